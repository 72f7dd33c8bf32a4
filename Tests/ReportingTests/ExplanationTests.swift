import Foundation
import Reporting
import Source
import Testing

@Suite struct ExplanationTests {
  @Test func everyCodeHasOnePage() {
    let pages = Explanation.all.map(\.code)
    let missing = Set(DiagnosticCode.allCases).subtracting(pages).map(\.rawValue).sorted()
    #expect(missing.isEmpty, "write a page in Sources/Reporting/Explain for each of these codes")
    #expect(pages.count == Set(pages).count, "a code has two pages")
  }

  @Test(arguments: Explanation.all)
  func pagesAreComplete(_ page: Explanation) {
    for text in [page.summary, page.meaning, page.solution, page.severity, page.suppression] {
      #expect(text.hasSuffix("."), "\(page.code.rawValue): \(text)")
    }
    #expect(!page.title.hasSuffix(".") && page.title.split(separator: " ").count <= 8)
    #expect(page.title.first.map { $0.isUppercase || $0 == "`" } ?? false)
    #expect(!page.example.text.isEmpty && page.fixed?.text != page.example.text)
    #expect(page.text.split(separator: "\n").allSatisfy { $0.count <= 120 })
    #expect(page.text.hasPrefix("\(page.code.rawValue): \(page.title)\n\n"))
  }

  /// Pages about tests explain the crash, the severities, and how to suppress the diagnostic.
  @Test(arguments: Explanation.crashPages)
  func crashPagesExplainTheSolution(_ page: Explanation) {
    #expect(page.details.contains("crash"))
    for severity in ["error", "warning"] { #expect(page.severity.lowercased().contains(severity)) }
    #expect(page.suppression.contains("// mockd:ignore \(page.code.rawValue)"))
    #expect(page.suppression.contains("\"\(page.code.rawValue)\": \"off\""))
  }

  @Test func allCodesForTestsHavePages() {
    let codes = DiagnosticCode.allCases.filter { !$0.rawValue.contains("/") && $0 != .graphqlSyntax }
    #expect(Set(Explanation.crashPages.map(\.code)) == Set(codes))
  }

  @Test func theDocumentIsUpToDate() throws {
    let path = URL(filePath: #filePath).appending(path: "../../../Documentation/diagnostics.md").standardizedFileURL
    if ProcessInfo.processInfo.environment["MOCKD_UPDATE"] == "1" {
      try FileManager.default.createDirectory(at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(diagnosticsDocument().utf8).write(to: path)
    }
    let text = try String(contentsOf: path, encoding: .utf8)
    #expect(text == diagnosticsDocument(), "MOCKD_UPDATE=1 swift test --filter ReportingTests rewrites it")
  }

  @Test(arguments: [
    ("output/stale", "output/stale"), ("stale", "output/stale"), ("FieldsOnCorectType", "graphql/FieldsOnCorrectType"),
    ("graphql-sintax", "graphql-syntax"), ("no-such-thing-at-all", nil), ("", nil),
  ])
  func theNearestCodeIsSuggested(text: String, expected: String?) {
    #expect(nearestCode(to: text)?.rawValue == expected)
  }
}
