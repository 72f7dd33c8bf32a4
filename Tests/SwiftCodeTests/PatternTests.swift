import Foundation
import SwiftCode
import Testing

struct PatternTests {
  static let patterns = [
    "id", "^id$", "^(id|url)$", "(?i)^ID$", "[A-Z]+", "^[^a-z]*$", "a{2}", "a{2,}b", "^a{1,2}$", "x?y*z+", "\\bid\\b",
    "\\d", "^\\w+$", "\\W", "(?:ab)+c", "a.c", "a\\.c", "[\\d_]+", "^$", "a|", "(a|b)*abb", "[a-]", "[]a]", "[^]a]",
    "\\p{Lu}{2}", "(?i)[a-c]x", "a*?b", "\\Aid\\z", "id\\Z", "\\Bd", "é", "^.$", "\\s", "(a*)*b", "((a|ab)(c|bcd))(d*)",
  ]

  static let texts = [
    "", "id", "ID", "Id", "userId", "hidden", "url", "URL", "aab", "aaab", "aa", "yyz", "z", "a.c", "abc", "ababc",
    "abb", "babb", "a-", "]", "x1", "_1", "é", "e\u{301}", "BX", "id\n", " ", "a\nc", "🐈",
    "aaaaaaaaaa",
  ]

  @Test(arguments: patterns)
  func matchesEqualFoundation(pattern: String) throws {
    let subject = try #require(Pattern(pattern))
    let oracle = try NSRegularExpression(pattern: pattern)
    for text in Self.texts {
      let range = NSRange(text.startIndex..., in: text)
      #expect(subject.occurs(in: text) == (oracle.firstMatch(in: text, range: range) != nil), "\(pattern) in \(text)")
    }
  }

  @Test(arguments: [
    "", "(", ")", "a)", "[a", "[z-a]", "*a", "a**", "a{2", "a{3,2}", "a{999}", "\\", "(?=a)", "(?<!a)", "(a)\\1", "a++",
    "(?<n>a)", "[a&&b]", "[[a]]", "\\q", "\\p{Foo}",
  ])
  func invalidPatternsAreRejected(pattern: String) {
    #expect(Pattern(pattern) == nil)
  }

  @Test func sizeAndDepthAreBounded() {
    #expect(Pattern(String(repeating: "(", count: 100_000)) == nil)
    #expect(Pattern(String(repeating: "(", count: 40) + String(repeating: "){200}", count: 40)) == nil)
    #expect(Pattern(String(repeating: "a", count: 10_000)) == nil)
  }

  @Test func ambiguousPatternsTakeLinearTime() throws {
    let pattern = try #require(Pattern("^(a|a|aa)*(a*)*$"))
    #expect(!pattern.occurs(in: String(repeating: "a", count: 200) + "b"))
  }

  @Test func patternsAreEqualByText() {
    #expect(Pattern("a") == Pattern("a"))
    #expect(Pattern("a") != Pattern("b"))
    #expect(Set([Pattern("a"), Pattern("a")]).count == 1)
  }
}
