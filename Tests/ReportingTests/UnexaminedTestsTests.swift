import Reporting
import Source
import Testing

@Suite struct UnexaminedTestsTests {
  private static let names = ["a", "b", "c", "d", "e", "f", "g"]

  /// A report about seven tests and a test file that are not examined.
  private static func report(showsHints: Bool = false) -> Report {
    let text = names.map { "func \($0)() {}\n" }.joined()
    let file = SourceFile(path: "Tests/HeroTests.swift", text: text)
    let tests = names.indices.map { index in
      let start = UInt32(index * "func a() {}\n".utf8.count + "func ".utf8.count)
      return Diagnostic(
        .testsNotExamined, .hint, "uses 'Hero'", at: Location(file.path, TextRange(start, start + 1)),
        related: [Diagnostic.Related("'Hero' has errors", at: Location("Hero.graphql", TextRange(at: 0)))])
    }
    let large = Diagnostic(
      .testsNotExamined, .hint, "too large", at: Location("Tests/Large.swift", TextRange(at: 0)))
    return Report(tests + [large], showsHints: showsHints) { $0 == file.path ? file : nil }
  }

  @Test func oneLineNamesTheTests() {
    let tests = Self.names.prefix(5).enumerated().map { "\($1) (Tests/HeroTests.swift:\($0 + 1))" }
    let line =
      "7 tests not examined: \(tests.joined(separator: ", ")) and 2 more, because of errors in Hero.graphql; "
      + "1 test file not examined: Tests/Large.swift, because of a limit of the parser"
    #expect(Self.report().render(.text).contains(line + "; --hints lists all\n"))
    #expect(Self.report(showsHints: true).render(.text).contains(line + "\n"))
    #expect(Self.report().render(.github).contains("::notice title=tests-not-examined::" + line))
  }

  @Test func otherReportsNameAllTests() {
    let json = Self.report().render(.json)
    #expect(json.matches(of: /"code": "tests-not-examined"/).count == 8)
    #expect(json.contains("\"notExamined\": ["))
    #expect(Self.report().render(.sarif).contains("\"toolExecutionNotifications\""))
    #expect(Self.report().render(.junit).matches(of: /<skipped message/).count == 8)
  }

  @Test func reportsWithoutSuchTestsAreSilent() {
    for format in [ReportFormat.text, .json, .sarif, .junit, .github] {
      let text = Report([], showsHints: true) { _ in nil }.render(format)
      #expect(!text.contains("examined") && !text.contains("notExamined") && !text.contains("toolExecution"))
    }
  }
}
