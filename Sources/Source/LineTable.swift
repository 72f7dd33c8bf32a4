/// The starts of the lines of a text. Lines and UTF-16 columns are used only for display and in editors; everything
/// else uses UTF-8 offsets.
///
/// Lines end with LF, CR or CRLF, as in GraphQL (https://spec.graphql.org/September2025/#LineTerminator) and in LSP.
package struct LineTable: Sendable, Equatable {
  /// The offset of the first byte of each line; never empty.
  package let starts: [UInt32]

  /// Scans `bytes` once.
  package init(_ bytes: [UInt8]) {
    var starts: [UInt32] = [0]
    bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      let terminators = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
      var index = 0
      while index < bytes.count {
        while index + 8 <= bytes.count {
          let word = ByteWords.word(start, at: index)
          guard ByteWords.marks(of: terminators.0, in: word) | ByteWords.marks(of: terminators.1, in: word) == 0 else {
            break
          }
          index += 8
        }
        guard index < bytes.count else { break }
        let byte = bytes[index]
        index += 1
        if byte == UInt8(ascii: "\n") {
          starts.append(UInt32(truncatingIfNeeded: index))
        } else if byte == UInt8(ascii: "\r") {
          if index < bytes.count, bytes[index] == UInt8(ascii: "\n") { index += 1 }
          starts.append(UInt32(truncatingIfNeeded: index))
        }
      }
    }
    self.starts = starts
  }

  /// The number of lines. A text that ends with a line terminator has an empty last line.
  package var count: Int { starts.count }

  /// Returns the line, from 0, that contains `offset`. O(log lines).
  package func line(at offset: UInt32) -> Int {
    var low = 0
    var high = starts.count
    while 1 < high - low {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the line and UTF-16 column, both from 0, of a UTF-8 offset in `bytes`, the text of the table. Offsets past
  /// the end count as the end.
  package func position(at offset: UInt32, in bytes: [UInt8]) -> TextPosition {
    let offset = min(offset, UInt32(truncatingIfNeeded: bytes.count))
    let line = line(at: offset)
    var start = Int(starts[line])
    if line == 0, bytes.starts(with: byteOrderMark) { start = min(byteOrderMark.count, Int(offset)) }
    return TextPosition(line: line, utf16Column: utf16Count(bytes[start..<max(start, Int(offset))]))
  }

  /// Returns the bytes of a line without its terminator.
  package func bytes(ofLine line: Int, in bytes: [UInt8]) -> ArraySlice<UInt8> {
    guard starts.indices.contains(line) else { return [] }
    let start = Int(starts[line])
    var end = line + 1 < starts.count ? Int(starts[line + 1]) : bytes.count
    while start < end, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return bytes[start..<end]
  }
}

/// A line and a column, both from 0. Columns count UTF-16 code units.
package struct TextPosition: Hashable, Sendable {
  package var line: Int
  package var utf16Column: Int

  package init(line: Int, utf16Column: Int) {
    self.line = line
    self.utf16Column = utf16Column
  }
}

/// U+FEFF in UTF-8. Columns exclude it, since editors hide it.
package let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

/// Returns the number of UTF-16 code units of `utf8`. Invalid bytes count as one each.
package func utf16Count(_ utf8: ArraySlice<UInt8>) -> Int {
  var count = 0
  for byte in utf8 where byte & 0xC0 != 0x80 {
    count += 0xF0 <= byte ? 2 : 1
  }
  return count
}
