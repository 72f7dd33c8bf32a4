import GraphQLValidation
import Incremental
import Source

/// The diagnostics of all parsed operations and fragments. They are read only if the schema has no errors, since a
/// broken schema causes misleading ones.
enum OperationDiagnostics: DiagnosticRelation {
  /// The definitions or rules that diagnostics come from.
  enum Source: WordHashable, Sendable, CustomStringConvertible {
    /// The definitions of a file or a part, and the rules for whole files.
    case group(DefinitionGroup)
    /// The rules of a scope with one query for the project.
    case project(ProjectRuleScope)

    var hashWord: UInt {
      switch self {
      case .group(let group): group.hashWord
      case .project(let scope): scope.rawValue
      }
    }

    var description: String {
      switch self {
      case .group(let group): group.description
      case .project(let scope): "\(scope)"
      }
    }
  }

  /// The sources of rules that concern all files.
  static let sourcesOfProject: [Source] = ProjectRuleScope.allCases.compactMap { scope in
    if case .project = ProjectRuleDiagnostics(scope) { .project(scope) } else { nil }
  }

  static func sources(_ reader: Reader) -> [Source] {
    reader.definitionGroups.map { .group($0) } + sourcesOfProject
  }

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
    case .group(let group): forEachCheck(in: group, reader, body)
    case .project(let scope):
      guard case .project(let find) = ProjectRuleDiagnostics(scope) else { return }
      for diagnostic in find(reader) {
        body(reader.definition(at: diagnostic.location).map { [$0] } ?? [], [diagnostic])
      }
    }
  }

  private static func forEachCheck(
    in group: DefinitionGroup, _ reader: Reader, _ body: ([DefinitionID], [Diagnostic]) -> Void
  ) {
    let rules = ProjectRuleScope.allCases.map { ProjectRuleDiagnostics($0) }
    let hasModules = 1 < reader.modules.count
    for definition in reader.definitions(of: group) {
      let id = definition.id
      var found = reader.value(DefinitionDiagnostics.self, id)
      if hasModules { found += reader.value(FragmentVisibilityDiagnostics.self, id) }
      var ofName: [Diagnostic] = []
      for rule in rules {
        switch rule {
        // The first definition of a name in a file states the diagnostics of the name.
        case .name(let find): if id.occurrence == 0 { ofName += find(id.definitionName, reader) }
        case .definition(let find): found += find(id, reader)
        case .project, .file: break
        }
      }
      if !found.isEmpty { body([id], found) }
      if !ofName.isEmpty {
        let ids = reader.items(of: DefinitionsByName.self, .name(id.definitionName))
        body(ids.filter { $0.file == id.file }, ofName)
      }
    }
    guard case .file(let file) = group else { return }
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
    let groups = sources.compactMap { if case .group(let group) = $0 { group } else { nil } }
    reader.prepare(DefinitionsByName.self)
    reader.prepare(SpreadGraph.self)
    return groups.flatMap { reader.definitions(of: $0).map(\.id) }
  }

  /// Returns definitions with the fragments that they reach, each once.
  private static func members(of ids: [DefinitionID], _ reader: Reader) -> [DefinitionID] {
    var known: Set<DefinitionID> = []
    return ids.flatMap { reader.value(FragmentClosure.self, $0).filter { known.insert($0).inserted } }
  }
}
