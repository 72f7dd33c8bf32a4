import Source
import Testing

@testable import Reporting

@Suite struct ExcerptTests {
  /// A range in a source and its excerpt.
  struct Row: CustomTestStringConvertible {
    var name: String
    var source: String
    var range: Range<UInt32>
    var width = 40
    var expected: String

    var testDescription: String { name }
  }

  static let rows: [Row] = [
    Row(name: "plain", source: "let x = 1", range: 4..<5, expected: "1|let x = 1\n |    ^"),
    Row(name: "empty range", source: "abc", range: 1..<1, expected: "1|abc\n | ^"),
    Row(name: "at the end", source: "abc", range: 3..<3, expected: "1|abc\n |   ^"),
    Row(name: "past the end", source: "abc", range: 90..<99, expected: "1|abc\n |   ^"),
    Row(name: "empty file", source: "", range: 0..<0, expected: "1|\n |^"),
    Row(name: "tabs", source: "a\tb\tc", range: 2..<5, expected: "1|a   b   c\n |    ^^^^^"),
    Row(name: "wide", source: "日本 x", range: 7..<8, expected: "1|日本 x\n |     ^"),
    Row(name: "emoji", source: "👩‍👩‍👧 x", range: 19..<20, expected: "1|👩‍👩‍👧 x\n |   ^"),
    Row(name: "in emoji", source: "👍x", range: 0..<4, expected: "1|👍x\n |^^"),
    Row(name: "combining", source: "e\u{301}x", range: 3..<4, expected: "1|e\u{301}x\n | ^"),
    Row(name: "byte order mark", source: "\u{FEFF}abc", range: 3..<4, expected: "1|abc\n |^"),
    Row(name: "controls", source: "a\u{1B}[2Jb", range: 5..<6, expected: "1|a␛[2Jb\n |     ^"),
    Row(name: "bidi", source: "a\u{202E}b", range: 4..<5, expected: "1|a\u{FFFD}b\n |  ^"),
    Row(name: "two lines", source: "ab\r\n  cd\nef", range: 1..<8, expected: "1|ab\n | ^\n2|  cd\n |  ^^"),
    Row(name: "ends at a line end", source: "ab\ncd", range: 0..<3, expected: "1|ab\n |^^"),
    Row(
      name: "many lines", source: "a\nb\nc\nd\ne\nf", range: 0..<11,
      expected: "1|a\n |^\n2|b\n |^\n |...\n6|f\n |^"),
    Row(
      name: "clipped at both ends",
      source: String(repeating: "a", count: 100) + "XY" + String(repeating: "b", count: 100),
      range: 100..<102, width: 12, expected: "1|…aaaaXYbbbbbb…\n |     ^^"),
    Row(
      name: "clipped at the end", source: "XY" + String(repeating: "b", count: 100),
      range: 0..<2, width: 10, expected: "1|XYbbbbbbbb…\n |^^"),
    Row(
      name: "clipped at the start", source: String(repeating: "a", count: 100) + "XY",
      range: 100..<102, width: 10, expected: "1|…aaaaaaaaXY\n |         ^^"),
    Row(
      name: "a long range", source: String(repeating: "a", count: 1000),
      range: 500..<900, width: 9, expected: "1|…aaaaaaaaa…\n |    ^^^^^^"),
  ]

  @Test(arguments: rows)
  func excerptsShowTheRange(_ row: Row) {
    #expect(shown(Array(row.source.utf8), row.range, row.width) == row.expected)
  }

  @Test func excerptsShowInvalidUTF8() {
    #expect(shown([0x61, 0xFF, 0x80, 0x62], 3..<4, 40) == "1|a\u{FFFD}\u{FFFD}b\n |   ^")
  }

  @Test func excerptsOfHugeLinesAreFast() {
    var bytes = [UInt8](repeating: UInt8(ascii: "x"), count: 20_000_000)
    bytes[10_000_000] = UInt8(ascii: "Y")
    #expect(shown(bytes, 10_000_000..<10_000_001, 12) == "1|…xxxxYxxxxxxx…\n |     ^")
  }

  private func shown(_ bytes: [UInt8], _ range: Range<UInt32>, _ width: Int) -> String {
    var places = Places { SourceFile(path: $0, bytes: bytes) }
    guard let text = places.text("f") else { return "" }
    return excerpt(text, TextRange(range.lowerBound, range.upperBound), width: width).map { line in
      let number = line.number.map(String.init) ?? " "
      return "\(number)|\(line.text)" + (line.marker.isEmpty ? "" : "\n |\(line.marker)")
    }.joined(separator: "\n")
  }
}
