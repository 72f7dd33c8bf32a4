import BuildGraph
import Configuration
import Source
import Testing

/// Files that exceed the parser's limits are reported.
@Suite struct ParserLimitTests {
  @Test func aFileBeyondTheParserLimitHasAHint() {
    var settings = Project()
    settings.outputs.testMocks = TestMocksOutput()
    let graph = ProjectGraph()
    graph.set(settings: settings)
    let path = "Tests/OtterTests.swift"
    graph.set(schemaFiles: ["schema.graphqls"], operationFiles: ["otter.graphql"], testFiles: [path], codeFiles: [])
    graph.set(
      "schema.graphqls",
      to: SourceFile(path: "schema.graphqls", text: "type Query { otter: Otter } type Otter { toy: String! }"))
    graph.set("otter.graphql", to: SourceFile(path: "otter.graphql", text: "query Otter { otter { toy } }"))
    let diagnostics = { (count: Int, open: String, close: String) in
      let nested = String(repeating: open, count: count) + "a" + String(repeating: close, count: count)
      graph.set(path, to: SourceFile(path: path, text: "let mocks = \(nested)  // Mock"))
      return graph.testDiagnostics(after: graph.update().plan)
    }
    #expect(diagnostics(10, "[", "]") == [])
    #expect(diagnostics(11, "[", "]").map(\.code) == [.testsNotExamined])
    #expect(diagnostics(11, "[", "]").map(\.severity) == [.hint])
    #expect(diagnostics(9, "[", "]") == [])
    // Without brackets, the tokens of a declaration count that nothing finishes.
    #expect(diagnostics(400, "if ", "") == [])
    #expect(diagnostics(500, "if ", "").map(\.code) == [.testsNotExamined])
    #expect(diagnostics(2_000, "a()\n", "") == [])
    // Each use of a name compares all functions of the name.
    #expect(diagnostics(1, "b\n" + String(repeating: "func f() { f() }\n", count: 40), "") == [])
    let repeated = String(repeating: "func f() { f() }\n", count: 401)
    #expect(diagnostics(1, "b\n" + repeated, "").map(\.code) == [.testsNotExamined])
  }
}
