import Source

/// Reads tokens from bytes, one at a time, without allocating.
///
/// It never fails. Invalid text becomes an `.invalid` token with a `problem`.
/// See https://spec.graphql.org/September2025/#sec-Source-Text
struct Lexer {
  /// The text, which must outlive the lexer.
  let bytes: UnsafePointer<UInt8>
  let count: Int
  /// The offset from which to read the next token.
  var position: Int
  /// The reason why the last token is `.invalid`, with its offset.
  var problem: Problem?

  /// A lexical error.
  struct Problem {
    var message: String
    var offset: Int
  }

  init(_ text: UnsafeBufferPointer<UInt8>) {
    // An empty array may have no address. The count is zero then, so the lexer never reads from this one.
    bytes = text.baseAddress ?? UnsafePointer(bitPattern: 1).unsafelyUnwrapped
    count = text.count
    position = 0
  }

  /// Returns the byte at `index`, or 0 past the end.
  @inline(__always) func byte(_ index: Int) -> UInt8 {
    index < count ? bytes[index] : 0
  }

  /// Reads the next token. Interns names in `names`.
  mutating func next(_ names: inout NameCache) -> Token {
    scan { (lexer: inout Lexer, start: Int) in lexer.name(from: start, &names) }
  }

  /// Reads the next token without interning names.
  mutating func nextWithoutName() -> Token {
    scan { (lexer: inout Lexer, start: Int) in
      var end = start &+ 1
      while end < lexer.count, isNameContinue(lexer.bytes[end]) { end &+= 1 }
      return lexer.token(.name, start, end)
    }
  }

  /// - Parameter name: reads the name that starts at an offset.
  @inline(__always) private mutating func scan(_ name: (inout Lexer, Int) -> Token) -> Token {
    var index = position
    while index < count {
      let byte = bytes[index]
      switch byte {
      case 0x20, 0x0A, 0x2C, 0x0D, 0x09:
        index &+= 1
      case UInt8(ascii: "#"):
        index = endOfComment(from: index &+ 1)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
        return name(&self, index)
      case UInt8(ascii: "{"): return punctuator(.leftBrace, index, 1)
      case UInt8(ascii: "}"): return punctuator(.rightBrace, index, 1)
      case UInt8(ascii: ":"): return punctuator(.colon, index, 1)
      case UInt8(ascii: "!"): return punctuator(.bang, index, 1)
      case UInt8(ascii: "("): return punctuator(.leftParenthesis, index, 1)
      case UInt8(ascii: ")"): return punctuator(.rightParenthesis, index, 1)
      case UInt8(ascii: "$"): return punctuator(.dollar, index, 1)
      case UInt8(ascii: "@"): return punctuator(.at, index, 1)
      case UInt8(ascii: "["): return punctuator(.leftBracket, index, 1)
      case UInt8(ascii: "]"): return punctuator(.rightBracket, index, 1)
      case UInt8(ascii: "="): return punctuator(.equals, index, 1)
      case UInt8(ascii: "|"): return punctuator(.pipe, index, 1)
      case UInt8(ascii: "&"): return punctuator(.ampersand, index, 1)
      case UInt8(ascii: "\""):
        if self.byte(index &+ 1) == UInt8(ascii: "\""), self.byte(index &+ 2) == UInt8(ascii: "\"") {
          return blockString(from: index)
        }
        return string(from: index)
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        return number(from: index)
      case UInt8(ascii: ".") where self.byte(index &+ 1) == byte && self.byte(index &+ 2) == byte:
        return punctuator(.spread, index, 3)
      case 0xEF where self.byte(index &+ 1) == 0xBB && self.byte(index &+ 2) == 0xBF:
        index &+= 3
      default:
        return unexpectedCharacter(at: index)
      }
    }
    position = index
    return Token(kind: .endOfFile, start: UInt32(truncatingIfNeeded: count), end: UInt32(truncatingIfNeeded: count))
  }

  @inline(__always) private mutating func punctuator(_ kind: Token.Kind, _ start: Int, _ length: Int) -> Token {
    token(kind, start, start &+ length)
  }

  @inline(__always) mutating func token(_ kind: Token.Kind, _ start: Int, _ end: Int, name: Name? = nil) -> Token {
    position = end
    return Token(
      kind: kind, start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end), name: name)
  }

  @inline(__always) private mutating func name(from start: Int, _ names: inout NameCache) -> Token {
    // The caller has checked the first byte.
    var index = start &+ 1
    while index < count, isNameContinue(bytes[index]) { index &+= 1 }
    let text = UnsafeBufferPointer(start: bytes + start, count: index &- start)
    let hash = NameHash.of(bytes + start, count: text.count)
    return token(.name, start, index, name: names.intern(text, hash: hash))
  }

  /// Returns the end of a comment: the end of its line, or an invalid character.
  private func endOfComment(from start: Int) -> Int {
    var index = start
    while index < count, bytes[index] != 0x0A, bytes[index] != 0x0D {
      if bytes[index] < 0x80 {
        index &+= 1
      } else {
        let scalar = scalar(at: index)
        if !scalar.isValid { break }
        index &+= scalar.length
      }
    }
    return index
  }

  private mutating func unexpectedCharacter(at index: Int) -> Token {
    let scalar = scalar(at: index)
    let what = describe(at: index)
    let message =
      bytes[index] == UInt8(ascii: "'")
      ? "Unexpected single quote character ('), did you mean to use a double quote (\")?"
      : scalar.isValid ? "Unexpected character: \(what)." : "Invalid character: \(what)."
    return invalid(from: index, to: index + scalar.length, message, at: index)
  }

  mutating func invalid(from start: Int, to end: Int, _ message: String, at offset: Int) -> Token {
    problem = Problem(message: "Syntax Error: " + message, offset: offset)
    return token(.invalid, start, max(end, start + 1))
  }
}

@inline(__always) func isDigit(_ byte: UInt8) -> Bool {
  byte &- UInt8(ascii: "0") < 10
}

@inline(__always) func isNameStart(_ byte: UInt8) -> Bool {
  (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_")
}

@inline(__always) func isNameContinue(_ byte: UInt8) -> Bool {
  isNameStart(byte) || isDigit(byte)
}
