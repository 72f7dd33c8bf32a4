import Source

extension String {
  /// The text with `_` instead of characters that are invalid in identifiers and file names.
  package var withIdentifierCharactersOnly: String {
    if utf8.allSatisfy(isIdentifierByte), !mayHoldHiddenControlsBeyondASCII { return self }
    let bytes = replacingHiddenControls(with: "_").utf8.map { isIdentifierByte($0) ? $0 : UInt8(ascii: "_") }
    return String(decoding: bytes, as: UTF8.self)
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
