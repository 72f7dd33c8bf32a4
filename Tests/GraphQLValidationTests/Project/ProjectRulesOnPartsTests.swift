import GraphQLSyntax
import Source
import Testing

@testable import GraphQLValidation

/// Project rules find the same diagnostics in the groups of their scope as in the whole project.
@Suite struct ProjectRulesOnPartsTests {
  @Test(arguments: UnitProject.random) func projectRulesNeedOnlyTheirScope(project: UnitProject) {
    for rule in ValidationUnit.projectChecks {
      let parts = groups(rule.scope, project, rule.rule).map { $0.validateProject(rule.scope) }
      #expect(Validator.merge(parts) == project.names(rule.rule), "\(rule.rule)")
    }
  }

  private func groups(_ scope: ProjectRuleScope, _ project: UnitProject, _ rule: ValidationRule) -> [ValidationUnit] {
    let operations = project.documents.definitions.indices.compactMap { index -> (index: Int, name: Name?)? in
      if case .operation(let operation) = project.documents[index] { (index, operation.name?.name) } else { nil }
    }
    let fragments = fragments(project)
    let groups: [[Int]] =
      switch scope {
      case .operationsOfName:
        Dictionary(grouping: operations.filter { $0.name != nil }, by: \.name).values.map { $0.map(\.index) }
      case .fragmentsOfName: Dictionary(grouping: fragments, by: \.name).values.map { $0.map(\.index) }
      case .anonymousOperations:
        operations.filter { $0.name == nil }.map { anonymous in
          [anonymous.index] + operations.map(\.index).filter { $0 != anonymous.index }.prefix(1)
        }
      case .unusedFragment: unusedFragments(project, operations.map(\.index)).map { [$0] }
      case .fragmentCycles: [fragmentsReachingCycle(project)]
      case .deferringDefinitions:
        [project.documents.definitions.indices.filter { project.unit.resolved[$0].defersOrStreams }]
      case .typeSystemOfFile: []
      }
    guard scope == .typeSystemOfFile else { return groups.map { project.part($0, rules: [rule]) } }
    return project.trees.map { tree in
      UnitProject.unit(ExecutableDocuments(selecting: [(tree, [])]), project.schema, project.options([rule]))
    }
  }

  private func fragments(_ project: UnitProject) -> [(index: Int, name: Name)] {
    project.documents.definitions.indices.compactMap { index in
      if case .fragment(let fragment) = project.documents[index] { (index, fragment.name.name) } else { nil }
    }
  }

  /// A fragment is unused if no operation reaches the first fragment of its name.
  private func unusedFragments(_ project: UnitProject, _ operations: [Int]) -> [Int] {
    let used = Set(operations.flatMap { project.unit.graph.closure(of: $0) })
    return fragments(project).filter { fragment in
      project.documents.fragment(named: fragment.name).map { !used.contains($0) } ?? false
    }.map(\.index)
  }

  /// Of several fragments with one name, only the first counts.
  private func firsts(_ project: UnitProject) -> [Int] {
    fragments(project).filter { project.documents.fragment(named: $0.name) == $0.index }.map(\.index)
  }

  private func fragmentsReachingCycle(_ project: UnitProject) -> [Int] {
    let graph = project.unit.graph
    let firsts = firsts(project)
    let circular = Set(
      firsts.filter { index in graph.targets[index].contains { graph.closure(of: $0).contains(index) } })
    return firsts.filter { !circular.isDisjoint(with: graph.closure(of: $0)) }
  }

  @Test(arguments: UnitProject.random) func fragmentsThatReachCyclesHaveEndlessWeight(project: UnitProject) {
    let reaching = fragmentsReachingCycle(project)
    #expect(reaching.isEmpty == project.names(.noFragmentCycles).isEmpty)
    for index in firsts(project) {
      #expect((project.unit.graph.weights[index] == FragmentGraph.endlessWeight) == reaching.contains(index))
    }
  }

  @Test func randomProjectsCoverAllRules() {
    for rule in ValidationUnit.projectChecks.map(\.rule) {
      #expect(UnitProject.random.contains { !$0.names(rule).isEmpty }, "\(rule)")
    }
  }
}
