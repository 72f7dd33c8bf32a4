import EditorRequests
import LanguageServer
import Testing

/// Positions in lines that are so long that columns are counted from marks in between.
struct LongLineTests {
  /// Characters of one to four bytes, so that marks fall inside of some.
  private static let characters: [Character] = ["a", "\u{E9}", "\u{4E2D}", "\u{1F600}"]

  private static func line(_ bytes: Int) -> String {
    var text = ""
    var index = 0
    while text.utf8.count < bytes {
      let left = bytes - text.utf8.count
      text.append(characters[left < 4 ? 0 : index % characters.count])
      index += 1
    }
    return text
  }

  private static func units(of scalar: Unicode.Scalar, _ encoding: PositionEncoding) -> Int {
    switch encoding {
    case .utf8: Unicode.UTF8.width(scalar)
    case .utf16: Unicode.UTF16.width(scalar)
    case .utf32: 1
    }
  }

  /// Lengths about the distance of marks and its multiples, where the last mark has nothing behind it.
  static let lengths = [1023, 1024, 1025, 2047, 2048, 2049, 2050, 3071, 3072, 3073, 4096, 5000]

  @Test(arguments: lengths, PositionEncoding.allCases)
  func columnsOfLongLinesAreExact(length: Int, encoding: PositionEncoding) {
    // Also behind another line, so that the line begins between marks.
    for before in ["", "short\n", Self.line(1019) + "\n"] {
      let line = Self.line(length)
      let bytes = Array((before + line).utf8)
      let text = PositionedText(bytes)
      #expect(bytes.count == before.utf8.count + length)
      let start = before.utf8.count
      let number = before.isEmpty ? 0 : 1
      var column = 0
      for scalar in line.unicodeScalars {
        column += Self.units(of: scalar, encoding)
      }
      let end = text.position(at: start + length, encoding)
      #expect(end == Position(line: number, character: column), "\(length) \(before.count)")
      #expect(text.offset(of: end, encoding) == start + length)
      let behind = text.position(at: start + length + 5, encoding)
      #expect(behind == end)
      for offset in stride(from: start, to: start + length, by: 97) where bytes[offset] & 0xC0 != 0x80 {
        let position = text.position(at: offset, encoding)
        #expect(text.offset(of: position, encoding) == offset)
      }
    }
  }
}
