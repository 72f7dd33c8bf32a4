import Source

extension String {
  /// The text with `_` instead of characters that are invalid in identifiers and file names.
  package var withIdentifierCharactersOnly: String {
    if utf8.allSatisfy(isIdentifierByte), !mayHoldHiddenControlsBeyondASCII { return self }
    let bytes = replacingHiddenControls(with: "_").utf8.map { isIdentifierByte($0) ? $0 : UInt8(ascii: "_") }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension String {
  /// Whether the text is a raw identifier: any visible text in backticks, without a backtick, a backslash or a control
  /// character.
  var isRawIdentifier: Bool {
    guard 2 < utf8.count, utf8.first == UInt8(ascii: "`"), utf8.last == UInt8(ascii: "`") else { return false }
    let text = utf8.dropFirst().dropLast()
    return text.contains { $0 != UInt8(ascii: " ") }
      && text.allSatisfy { 0x20 <= $0 && $0 != 0x7F && $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "\\") }
      && (!mayHoldHiddenControlsBeyondASCII || replacingHiddenControls(with: "_") == self)
  }
}

/// Returns whether a byte can be part of an identifier. All non-ASCII characters count as valid.
func isIdentifierByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
    true
  default:
    false
  }
}
