import Source

/// What the columns of positions count (LSP 3.17, `PositionEncodingKind`).
package enum PositionEncoding: String, Sendable, CaseIterable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// The first of those that a client offers which there is here; UTF-16, which every client has to know, where it offers
  /// none.
  package init(offered: [String]) {
    self = offered.lazy.compactMap { PositionEncoding(rawValue: $0) }.first ?? .utf16
  }

  /// How many units the character counts for that begins with a byte of UTF-8; none for bytes inside a character.
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

/// A line and a column, both from 0.
package struct Position: Hashable, Sendable, Comparable {
  package var line: Int
  package var character: Int

  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  package static func < (a: Position, b: Position) -> Bool { (a.line, a.character) < (b.line, b.character) }
}

/// A text with its lines, in which positions can be found.
package struct PositionedText: Sendable {
  package let bytes: [UInt8]
  package let lines: LineTable
  /// The number of bytes that no position counts: a mark that editors keep to themselves.
  private let hidden: Int
  private let columns = ColumnMarks()

  /// - Parameter hidesMark: whether a byte order mark at the beginning is no part of the text that clients know. One that
  ///   a client has sent is.
  /// - Complexity: linear in the size of the text.
  package init(_ bytes: [UInt8], hidesMark: Bool = false) {
    self.bytes = bytes
    lines = LineTable(bytes)
    hidden = Self.hidden(bytes, hidesMark)
  }

  private static func hidden(_ bytes: [UInt8], _ hidesMark: Bool) -> Int {
    hidesMark && bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
  }

  /// Whether positions in this text are positions in other bytes. Takes no time where they share their storage.
  package func isText(_ bytes: [UInt8], hidesMark: Bool) -> Bool {
    self.bytes.hasSameBytes(as: bytes) && hidden == Self.hidden(bytes, hidesMark)
  }

  /// The offset of a position. What lies behind the end of a line counts as its end, what lies behind the last line as the
  /// end of the text, and what lies inside a character as its beginning.
  ///
  /// - Complexity: linear in the length of the line.
  package func offset(of position: Position, _ encoding: PositionEncoding) -> Int {
    guard 0 <= position.line else { return hidden }
    guard position.line < lines.count else { return bytes.count }
    let line = lines.bytes(ofLine: position.line, in: bytes).dropFirst(position.line == 0 ? hidden : 0)
    var left = max(0, position.character)
    // The characters before, and where the present one begins.
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

  /// The position of an offset; one behind the end counts as the end.
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
