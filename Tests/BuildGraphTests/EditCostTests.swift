import BuildGraph
import Configuration
import Incremental
import Source
import Testing

/// An edit costs the same, however many diagnostics other files have.
struct EditCostTests {
  private static let edited = "ops/Edited.graphql"
  private static let text = "query Edited { new }"

  private static let edits: [(name: String, text: String)] = [
    ("a comment", "# A comment.\nquery Edited { new }"), ("a warning", "query Edited { new old }"),
    ("an error", "query Edited { missing }"), ("a syntax error", "query Edited { new"),
    ("an unused fragment", "query Edited { new } fragment F on Query { new }"),
  ]

  /// Each file has ten warnings.
  private static func graph(otherFiles count: Int) -> ProjectGraph {
    let graph = ProjectGraph()
    var project = Project()
    project.namespace = "API"
    project.outputs.testMocks = TestMocksOutput()
    project.diagnostics = [
      DiagnosticCode.noDeprecated.rawValue: .warning, DiagnosticCode.noUnusedFragments.rawValue: .warning,
    ]
    graph.set(settings: project)
    let others = (0..<count).map { "ops/Other\($0).graphql" }
    graph.set(schemaFiles: ["schema.graphqls"], operationFiles: others + [edited])
    graph.set(
      "schema.graphqls",
      to: SourceFile(path: "schema.graphqls", text: "type Query { new: Int old: Int @deprecated }"))
    for (index, path) in others.enumerated() {
      let uses = (0..<10).map { "a\($0): old" }.joined(separator: " ")
      graph.set(path, to: SourceFile(path: path, text: "query Other\(index) { \(uses) }"))
    }
    graph.set(edited, to: SourceFile(path: edited, text: text))
    return graph
  }

  private struct Result: Equatable {
    var changedFiles: Set<String>
    var queries: [String]
  }

  /// Makes each edit and reverts it. Returns the changed files and the queries that ran.
  private static func results(_ graph: ProjectGraph) -> [Result] {
    var queries: [String] = []
    graph.observe { queries.append("\($0.query) \($0.key) \($0.outcome)") }
    defer { graph.observe(nil) }
    return edits.flatMap { edit in
      [edit.text, text].map { text in
        queries = []
        graph.set(edited, to: SourceFile(path: edited, text: text))
        let changedFiles = graph.update().changedFiles
        return Result(changedFiles: changedFiles, queries: queries.sorted())
      }
    }
  }

  @Test func editCostIsIndependentOfOtherFiles() {
    let (few, many) = (Self.graph(otherFiles: 1), Self.graph(otherFiles: 500))
    #expect(few.update().diagnostics.count == 10 && many.update().diagnostics.count == 5_000)
    let (expected, results) = (Self.results(few), Self.results(many))
    #expect(results == expected)
    #expect(results.first?.changedFiles == [])
    #expect(results.dropFirst(2).allSatisfy { $0.changedFiles == [Self.edited] })
    #expect(many.update().diagnostics.count == 5_000)
  }
}
