import GraphQLSchema
import Incremental
import MockIR
import ModelIR
import Source
import SwiftEmission

/// The input for rendering example values of a definition's models. `Options` control the printing.
struct ExampleWork<Options: Sendable>: Sendable {
  private let definition: DefinitionWork
  private let options: Options?
  private let changesCache: Bool

  /// Reads the dependencies of the definition's models, and the possible values of the types in it.
  ///
  /// - Parameter options: nil if there is no such output.
  init(_ key: DefinitionID, options: Options?, _ reader: Reader) {
    definition = DefinitionWork(modelsOf: key, reader)
    for member in definition.members { reader.depend(on: ExampleUses.self, member.id) }
    self.options = options
    changesCache = reader.value(ChangesCache.self, key)
  }

  /// Renders the file. Returns nil if the definition no longer exists.
  func rendered(
    _ cache: FragmentSelectionCache, _ render: (DefinitionSource, Schema, Options) -> EmittedFile?
  ) -> EmittedFile? {
    guard let options, let source = DefinitionSource(definition, changesCache: changesCache, cache: cache) else {
      return nil
    }
    return render(source, definition.schema.schema, options)
  }

  /// The problems of the file, without its text.
  func problems(_ find: (DefinitionSource, Schema, Options) -> [EmissionProblem]) -> [EmissionProblem] {
    guard let options, let source = DefinitionSource(definition, changesCache: changesCache) else { return [] }
    return find(source, definition.schema.schema, options)
  }
}

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
