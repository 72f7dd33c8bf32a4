import Incremental
import Source
import SwiftEmission

/// The file with the sample of a response to an operation; nil for one that is gone, and for other definitions.
///
/// It depends on what the definition's models depend on and on what values there can be of the types in it.
enum RenderedStub: BatchQuery {
  typealias Key = DefinitionID
  typealias Value = EmittedFile?

  struct Work: Sendable {
    var definition: DefinitionWork
    var options: StubOptions?
    var changesCache: Bool
  }

  static var missing: EmittedFile? { nil }

  static func gather(_ key: DefinitionID, _ reader: Reader) -> Work {
    let definition = DefinitionWork(modelsOf: key, reader)
    for member in definition.members { _ = reader.value(ExampleUses.self, member.id) }
    return Work(
      definition: definition, options: reader.value(StubSettings.self, Single()),
      changesCache: reader.value(ChangesCache.self, key))
  }

  static func perform(_ work: [Work]) -> [EmittedFile?] {
    work.concurrentMap { range in range.map { work[$0].rendered } }
  }
}

extension RenderedStub.Work {
  fileprivate var rendered: EmittedFile? {
    guard let options, let source = DefinitionSource(definition, changesCache: changesCache) else { return nil }
    return renderStub(source, schema: definition.schema.schema, options: options)
  }
}
