import Reporting
import Source
import Testing

@Suite struct SilencingMemoryTests {
  private func sources(_ texts: [String: String]) -> [String: SourceFile] {
    Dictionary(uniqueKeysWithValues: texts.map { ($0, SourceFile(path: $0, text: $1)) })
  }

  private let finding = Diagnostic(.graphqlSyntax, "No.", at: Location("a.graphql", TextRange(2, 3)))

  @Test func followsTheFile() {
    var memory = SilencingMemory()
    let plain = sources(["a.graphql": "query\n", "b.graphql": "x"])
    let silenced = sources(["a.graphql": "query # mockd:ignore graphql-syntax\n"])
    let unknown = sources(["a.graphql": "query # mockd:ignore no-such-code\n"])
    for _ in 0..<2 {
      #expect(memory.filter([finding], sources: plain) == [finding])
      #expect(memory.filter([finding], sources: silenced) == [])
      #expect(memory.filter([finding], sources: unknown).map(\.code) == [.graphqlSyntax, .ignoreUnknownCode])
      #expect(memory.filter([], sources: unknown).map(\.code) == [.ignoreUnknownCode])
      #expect(memory.filter([finding], sources: [:]) == [finding])
    }
  }

  /// The results equal the results of reading all files each time.
  @Test func equalsReadingAll() {
    var memory = SilencingMemory()
    let texts = ["query", "query # mockd:ignore graphql-syntax", "# mockd:ignore x\nquery", "query { a }"]
    for round in 0..<16 {
      let files = sources(["a.graphql": texts[round % 4], "b.graphql": texts[round / 4]])
      let findings = ["a.graphql", "b.graphql"].map {
        Diagnostic(.graphqlSyntax, "No.", at: Location($0, TextRange(at: 1)))
      }
      let comments = files.values.flatMap { Suppressions($0).diagnostics }
      let expected = (findings.removingSilenced { files[$0] } + comments).sorted()
      #expect(memory.filter(findings, sources: files) == expected)
    }
  }
}
