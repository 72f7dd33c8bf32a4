import Testing

@testable import Source

@Suite struct ByteWordsTests {
  @Test(arguments: 0..<40) func commonPrefixesAreMeasured(length: Int) {
    let text = (0..<length).map { UInt8($0) }
    for start in 0...length {
      for place in start...length {
        var other = text
        if place < length { other[place] = 255 } else { other.append(255) }
        for (a, b) in [(text, other), (other, text)] {
          let common = a.withUnsafeBufferPointer { a in
            b.withUnsafeBufferPointer { b in ByteWords.common(a, from: start, b, from: start) }
          }
          #expect(common == place - start)
        }
        #expect(!text.hasSameBytes(as: other) && text.hasSameBytes(as: text + []))
      }
    }
  }

  @Test func bytesInWordsAreFound() {
    for place in 0..<8 {
      for byte: UInt8 in [0, 1, 0x0A, 0x22, 0x7F, 0x80, 0xFF] {
        for other: UInt8 in [byte &+ 1, byte &- 1, byte ^ 0x80, byte ^ 1] {
          var bytes = [UInt8](repeating: other, count: 8)
          let without = bytes.withUnsafeBufferPointer { $0.baseAddress.map { ByteWords.word($0, at: 0) } } ?? 0
          #expect(ByteWords.marks(of: byte, in: without) == 0)
          bytes[place] = byte
          let with = bytes.withUnsafeBufferPointer { $0.baseAddress.map { ByteWords.word($0, at: 0) } } ?? 0
          #expect(ByteWords.marks(of: byte, in: with) != 0)
        }
      }
    }
  }
}
