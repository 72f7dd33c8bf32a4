import Fuzzing
import Source
import TestSupport
import Testing

/// Any bytes can be read.
struct ByteReaderTests {
  @Test func valuesAreReadAsWritten() {
    var writer = ByteWriter()
    writer.write(7)
    writer.write(true)
    writer.write("a\u{e9}")
    writer.write([1, 2, 3] as [UInt8])
    writer.write(["x", ""]) { $0.write($1) }
    writer.write(SHA256([1]))
    var reader = ByteReader(writer.bytes)
    #expect(reader.readNumber() == 7)
    let flag = reader.readBool()
    #expect(flag)
    #expect(reader.readString() == "a\u{e9}")
    #expect(reader.readBytes() == [1, 2, 3])
    let texts = reader.readArray { $0.readString() }
    #expect(texts == ["x", ""])
    #expect(!reader.isComplete)
    #expect(reader.readDigest() == SHA256([1]))
    #expect(reader.isComplete)
    #expect(reader.readNumber() == 0)
    #expect(!reader.isValid)
  }

  @Test(
    arguments: [
      [0xff, 0xff, 0xff, 0xff], [1, 0, 0, 0, 0xff], [2, 0, 0, 0, 0xff, 0xff], [4, 0, 0], [],
    ] as [[UInt8]])
  func brokenTextsAreEmpty(bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    #expect(reader.readString() == "")
    #expect(!reader.isValid)
  }

  @Test(arguments: Seeds.all) func anyBytesAreRead(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        Bool.random(using: &random) ? 0 : UInt8.random(in: 0...255, using: &random)
      }
      var reader = ByteReader(bytes)
      let values = reader.readArray { reader in reader.readArray { ($0.readString(), $0.readBytes(), $0.readBool()) } }
      #expect(values.joined().count <= bytes.count)
      let isValid = reader.isValid
      let rest = reader.readArray { $0.readNumber() }
      #expect(isValid || rest.isEmpty)
    }
  }
}
