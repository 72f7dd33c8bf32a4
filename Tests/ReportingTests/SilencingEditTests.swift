import Reporting
import Source
import Testing

/// The comment that an editor inserts above a diagnostic suppresses it.
@Suite struct SilencingEditTests {
  struct Row: CustomTestStringConvertible {
    var name: String
    var path = "a.swift"
    /// The text with the diagnostic at `‸`.
    var text: String
    /// Nil if the diagnostic can't be suppressed there.
    var silenced: String?

    var testDescription: String { name }
  }

  static let rows: [Row] = [
    Row(
      name: "indented as the line is", text: "func f() {\n    a(‸b)\n}",
      silenced: "func f() {\n    // mockd:ignore output/stale\n    a(b)\n}"),
    Row(name: "the first line", text: "‸a", silenced: "// mockd:ignore output/stale\na"),
    Row(
      name: "below another such comment", text: "// mockd:ignore output/missing\n‸a",
      silenced: "// mockd:ignore output/missing\n// mockd:ignore output/stale\na"),
    Row(name: "CRLF", text: "a\r\n\t‸b\r\n", silenced: "a\r\n\t// mockd:ignore output/stale\r\n\tb\r\n"),
    Row(
      name: "GraphQL", path: "a.graphql", text: "query A {\n  ‸a\n}",
      silenced: "query A {\n  # mockd:ignore output/stale\n  a\n}"),
    Row(name: "in a string of several lines", text: "let a = \"\"\"\n  \\(‸b)\n  \"\"\"", silenced: nil),
    Row(name: "in JSON", path: "a.json", text: "{\n‸}", silenced: nil),
    Row(name: "at the end of the file", text: "a\n‸", silenced: "a\n// mockd:ignore output/stale\n"),
  ]

  @Test(arguments: rows) func editsInsertSuppressions(row: Row) throws {
    let offset = row.text.utf8.count - row.text.drop { $0 != "‸" }.utf8.count
    let file = SourceFile(path: row.path, text: row.text.replacing("‸", with: ""))
    let place = Location(row.path, TextRange(at: UInt32(offset)))
    let edit = Diagnostic(.outputStale, "m", at: place).suppressionEdit(in: file)
    let result = edit.map { edit in
      var bytes = file.bytes
      bytes.insert(contentsOf: edit.replacement.utf8, at: Int(edit.location.range.lower))
      return String(decoding: bytes, as: UTF8.self)
    }
    #expect(result == row.silenced)
  }
}
