import Foundation
import Reporting
import Source
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct JUnitReportTests {
  private func cases(_ diagnostics: [Diagnostic], strict: Bool = false) throws -> [XMLElement] {
    let text = Sample.report(diagnostics).render(.junit, ReportOptions(strict: strict))
    let document = try XMLDocument(xmlString: text)
    return try document.nodes(forXPath: "//testcase").compactMap { $0 as? XMLElement }
  }

  @Test func failingDiagnosticsAreFailures() throws {
    let plain = try cases([Sample.error, Sample.warning, Sample.hint])
    #expect(plain.map { $0.elements(forName: "failure").count } == [0, 1, 0])
    let strict = try cases([Sample.error, Sample.warning, Sample.hint], strict: true)
    #expect(strict.map { $0.elements(forName: "failure").count } == [1, 1, 0])
    let failure = try #require(plain[1].elements(forName: "failure").first)
    #expect(failure.attribute(forName: "message")?.stringValue == Sample.error.message)
  }

  @Test func emptyReportsHaveOnePassingCase() throws {
    #expect(try cases([]).map { $0.elements(forName: "failure").count } == [0])
    let suite = #"name="mockd" tests="1" failures="0" errors="0""#
    #expect(
      Sample.report([]).render(.junit, ReportOptions()) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites \(suite)>
          <testsuite \(suite)>
            <testcase classname="mockd" name="check"/>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func anyMessageGivesWellFormedXML() throws {
    let scalars = (0..<0x1_0100 as Range<UInt32>).compactMap(Unicode.Scalar.init)
    let message = String(String.UnicodeScalarView(scalars)) + "]]>"
    let odd = Diagnostic(.graphqlSyntax, .error, message, at: Location("a\u{0}b<\".graphql", TextRange(at: 0)))
    let found = try cases([odd])
    #expect(found.count == 1)
    #expect(found.first?.attribute(forName: "file")?.stringValue == "a␀b<\".graphql")
  }
}
