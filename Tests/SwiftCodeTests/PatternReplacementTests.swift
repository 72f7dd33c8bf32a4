import Foundation
import SwiftCode
import Testing

/// Replacing the matches of patterns gives the same texts as Foundation's regular expressions.
@Suite struct PatternReplacementTests {
  private static let patterns = [
    "s$", "(a)(b)?", "(x|ch|ss|sh)es$", "([^aeiouy]|qu)ies$", "a*", "a+?", "(a|ab)(c|bcd)(d*)", "^(m|l)ice$",
    "(a)|b", "((a)naly|(b)a)(sis|ses)$", "\\b", "(?:ab)+", "a{2,3}", "a{2,3}?", "(.)(.)",
  ]
  private static let templates = ["", "<$0>", "$1", "[$1|$2]", "\\$1", "$10", "$9x", "$"]
  private static let texts = ["", "a", "ab", "abcd", "queries", "boxes", "analyses", "bases", "aaaa", "mice", "äöa b"]

  @Test(arguments: patterns) func replacementsEqualFoundation(text: String) throws {
    let pattern = try #require(Pattern(text))
    let oracle = try NSRegularExpression(pattern: text)
    for template in Self.templates where template != "$" {
      for input in Self.texts {
        let range = NSRange(input.startIndex..., in: input)
        let expected =
          oracle.firstMatch(in: input, range: range) == nil
          ? nil : oracle.stringByReplacingMatches(in: input, range: range, withTemplate: template)
        #expect(pattern.replacingMatches(in: input, with: template) == expected, "\(input) with \(template)")
      }
    }
  }

  @Test func aSingleDollarIsLiteral() throws {
    #expect(try #require(Pattern("a")).replacingMatches(in: "a", with: "$") == "$")
  }

  /// Backtracking would take ages.
  @Test func replacementTakesLinearTime() throws {
    let pattern = try #require(Pattern("(a|aa)+$"))
    let text = String(repeating: "a", count: 300) + "b"
    #expect(pattern.replacingMatches(in: text, with: "") == nil)
  }
}
