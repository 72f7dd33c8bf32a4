import Reporting
import Source
import Testing

@Suite struct WatchTextTests {
  private let text = WatchText(color: false)

  /// The summary of a round and its printed text.
  struct Row: CustomTestStringConvertible, Sendable {
    var expected: String
    var round: RoundSummary
    var diagnostics: Report.Summary
    var testDescription: String { expected }

    init(_ expected: String, errors: Int = 0, warnings: Int = 0, _ change: (inout RoundSummary) -> Void) {
      self.expected = expected
      round = RoundSummary()
      round.inputs = 12
      round.milliseconds = 5
      change(&round)
      diagnostics = Report.Summary([])
      (diagnostics.errors, diagnostics.warnings) = (errors, warnings)
    }
  }

  static let rows = [
    Row("watching 12 files: 3 outputs up to date (5 ms)") {
      $0.isFirst = true
      $0.unchanged = 3
    },
    Row("watching 12 files: 2 written, 1 deleted (5 ms)") {
      $0.isFirst = true
      $0.written = ["a", "b"]
      $0.deleted = ["c"]
    },
    Row("a.graphql changed: nothing to write (5 ms)") { $0.changed = ["a.graphql"] },
    Row("a, b, c changed: 1 written (5 ms)") {
      $0.changed = ["a", "b", "c"]
      $0.written = ["m"]
    },
    Row("a, b and 3 more changed: 1 deleted, 2 errors, 1 warning (5 ms)", errors: 2, warnings: 1) {
      $0.changed = ["a", "b", "c", "d", "e"]
      $0.deleted = ["m"]
    },
    Row("a deleted: nothing written, 1 error (5 ms)", errors: 1) {
      $0.changed = ["a"]
      $0.removed = ["a"]
      $0.writes = .kept
    },
    Row("m changed by another process: 1 written (5 ms)") {
      $0.repaired = ["m"]
      $0.written = ["m"]
    },
    Row("m deleted by another process: 1 written (5 ms)") {
      $0.repaired = ["m"]
      $0.removed = ["m"]
      $0.written = ["m"]
    },
    Row("graphql scanned again: 1 written (5 ms)") {
      $0.rescanned = ["graphql"]
      $0.written = ["m"]
    },
    Row("all files: 1 written (5 ms)") { $0.written = ["m"] },
    Row("a changed: nothing written because of errors in the configuration, 1 error (5 ms)", errors: 1) {
      $0.changed = ["a"]
      $0.writes = .configurationBroken
    },
    Row("a changed: nothing to write, because no outputs are configured (5 ms)") {
      $0.changed = ["a"]
      $0.writes = .notWanted
    },
    Row("a.graphql changed: nothing written, 1 error (5 ms)", errors: 1) {
      $0.changed = ["a.graphql"]
      $0.hasFailed = true
    },
    Row("a changed: checked, not written (5 ms)") {
      $0.changed = ["a"]
      $0.writes = .elsewhere
    },
    Row("a␛[31m changed: nothing to write (5 ms)") { $0.changed = ["a\u{1B}[31m"] },
  ]

  @Test(arguments: rows) func roundsAreOneLine(_ row: Row) {
    #expect(text.line(row.round, row.diagnostics) == row.expected)
  }

  @Test func manyResolvedDiagnosticsAreCounted() {
    let diagnostics = (0..<6).map { DiagnosticsChangeTests.diagnostic("f\($0 % 2)", UInt32($0), "no \($0)") }
    #expect(text.resolved([]) == [])
    #expect(text.resolved([diagnostics[0]]) == ["resolved: f0: error[graphql-syntax]: no 0"])
    let nowhere = Diagnostic(.graphqlSyntax, .error, "no", at: Location("", TextRange(at: 0)))
    #expect(text.resolved([nowhere]) == ["resolved: error[graphql-syntax]: no"])
    #expect(text.resolved(diagnostics) == ["resolved: 6 diagnostics in 2 files"])
  }

  @Test func keptProjectsAreNamed() {
    #expect(text.kept([""]) == "keeping the last good outputs until the errors are fixed")
    #expect(text.kept(["App", "Other"]) == "keeping the last good outputs of App, Other until the errors are fixed")
    #expect(text.kept(["App"]) == "keeping the last good outputs of App until the errors are fixed")
  }

  @Test func suppressedErrorsAreNamed() {
    let suppressed = suppressedErrors([.scalarLeafs, .graphqlSyntax, .scalarLeafs])
    #expect(suppressed == "suppressed errors of graphql-syntax, graphql/ScalarLeafs")
    #expect(
      text.kept([""], suppressed: suppressed)
        == "keeping the last good outputs until the suppressed errors of graphql-syntax, graphql/ScalarLeafs are fixed")
    let many: [DiagnosticCode] = [.knownTypeNames, .graphqlSyntax, .scalarLeafs, .schemaRootTypes, .noFragmentCycles]
    let listed = " of graphql-syntax, graphql/KnownTypeNames, graphql/NoFragmentCycles and 2 more"
    #expect(suppressedErrors(many).hasSuffix(listed))
    #expect(suppressedErrors([]) == "suppressed errors")
  }

  @Test func testsThatAreNotExaminedAreNamed() {
    let report = WatchJSONTests.unexamined
    let line = "1 test not examined: testHero (Tests/HeroTests.swift:1), because of errors in Hero.graphql"
    #expect(text.unexamined(report) == line)
    let none = Report([], showsHints: false) { _ in nil }
    #expect(text.unexamined(none) == "all tests are examined again")
  }

  @Test func missingOutputsAreNotKept() {
    #expect(text.kept([""], hasOutputs: false) == "no outputs until the errors are fixed")
    #expect(text.kept(["App"], hasOutputs: false) == "no outputs of App until the errors are fixed")
  }

  @Test func roundsWithoutChangesAreQuiet() {
    #expect(RoundSummary().isQuiet)
    for row in Self.rows { #expect(!row.round.isQuiet) }
  }

  @Test func colorIsUsedOnRequest() {
    let coloured = WatchText(color: true)
    #expect(coloured.line(Self.rows[3].round, Self.rows[3].diagnostics).contains("\u{1B}[1m1 written\u{1B}[0m"))
    #expect(coloured.time("09:00:00") == "\u{1B}[2m09:00:00\u{1B}[0m")
    #expect(text.time("09:00:00") == "09:00:00")
  }
}
