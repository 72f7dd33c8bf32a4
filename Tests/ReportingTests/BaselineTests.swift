import Reporting
import Source
import Testing

@Suite struct BaselineTests {
  private func file(_ text: String) -> SourceFile { SourceFile(path: "a.graphql", text: text) }

  private func finding(_ offset: UInt32, _ message: String = "m") -> Diagnostic {
    Diagnostic(.graphqlSyntax, .error, message, at: Location("a.graphql", TextRange(offset, offset + 1)))
  }

  @Test func movedDiagnosticsMatch() {
    let before = file("one\ntwo\n")
    let baseline = Baseline(accepting: [finding(4)]) { _ in before }
    let after = file("new\n\none\n\t two \n")
    #expect(baseline.new(in: [finding(11)]) { _ in after } == [])
    #expect(baseline.new(in: [finding(5)]) { _ in after } == [finding(5)])
    #expect(baseline.new(in: [finding(11, "other")]) { _ in after } == [finding(11, "other")])
  }

  @Test func equalDiagnosticsAreCounted() {
    let text = file("x\nx\nx\n")
    let baseline = Baseline(accepting: [finding(0), finding(2)]) { _ in text }
    let now = [finding(0), finding(2), finding(4)]
    #expect(baseline.new(in: now) { _ in text } == [finding(4)])
    #expect(baseline.count == 2)
  }

  @Test func missingFilesAreSupported() {
    let baseline = Baseline(accepting: [finding(0)]) { _ in nil }
    #expect(baseline.new(in: [finding(9)]) { _ in nil } == [])
  }
}
