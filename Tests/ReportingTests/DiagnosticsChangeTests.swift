import Reporting
import Source
import Testing

@Suite struct DiagnosticsChangeTests {
  static func diagnostic(_ file: String, _ offset: UInt32, _ message: String) -> Diagnostic {
    Diagnostic(.graphqlSyntax, message, at: Location(file, TextRange(at: offset)))
  }

  private static func change(from old: [Diagnostic], to new: [Diagnostic]) -> DiagnosticsChange {
    let (before, after) = (DiagnosticTable(old), DiagnosticTable(new))
    let files = Set(before.files).union(after.files)
    return DiagnosticsChange(from: Dictionary(uniqueKeysWithValues: files.map { ($0, before[$0]) }), to: after)
  }

  private let first = diagnostic("a", 1, "one")
  private let second = diagnostic("b", 1, "two")

  @Test func equalDiagnosticsGiveNoChange() {
    #expect(Self.change(from: [first, second], to: [first, second]).isEmpty)
    #expect(Self.change(from: [], to: []).isEmpty)
  }

  @Test func diagnosticsAppearAndAreResolved() {
    let comes = Self.change(from: [first], to: [first, second])
    #expect(comes.appeared == [second])
    #expect(comes.resolved == [])
    #expect(comes.files == ["b"])
    let goes = Self.change(from: [first, second], to: [second])
    #expect(goes.appeared == [])
    #expect(goes.resolved == [first])
    #expect(goes.files == ["a"])
  }

  @Test func movedDiagnosticsAreUnchanged() {
    let moved = Self.change(from: [first], to: [Self.diagnostic("a", 70, "one")])
    #expect(moved.appeared == [])
    #expect(moved.resolved == [])
    #expect(moved.files == ["a"])
    let renamed = Self.change(from: [first], to: [Self.diagnostic("c", 1, "one")])
    #expect(renamed.appeared.map(\.location.file) == ["c"])
    #expect(renamed.resolved.map(\.location.file) == ["a"])
  }

  @Test func duplicateDiagnosticsAreCounted() {
    let twice = [Self.diagnostic("a", 1, "one"), Self.diagnostic("a", 9, "one")]
    #expect(Self.change(from: [first], to: twice).appeared == [twice[1]])
    #expect(Self.change(from: twice, to: [first]).resolved == [twice[1]])
  }
}
