import SwiftCode
import Testing

struct ReservedWordsTests {
  static let words = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
    "internal", "let", "operator", "private", "precedencegroup", "protocol", "Protocol", "public", "rethrows", "static",
    "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do", "else",
    "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while", "as", "false",
    "is", "nil", "self", "Self", "super", "throws", "true", "try", "_",
  ]

  @Test(arguments: words)
  func reservedWordsAreEscaped(word: String) {
    #expect(word.escapedAsMockProperty == "`\(word)`")
    #expect(word.escapedAsEnumCase == "`\(word)`")
  }

  @Test(arguments: ["Type", "Any"])
  func someWordsAreEscapedInPropertiesOnly(word: String) {
    #expect(word.escapedAsMockProperty == "`\(word)`")
    #expect(word.escapedAsEnumCase == word)
  }

  @Test(arguments: ["", "name", "Class", "hash", "async", "actor", "type", "any", "precedencegroups", "__typename"])
  func otherWordsAreNotEscaped(word: String) {
    #expect(word.escapedAsMockProperty == word)
    #expect(word.escapedAsEnumCase == word)
  }

  @Test(arguments: [
    ("class", "`class`"), ("Type", "`Type`"), ("name", "name"), ("größe", "größe"), ("🚀", "🚀"),
    ("send a letter", "`send a letter`"), ("404", "`404`"), ("a.b", "`a.b`"),
  ])
  func namesInSwiftAreEscaped(name: String, escaped: String) {
    #expect(name.escapedAsSwiftName == escaped)
  }

  @Test(arguments: [
    ("`class`", "class"), ("`self`", "self"), ("name", "name"), ("`inout`", "`inout`"), ("`let`", "`let`"),
    ("`var`", "`var`"), ("`_`", "`_`"), ("", ""),
  ])
  func labelsAreEscaped(name: String, label: String) {
    #expect(name.asArgumentLabel == label)
  }
}
