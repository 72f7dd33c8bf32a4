import JSONSyntax
import Testing

@testable import EditorRequests
@testable import LanguageServer

struct EncodedTokensTests {
  /// Tokens whose numbers are these.
  private static func tokens(_ numbers: [Int]) -> EncodedTokens {
    var tokens = EncodedTokens()
    for number in numbers { tokens.append(lines: 0, characters: number, length: 1, kind: number, modifiers: 0) }
    return tokens
  }

  @Test(
    arguments: [
      ([1, 2, 3], [1, 2, 3], nil), ([], [], nil), ([], [1], (0, 0, 1)), ([1], [], (0, 5, 0)),
      ([1, 2, 3], [1, 3], (5, 5, 0)), ([1, 3], [1, 2, 3], (5, 0, 1)), ([1, 2, 3], [1, 4, 3], (5, 5, 1)),
      ([1, 1], [1, 1, 1], (10, 0, 1)), ([1, 1, 1], [1], (5, 10, 0)), ([1, 2], [3, 4, 5], (0, 10, 3)),
    ] as [([Int], [Int], (Int, Int, Int)?)])
  func deltasContainOnlyDifferences(old: [Int], new: [Int], edit: (start: Int, deleted: Int, tokens: Int)?) {
    let text = Self.tokens(new).delta(from: Self.tokens(old)).compactText
    guard let edit else { return #expect(text == #"{ "edits": [] }"#) }
    #expect(text.contains(#""start": \#(edit.start), "deleteCount": \#(edit.deleted), "data": ["#), "\(text)")
    #expect(text.count { $0 == "," } - 2 == max(0, edit.tokens * 5 - 1), "\(text)")
  }

  @Test func identifiersDependOnTheTokens() {
    var (a, b, c) = (Self.tokens([1, 2]), Self.tokens([1, 2]), Self.tokens([1]))
    #expect(a.id == nil)
    a.identify()
    b.identify()
    c.identify()
    #expect(a.id == b.id && a.id != c.id)
  }
}
