import Source
import Testing

@testable import GraphQLSyntax

@Suite struct DocumentPrinterTests {
  /// Anonymous queries need their keyword if a bare `{` would begin the body of the previous definition.
  @Test(arguments: [
    ("query { a }", "{\n  a\n}"),
    ("interface A query { a }", "interface A\n\nquery {\n  a\n}"),
    ("query A { a } { b }", "query A {\n  a\n}\n\n{\n  b\n}"),
  ])
  func anonymousQueriesPrintAsShorthand(text: String, printed: String) {
    let document = Document.parse(SourceFile(path: "a.graphql", text: text)).document
    #expect(DocumentPrinter.print(document) == printed)
  }
}
