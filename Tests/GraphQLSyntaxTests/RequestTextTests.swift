import Source
import TestSupport
import Testing

@testable import GraphQLSyntax

@Suite struct RequestTextTests {
  /// Printing a definition takes linear, not quadratic, time in the number of its fields.
  @Test func printingTakesLinearTime() throws {
    func time(_ count: Int) throws -> Double {
      let text = "query Q { " + String(repeating: "field ", count: count) + "}"
      let document = Document.parse(SourceFile(path: "a.graphql", text: text)).document
      let definition = try #require(document.definitions.first)
      var request = ""
      let seconds = threadTime { request = DocumentPrinter.requestText(of: definition, in: document) }
      #expect(request == text)
      return seconds
    }
    let short = try time(20_000)
    #expect(try time(160_000) < short * 8 * 3)
  }

  /// Line breaks with surrounding spaces become one space.
  @Test(arguments: [
    ("{ a }", "{ a }"),
    ("query Q {\n\n  a(b: \"x  y\")\n  c\n}", "query Q { a(b: \"x  y\") c }"),
  ])
  func requestTextIsOneLine(text: String, request: String) throws {
    let document = Document.parse(SourceFile(path: "a.graphql", text: text)).document
    #expect(DocumentPrinter.requestText(of: try #require(document.definitions.first), in: document) == request)
  }
}
