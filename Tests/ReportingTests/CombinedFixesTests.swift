import Reporting
import Source
import Testing

/// The fixes of several diagnostics that are applied at once.
@Suite struct CombinedFixesTests {
  private static func diagnostic(_ offset: UInt32, _ fixes: [[(UInt32, String)]], in file: String = "a.swift")
    -> Diagnostic
  {
    Diagnostic(
      .outputStale, "m", at: Location(file, TextRange(at: offset)),
      fixes: fixes.map { edits in
        Diagnostic.Fix("f", edits.map { Diagnostic.Edit(Location(file, TextRange(at: $0.0)), $0.1) })
      })
  }

  private static func replacements(_ diagnostics: Diagnostic...) -> [String] {
    diagnostics.editsOfFixes.map(\.replacement)
  }

  @Test func theFirstFixOfEachDiagnosticIsApplied() {
    #expect(
      Self.replacements(
        Self.diagnostic(0, [[(10, "a")], [(10, "all")]]), Self.diagnostic(1, [[(20, "b"), (30, "c")]]),
        Self.diagnostic(2, [])
      ) == ["a", "b", "c"])
  }

  /// Both set a field of one mock.
  @Test func overlappingFixesGiveTheLargerOne() {
    let first = Self.diagnostic(0, [[(10, "a")], [(10, "a, b")]])
    let second = Self.diagnostic(1, [[(10, "b")], [(10, "a, b")]])
    #expect(Self.replacements(first, second) == ["a, b"])
    let other = Self.diagnostic(2, [[(20, "c")]])
    #expect(Self.replacements(first, other, second) == ["a, b", "c"])
  }

  @Test func fixesThatOverlapSeveralAreSkipped() {
    let both = Self.diagnostic(2, [[(10, "x"), (20, "y")]])
    #expect(
      Self.replacements(Self.diagnostic(0, [[(10, "a")]]), Self.diagnostic(1, [[(20, "b")]]), both) == ["a", "b"])
    #expect(
      Self.replacements(Self.diagnostic(0, [[(10, "a")]]), Self.diagnostic(0, [[(10, "a")]], in: "b.swift")) == [
        "a", "a",
      ])
  }
}
