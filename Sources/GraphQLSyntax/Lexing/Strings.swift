import Source

extension Lexer {
  /// Reads a string. See https://spec.graphql.org/September2025/#sec-String-Value
  mutating func string(from start: Int) -> Token {
    var index = start &+ 1
    while index < count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\""):
        return token(.string, start, index &+ 1)
      case UInt8(ascii: "\\"):
        switch escape(at: index) {
        case .length(let length): index &+= length
        case .problem(let message): return badString(start, index, message, at: index)
        }
      case 0x0A, 0x0D:
        return invalid(from: start, to: index, "Unterminated string.", at: index)
      case 0x80...:
        let scalar = scalar(at: index)
        guard scalar.isValid else {
          return badString(start, index, "Invalid character within String: \(describe(at: index)).", at: index)
        }
        index &+= scalar.length
      default:
        index &+= 1
      }
    }
    return invalid(from: start, to: count, "Unterminated string.", at: count)
  }

  /// Reads a block string. See https://spec.graphql.org/September2025/#BlockString
  mutating func blockString(from start: Int) -> Token {
    var index = start &+ 3
    while true {
      index = endOfPlainWords(from: index)
      guard index < count else { break }
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        if self.byte(index &+ 1) == byte, self.byte(index &+ 2) == byte {
          return token(.blockString, start, index &+ 3)
        }
      } else if byte == UInt8(ascii: "\\") {
        if isTripleQuote(index &+ 1) { index &+= 3 }
      } else if 0x80 <= byte {
        let scalar = scalar(at: index)
        guard scalar.isValid else {
          let message = "Invalid character within String: \(describe(at: index))."
          return invalid(from: start, to: endOfBlockString(index), message, at: index)
        }
        index &+= scalar.length &- 1
      }
      index &+= 1
    }
    return invalid(from: start, to: count, "Unterminated string.", at: count)
  }

  /// Skips groups of eight ASCII bytes without quotes and backslashes. Returns the index of the first other group.
  @inline(__always) private func endOfPlainWords(from index: Int) -> Int {
    var index = index
    while index &+ 8 <= count {
      let word = ByteWords.word(bytes, at: index)
      let quotes = ByteWords.marks(of: UInt8(ascii: "\""), in: word)
      let backslashes = ByteWords.marks(of: UInt8(ascii: "\\"), in: word)
      guard (word & ByteWords.every(0x80)) | quotes | backslashes == 0 else { break }
      index &+= 8
    }
    return index
  }

  func isTripleQuote(_ index: Int) -> Bool {
    byte(index) == UInt8(ascii: "\"") && byte(index + 1) == UInt8(ascii: "\"") && byte(index + 2) == UInt8(ascii: "\"")
  }

  /// The result of checking an escape sequence.
  private enum Escape {
    case length(Int)
    case problem(String)
  }

  /// Checks the escape sequence that starts with the backslash at `index`.
  private func escape(at index: Int) -> Escape {
    switch byte(index + 1) {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return .length(2)
    case UInt8(ascii: "u"):
      return byte(index + 2) == UInt8(ascii: "{") ? bracedEscape(at: index) : fixedEscape(at: index)
    default:
      let length = index + 1 < count ? scalar(at: index + 1).length : 0
      return .problem("Invalid character escape sequence: \"\(text(index, index + 1 + length))\".")
    }
  }

  /// Checks `\u{…}`, a code point of any number of digits within twelve characters.
  private func bracedEscape(at index: Int) -> Escape {
    var point: UInt32 = 0
    var size = 3
    while size < 12 {
      let byte = byte(index + size)
      size += 1
      if byte == UInt8(ascii: "}") {
        if size < 5 || Unicode.Scalar(point) == nil { break }
        return .length(size)
      }
      guard let digit = hexDigit(byte), point <= 0x0FFF_FFFF else { break }
      point = point << 4 | digit
    }
    return .problem("Invalid Unicode escape sequence: \"\(text(index, index + size))\".")
  }

  /// Checks `\uXXXX`, or two of them that form a surrogate pair.
  private func fixedEscape(at index: Int) -> Escape {
    if let code = hexadecimal(at: index + 2) {
      if Unicode.Scalar(code) != nil { return .length(6) }
      if code < 0xDC00, byte(index + 6) == UInt8(ascii: "\\"), byte(index + 7) == UInt8(ascii: "u"),
        let trailing = hexadecimal(at: index + 8), (0xDC00...0xDFFF).contains(trailing)
      {
        return .length(12)
      }
    }
    return .problem("Invalid Unicode escape sequence: \"\(text(index, index + 6))\".")
  }

  /// Returns the value of four hexadecimal digits.
  private func hexadecimal(at index: Int) -> UInt32? {
    var value: UInt32 = 0
    for offset in 0..<4 {
      guard let digit = hexDigit(byte(index + offset)) else { return nil }
      value = value << 4 | digit
    }
    return value
  }

  /// Returns an invalid token for a string with an error at `index`. It ends at the next quote or line end.
  private mutating func badString(_ start: Int, _ index: Int, _ message: String, at offset: Int) -> Token {
    var end = index + 1
    while end < count, bytes[end] != 0x0A, bytes[end] != 0x0D {
      end += 1
      if bytes[end - 1] == UInt8(ascii: "\"") { break }
    }
    return invalid(from: start, to: end, message, at: offset)
  }

  private func endOfBlockString(_ index: Int) -> Int {
    var index = index
    while index < count, !isTripleQuote(index) { index += 1 }
    return min(count, index + 3)
  }
}

/// Returns the value of a hexadecimal digit of either case.
func hexDigit(_ byte: UInt8) -> UInt32? {
  if isDigit(byte) { return UInt32(byte - UInt8(ascii: "0")) }
  let letter = (byte | 0x20) &- UInt8(ascii: "a")
  return letter < 6 ? UInt32(letter) + 10 : nil
}
