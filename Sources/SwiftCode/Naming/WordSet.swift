/// A set of ASCII words that rejects most other texts quickly by first letter and length.
struct WordSet: ExpressibleByArrayLiteral, Sendable {
  private let words: Set<String>
  /// The lengths of words for each first letter, as bits.
  private var lengths: [UInt64] = Array(repeating: 0, count: 128)

  /// - Parameter words: words of 1 to 63 bytes.
  init(arrayLiteral words: String...) {
    self.words = Set(words)
    for word in words {
      guard let first = word.utf8.first, first < 128 else { continue }
      lengths[Int(first)] |= 1 << UInt64(word.utf8.count)
    }
  }

  func contains(_ text: String) -> Bool {
    guard let first = text.utf8.first, first < 128, text.utf8.count < 64,
      lengths[Int(first)] & 1 << UInt64(text.utf8.count) != 0
    else { return false }
    return words.contains(text)
  }
}
