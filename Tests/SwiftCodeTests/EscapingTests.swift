import SwiftCode
import Testing

struct EscapingTests {
  @Test(arguments: [
    ("plain é 🐈 \u{2028}\u{FEFF}", "plain é 🐈 \u{2028}\u{FEFF}"), ("\0", #"\0"#), ("\\", #"\\"#), ("\t", #"\t"#),
    ("\n", #"\n"#), ("\r", #"\r"#), ("\r\n", #"\r\n"#), ("\"", #"\""#), ("'", "'"), ("\"\u{301}", "\\\"\u{301}"),
    (#"\(exit(1))"#, #"\\(exit(1))"#), (#"\u{41}"#, #"\\u{41}"#), ("\"\"\"", #"\"\"\""#),
    ("a\u{B}b\u{1B}", #"a\u{B}b\u{1B}"#),
    ("\u{7F}", #"\u{7F}"#), ("*/ // #if", "*/ // #if"),
  ])
  func literals(text: String, expected: String) {
    #expect(printed(.string(text)) == "\"\(expected)\"")
  }

  @Test func aLiteralStaysOnItsLineWhateverItHolds() {
    let everything = String(String.UnicodeScalarView((0...0x2100).compactMap(Unicode.Scalar.init)))
    #expect(printed(.string(everything)).utf8.allSatisfy { 0x20 <= $0 && $0 != 0x7F })
  }

  @Test func aCommentStaysOnItsLine() {
    let file = SwiftFile(header: ["a\nimport Evil\r\n*/ b\u{0}c\u{2028}d"], imports: [], declarations: [])
    #expect(String(decoding: file.printed(), as: UTF8.self) == "// a import Evil  */ b c\u{2028}d\n\n")
  }

  @Test(arguments: [
    ("name", "name"), ("`class`", "`class`"), ("_", "_"), ("é", "é"), ("a b", "a_b"), ("a`b", "a_b"), ("`", "_"),
    ("``", "__"), ("x: Int = exit(1)\n//", "x__Int___exit_1____"), ("a\"b", "a_b"), ("", "_"), ("`a`b`", "`a_b`"),
  ])
  func anIdentifierStaysOne(name: String, expected: String) {
    #expect(printed(.name(name)) == expected)
  }

  @Test(arguments: [("Dog", "Dog"), ("../../x", "______x"), ("a/b\0", "a_b_"), ("é", "é"), ("", "")])
  func aFileNameStaysOne(name: String, expected: String) {
    #expect(name.withIdentifierCharactersOnly == expected)
  }
}
