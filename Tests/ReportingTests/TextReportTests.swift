import Reporting
import Source
import Testing

@Suite struct TextReportTests {
  @Test func reportsShowLocationSourceAndFixes() {
    #expect(
      Sample.report().render(.text) == """
        Generated/Old+Mock,1.graphql.swift: warning[output/orphaned]: Nothing asks for this file␛[31m␇.␊Remove it.

        graphql/häuser & co/a.graphql:2:11: error[graphql/FieldsOnCorrectType]: Cannot query field "nmae" on type { "Hero" }: 100%, <really>.
          2 |     hero { 👍nmae }
            |              ^^^^
        schema.graphqls:1:6: note: type 'Hero' is defined here
          1 | type Hero { name: String }
            |      ^^^^
          = fix: Change to 'name'

        schema.graphqls:1:1: hint[graphql/NoUnusedVariables]: A hint.
          1 | type Hero { name: String }
            | ^^^^^^^^^^^^^^^^^^^^^^^^^^

        1 error, 1 warning, 1 hint in 3 files

        """)
  }

  @Test(arguments: [30, 40, 80]) func sourceLinesFitTheTerminal(width: Int) {
    let text = String(repeating: "abcdefgh ", count: 50)
    let file = SourceFile(path: "a", text: String(repeating: "\n", count: 12_344) + text)
    let error = Diagnostic(.graphqlSyntax, "No.", at: Location("a", TextRange(12_544, 12_552)))
    let lines = Report([error], showsHints: true) { _ in file }.render(.text, ReportOptions(width: width))
      .split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("12345 | …") })
    #expect(lines.dropFirst().allSatisfy { $0.count <= width })
  }

  @Test func colorIsUsedOnRequest() {
    #expect(!Sample.report().render(.text).contains("\u{1B}"))
    let coloured = Sample.report([Sample.error]).render(.text, ReportOptions(color: true))
    #expect(coloured.contains("\u{1B}[1;31merror[graphql/FieldsOnCorrectType]:\u{1B}[0m"))
    #expect(coloured.contains("^^^^\u{1B}[0m"))
  }

  @Test func emptyReportsAreEmpty() {
    #expect(Sample.report([]).render(.text) == "")
    #expect(Report.Summary([]).text == "no diagnostics")
  }

  @Test func hintsAreShownOnRequest() {
    let report = Report([Sample.hint, Sample.error], showsHints: false, sources: Sample.lookup)
    #expect(report.diagnostics == [Sample.error])
    #expect(report.summary.hints == 0)
  }

  @Test func diagnosticsAreSortedAndUnique() {
    let report = Sample.report([Sample.hint, Sample.error, Sample.hint])
    #expect(report.diagnostics == [Sample.error, Sample.hint])
  }

  @Test(arguments: [(0, 0, false, false), (0, 1, false, true), (1, 0, true, true)])
  func errorsFailAndWarningsFailIfStrict(errors: Int, warnings: Int, plain: Bool, strict: Bool) {
    var summary = Report.Summary([])
    summary.errors = errors
    summary.warnings = warnings
    #expect(summary.fails(strict: false) == plain)
    #expect(summary.fails(strict: true) == strict)
  }
}
