import Source

/// Finds a file by the path that locations give; nil where it is not at hand (missing, a directory, outside the
/// workspace). Reports about such files stand without a line.
package typealias SourceLookup = (_ path: String) -> SourceFile?

/// Turns locations into lines and columns, scanning each file for lines once.
struct Places {
  private let lookup: SourceLookup
  private var known: [String: Text?] = [:]

  init(_ lookup: @escaping SourceLookup) {
    self.lookup = lookup
  }

  /// A file with its lines, and marks by which columns are counted in lines that may be megabytes long.
  struct Text {
    let file: SourceFile
    let lines: LineTable
    fileprivate let columns: ColumnMarks
  }

  /// The file at `path`, or nil where there is none.
  mutating func text(_ path: String) -> Text? {
    if let text = known[path] { return text }
    let text = lookup(path).map {
      Text(file: $0, lines: LineTable($0.bytes), columns: ColumnMarks($0.bytes))
    }
    known[path] = .some(text)
    return text
  }

  /// The line in which a location begins, without the blanks around it, at most 200 scalars; empty where its file is not at
  /// hand.
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

  /// The lines and columns of `location`, or nil where its file is not at hand.
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

/// The number of UTF-16 code units before every thousandth byte of a text.
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

  /// The code units of the bytes from one offset to another, in the text that the marks were made from.
  func units(of text: [UInt8], from start: Int, to end: Int) -> Int {
    if end - start <= 2 * Self.distance { return utf16Count(text[start..<end]) }
    return units(of: text, before: end) - units(of: text, before: start)
  }

  private func units(of text: [UInt8], before offset: Int) -> Int {
    let mark = offset / Self.distance
    return marks[mark] + utf16Count(text[(mark * Self.distance)..<offset])
  }
}

/// Where a range starts and ends as people and CI systems count it.
struct Span: Equatable {
  var start: Position
  var end: Position

  /// A line and a column, both from 1; the column counts UTF-16 code units.
  struct Position: Equatable {
    var line: Int
    var column: Int
  }

  /// What stands for a place in a file that is not at hand.
  static let unknown = Span(start: Position(line: 1, column: 1), end: Position(line: 1, column: 1))
}

private func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
