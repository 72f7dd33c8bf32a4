import Source

/// Returns the file at the path of a location. Nil if it is unavailable (missing, a directory, outside the workspace);
/// its diagnostics have no line then.
package typealias SourceLookup = (_ path: String) -> SourceFile?

/// Converts locations to lines and columns. Scans each file for lines once.
struct Places {
  private let lookup: SourceLookup
  private var known: [String: Text?] = [:]

  init(_ lookup: @escaping SourceLookup) {
    self.lookup = lookup
  }

  /// A file with its lines. Marks accelerate counting columns in lines of megabytes.
  struct Text {
    let file: SourceFile
    let lines: LineTable
    fileprivate let columns: ColumnMarks
  }

  /// Returns the file at `path`, or nil if it is unavailable.
  mutating func text(_ path: String) -> Text? {
    if let text = known[path] { return text }
    let text = lookup(path).map {
      Text(file: $0, lines: LineTable($0.bytes), columns: ColumnMarks($0.bytes))
    }
    known[path] = .some(text)
    return text
  }

  /// Returns the first line of a location, trimmed to at most 200 scalars. Empty if its file is unavailable.
  mutating func trimmedLine(of location: Location) -> String {
    guard let text = text(location.file) else { return "" }
    let limit = 200
    let number = text.lines.line(at: location.range.lower)
    let bytes = text.lines.bytes(ofLine: number, in: text.file.bytes).drop(while: isBlank)
    let whole = String(decoding: bytes.prefix(limit * 4), as: UTF8.self)
    var line = String(String.UnicodeScalarView(whole.unicodeScalars.prefix(limit)))
    while line.last == " " || line.last == "\t" { line.removeLast() }
    return line
  }

  /// Returns the lines and columns of `location`, or nil if its file is unavailable.
  mutating func span(_ location: Location) -> Span? {
    guard text(location.file) != nil else { return nil }
    let start = position(location.range.lower, in: location.file)
    let end = position(location.range.upper, in: location.file)
    return Span(start: start, end: end)
  }

  private mutating func position(_ offset: UInt32, in path: String) -> Span.Position {
    guard case let text?? = known[path] else { return Span.Position(line: 1, column: 1) }
    let bytes = text.file.bytes
    let offset = min(offset, UInt32(truncatingIfNeeded: bytes.count))
    let line = text.lines.line(at: offset)
    var start = Int(text.lines.starts[line])
    if line == 0, bytes.starts(with: byteOrderMark) { start = min(byteOrderMark.count, Int(offset)) }
    let column = text.columns.units(of: bytes, from: start, to: max(start, Int(offset)))
    return Span.Position(line: line + 1, column: column + 1)
  }
}

/// The number of UTF-16 code units before every 1,024th byte of a text.
private struct ColumnMarks {
  private static let distance = 1_024
  private var marks: [Int] = []

  init(_ text: [UInt8]) {
    var units = 0
    for start in stride(from: 0, through: text.count, by: Self.distance) {
      marks.append(units)
      units += utf16Count(text[start..<min(start + Self.distance, text.count)])
    }
  }

  /// Returns the number of code units between two offsets of the marked text.
  func units(of text: [UInt8], from start: Int, to end: Int) -> Int {
    if end - start <= 2 * Self.distance { return utf16Count(text[start..<end]) }
    return units(of: text, before: end) - units(of: text, before: start)
  }

  private func units(of text: [UInt8], before offset: Int) -> Int {
    let mark = offset / Self.distance
    return marks[mark] + utf16Count(text[(mark * Self.distance)..<offset])
  }
}

/// A range in lines and columns.
struct Span: Equatable {
  var start: Position
  var end: Position

  /// A line and a column, both from 1. Columns count UTF-16 code units.
  struct Position: Equatable {
    var line: Int
    var column: Int
  }

  /// The placeholder for a range in an unavailable file.
  static let unknown = Span(start: Position(line: 1, column: 1), end: Position(line: 1, column: 1))
}

private func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
