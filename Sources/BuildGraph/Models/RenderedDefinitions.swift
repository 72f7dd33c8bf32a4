import GraphQLSyntax
import Incremental
import ModelIR
import Parallelism
import Source
import SwiftEmission

/// The file with the models of an operation or fragment.
struct RenderedDefinitionFile: Hashable, Sendable {
  var file: EmittedFile
  var kind: DefinitionFileKind
}

/// The file with the models of a definition; nil if the definition no longer exists.
///
/// It depends on the tokens of the definition and of the fragments that it reaches, and on the schema elements that
/// these use.
enum RenderedDefinition: BatchQuery {
  typealias Key = DefinitionID
  typealias Value = RenderedDefinitionFile?

  struct Work: Sendable {
    var definition: DefinitionWork
    var module: ModuleID
    var options: ModelOptions
    var changesCache: Bool
  }

  static var missing: RenderedDefinitionFile? { nil }

  static func gather(_ key: DefinitionID, _ reader: Reader) -> Work {
    let module = reader.module(of: key)
    return Work(
      definition: DefinitionWork(modelsOf: key, reader), module: module,
      options: reader.value(ModelSettings.self, module), changesCache: reader.value(ChangesCache.self, key))
  }

  static func perform(_ work: [Work]) -> [RenderedDefinitionFile?] {
    let states = StatePool { RenderingState() }
    return work.concurrentMap(counting: "rendering models") { range in
      states.use { state in range.map { work[$0].rendered(state.fragments, state.texts(of: work[$0])) } }
    }
  }
}

/// The state that definitions share if they are rendered on one core.
private final class RenderingState {
  let fragments = FragmentSelectionCache()
  private var texts: [ModuleID: FieldTexts] = [:]

  /// The texts of fields in a module.
  func texts(of work: RenderedDefinition.Work) -> FieldTexts {
    if let known = texts[work.module] { return known }
    let new = FieldTexts(work.options)
    texts[work.module] = new
    return new
  }
}

extension RenderedDefinition.Work {
  fileprivate func rendered(_ cache: FragmentSelectionCache, _ texts: FieldTexts) -> RenderedDefinitionFile? {
    guard let source = DefinitionSource(definition, changesCache: changesCache, cache: cache, texts: texts),
      let kind = source.fileKind
    else { return nil }
    return renderDefinition(source, schema: definition.schema.schema, options: options)
      .map { RenderedDefinitionFile(file: $0, kind: kind) }
  }

  /// The problems of the file, without its text.
  func problems() -> [EmissionProblem] {
    guard let source = DefinitionSource(definition, changesCache: changesCache) else { return [] }
    return definitionProblems(source, schema: definition.schema.schema, options: options)
  }
}

extension DefinitionWork {
  /// The input of the models of a definition. The reader records the parts that they depend on.
  init(modelsOf key: DefinitionID, _ reader: Reader) {
    let closure = reader.closure(of: key)
    for member in closure { reader.depend(on: ModelState.self, member) }
    self.init(key, members: closure, reader)
    modules = reader.importedModules(closure, by: reader.module(of: key))
  }
}

extension DefinitionSource {
  /// Creates the input of a definition with the fragments that it reaches. Returns nil if it no longer exists.
  init?(
    _ work: DefinitionWork, changesCache: Bool, cache: FragmentSelectionCache = FragmentSelectionCache(),
    texts: FieldTexts? = nil
  ) {
    guard let own = work.members.first, let (target, document) = own.located else { return nil }
    var fragments: [Name: DefinitionWork.Member] = [:]
    for member in work.members where member.id.kind == .fragment {
      fragments[member.id.name] = fragments[member.id.name] ?? member
    }
    self.init(
      target, of: document, isLocalCacheMutation: changesCache, modules: work.modules, cache: cache, texts: texts,
      fragments: { fragments[$0]?.located })
  }
}

extension DefinitionWork.Member {
  /// The definition with its document; nil if it no longer exists.
  fileprivate var located: (definition: Definition, document: Document)? {
    source.index(of: id).map { (source.document.definitions[$0], source.document) }
  }
}
