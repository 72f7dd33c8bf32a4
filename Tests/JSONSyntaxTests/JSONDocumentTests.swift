import JSONSyntax
import Source
import Testing

@Suite struct JSONDocumentTests {
  @Test func valuesHaveLocations() throws {
    let document = parse("{ \"a\" : [1, \"x\", null], \"b\": {\"c\": true} }")
    let root = try #require(document.root)
    #expect(document.diagnostics.isEmpty)
    #expect(root.range == TextRange(0, 42))
    #expect(root.members.map(\.key.string) == ["a", "b"])
    #expect(root.members.map(\.key.range) == [TextRange(2, 5), TextRange(24, 27)])
    let list = try #require(root["a"])
    #expect(list.range == TextRange(8, 22))
    #expect(list.elements.map(\.kind) == [.number, .string, .null])
    #expect(list.elements.map(\.range) == [TextRange(9, 10), TextRange(12, 15), TextRange(17, 21)])
    #expect(root["b"]?["c"]?.bool == true)
    #expect(root["d"] == nil)
  }

  @Test(arguments: [
    (#""plain""#, "plain"),
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#""\u0041\u00e9\u20AC""#, "Aé€"),
    (#""\ud83d\ude00""#, "😀"),
    (#""é€😀""#, "é€😀"),
    (#""""#, ""),
  ])
  func stringsAreDecoded(text: String, expected: String) throws {
    let document = parse(text)
    #expect(document.diagnostics.isEmpty)
    #expect(document.root?.string == expected)
    #expect(document.root?.name == Name(expected))
  }

  @Test(arguments: [
    ("0", 0), ("-0", 0), ("12", 12), ("-7", -7), ("9223372036854775807", Int.max), ("9223372036854775808", nil),
    ("1.0", nil), ("1e2", nil),
  ])
  func integersAreRead(text: String, expected: Int?) {
    #expect(parse(text).diagnostics.isEmpty)
    #expect(parse(text).root?.int == expected)
  }

  @Test func hugeNumbersAreInfinite() {
    #expect(parse("1e999").root?.double == .infinity)
    #expect(parse("1.5E+2").root?.double == 150)
    #expect(parse(String(repeating: "9", count: 100_000)).root?.int == nil)
  }

  @Test func byteOrderMarksAndCRLFAreWhitespace() {
    let document = JSONDocument(
      SourceFile(path: "a.json", text: "\u{FEFF}{\r\n\t\"a\": 1\r\n}\r\n"), code: .configSyntax)
    #expect(document.diagnostics.isEmpty)
    #expect(document.root?["a"]?.range == TextRange(12, 13))
  }

  /// Tolerated mistakes: the reader reports them and continues.
  @Test(arguments: [
    ("[1, 2,]", 5..<6, "JSON does not allow trailing commas"),
    ("{\"a\": 1,}", 7..<8, "JSON does not allow trailing commas"),
    ("[1] // x", 4..<8, "JSON does not allow comments"),
    ("[/* x */1]", 1..<8, "JSON does not allow comments"),
    ("[/*/ */1]", 1..<7, "JSON does not allow comments"),
    ("\"a\tb\"", 2..<3, "Control characters in strings must be escaped"),
    (#""\x""#, 1..<3, "Invalid escape sequence"),
    (#""\ud83d""#, 1..<7, "Unpaired surrogate in an escape sequence"),
    (#""\ude00\ud83d""#, 1..<7, "Unpaired surrogate in an escape sequence"),
    (#"{"a": 1, "\u0061": 2}"#, 9..<17, "Duplicate key 'a'; the last value is used"),
  ])
  func toleratedErrorsAreReported(text: String, range: Range<UInt32>, message: String) throws {
    let document = parse(text)
    #expect(document.root != nil)
    let first = try #require(document.diagnostics.first)
    #expect(first.message == message)
    #expect(first.location == Location("a.json", TextRange(range.lowerBound, range.upperBound)))
    #expect(first.code == .configSyntax)
  }

  /// Mistakes after which the reader can't continue.
  @Test(arguments: [
    ("", 0..<0, "Expected a value, found the end of the file"),
    ("{", 1..<1, "Expected a key in double quotes, found the end of the file"),
    ("[1", 2..<2, "Expected ',' or ']', found the end of the file"),
    ("[1 2]", 3..<4, "Expected ',' or ']', found '2'"),
    ("{a: 1}", 1..<2, "Expected a key in double quotes, found 'a'"),
    ("{\"a\" 1}", 5..<6, "Expected ':' after the key, found '1'"),
    ("{\"a\": 1]", 7..<8, "Expected ',' or '}', found ']'"),
    ("[1}", 2..<3, "Expected ',' or ']', found '}'"),
    ("nul", 0..<3, "Expected a value, found 'nul'"),
    ("nullx", 0..<5, "Expected a value, found 'nullx'"),
    ("True", 0..<4, "Expected a value, found 'True'"),
    ("'a'", 0..<1, "Expected a value, found '''"),
    ("1 1", 2..<3, "Expected the end of the file, found '1'"),
    ("01", 0..<2, "Invalid number"),
    ("-", 0..<1, "Invalid number"),
    ("1.", 0..<2, "Invalid number"),
    ("1e+", 0..<3, "Invalid number"),
    ("[,]", 1..<2, "Expected a value, found ','"),
    ("\"a", 0..<2, "Unterminated string"),
    ("\"a\nb\"", 0..<2, "Unterminated string"),
    ("\"a\\", 2..<3, "Invalid escape sequence"),
    ("[/]", 1..<2, "Expected a value, found '/'"),
    ("[é]", 1..<3, "Expected a value, found an invalid character"),
  ])
  func invalidDocumentsHaveNoRoot(text: String, range: Range<UInt32>, message: String) throws {
    let document = parse(text)
    #expect(document.root == nil)
    let found = document.diagnostics.map(\.message)
    #expect(found.contains(message))
    let ranges = document.diagnostics.map(\.location.range)
    #expect(ranges.contains(TextRange(range.lowerBound, range.upperBound)))
  }

  @Test(
    arguments: [
      ([0x22, 0xFF, 0x22], 1), ([0x22, 0xC3, 0x22], 1), ([0x22, 0x41, 0xED, 0xA0, 0x80, 0x22], 2),
      ([0x22, 0xC0, 0x80, 0x22], 1), ([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], 1),
    ] as [([UInt8], UInt32)])
  func invalidUTF8IsReported(bytes: [UInt8], place: UInt32) {
    let document = JSONDocument(SourceFile(path: "a.json", bytes: bytes), code: .configSyntax)
    #expect(document.diagnostics.first?.message == "Invalid UTF-8")
    #expect(document.diagnostics.first?.location.range == TextRange(place, place + 1))
  }

  @Test func duplicateKeysAreFound() {
    let members = (0..<1000).map { "\"k\($0)\": \($0)" } + ["\"k500\": 1"]
    let document = parse("{" + members.joined(separator: ",") + "}")
    #expect(document.diagnostics.map(\.message) == ["Duplicate key 'k500'; the last value is used"])
    #expect(document.root?["k500"]?.int == 1)
  }

  private func parse(_ text: String) -> JSONDocument {
    JSONDocument(SourceFile(path: "a.json", text: text), code: .configSyntax)
  }
}
