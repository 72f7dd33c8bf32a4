import Source
import Testing

@Suite struct ByteOrderTests {
  @Test func stringsAreOrderedByBytes() {
    let texts = [
      "", "a", "ab", "b", "B", "é", "e\u{301}", "\u{FFFD}", "👍", "a/b", "a-b", String(repeating: "x", count: 40),
    ]
    for a in texts {
      for b in texts {
        #expect(precedesByBytes(a, b) == Array(a.utf8).lexicographicallyPrecedes(Array(b.utf8)), "\(a) \(b)")
      }
    }
  }
}
