import Fuzzing
import GraphQLSyntax
import TestSupport
import Testing

struct BlockStringTests {
  @Test(arguments: [
    ("\n  A cat.\n  ", "A cat."), ("  A cat.", "  A cat."), ("\n\t A cat. \n", "A cat. "), (" \n\n a\n\n", "a"),
  ])
  func singleLinesAreFound(text: String, value: String) {
    let line = BlockString.onlyLine(of: Array(text.utf8)[...])
    #expect(line.map { String(decoding: $0, as: UTF8.self) } == value)
  }

  @Test(arguments: ["", "  \n", "a\nb", "a\rb", "\n \\\"\"\" \n"]) func notOneLine(text: String) {
    #expect(BlockString.onlyLine(of: Array(text.utf8)[...]) == nil)
  }

  /// The value of a single line equals the result of the general rule.
  @Test(arguments: Seeds.all) func singleLinesEqualTheValue(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var count = 0
    for _ in 0..<5000 {
      let text = (0..<Int.random(in: 0..<10, using: &random)).map { _ in
        [0x20, 0x20, 0x09, 0x0A, 0x0A, 0x0D, 0x61, 0x62][Int.random(in: 0..<8, using: &random)] as UInt8
      }
      guard let line = BlockString.onlyLine(of: text[...]) else { continue }
      count += 1
      #expect(Array(line) == BlockString.value(ofRaw: text), "MOCKD_SEED=\(seed): \(text)")
    }
    #expect(500 < count)
  }
}
