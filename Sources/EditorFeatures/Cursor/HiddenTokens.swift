import GraphQLSyntax
import Source

extension Document {
  /// Returns the tokens of a part of the text, including the tokens that a missing quote hides.
  ///
  /// An unclosed string ends with its line. The first bracket in it that closes a group outside of it was meant as a
  /// bracket, and so was the rest of the line.
  func tokensBesideUnclosedStrings(in range: Range<Int>) -> [Token] {
    tokens(in: range).flatMap { token in
      guard let start = firstHiddenBracket(in: token) else { return [token] }
      return [token] + tokens(in: start..<Int(token.end))
    }
  }

  /// Returns the offset of the first bracket in an unclosed string that closes a group outside of it.
  private func firstHiddenBracket(in token: Token) -> Int? {
    let content = bytes(token.range)
    guard token.kind == .invalid, content.first == UInt8(ascii: "\""), content.last != UInt8(ascii: "\"") else {
      return nil
    }
    var depth = 0
    for (index, byte) in zip(content.indices, content) {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if depth == 0 { return index }
        depth -= 1
      default: break
      }
    }
    return nil
  }
}
