import Fuzzing
import Testing

@testable import Source

@Suite struct LineTableTests {
  @Test func linesEndAtEachTerminator() {
    let bytes = Array("a\nb\r\nc\rd".utf8)
    #expect(LineTable(bytes).starts == [0, 2, 5, 7])
  }

  /// Texts are scanned in words. Terminators at any place of a word are found.
  @Test(arguments: 0..<64) func terminatorsAreFoundAnywhere(length: Int) {
    var random = SplitMix64(seed: UInt64(length))
    for _ in 0..<50 {
      let bytes = (0..<length).map { _ in Array("aaaaaaaa\n\r".utf8).randomElement(using: &random) ?? 0 }
      let starts = bytes.indices.filter { index in
        bytes[index] == 0x0A || bytes[index] == 0x0D && (index + 1 == length || bytes[index + 1] != 0x0A)
      }
      #expect(LineTable(bytes).starts == [0] + starts.map { UInt32($0 + 1) }, "\(bytes)")
    }
  }

  @Test func columnsCountUTF16() {
    let text = "é😀x"
    let bytes = Array(text.utf8)
    let table = LineTable(bytes)
    #expect(table.position(at: 6, in: bytes) == TextPosition(line: 0, utf16Column: 3))
    #expect(table.position(at: 99, in: bytes) == TextPosition(line: 0, utf16Column: 4))
  }

  @Test func byteOrderMarksHaveNoColumn() {
    let bytes = byteOrderMark + Array("ab".utf8)
    let table = LineTable(bytes)
    #expect(table.position(at: 0, in: bytes).utf16Column == 0)
    #expect(table.position(at: 4, in: bytes).utf16Column == 1)
  }

  @Test func textOfALineHasNoTerminator() {
    let bytes = Array("ab\r\n\ncd".utf8)
    let table = LineTable(bytes)
    #expect((0..<3).map { String(decoding: table.bytes(ofLine: $0, in: bytes), as: UTF8.self) } == ["ab", "", "cd"])
  }
}
