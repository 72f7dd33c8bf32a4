import Configuration
import Incremental
import ModelIR
import Parallelism
import Source
import SwiftEmission

/// An output of a definition.
struct DefinitionOutputID: WordHashable, Sendable {
  var kind: DefinitionOutputKind
  var definition: DefinitionID

  /// The few outputs of one definition share it.
  var hashWord: UInt { definition.hashWord }
}

/// An output of a module.
struct ModuleOutput: WordHashable, Sendable {
  var kind: DefinitionOutputKind
  var module: ModuleID

  /// The placeholders of the types of the schema.
  static let placeholdersOfTypes = ModuleOutput(kind: .placeholders, module: .root)

  /// The few outputs of a module share it.
  var hashWord: UInt { module.hashWord }
}

/// The renderer with the options of a module's output; nil if it isn't requested.
enum OutputRenderer: Query {
  /// The renderer of an output, comparable by its options.
  struct Options: Equatable, Sendable {
    let renderer: any DefinitionRenderer

    static func == (a: Options, b: Options) -> Bool { AnyHashable(a.renderer) == AnyHashable(b.renderer) }
  }

  static func compute(_ key: ModuleOutput, _ reader: Reader) -> Options? {
    key.kind.renderer.make(reader.value(ModuleSettings.self, key.module)).map { Options(renderer: $0) }
  }
}

/// The folder of a module's output; nil if it isn't requested.
enum FolderOfOutput: Query {
  static func compute(_ key: ModuleOutput, _ reader: Reader) -> String? {
    reader.value(ModuleSettings.self, key.module).outputs.settings(of: key.kind)?.path
  }
}

extension Reader {
  /// The options for printing placeholders of types of the schema; nil if they aren't requested.
  var placeholderOptions: PlaceholderOptions? {
    value(OutputRenderer.self, .placeholdersOfTypes)?.renderer as? PlaceholderOptions
  }
}

/// The file of an output for a definition; nil if the definition no longer exists or has none.
///
/// It depends on the inputs of the definition's models, and on the possible values of the types in it.
enum RenderedOutput: BatchQuery {
  typealias Key = DefinitionOutputID
  typealias Value = EmittedFile?

  struct Work: Sendable {
    fileprivate let kind: DefinitionOutputKind
    fileprivate let renderer: (any DefinitionRenderer)?
    fileprivate let definition: DefinitionWork
    fileprivate let changesCache: Bool
  }

  static var missing: EmittedFile? { nil }

  static func gather(_ key: DefinitionOutputID, _ reader: Reader) -> Work {
    var definition = DefinitionWork(modelsOf: key.definition, reader)
    if key.kind == .placeholders {
      let members = definition.members.map(\.id)
      definition.modules += reader.modulesWithPlaceholders(for: members, by: reader.module(of: key.definition))
    }
    for member in definition.members { reader.depend(on: ExampleUses.self, member.id) }
    let output = ModuleOutput(kind: key.kind, module: reader.module(of: key.definition))
    return Work(
      kind: key.kind, renderer: reader.value(OutputRenderer.self, output)?.renderer, definition: definition,
      changesCache: reader.value(ChangesCache.self, key.definition))
  }

  static func perform(_ work: [Work]) -> [EmittedFile?] {
    let caches = StatePool { FragmentSelectionCache() }
    return work.concurrentMap(counting: work.first?.kind.renderer.step) { range in
      caches.use { cache in range.map { work[$0].rendered(cache) } }
    }
  }
}

extension RenderedOutput.Work {
  fileprivate func rendered(_ cache: FragmentSelectionCache) -> EmittedFile? {
    guard let renderer, let source = DefinitionSource(definition, changesCache: changesCache, cache: cache) else {
      return nil
    }
    return renderer.render(source, schema: definition.schema.schema)
  }

  /// The problems of the file, without its text.
  func problems() -> [EmissionProblem] {
    guard let renderer, let source = DefinitionSource(definition, changesCache: changesCache) else { return [] }
    return renderer.problems(source, schema: definition.schema.schema)
  }
}
