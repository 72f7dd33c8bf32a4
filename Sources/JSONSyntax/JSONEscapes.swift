/// Decodes the escapes of JSON strings (RFC 8259, section 7).
enum JSONEscapes {
  /// Returns the value of a string as UTF-8. Invalid escapes and unpaired surrogates become U+FFFD.
  static func decode(_ content: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(content.count)
    var index = 0
    while index < content.count {
      if content[index] != UInt8(ascii: "\\") {
        decoded.append(content[index])
        index += 1
      } else {
        let escape = read(content, at: index)
        append(escape.scalar ?? "\u{FFFD}", to: &decoded)
        index += escape.count
      }
    }
    return decoded
  }

  /// Returns the scalar and length of the escape that starts at `index`. The scalar is nil for an invalid escape.
  ///
  /// A surrogate pair is one escape of 12 bytes.
  static func read(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> (scalar: Unicode.Scalar?, count: Int) {
    guard index + 1 < bytes.count else { return (nil, 1) }
    switch bytes[index + 1] {
    case UInt8(ascii: "\""): return ("\"", 2)
    case UInt8(ascii: "\\"): return ("\\", 2)
    case UInt8(ascii: "/"): return ("/", 2)
    case UInt8(ascii: "b"): return ("\u{8}", 2)
    case UInt8(ascii: "f"): return ("\u{C}", 2)
    case UInt8(ascii: "n"): return ("\n", 2)
    case UInt8(ascii: "r"): return ("\r", 2)
    case UInt8(ascii: "t"): return ("\t", 2)
    case UInt8(ascii: "u"): return readUnicode(bytes, at: index)
    default: return (nil, 1)
    }
  }

  private static func readUnicode(
    _ bytes: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (scalar: Unicode.Scalar?, count: Int) {
    guard let unit = codeUnit(bytes, at: index) else { return (nil, 2) }
    if let scalar = Unicode.Scalar(unit) { return (scalar, 6) }
    guard unit < 0xDC00, let low = codeUnit(bytes, at: index + 6), 0xDC00..<0xE000 ~= low else { return (nil, 6) }
    return (Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)), 12)
  }

  /// Returns the value of the `\u` escape at `index`.
  private static func codeUnit(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt32? {
    guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u") else {
      return nil
    }
    var unit: UInt32 = 0
    for byte in bytes[index + 2..<index + 6] {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): unit = unit << 4 + UInt32(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): unit = unit << 4 + UInt32(byte - UInt8(ascii: "a") + 10)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): unit = unit << 4 + UInt32(byte - UInt8(ascii: "A") + 10)
      default: return nil
      }
    }
    return unit
  }

  private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
}
