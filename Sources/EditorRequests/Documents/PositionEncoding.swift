import Source

/// The unit of columns in positions (LSP 3.17, `PositionEncodingKind`).
package enum PositionEncoding: String, Sendable, CaseIterable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// Chooses the first encoding of the client's list that the server supports. The default is UTF-16, which every
  /// client supports.
  package init(offered: [String]) {
    self = offered.lazy.compactMap { PositionEncoding(rawValue: $0) }.first ?? .utf16
  }

  /// Returns the number of units of the character that starts with a byte of UTF-8, or 0 for a continuation byte.
  func units(ofByte byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: byte & 0xC0 == 0x80 ? 0 : 0xF0 <= byte ? 2 : 1
    case .utf32: byte & 0xC0 == 0x80 ? 0 : 1
    }
  }

  func units(of bytes: ArraySlice<UInt8>) -> Int {
    self == .utf8 ? bytes.count : bytes.reduce(0) { $0 + units(ofByte: $1) }
  }
}

/// A line and a column, both counted from 0.
package struct Position: Hashable, Sendable, Comparable {
  package var line: Int
  package var character: Int

  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  package static func < (a: Position, b: Position) -> Bool { (a.line, a.character) < (b.line, b.character) }
}

/// A text with a table of its lines, for conversions between offsets and positions.
package struct PositionedText: Sendable {
  package let bytes: [UInt8]
  package let lines: LineTable
  /// The number of bytes before the first position. Editors hide a byte order mark.
  private let hidden: Int
  private let columns = ColumnMarks()

  /// - Parameter hidesMark: whether clients hide a byte order mark at the start. They don't hide one that they sent.
  /// - Complexity: linear in the size of the text.
  package init(_ bytes: [UInt8], hidesMark: Bool = false) {
    self.bytes = bytes
    lines = LineTable(bytes)
    hidden = Self.hidden(bytes, hidesMark)
  }

  private static func hidden(_ bytes: [UInt8], _ hidesMark: Bool) -> Int {
    hidesMark && bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
  }

  /// Returns whether the text equals other bytes. Takes constant time if they share storage.
  package func isText(_ bytes: [UInt8], hidesMark: Bool) -> Bool {
    self.bytes.hasSameBytes(as: bytes) && hidden == Self.hidden(bytes, hidesMark)
  }

  /// Returns the offset of a position. A position after the end of a line means its end. A position after the last line
  /// means the end of the text. A position inside a character means its start.
  ///
  /// - Complexity: linear in the length of the line.
  package func offset(of position: Position, _ encoding: PositionEncoding) -> Int {
    guard 0 <= position.line else { return hidden }
    guard position.line < lines.count else { return bytes.count }
    let line = lines.bytes(ofLine: position.line, in: bytes).dropFirst(position.line == 0 ? hidden : 0)
    var left = max(0, position.character)
    // The remaining units, and the start of the current character.
    var start = line.startIndex
    var index = line.startIndex
    while index < line.endIndex {
      var next = index + 1
      while next < line.endIndex, line[next] & 0xC0 == 0x80 { next += 1 }
      let units = line[index..<next].reduce(0) { $0 + encoding.units(ofByte: $1) }
      guard units <= left else { return start }
      left -= units
      start = next
      index = next
    }
    return start
  }

  /// Returns the position of an offset. An offset after the end means the end.
  ///
  /// - Complexity: logarithmic in the number of lines.
  package func position(at offset: Int, _ encoding: PositionEncoding) -> Position {
    let offset = min(max(0, offset), bytes.count)
    let line = lines.line(at: UInt32(clamping: offset))
    let start = line == 0 ? hidden : Int(lines.starts[line])
    let end = max(start, offset)
    return Position(line: line, character: columns.units(of: bytes, from: start, to: end, encoding))
  }
}
