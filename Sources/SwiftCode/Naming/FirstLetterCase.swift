/// Changing the case of a name's first letter.
extension String {
  /// The name with its first cased character in upper case. Preceding characters such as `_` or digits are skipped.
  package var firstUppercased: String {
    if beginsWithCapital { return self }
    if let name = asciiName(firstLetterIsUpper: true) { return name }
    guard let index = firstCasedIndex, !self[index].isUppercase else { return self }
    let next = self.index(after: index)
    return self[..<index] + self[index].uppercased() + self[next...]
  }

  /// The name with its first cased character in lower case. Preceding characters such as `_` or digits are skipped.
  package var firstLowercased: String {
    if let name = asciiName(firstLetterIsUpper: false) { return name }
    guard let index = firstCasedIndex, !self[index].isLowercase else { return self }
    let next = self.index(after: index)
    return self[..<index] + self[index].lowercased() + self[next...]
  }

  /// Whether the first character is an ASCII capital. A fast path for most type names.
  private var beginsWithCapital: Bool {
    var bytes = utf8.makeIterator()
    guard let first = bytes.next(), (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else { return false }
    return bytes.next().map { $0 < 0x80 } ?? true
  }

  /// Returns the name with its first letter in the given case; nil if it has non-ASCII characters. A fast path.
  private func asciiName(firstLetterIsUpper: Bool) -> String? {
    var name = self
    return name.withUTF8 { utf8 -> String? in
      guard utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
      guard let index = utf8.firstIndex(where: { Self.letters.contains($0 | Self.caseBit) }),
        (utf8[index] & Self.caseBit == 0) != firstLetterIsUpper
      else { return self }
      return String(unsafeUninitializedCapacity: utf8.count) { buffer in
        _ = buffer.initialize(from: utf8)
        buffer[index] ^= Self.caseBit
        return utf8.count
      }
    }
  }

  private static let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
  /// The bit that distinguishes lower-case from upper-case ASCII letters.
  private static let caseBit: UInt8 = 0x20

  private var firstCasedIndex: Index? { firstIndex(where: \.isCased) }
}
