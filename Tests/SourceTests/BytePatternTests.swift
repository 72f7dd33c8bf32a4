import Source
import Testing

/// Bytes are found at their places, and only there.
@Suite struct BytePatternTests {
  @Test(arguments: [
    ("mockd:ignore", "# mockd:ignore", true), ("mockd:ignore", "mockd:ignore unused", true),
    ("mockd:ignore", "mockd:ignor", false), ("mockd:ignore", "", false), ("aba", "aabba", false),
    ("aba", "ababa", true), ("aab", "aaab", true), ("a", "bba", true), ("a", "bbb", false), ("", "a", false),
  ])
  func patternsAreFound(pattern: String, text: String, isThere: Bool) {
    #expect(BytePattern(Array(pattern.utf8)).occurs(in: Array(text.utf8)) == isThere)
  }

  /// All patterns of up to four letters in all texts of up to eight, of two letters.
  @Test func allOccurrencesAreFound() {
    func words(_ length: Int) -> [[UInt8]] {
      (0..<(1 << length)).map { bits in (0..<length).map { bits >> $0 & 1 == 0 ? 97 : 98 } }
    }
    for pattern in (1...4).flatMap(words) {
      for text in (0...8).flatMap(words) {
        let isThere = text.indices.contains { text[$0...].starts(with: pattern) }
        #expect(BytePattern(pattern).occurs(in: text) == isThere, "\(pattern) in \(text)")
      }
    }
  }
}
