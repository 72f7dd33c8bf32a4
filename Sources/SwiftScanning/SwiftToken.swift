import Source

/// A token of a Swift file, with its place.
package struct SwiftToken: Equatable, Sendable {
  package enum Kind: UInt8, Sendable {
    /// A name, a keyword, `_` or `$0`. It may be in backticks.
    case word
    /// A number literal. A hexadecimal exponent with a sign is a token of its own.
    case number
    /// A string literal, or its end after the last interpolation.
    case string
    /// The text of a string literal up to an interpolation, from the quote or the last interpolation on.
    case stringHead
    case regex
    case `operator`
    /// One of `( ) [ ] { } , ; : . @ \`, or a byte that begins no token.
    case punctuation
    /// `#if`, `#elseif`, `#else` or `#endif`.
    case condition
    /// Another `#` with the name after it, if there is one: `#expect`.
    case macro
    case comment
    case end
  }

  package var kind: Kind
  /// The first byte; 0 at the end of the text.
  package var byte: UInt8
  /// The keyword that the word is. Words in backticks are none.
  package var keyword: SwiftKeyword?
  /// Whether it begins a line. A comment before it counts as space.
  package var isFirstOnLine: Bool
  /// Whether space or a comment comes before it.
  package var isSpaced: Bool
  package var start: Int
  package var end: Int

  package var range: Range<Int> { start..<end }

  /// Whether it is this punctuation mark, or an operator of one byte.
  package func `is`(_ mark: Unicode.Scalar) -> Bool {
    byte == UInt8(ascii: mark) && end - start == 1 && (kind == .punctuation || kind == .operator)
  }

  /// Whether it is this punctuation mark, with nothing between it and the token before.
  package func isAdjacent(_ mark: Unicode.Scalar) -> Bool { !isSpaced && self.is(mark) }

  /// Whether it is `(`, `[` or `{`.
  package var opensBracket: Bool { kind == .punctuation && [0x28, 0x5B, 0x7B].contains(byte) }

  /// The range of a word without its backticks.
  package var nameRange: Range<Int> {
    byte == UInt8(ascii: "`") && 2 <= end - start ? start + 1..<end - 1 : start..<end
  }
}

extension UInt8 {
  @inlinable package var isUppercaseLetter: Bool { UInt8(ascii: "A") <= self && self <= UInt8(ascii: "Z") }

  @inlinable package var startsSwiftName: Bool {
    isUppercaseLetter || UInt8(ascii: "a") <= self && self <= UInt8(ascii: "z") || self == UInt8(ascii: "_")
      || 0x80 <= self
  }

  @inlinable package var continuesSwiftName: Bool {
    startsSwiftName || isDigit
  }

  @inlinable package var isDigit: Bool { UInt8(ascii: "0") <= self && self <= UInt8(ascii: "9") }

  /// Whether it is part of a word: of a name, a number or `$0`.
  var continuesWord: Bool {
    let low: UInt64 = 1 << 36 | 0x3FF << 48
    let high: UInt64 = 0x7FF_FFFE | 1 << (95 - 64) | 0x7FF_FFFE << 32
    let set = self < 64 ? low : self < 128 ? high : .max
    return set &>> UInt64(self) & 1 == 1
  }

  var isSpace: Bool { self <= UInt8(ascii: " ") || self == 0x7F }

  package var isNewline: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  /// Whether it is one of `! % & * + - / < = > ? ^ | ~`.
  package var isSwiftOperator: Bool {
    let low: UInt64 = 1 << 33 | 1 << 37 | 1 << 38 | 1 << 42 | 1 << 43 | 1 << 45 | 1 << 47 | 15 << 60
    let high: UInt64 = 1 << (94 - 64) | 1 << (124 - 64) | 1 << (126 - 64)
    let set = self < 64 ? low : self < 128 ? high : 0
    return set &>> UInt64(self) & 1 == 1
  }
}

extension TextRange {
  package init(_ range: Range<Int>) {
    self.init(UInt32(clamping: range.lowerBound), UInt32(clamping: range.upperBound))
  }
}
