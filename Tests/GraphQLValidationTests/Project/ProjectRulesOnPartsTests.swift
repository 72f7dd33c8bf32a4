import GraphQLSyntax
import Source
import Testing

@testable import GraphQLValidation

/// The definitions that each project rule needs to find the diagnostics of a definition.
@Suite struct ProjectRulesOnPartsTests {
  private typealias Project = UnitProject

  private func fragments(_ project: Project) -> [(index: Int, name: Name)] {
    project.documents.definitions.indices.compactMap { index in
      if case .fragment(let fragment) = project.documents[index] { (index, fragment.name.name) } else { nil }
    }
  }

  private func operations(_ project: Project) -> [(index: Int, name: Name?)] {
    project.documents.definitions.indices.compactMap { index in
      if case .operation(let operation) = project.documents[index] { (index, operation.name?.name) } else { nil }
    }
  }

  private func merge(_ project: Project, _ rule: ValidationRule, _ parts: [[Int]]) -> [Diagnostic] {
    Validator.merge(parts.map { project.part($0, rules: [rule]).validateNames() })
  }

  @Test(arguments: UnitProject.random) func nameRulesNeedOnlyDefinitionsOfOneName(project: UnitProject) {
    let operations = Dictionary(grouping: operations(project).filter { $0.name != nil }, by: \.name)
    #expect(
      merge(project, .uniqueOperationNames, operations.values.map { $0.map(\.index) })
        == project.names(.uniqueOperationNames))
    let fragments = Dictionary(grouping: fragments(project), by: \.name)
    #expect(
      merge(project, .uniqueFragmentNames, fragments.values.map { $0.map(\.index) })
        == project.names(.uniqueFragmentNames))
  }

  /// A fragment is unused if no operation reaches the first fragment of its name.
  @Test(arguments: UnitProject.random) func unusedFragmentsAreFoundSeparately(project: UnitProject) {
    let used = Set(operations(project).flatMap { project.unit.graph.closure(of: $0.index) })
    let unused = fragments(project).filter { fragment in
      project.documents.fragment(named: fragment.name).map { !used.contains($0) } ?? false
    }
    #expect(merge(project, .noUnusedFragments, unused.map { [$0.index] }) == project.names(.noUnusedFragments))
  }

  /// Of several fragments with one name, only the first counts.
  @Test(arguments: UnitProject.random) func cyclesNeedOnlyTheirFragments(project: UnitProject) {
    let graph = project.unit.graph
    let firsts = fragments(project).filter { project.documents.fragment(named: $0.name) == $0.index }.map(\.index)
    let circular = Set(
      firsts.filter { index in graph.targets[index].contains { graph.closure(of: $0).contains(index) } })
    let reaching = firsts.filter { !circular.isDisjoint(with: graph.closure(of: $0)) }
    #expect(merge(project, .noFragmentCycles, [reaching]) == project.names(.noFragmentCycles))
    #expect(reaching.isEmpty == project.names(.noFragmentCycles).isEmpty)
    for index in firsts {
      #expect((graph.weights[index] == FragmentGraph.endlessWeight) == reaching.contains(index))
    }
  }

  /// An anonymous operation and any other one, in the same file or another.
  @Test(arguments: UnitProject.random) func anonymousOperationsNeedOneOtherOperation(project: UnitProject) {
    let operations = operations(project)
    let parts = operations.filter { $0.name == nil }.map { anonymous in
      [anonymous.index] + operations.map(\.index).filter { $0 != anonymous.index }.prefix(1)
    }
    #expect(merge(project, .loneAnonymousOperation, parts) == project.names(.loneAnonymousOperation))
  }

  @Test(arguments: UnitProject.random) func labelsNeedOnlyDefinitionsThatDeferOrStream(project: UnitProject) {
    let part = project.documents.definitions.indices.filter { project.unit.resolved[$0].defersOrStreams }
    #expect(merge(project, .deferStreamDirectiveLabel, [part]) == project.names(.deferStreamDirectiveLabel))
  }

  @Test(arguments: UnitProject.random) func fileRulesNeedOnlyTheirFile(project: UnitProject) {
    for rule in [ValidationRule.executableDefinitions, .knownDirectives] {
      let parts = project.trees.map { tree in
        UnitProject.unit(
          ExecutableDocuments(selecting: [(tree, [])]), project.schema, project.options([rule])
        ).validateNames()
      }
      #expect(Validator.merge(parts) == project.names(rule))
    }
  }

  @Test func randomProjectsCoverAllRules() {
    let rules: [ValidationRule] = ValidationUnit.projectChecks.map(\.0) + [.knownDirectives]
    for rule in rules { #expect(UnitProject.random.contains { !$0.names(rule).isEmpty }, "\(rule)") }
  }
}
