import Source
import TestSupport
import Testing

@testable import GraphQLSyntax

/// Recovery from syntax errors: a broken definition loses only itself.
@Suite struct RecoveryTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var text: String
    /// The names of the definitions that remain.
    var survivors: [String]
    /// The locations of errors, as `line:column`.
    var errors: [String]
    var testDescription: String { text }
  }

  static let rows: [Row] = [
    Row(text: "query A { a", survivors: [], errors: ["1:12"]),
    Row(text: "query A { a( }\nquery B { b }", survivors: ["B"], errors: ["1:14"]),
    Row(text: "query A { a {\nquery B { b }", survivors: ["B"], errors: ["2:14"]),
    Row(text: "query A { a {\nquery B($x: Int) { b }\n{ c }", survivors: ["B"], errors: ["2:9"]),
    Row(text: "type A {\na: Int\ntype:\nb: ]\n}\nscalar B", survivors: ["B"], errors: ["4:2"]),
    Row(
      text: "query A { a: }\n\nquery B { b }\nfragment F on { x }\nquery C { c }", survivors: ["B", "C"],
      errors: ["1:14", "4:15"]),
    Row(text: "} query A { a }", survivors: ["A"], errors: ["1:1"]),
    Row(text: "type A { a: }\n\"\"\"text\"\"\"\ntype B { b: Int }", survivors: ["B"], errors: ["1:13"]),
    Row(text: "type A { a: Int ~ }\nscalar B", survivors: ["B"], errors: ["1:17"]),
    Row(text: "query A { a(x: \"open) }\nquery B { b }", survivors: ["B"], errors: ["1:24"]),
    Row(text: "nonsense { a }\nquery B { b }", survivors: ["B"], errors: ["1:1"]),
    Row(text: "\u{FEFF}query A { a }", survivors: ["A"], errors: []),
    Row(text: "query A { a }\r\nquery B { }\r\nquery C { c }", survivors: ["A", "C"], errors: ["2:11"]),
    Row(text: "type type { type: type }\ntype query { b: }\ntype C", survivors: ["type", "C"], errors: ["2:17"]),
  ]

  @Test(arguments: rows) func aBrokenDefinitionHidesNoOthers(_ row: Row) {
    let file = SourceFile(path: "a.graphql", text: row.text)
    let (document, diagnostics) = Document.parse(file)
    let table = LineTable(file.bytes)
    let places = diagnostics.map { table.position(at: $0.location.range.lower, in: file.bytes) }
    #expect(document.definitions.compactMap(name) == row.survivors)
    #expect(places.map { "\($0.line + 1):\($0.utf16Column + 1)" } == row.errors, "\(diagnostics.map(\.message))")
  }

  @Test func nestingIsBounded() {
    for text in ["{a", "{a(b:[", "{a(b:{c:", "query($a:["] {
      let deep = text + String(repeating: String(text.last == "a" ? "{a" : text.suffix(1)), count: 100_000)
      let (_, diagnostics) = Document.parse(SourceFile(path: "a.graphql", text: deep))
      #expect(diagnostics.first != nil)
    }
    let braces = String(repeating: "{a", count: 100_000) + String(repeating: "}", count: 100_000)
    let (document, diagnostics) = Document.parse(SourceFile(path: "a.graphql", text: braces + "\nquery B { b }"))
    #expect(diagnostics.first?.message == "Syntax Error: Nested more than 200 levels deep.")
    #expect(document.definitions.compactMap(name) == ["B"])
  }

  @Test func invalidEncodingIsReported() {
    let bytes = Array("query A { a(x: \"".utf8) + [0xE9] + Array("\") }\nquery B { b }".utf8)
    let (document, diagnostics) = Document.parse(SourceFile(path: "a.graphql", bytes: bytes))
    #expect(document.definitions.compactMap(name) == ["B"])
    #expect(
      diagnostics.map(\.message) == [
        "Syntax Error: Invalid character within String: byte 0xE9, since the file is not valid UTF-8."
      ])
  }

  @Test func errorsAreLimited() {
    let text = String(repeating: "query {\n", count: 5000)
    let (_, diagnostics) = Document.parse(SourceFile(path: "a.graphql", text: text))
    #expect(diagnostics.count <= ParseOptions().maxErrors)
  }

  private func name(_ definition: Definition) -> String? {
    switch definition {
    case .operation(let operation): operation.name?.text
    case .fragment(let fragment): fragment.name.text
    case .schema: nil
    case .type(let type): type.name.text
    case .directive(let directive): directive.name.text
    }
  }
}
