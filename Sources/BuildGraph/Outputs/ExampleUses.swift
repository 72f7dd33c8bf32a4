import Incremental
import MockIR
import Source

/// One fingerprint of the possible values of all types that a definition names or reaches.
enum ExampleUses: Query {
  static func compute(_ key: DefinitionID, _ reader: Reader) -> Fingerprint {
    var builder = FingerprintBuilder()
    for type in reader.value(Contributions.self, key).types {
      let fingerprint = reader.items(of: ModelElements.self, .examples(of: type)).first { _ in true }
      builder.add(fingerprint?.low ?? 0)
      builder.add(fingerprint?.high ?? 1)
    }
    return builder.fingerprint
  }
}
