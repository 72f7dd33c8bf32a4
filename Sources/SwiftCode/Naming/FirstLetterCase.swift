/// The case of the first letter of a name.
extension String {
  /// The name with its first cased character in upper case; what precedes it, such as `_` or digits, is skipped.
  package var firstUppercased: String {
    if beginsWithCapital { return self }
    guard let index = firstCasedIndex, !self[index].isUppercase else { return self }
    let next = self.index(after: index)
    return self[..<index] + self[index].uppercased() + self[next...]
  }

  /// The name with its first cased character in lower case; what precedes it, such as `_` or digits, is skipped.
  package var firstLowercased: String {
    guard let index = firstCasedIndex, !self[index].isLowercase else { return self }
    let next = self.index(after: index)
    return self[..<index] + self[index].lowercased() + self[next...]
  }

  /// Whether the first character is an ASCII capital: a cheap answer for most names of types.
  private var beginsWithCapital: Bool {
    var bytes = utf8.makeIterator()
    guard let first = bytes.next(), (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else { return false }
    return bytes.next().map { $0 < 0x80 } ?? true
  }

  private var firstCasedIndex: Index? { firstIndex(where: \.isCased) }
}
