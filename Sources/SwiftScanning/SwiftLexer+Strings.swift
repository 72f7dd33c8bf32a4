/// String literals with their interpolations.
extension SwiftLexer {
  /// A string literal with an interpolation that contains the next byte.
  struct OpenString {
    enum Kind { case singleLine, multiLine, singleQuote }

    var kind: Kind
    /// How many `#` are around it.
    var hashes: Int
    /// How many parentheses are open in the interpolation, with its own.
    var parentheses = 1
  }

  /// Takes a string literal up to its end or first interpolation.
  ///
  /// - Parameters:
  ///   - start: where its hashes begin. The next byte is the quote.
  ///   - hashes: how many there are.
  mutating func string(from start: Int, hashes: Int) -> SwiftToken {
    var string = OpenString(kind: at(0) == UInt8(ascii: "'") ? .singleQuote : .singleLine, hashes: hashes)
    if at(0) == UInt8(ascii: "\""), at(1) == at(0), at(2) == at(0), !endsOnLine(hashes) {
      string.kind = .multiLine
      index += 3
    } else {
      index += 1
    }
    return text(of: string, from: start)
  }

  /// Takes the text after an interpolation. The next byte is its closing parenthesis.
  mutating func continueString() -> SwiftToken {
    let start = index
    index += 1
    return text(of: strings.removeLast(), from: start)
  }

  /// Ends a literal at the end of the line, in an interpolation.
  mutating func closeString() -> SwiftToken {
    strings.removeLast()
    return literal(.string, from: index)
  }

  /// Goes to the end of a string literal, or past the parenthesis that opens an interpolation.
  private mutating func text(of string: OpenString, from start: Int) -> SwiftToken {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\") where areHashes(string.hashes, from: 1):
        index += 1 + string.hashes
        // The parser skips another hash, too.
        if 0 < string.hashes, at(0) == UInt8(ascii: "#") { index += 1 }
        if at(0) == UInt8(ascii: "(") {
          index += 1
          strings.append(OpenString(kind: string.kind, hashes: string.hashes))
          return token(.stringHead, from: start)
        }
        if index < bytes.count, !bytes[index].isNewline { index += 1 }
      case UInt8(ascii: "\"") where string.kind != .singleQuote && isEnd(of: string):
        index += (string.kind == .multiLine ? 3 : 1) + string.hashes
        while 0 < string.hashes, at(0) == UInt8(ascii: "#") { index += 1 }
        return literal(.string, from: start)
      case UInt8(ascii: "'") where string.kind == .singleQuote:
        index += 1
        return literal(.string, from: start)
      case UInt8(ascii: "\n") where string.kind != .multiLine, UInt8(ascii: "\r") where string.kind != .multiLine:
        return literal(.string, from: start)
      default: index &+= 1
      }
    }
    if string.kind == .multiLine { isBroken = true }
    return literal(.string, from: start)
  }

  /// Whether a raw string that begins with three quotes ends on its line. Two of them are its text then.
  private func endsOnLine(_ hashes: Int) -> Bool {
    guard 0 < hashes else { return false }
    var offset = 1
    while index + offset < bytes.count, !at(offset).isNewline {
      if at(offset) == UInt8(ascii: "\""), areHashes(hashes, from: offset + 1) { return true }
      offset += 1
    }
    return false
  }

  private func areHashes(_ count: Int, from offset: Int) -> Bool {
    for place in 0..<count where at(offset + place) != UInt8(ascii: "#") { return false }
    return true
  }

  private func isEnd(of string: OpenString) -> Bool {
    guard string.kind == .multiLine else { return areHashes(string.hashes, from: 1) }
    return at(1) == UInt8(ascii: "\"") && at(2) == UInt8(ascii: "\"") && areHashes(string.hashes, from: 3)
  }
}
