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

  /// A file with its lines, and the last position found in it: findings come in the order of their places, so that a
  /// column is counted on from there instead of from the start of a line that may be megabytes long.
  struct Text {
    let file: SourceFile
    let lines: LineTable
    fileprivate var lastOffset: UInt32 = 0
    fileprivate var last: TextPosition?
  }

  /// The file at `path`, or nil where there is none.
  mutating func text(_ path: String) -> Text? {
    if let text = known[path] { return text }
    let text = lookup(path).map { Text(file: $0, lines: LineTable($0.bytes)) }
    known[path] = .some(text)
    return text
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
    let offset = min(offset, UInt32(truncatingIfNeeded: text.file.bytes.count))
    var position = TextPosition(line: text.lines.line(at: offset), utf16Column: 0)
    if let last = text.last, last.line == position.line, text.lastOffset <= offset,
      byteOrderMark.count <= text.lastOffset
    {
      let between = text.file.bytes[Int(text.lastOffset)..<Int(offset)]
      position.utf16Column = last.utf16Column + utf16Count(between)
    } else {
      position = text.lines.position(at: offset, in: text.file.bytes)
    }
    known[path]??.last = position
    known[path]??.lastOffset = offset
    return Span.Position(line: position.line + 1, column: position.utf16Column + 1)
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
