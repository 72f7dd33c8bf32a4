import Reporting
import Source
import Testing

@Suite struct SuppressionsTests {
  /// A text with comments, and the lines whose diagnostics they suppress.
  struct Row: CustomTestStringConvertible {
    var name: String
    var path = "a.swift"
    var text: String
    /// The lines, from 1, on which a diagnostic `output/stale` is suppressed.
    var silenced: [Int]

    var testDescription: String { name }
  }

  static let rows: [Row] = [
    Row(name: "at the end of the line", text: "x // mockd:ignore output/stale\ny", silenced: [1]),
    Row(name: "above", text: "  // mockd:ignore output/stale\nx\ny", silenced: [2]),
    Row(name: "above, stacked", text: "// mockd:ignore output/stale\n// why\n/// x\nx\n", silenced: [4]),
    Row(name: "above a comment at the end", text: "// mockd:ignore output/stale\nx // y\nz", silenced: [2]),
    Row(name: "several codes", text: "x // mockd:ignore graphql-syntax, output/stale\n", silenced: [1]),
    Row(name: "several by blanks", text: "x //mockd:ignore output/stale graphql-syntax\n", silenced: [1]),
    Row(name: "with a remark", text: "x // mockd:ignore output/stale -- output/missing\n", silenced: [1]),
    Row(name: "another code", text: "x // mockd:ignore output/missing\n", silenced: []),
    Row(name: "a longer word", text: "x // mockd:ignored output/stale\n", silenced: []),
    Row(name: "in a string", text: "x(\"// mockd:ignore output/stale\")\n", silenced: []),
    Row(name: "after a string", text: "x(\"http://\\\"\") // mockd:ignore output/stale\n", silenced: [1]),
    Row(name: "in a long string", text: "\"\"\"\n// mockd:ignore output/stale\nx\n\"\"\"\n", silenced: []),
    Row(name: "after a raw string", text: "#\"\\\"# // mockd:ignore output/stale\n", silenced: [1]),
    Row(name: "in a block comment", text: "/* /* */\n// mockd:ignore output/stale\nx */", silenced: []),
    Row(name: "CRLF", text: "a\r\n// mockd:ignore output/stale\r\nx\r\ny", silenced: [3]),
    Row(name: "GraphQL", path: "a.graphql", text: "# mockd:ignore output/stale\nx # mockd:ignore\n", silenced: [2]),
    Row(
      name: "GraphQL block string", path: "a.graphqls", text: "\"\"\" \\\"\"\" # mockd:ignore output/stale\n\"\"\"",
      silenced: []),
    Row(name: "no comments in JSON", path: "a.json", text: "// mockd:ignore output/stale\nx", silenced: []),
    Row(name: "at the end of the file", text: "// mockd:ignore output/stale", silenced: [2]),
  ]

  @Test(arguments: rows)
  func commentsSuppressLines(_ row: Row) {
    let suppressions = Suppressions(SourceFile(path: row.path, text: row.text))
    #expect((1...6).filter { suppressions.suppresses(.outputStale, line: $0 - 1) } == row.silenced)
  }

  @Test func unknownCodesAreReported() throws {
    let file = SourceFile(path: "a.swift", text: "x // mockd:ignore output/stael, output/stale\n// mockd:ignore\n")
    let suppressions = Suppressions(file)
    #expect(suppressions.suppresses(.outputStale, line: 0))
    #expect(suppressions.diagnostics.map(\.code) == [.ignoreUnknownCode, .ignoreUnknownCode])
    let first = try #require(suppressions.diagnostics.first)
    #expect(first.severity == .warning)
    #expect(first.location.range == TextRange(18, 30))
    #expect(first.message.hasSuffix("did you mean 'output/stale'?"))
  }

  /// A file with many unknown codes has a limited number of warnings, and its known codes count.
  @Test func manyUnknownCodesAreReportedTogether() throws {
    let codes = (0..<8_000).map { "outptu/stale\($0)" }.joined(separator: ",")
    let file = SourceFile(path: "a.graphql", text: "x # mockd:ignore \(codes),output/stale\n# mockd:ignore\n")
    let suppressions = Suppressions(file)
    #expect(suppressions.suppresses(.outputStale, line: 0))
    #expect(suppressions.diagnostics.count == 101)
    let last = try #require(suppressions.diagnostics.last)
    #expect(last.message.hasPrefix("7901 more comments or codes without effect from here on"))
    #expect(suppressions.diagnostics == suppressions.diagnostics.sorted())
  }

  @Test func suppressedDiagnosticsAreRemoved() {
    let file = SourceFile(path: "a.graphql", text: "x\n# mockd:ignore graphql-syntax\ny\n")
    let on = Diagnostic(.graphqlSyntax, .error, "m", at: Location("a.graphql", TextRange(32, 33)))
    let other = Diagnostic(.graphqlSyntax, .error, "m", at: Location("a.graphql", TextRange(0, 1)))
    let elsewhere = Diagnostic(.graphqlSyntax, .error, "m", at: Location("b.graphql", TextRange(32, 33)))
    let kept = [on, other, elsewhere].removingSuppressed { $0 == "a.graphql" ? file : nil }
    #expect(kept == [other, elsewhere])
  }
}
