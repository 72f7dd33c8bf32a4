import Testing

@testable import Daemon

@Suite struct ContentHashTests {
  /// Vectors of the reference implementation (MurmurHash3_x64_128, seed 0), as two 64-bit numbers.
  @Test(arguments: [
    ("", "00000000000000000000000000000000"),
    ("hello", "cbd8a7b341bd9b025b1e906a48ae1d19"),
    ("The quick brown fox jumps over the lazy dog", "e34bbc7bbc071b6c7a433ca9c49a9347"),
  ])
  func hashesEqualTheReference(text: String, expected: String) {
    #expect(ContentHash(Array(text.utf8)).text == expected)
  }

  @Test func prefixesHaveDistinctHashes() {
    let bytes = [UInt8](repeating: 0, count: 200)
    #expect(Set((0...200).map { ContentHash(Array(bytes.prefix($0))) }).count == 201)
  }

  @Test(arguments: ["", "xyz", String(repeating: "g", count: 32), String(repeating: "0", count: 31)])
  func invalidHashesAreRejected(text: String) {
    #expect(ContentHash(digits: Array(text.utf8)[...]) == nil)
  }

  @Test func writtenHashesAreReadBack() {
    let hash = ContentHash([1, 2, 3])
    #expect(ContentHash(digits: Array(hash.text.utf8)[...]) == hash)
    #expect(ContentHash(digits: Array(hash.text.uppercased().utf8)[...]) == hash)
  }
}
