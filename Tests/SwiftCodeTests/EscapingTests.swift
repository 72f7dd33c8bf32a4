import Source
import SwiftCode
import Testing

struct EscapingTests {
  @Test(arguments: [
    ("plain é 🐈 👩‍💻 🏴󠁧󠁢󠁥󠁮󠁧󠁿 نامه‌ای שלום", "plain é 🐈 👩‍💻 🏴󠁧󠁢󠁥󠁮󠁧󠁿 نامه‌ای שלום"), ("\u{2028}\u{FEFF}", #"\u{2028}\u{FEFF}"#),
    ("a\u{202E}b\u{2066}c\u{200F}\u{61C}", #"a\u{202E}b\u{2066}c\u{200F}\u{61C}"#),
    ("\u{85}\u{9B}\u{200B}", #"\u{85}\u{9B}\u{200B}"#),
    ("\0", #"\0"#), ("\\", #"\\"#), ("\t", #"\t"#),
    ("\n", #"\n"#), ("\r", #"\r"#), ("\r\n", #"\r\n"#), ("\"", #"\""#), ("'", "'"), ("\"\u{301}", "\\\"\u{301}"),
    (#"\(exit(1))"#, #"\\(exit(1))"#), (#"\u{41}"#, #"\\u{41}"#), ("\"\"\"", #"\"\"\""#),
    ("a\u{B}b\u{1B}", #"a\u{B}b\u{1B}"#),
    ("\u{7F}", #"\u{7F}"#), ("*/ // #if", "*/ // #if"),
  ])
  func literalsAreEscaped(text: String, expected: String) {
    #expect(printed(.string(text)) == "\"\(expected)\"")
  }

  @Test func literalsStayOnOneLine() {
    let everything = String(String.UnicodeScalarView((0...0x2100).compactMap(Unicode.Scalar.init)))
    #expect(printed(.string(everything)).utf8.allSatisfy { 0x20 <= $0 && $0 != 0x7F })
  }

  @Test func commentsStayOnOneLine() {
    let file = SwiftFile(header: ["a\nimport Evil\r\n*/ b\u{0}c\u{2028}d"], imports: [], declarations: [])
    #expect(String(decoding: file.printed(), as: UTF8.self) == "// a import Evil  */ b c\\u{2028}d\n\n")
  }

  /// Control characters that reorder or hide text are escaped in comments. Literals keep their values.
  @Test func controlCharactersAreEscaped() {
    let hidden = (0x80...0xFFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init).filter(\.isHiddenControl)
    #expect(50 < hidden.count)
    for scalar in hidden {
      let text = "a\(scalar)b"
      let escape = "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      #expect(printed(.string(text)) == "\"a\(escape)b\"")
      #expect(printed(.rawString(text)) == "#\"a\\#\(escape.dropFirst())b\"#")
      #expect(printed(.name(text)) == "a_b")
      #expect(text.withIdentifierCharactersOnly == "a_b")
      let file = SwiftFile(header: [text], imports: [], declarations: [.documentation(text), .comment(text)])
      #expect(!String(decoding: file.printed(), as: UTF8.self).unicodeScalars.contains(scalar))
    }
  }

  @Test(arguments: [
    ("name", "name"), ("`class`", "`class`"), ("_", "_"), ("é", "é"), ("a b", "a_b"), ("a`b", "a_b"), ("`", "_"),
    ("``", "__"), ("x: Int = exit(1)\n//", "x__Int___exit_1____"), ("a\"b", "a_b"), ("", "_"), ("`a`b`", "`a_b`"),
    ("`send a letter, \"now\"`", "`send a letter, \"now\"`"), ("`a\\b`", "`a_b`"), ("`a\nb`", "`a_b`"),
    ("`  `", "`__`"), ("`a\u{202E}b`", "`a_b`"),
  ])
  func anIdentifierStaysOne(name: String, expected: String) {
    #expect(printed(.name(name)) == expected)
  }

  @Test(arguments: [("Dog", "Dog"), ("../../x", "______x"), ("a/b\0", "a_b_"), ("é", "é"), ("", "")])
  func fileNamesHaveNoSeparators(name: String, expected: String) {
    #expect(name.withIdentifierCharactersOnly == expected)
  }
}
