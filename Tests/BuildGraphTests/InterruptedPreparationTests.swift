import Configuration
import Source
import Testing

@testable import BuildGraph

/// Work that was interrupted between chunks, at any point, leads to the same diagnostics.
struct InterruptedPreparationTests {
  /// More files than are resolved together.
  private static let count = 600
  private static let paths = (0..<count).map { "\($0).graphql" }

  private static func graph(_ schema: String) -> ProjectGraph {
    let graph = ProjectGraph()
    var project = Project()
    project.outputs.testMocks = TestMocksOutput()
    graph.set(settings: project)
    graph.set(schemaFiles: ["schema.graphqls"], operationFiles: ["shared.graphql"] + paths)
    set(schema, in: graph)
    graph.set("shared.graphql", to: SourceFile(path: "shared.graphql", text: "fragment Shared on Query { a }"))
    for (index, path) in paths.enumerated() {
      graph.set(path, to: SourceFile(path: path, text: "query Q\(index) { ...Shared \(index % 2 == 0 ? "a" : "b") }"))
    }
    return graph
  }

  private static func set(_ schema: String, in graph: ProjectGraph) {
    graph.set("schema.graphqls", to: SourceFile(path: "schema.graphqls", text: schema))
  }

  private static func diagnostics(_ graph: ProjectGraph) -> [Diagnostic] {
    _ = graph.update()
    return (["shared.graphql"] + paths).flatMap { graph.diagnostics(in: $0) }
  }

  @Test func anEditAfterAnInterruptionGivesTheDiagnosticsOfACleanBuild() {
    let (good, bad) = ("type Query { a: Int b: Int }", "type Query { aa: Int b: Int }")
    let clean = Self.graph(bad)
    let expected = Self.diagnostics(clean)
    #expect(Self.count / 2 < expected.count)
    for limit in [0, 1, 2, 3, 5, 8, 13, 21, 1000] {
      let graph = Self.graph(good)
      var polls = 0
      let isComplete = graph.prepare {
        polls += 1
        return limit < polls
      }
      #expect(isComplete == (polls <= limit))
      Self.set(bad, in: graph)
      polls = 0
      _ = graph.prepare {
        polls += 1
        return limit < polls
      }
      #expect(Self.diagnostics(graph) == expected, "interrupted after \(limit) chunks")
    }
  }

  @Test func messagesAfterEachChunkDoNotStopProgress() {
    let graph = Self.graph("type Query { a: Int b: Int }")
    var hasRun = false
    graph.observe { _ in hasRun = true }
    var calls = 0
    var isComplete = false
    while !isComplete, calls < 200 {
      calls += 1
      hasRun = false
      isComplete = graph.prepare { hasRun }
    }
    #expect(isComplete && 1 < calls)
    #expect(Self.diagnostics(graph) == [])
  }
}
