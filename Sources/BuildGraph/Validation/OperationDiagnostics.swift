import GraphQLValidation
import Incremental
import Source

/// The diagnostics of all parsed operations and fragments. They are read only if the schema has no errors, since a
/// broken schema causes misleading ones.
enum OperationDiagnostics: DiagnosticRelation {
  /// The definitions or rules that diagnostics come from.
  enum Source: WordHashable, Sendable {
    /// The definitions of a file.
    case file(Name)
    /// The rules of a scope with one query for the project.
    case project(ProjectRuleScope)

    var hashWord: UInt {
      switch self {
      case .file(let name): name.identity
      case .project(let scope): scope.rawValue
      }
    }
  }

  /// The sources of rules that concern all files.
  static let sourcesOfProject: [Source] = ProjectRuleScope.allCases.compactMap { scope in
    if case .project = ProjectRuleDiagnostics(scope) { .project(scope) } else { nil }
  }

  static func sources(_ reader: Reader) -> [Source] { reader.operationFiles.map { .file($0) } + sourcesOfProject }

  static func pairs(of source: Source, _ reader: Reader) -> [RelationPair<DiagnosticEntry, Diagnostic>] {
    var found: [Diagnostic] = []
    forEachCheck(of: source, reader) { found += $1 }
    return pairs(found)
  }

  /// Passes on the diagnostics of each check that finds some, with the definitions that the check is about. Checks of
  /// type system definitions are about none.
  static func forEachCheck(
    of source: Source, _ reader: Reader, _ body: (_ definitions: [DefinitionID], _ diagnostics: [Diagnostic]) -> Void
  ) {
    switch source {
    case .file(let name): forEachCheck(inFile: name, reader, body)
    case .project(let scope):
      guard case .project(let find) = ProjectRuleDiagnostics(scope) else { return }
      for diagnostic in find(reader) {
        body(reader.definition(at: diagnostic.location).map { [$0] } ?? [], [diagnostic])
      }
    }
  }

  private static func forEachCheck(
    inFile file: Name, _ reader: Reader, _ body: ([DefinitionID], [Diagnostic]) -> Void
  ) {
    let rules = ProjectRuleScope.allCases.map { ProjectRuleDiagnostics($0) }
    var names: Set<DefinitionName> = []
    let hasModules = 1 < reader.modules.count
    let outlines = reader.value(FileOutline.self, file)
    for outline in outlines {
      let id = outline.id
      var found = reader.value(DefinitionDiagnostics.self, id)
      if hasModules { found += reader.value(FragmentVisibilityDiagnostics.self, id) }
      var ofName: [Diagnostic] = []
      let isFirstOfName = names.insert(id.definitionName).inserted
      for rule in rules {
        switch rule {
        case .name(let find): if isFirstOfName { ofName += find(id.definitionName, reader) }
        case .definition(let find): found += find(id, reader)
        case .project, .file: break
        }
      }
      if !found.isEmpty { body([id], found) }
      if !ofName.isEmpty { body(outlines.map(\.id).filter { $0.definitionName == id.definitionName }, ofName) }
    }
    for case .file(let find) in rules {
      let found = find(file, reader)
      if !found.isEmpty { body([], found) }
    }
  }

  static func prepare(_ sources: [Source], _ reader: Reader) {
    let ids = definitions(of: sources, reader)
    reader.sharingBatches {
      // The dependencies of `DefinitionDiagnostics`.
      if reader.keepsDependencies { reader.prepare(DefinitionUses.self, members(of: ids, reader)) }
      reader.prepare(DefinitionDiagnostics.self, ids)
    }
  }

  /// Does a step in which the definitions of some sources are resolved together.
  ///
  /// Files share fragments. In separate batches, each batch would resolve the shared fragments again.
  static func withBatch<Result>(of sources: [Source], _ reader: Reader, _ step: () -> Result) -> Result {
    let ids = definitions(of: sources, reader)
    guard let first = ids.first else { return step() }
    return reader.sharingBatches(of: [DefinitionWork(first, members: members(of: ids, reader), reader)], step)
  }

  private static func definitions(of sources: [Source], _ reader: Reader) -> [DefinitionID] {
    let files = sources.compactMap { if case .file(let name) = $0 { name } else { nil } }
    reader.prepare(DefinitionsByName.self)
    reader.prepare(SpreadGraph.self)
    return files.flatMap { reader.value(FileOutline.self, $0).map(\.id) }
  }

  /// Returns definitions with the fragments that they reach, each once.
  private static func members(of ids: [DefinitionID], _ reader: Reader) -> [DefinitionID] {
    var known: Set<DefinitionID> = []
    return ids.flatMap { reader.value(FragmentClosure.self, $0).filter { known.insert($0).inserted } }
  }
}
