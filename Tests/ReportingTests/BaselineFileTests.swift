import Reporting
import Source
import Testing

@Suite struct BaselineFileTests {
  private static let file = SourceFile(path: "é.graphql", text: "a \"\\ \u{1}\nb\n")

  private static let diagnostics = [
    Diagnostic(.graphqlSyntax, .error, "odd \u{0} \"m\"", at: Location("é.graphql", TextRange(0, 1))),
    Diagnostic(.graphqlSyntax, .error, "m", at: Location("é.graphql", TextRange(8, 9))),
    Diagnostic(.graphqlSyntax, .error, "m", at: Location("é.graphql", TextRange(8, 8))),
    Diagnostic(.outputMissing, .error, "m", at: Location("none", TextRange(at: 0))),
  ]

  @Test func writtenBaselinesAreReadBack() {
    let baseline = Baseline(accepting: Self.diagnostics) { $0 == "é.graphql" ? Self.file : nil }
    let (read, diagnostics) = Baseline.read(SourceFile(path: "baseline.json", text: baseline.text))
    #expect(diagnostics == [])
    #expect(read == baseline)
    #expect(read.text == baseline.text)
  }

  @Test func baselinesHaveOneSortedLinePerDiagnostic() {
    let diagnostics = Self.diagnostics.suffix(3)
    let expected = """
      {
        "version": 1,
        "findings": [
          { "file": "none", "code": "output/missing", "message": "m", "line": "", "count": 1 },
          { "file": "é.graphql", "code": "graphql-syntax", "message": "m", "line": "b", "count": 2 }
        ]
      }

      """
    for order in [Array(diagnostics), diagnostics.reversed()] {
      #expect(Baseline(accepting: order) { $0 == "é.graphql" ? Self.file : nil }.text == expected)
    }
    #expect(Baseline(accepting: []) { _ in nil }.text == "{\n  \"version\": 1,\n  \"findings\": []\n}\n")
  }

  @Test(arguments: [
    "", "x", "[]", "1", "{}", "{\"version\": 2, \"findings\": []}", "{\"version\": 1}",
    "{\"version\": 1, \"findings\": 3}",
    "{\"version\": 1, \"findings\": [1]}", "{\"version\": 1, \"findings\": [{\"file\": \"a\"}]}",
    "{\"version\": 1, \"findings\": [{\"file\":\"a\",\"code\":\"b\",\"message\":\"m\",\"line\":\"\",\"count\":0}]}",
    "{\"version\": 1, \"findings\": [", "\u{0}",
  ])
  func invalidBaselinesAreReported(text: String) {
    let (baseline, diagnostics) = Baseline.read(SourceFile(path: "b.json", text: text))
    #expect(baseline.count == 0)
    #expect(!diagnostics.isEmpty)
    #expect(diagnostics.allSatisfy { $0.code == .baselineUnreadable && $0.location.file == "b.json" })
  }

  @Test func hugeCountsAreRead() {
    let entry = "{\"file\":\"a\",\"code\":\"b\",\"message\":\"m\",\"line\":\"\",\"count\":\(Int.max)}"
    let text = "{\"version\": 1, \"findings\": [\(entry), \(entry)]}"
    #expect(Baseline.read(SourceFile(path: "b", text: text)).diagnostics == [])
  }
}
