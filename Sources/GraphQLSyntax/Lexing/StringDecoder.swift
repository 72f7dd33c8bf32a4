import Source

/// Decodes string literals.
/// See https://spec.graphql.org/September2025/#sec-String-Value.Static-Semantics
enum StringDecoder {
  /// Returns the value as UTF-8. Invalid escapes, which the lexer reports, have no defined value.
  ///
  /// - Parameter written: the literal with its quotes.
  static func decode(_ written: ArraySlice<UInt8>) -> [UInt8] {
    let isBlock = 6 <= written.count && written.prefix(3).allSatisfy { $0 == UInt8(ascii: "\"") }
    let text = written.dropFirst(isBlock ? 3 : 1).dropLast(isBlock ? 3 : 1)
    if isBlock, let line = BlockString.onlyLine(of: text) { return Array(line) }
    return isBlock ? BlockString.value(ofRaw: unescapeBlock(text)) : unescape(text)
  }

  /// Resolves `\"""`, the only escape in a block string.
  private static func unescapeBlock(_ text: ArraySlice<UInt8>) -> [UInt8] {
    let escape = Array("\\\"\"\"".utf8)
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var index = text.startIndex
    while index < text.endIndex {
      if text[index] == escape[0], text[index...].starts(with: escape) { index += 1 }
      result.append(text[index])
      index += 1
    }
    return result
  }

  private static func unescape(_ text: ArraySlice<UInt8>) -> [UInt8] {
    guard text.contains(UInt8(ascii: "\\")) else { return Array(text) }
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var index = text.startIndex
    while index < text.endIndex {
      guard text[index] == UInt8(ascii: "\\"), index + 1 < text.endIndex else {
        result.append(text[index])
        index += 1
        continue
      }
      index += 1
      if text[index] == UInt8(ascii: "u") {
        index += 1
        appendCodePoint(text, &index, to: &result)
      } else {
        result.append(simpleEscape(text[index]))
        index += 1
      }
    }
    return result
  }

  private static func simpleEscape(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: byte
    }
  }

  /// Reads the digits after `\u`, or a surrogate pair.
  private static func appendCodePoint(_ text: ArraySlice<UInt8>, _ index: inout Int, to result: inout [UInt8]) {
    var point = readHexadecimal(text, &index)
    if (0xD800..<0xDC00).contains(point), text[index...].starts(with: Array("\\u".utf8)) {
      index += 2
      let trailing = readHexadecimal(text, &index)
      point = 0x10000 + ((point & 0x3FF) << 10 | trailing & 0x3FF)
    }
    result.append(contentsOf: String(Character(Unicode.Scalar(point) ?? "\u{FFFD}")).utf8)
  }

  private static func readHexadecimal(_ text: ArraySlice<UInt8>, _ index: inout Int) -> UInt32 {
    var value: UInt32 = 0
    if index < text.endIndex, text[index] == UInt8(ascii: "{") {
      index += 1
      while index < text.endIndex, text[index] != UInt8(ascii: "}") {
        value = value &<< 4 | (hexDigit(text[index]) ?? 0)
        index += 1
      }
      index = min(index + 1, text.endIndex)
    } else {
      let end = min(index + 4, text.endIndex)
      while index < end {
        value = value << 4 | (hexDigit(text[index]) ?? 0)
        index += 1
      }
    }
    return value
  }
}

extension StringLiteral {
  /// Returns the value of a literal: escapes resolved, block strings dedented.
  ///
  /// - Parameter written: the literal with its quotes.
  package static func value(of written: ArraySlice<UInt8>) -> String {
    String(decoding: StringDecoder.decode(written), as: UTF8.self)
  }
}
