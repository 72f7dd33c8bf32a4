import Testing

@testable import Source

@Suite struct LineTableTests {
  @Test func linesEndAtEachTerminator() {
    let bytes = Array("a\nb\r\nc\rd".utf8)
    #expect(LineTable(bytes).starts == [0, 2, 5, 7])
  }

  @Test func columnsCountUTF16() {
    let text = "é😀x"
    let bytes = Array(text.utf8)
    let table = LineTable(bytes)
    #expect(table.position(at: 6, in: bytes) == TextPosition(line: 0, utf16Column: 3))
    #expect(table.position(at: 99, in: bytes) == TextPosition(line: 0, utf16Column: 4))
  }

  @Test func byteOrderMarkHasNoColumn() {
    let bytes = byteOrderMark + Array("ab".utf8)
    let table = LineTable(bytes)
    #expect(table.position(at: 0, in: bytes).utf16Column == 0)
    #expect(table.position(at: 4, in: bytes).utf16Column == 1)
  }

  @Test func lineTextHasNoTerminator() {
    let bytes = Array("ab\r\n\ncd".utf8)
    let table = LineTable(bytes)
    #expect((0..<3).map { String(decoding: table.bytes(ofLine: $0, in: bytes), as: UTF8.self) } == ["ab", "", "cd"])
  }
}
