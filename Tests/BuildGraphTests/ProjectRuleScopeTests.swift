import BuildGraph
import Configuration
import GraphQLValidation
import Source
import Testing

/// A build runs the project rules of every scope.
@Suite struct ProjectRuleScopeTests {
  private static let schema = SourceFile(path: "schema.graphqls", text: "type Query { a: Int, b: Query }")

  /// Returns files of operations that violate all rules of a scope.
  private static func violations(_ scope: ProjectRuleScope) -> [String] {
    switch scope {
    case .operationsOfName: ["query A { a }", "query A { a }"]
    case .fragmentsOfName: ["query A { ...F } fragment F on Query { a }", "fragment F on Query { a }"]
    case .anonymousOperations: ["{ a }", "query A { a }"]
    case .unusedFragment: ["query A { a }", "fragment F on Query { a }"]
    case .fragmentCycles: ["query A { ...F } fragment F on Query { b { ...G } }", "fragment G on Query { ...F }"]
    case .deferringDefinitions:
      ["query A { ... @defer(label: \"l\") { a } }", "query B { ... @defer(label: \"l\") { a } }"]
    case .typeSystemOfFile: ["type T @gone { a: Int }"]
    }
  }

  @Test(arguments: ProjectRuleScope.allCases) func buildsRunTheRulesOfAllScopes(scope: ProjectRuleScope) {
    let rules = ValidationUnit.projectChecks.filter { $0.scope == scope }.map(\.rule)
    var project = Project()
    for rule in rules { project.diagnostics["graphql/" + rule.rawValue] = .warning }
    let operations = Self.violations(scope).enumerated().map { SourceFile(path: "\($0).graphql", text: $1) }
    let build = ProjectBuilder.build(project, sources: ProjectSources(schema: [Self.schema], operations: operations))
    for rule in rules {
      #expect(build.diagnostics.contains { $0.code.rawValue == "graphql/" + rule.rawValue }, "\(rule)")
    }
  }
}
