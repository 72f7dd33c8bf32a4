import Reporting
import Source
import Testing

@Suite struct BaselineTests {
  private func file(_ text: String) -> SourceFile { SourceFile(path: "a.graphql", text: text) }

  private func diagnostic(_ offset: UInt32, _ message: String = "m") -> Diagnostic {
    Diagnostic(.graphqlSyntax, .error, message, at: Location("a.graphql", TextRange(offset, offset + 1)))
  }

  @Test func movedDiagnosticsMatch() {
    let before = file("one\ntwo\n")
    let baseline = Baseline(accepting: [diagnostic(4)]) { _ in before }
    let after = file("new\n\none\n\t two \n")
    #expect(baseline.new(in: [diagnostic(11)]) { _ in after } == [])
    #expect(baseline.new(in: [diagnostic(5)]) { _ in after } == [diagnostic(5)])
    #expect(baseline.new(in: [diagnostic(11, "other")]) { _ in after } == [diagnostic(11, "other")])
  }

  @Test func equalDiagnosticsAreCounted() {
    let text = file("x\nx\nx\n")
    let baseline = Baseline(accepting: [diagnostic(0), diagnostic(2)]) { _ in text }
    let now = [diagnostic(0), diagnostic(2), diagnostic(4)]
    #expect(baseline.new(in: now) { _ in text } == [diagnostic(4)])
    #expect(baseline.count == 2)
  }

  @Test func missingFilesAreSupported() {
    let baseline = Baseline(accepting: [diagnostic(0)]) { _ in nil }
    #expect(baseline.new(in: [diagnostic(9)]) { _ in nil } == [])
  }
}
