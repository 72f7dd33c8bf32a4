extension Lexer {
  /// Reads an Int or Float. See https://spec.graphql.org/September2025/#sec-Int-Value
  mutating func number(from start: Int) -> Token {
    var index = start
    var isFloat = false
    if byte(index) == UInt8(ascii: "-") { index += 1 }
    if byte(index) == UInt8(ascii: "0") {
      index += 1
      if isDigit(byte(index)) {
        return badNumber(start, index, "Invalid number, unexpected digit after 0: \(describe(at: index)).")
      }
    } else if !digits(&index) {
      return expectedDigit(start, index)
    }
    if byte(index) == UInt8(ascii: ".") {
      isFloat = true
      index += 1
      guard digits(&index) else { return expectedDigit(start, index) }
    }
    if byte(index) | 0x20 == UInt8(ascii: "e") {
      isFloat = true
      index += 1
      if byte(index) == UInt8(ascii: "+") || byte(index) == UInt8(ascii: "-") { index += 1 }
      guard digits(&index) else { return expectedDigit(start, index) }
    }
    // A number must not be followed directly by a dot or a name.
    if byte(index) == UInt8(ascii: ".") || isNameStart(byte(index)) { return expectedDigit(start, index) }
    return token(isFloat ? .float : .int, start, index)
  }

  /// Skips digits. Returns false if there is none.
  private func digits(_ index: inout Int) -> Bool {
    guard isDigit(byte(index)) else { return false }
    while isDigit(byte(index)) { index += 1 }
    return true
  }

  private mutating func expectedDigit(_ start: Int, _ index: Int) -> Token {
    badNumber(start, index, "Invalid number, expected digit but got: \(describe(at: index)).")
  }

  private mutating func badNumber(_ start: Int, _ index: Int, _ message: String) -> Token {
    var end = index
    while isNameContinue(byte(end)) || byte(end) == UInt8(ascii: ".") { end += 1 }
    return invalid(from: start, to: end, message, at: index)
  }
}
