import Reporting
import Source
import Testing

@Suite struct SilencingMemoryTests {
  private func sources(_ texts: [String: String]) -> [String: SourceFile] {
    Dictionary(uniqueKeysWithValues: texts.map { ($0, SourceFile(path: $0, text: $1)) })
  }

  private let diagnostic = Diagnostic(.graphqlSyntax, "No.", at: Location("a.graphql", TextRange(2, 3)))

  private func shown(
    _ memory: inout SuppressionCache, _ diagnostics: [Diagnostic], _ sources: [String: SourceFile]
  ) -> [Diagnostic] {
    _ = memory.update(SuppressionCache.Update(DiagnosticTable(diagnostics), sources: sources))
    return memory.shown.all
  }

  @Test func suppressionsFollowTheFile() {
    var memory = SuppressionCache()
    let plain = sources(["a.graphql": "query\n", "b.graphql": "x"])
    let silenced = sources(["a.graphql": "query # mockd:ignore graphql-syntax\n"])
    let unknown = sources(["a.graphql": "query # mockd:ignore no-such-code\n"])
    for _ in 0..<2 {
      #expect(shown(&memory, [diagnostic], plain) == [diagnostic])
      #expect(shown(&memory, [diagnostic], silenced) == [])
      #expect(shown(&memory, [diagnostic], unknown).map(\.code) == [.graphqlSyntax, .ignoreUnknownCode])
      #expect(shown(&memory, [], unknown).map(\.code) == [.ignoreUnknownCode])
      #expect(shown(&memory, [diagnostic], [:]) == [diagnostic])
    }
  }

  /// The results equal the results of reading all files each time.
  @Test func cachedSuppressionsEqualAFullRead() {
    var memory = SuppressionCache()
    let texts = ["query", "query # mockd:ignore graphql-syntax", "# mockd:ignore x\nquery", "query { a }"]
    for round in 0..<16 {
      let files = sources(["a.graphql": texts[round % 4], "b.graphql": texts[round / 4]])
      let diagnostics = ["a.graphql", "b.graphql"].map {
        Diagnostic(.graphqlSyntax, "No.", at: Location($0, TextRange(at: 1)))
      }
      let comments = files.values.flatMap { Suppressions($0).diagnostics }
      let expected = (diagnostics.removingSuppressed { files[$0] } + comments).sorted()
      #expect(shown(&memory, diagnostics, files) == expected)
    }
  }

  /// An update reads only the files that changed.
  @Test func onlyChangedFilesAreRead() {
    var memory = SuppressionCache()
    let files = sources(["a.graphql": "query", "b.graphql": "query", "c.graphql": "query"])
    let diagnostics = { (message: String) in
      DiagnosticTable(files.keys.map { Diagnostic(.graphqlSyntax, message, at: Location($0, TextRange(at: 1))) })
    }
    let update = { (message: String, changed: Set<String>?, changedSources: Set<String>?) in
      SuppressionCache.Update(
        diagnostics(message), changed: changed, sources: files, changedSources: changedSources)
    }
    #expect(memory.update(update("old", nil, nil)) == Set(files.keys))
    #expect(memory.update(update("new", ["b.graphql"], ["c.graphql"])) == ["b.graphql", "c.graphql"])
    #expect(memory.shown["a.graphql"].map(\.message) == ["old"])
    #expect(memory.update(update("new", [], [])) == [])
  }

  @Test func diagnosticsOfOutputsAppearAndAreResolved() {
    var memory = SuppressionCache()
    let output = Diagnostic(.outputStale, "No.", at: Location("Out.swift", TextRange(at: 0)))
    let update = { (outputs: [Diagnostic]) in
      SuppressionCache.Update(
        DiagnosticTable(), changed: [], outputs: outputs, sources: [:], changedSources: [])
    }
    #expect(memory.update(update([output])) == ["Out.swift"])
    #expect(memory.update(update([output])) == [] && memory.shown.all == [output])
    #expect(memory.update(update([])) == ["Out.swift"] && memory.shown.all == [])
  }
}
