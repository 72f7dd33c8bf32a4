import Source
import Testing

@Suite struct EqualBytesTests {
  @Test func theResultEqualsComparison() {
    for count in 0..<40 {
      let bytes = (0..<count).map { UInt8($0) }
      #expect(bytes.hasSameBytes(as: bytes))
      #expect(bytes.hasSameBytes(as: Array(bytes.reversed().reversed())))
      #expect(!bytes.hasSameBytes(as: bytes + [0]))
      #expect(!(bytes + [0]).hasSameBytes(as: bytes))
      for index in bytes.indices {
        var other = bytes
        other[index] ^= 0x80
        #expect(!bytes.hasSameBytes(as: other))
      }
    }
  }
}
