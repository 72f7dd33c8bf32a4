import Source

extension Document {
  /// Returns the tokens of a part of the text, without comments. Invalid text becomes `.invalid` tokens.
  ///
  /// - Parameter range: starts between two tokens. The last token may end behind it.
  /// - Complexity: linear in the length of the range.
  package func tokens(in range: Range<Int>? = nil) -> [Token] {
    Token.all(in: source.bytes, range)
  }
}

extension Token {
  /// Returns the tokens of a text, or of a part that starts between two tokens.
  ///
  /// - Complexity: linear in the length of the range.
  package static func all(in bytes: [UInt8], _ range: Range<Int>? = nil) -> [Token] {
    var names = NameCache(capacity: 256)
    return bytes.withUnsafeBufferPointer { text in
      var lexer = Lexer(text)
      let end = min(range?.upperBound ?? text.count, text.count)
      lexer.position = max(lexer.position, min(range?.lowerBound ?? 0, text.count))
      var tokens: [Token] = []
      while true {
        let token = lexer.next(&names)
        guard token.kind != .endOfFile, Int(token.start) < end else { return tokens }
        tokens.append(token)
      }
    }
  }
}
