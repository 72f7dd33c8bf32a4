extension Lexer {
  /// A decoded character.
  struct ScalarReading {
    /// The code point, even of a lone surrogate; 0xFFFD for malformed bytes.
    var value: UInt32
    var length: Int
    /// Whether it is a correctly encoded Unicode scalar value.
    var isValid: Bool
  }

  /// Decodes the character at `index`, which must be below `count`.
  func scalar(at index: Int) -> ScalarReading {
    let first = bytes[index]
    if first < 0x80 { return ScalarReading(value: UInt32(first), length: 1, isValid: true) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC2, first <= 0xF4, index + length <= count else { return malformed }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for offset in 1..<length {
      guard bytes[index + offset] & 0xC0 == 0x80 else { return malformed }
      value = value << 6 | UInt32(bytes[index + offset] & 0x3F)
    }
    let smallest: UInt32 = length == 4 ? 0x10000 : length == 3 ? 0x800 : 0x80
    guard smallest <= value, value <= 0x10FFFF else { return malformed }
    return ScalarReading(value: value, length: length, isValid: !(0xD800...0xDFFF).contains(value))
  }

  private var malformed: ScalarReading { ScalarReading(value: 0xFFFD, length: 1, isValid: false) }

  /// Returns the character at `index` for messages.
  func describe(at index: Int) -> String {
    guard index < count else { return "<EOF>" }
    let value = scalar(at: index).value
    if value == 0xFFFD, bytes[index] != 0xEF {
      return "byte 0x" + String(bytes[index], radix: 16, uppercase: true) + ", since the file is not valid UTF-8"
    }
    if value == 0x22 { return "'\"'" }
    if (0x20...0x7E).contains(value), let scalar = Unicode.Scalar(value) { return "\"\(Character(scalar))\"" }
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Returns the text of a range, for messages.
  func text(_ start: Int, _ end: Int) -> String {
    let end = min(end, count)
    return String(
      decoding: UnsafeBufferPointer(start: bytes + min(start, end), count: max(0, end - start)), as: UTF8.self)
  }
}
