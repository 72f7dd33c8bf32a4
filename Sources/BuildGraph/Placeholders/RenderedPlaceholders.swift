import Incremental
import MockIR
import Source
import SwiftEmission

/// The file with the placeholders of an operation or fragment; nil for one that is gone, or that has none.
///
/// It depends on what the definition's models depend on and on which objects there are for abstract types.
enum RenderedPlaceholders: BatchQuery {
  typealias Key = DefinitionID
  typealias Value = EmittedFile?

  struct Work: Sendable {
    var definition: DefinitionWork
    var options: PlaceholderOptions?
    var changesCache: Bool
  }

  static var missing: EmittedFile? { nil }

  static func gather(_ key: DefinitionID, _ reader: Reader) -> Work {
    let definition = DefinitionWork(modelsOf: key, reader)
    for member in definition.members { _ = reader.value(ExampleUses.self, member.id) }
    return Work(
      definition: definition, options: reader.value(PlaceholderSettings.self, Single()),
      changesCache: reader.value(ChangesCache.self, key))
  }

  static func perform(_ work: [Work]) -> [EmittedFile?] {
    work.concurrentMap { range in range.map { work[$0].rendered } }
  }
}

extension RenderedPlaceholders.Work {
  fileprivate var rendered: EmittedFile? {
    guard let options, let source = DefinitionSource(definition, changesCache: changesCache) else { return nil }
    return renderPlaceholders(source, schema: definition.schema.schema, options: options)
  }
}

/// What values there can be of the types that a definition names or reaches, as one number.
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
