import Source
import Testing

@Suite struct SeverityOverrideTests {
  static let rows: [(SeverityOverride, Diagnostic.Severity?)] = [
    (.error, .error), (.warning, .warning), (.hint, .hint), (.off, nil), (.default, .warning),
  ]

  @Test(arguments: rows)
  func overridesChangeSeverities(override: SeverityOverride, expected: Diagnostic.Severity?) {
    let diagnostic = Diagnostic(.outputStale, .warning, "m", at: Location("a", TextRange(at: 0)))
    let other = Diagnostic(.outputMissing, .error, "m", at: Location("a", TextRange(at: 0)))
    let result = [diagnostic, other].applying([.outputStale: override])
    #expect(result.filter { $0.code == .outputStale }.map(\.severity) == [expected].compactMap(\.self))
    #expect(result.last == other)
  }
}
