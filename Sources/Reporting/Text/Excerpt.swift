import Source

/// One source line in a text report.
struct ExcerptLine: Equatable {
  /// The line number from 1; nil for omitted lines.
  var number: Int?
  /// The clipped line with expanded tabs and escaped control characters.
  var text: String
  /// Blanks and carets below `text`.
  var marker: String
}

/// Returns the lines of `range` with carets below it. If there are more than four, returns the first two and the last.
///
/// The cost is independent of the length of lines, since only the bytes near the range are decoded.
func excerpt(_ text: Places.Text, _ range: TextRange, width: Int) -> [ExcerptLine] {
  let first = text.lines.line(at: min(range.lower, UInt32(truncatingIfNeeded: text.file.bytes.count)))
  var last = max(first, text.lines.line(at: min(range.upper, UInt32(truncatingIfNeeded: text.file.bytes.count))))
  // A range that ends with a line terminator does not include the next line.
  if first < last, text.lines.starts[last] == range.upper { last -= 1 }
  let shown = last - first < 4 ? Array(first...last) : [first, first + 1, last]
  var result: [ExcerptLine] = []
  for line in shown {
    if let before = result.last?.number, before < line { result.append(ExcerptLine(text: "...", marker: "")) }
    result.append(excerptLine(text, line, range, width: width, isFirst: line == first))
  }
  return result
}

private func excerptLine(
  _ text: Places.Text, _ line: Int, _ range: TextRange, width: Int, isFirst: Bool
) -> ExcerptLine {
  var slice = text.lines.bytes(ofLine: line, in: text.file.bytes)
  if line == 0, slice.starts(with: byteOrderMark) { slice = slice.dropFirst(byteOrderMark.count) }
  var lower = min(max(slice.startIndex, Int(range.lower)), slice.endIndex)
  let upper = min(max(lower, Int(range.upper)), slice.endIndex)
  if !isFirst {
    while lower < upper, slice[lower] == UInt8(ascii: " ") || slice[lower] == UInt8(ascii: "\t") { lower += 1 }
  }
  // A scalar has at most four bytes, so this number of bytes on either side fills the width.
  let reach = width * 4
  var row = Row()
  row.isClippedAtStart = slice.startIndex < lower - reach
  row.append(slice[characterStart(lower - reach, in: slice)..<lower], isMarked: false)
  row.markStart = lower < upper || isFirst ? row.cells.count : nil
  row.append(slice[lower..<min(upper, lower + reach)], isMarked: lower < upper)
  if upper <= lower + reach {
    row.append(slice[upper..<min(slice.endIndex, upper + reach)], isMarked: false)
  }
  row.isClippedAtEnd = min(upper + reach, lower + 2 * reach) < slice.endIndex
  return row.rendered(number: line + 1, width: width)
}

/// Returns the first index from `index` on, inside `slice`, that is not in the middle of a UTF-8 sequence.
private func characterStart(_ index: Int, in slice: ArraySlice<UInt8>) -> Int {
  var index = max(slice.startIndex, index)
  while index < slice.endIndex, slice.startIndex < index, slice[index] & 0xC0 == 0x80 { index += 1 }
  return index
}

/// A line as a row of terminal cells.
private struct Row {
  /// A character with its display width.
  struct Cell {
    var text: String
    var width: Int
    var isMarked: Bool
  }

  var cells: [Cell] = []
  /// The index of the first cell in the range; nil if the line has none.
  var markStart: Int?
  var isClippedAtStart = false
  var isClippedAtEnd = false
  private var column = 0

  private static let tabStop = 4

  mutating func append(_ bytes: ArraySlice<UInt8>, isMarked: Bool) {
    for character in String(decoding: bytes, as: UTF8.self) {
      if character == "\t" {
        let width = Self.tabStop - column % Self.tabStop
        append(Cell(text: String(repeating: " ", count: width), width: width, isMarked: isMarked))
      } else {
        let text = visibleText(String(character))
        append(Cell(text: text, width: text.reduce(0) { $0 + displayWidth($1) }, isMarked: isMarked))
      }
    }
  }

  private mutating func append(_ cell: Cell) {
    cells.append(cell)
    column += cell.width
  }

  /// Returns the row clipped to `width` columns, with `…` at cuts. A third of the width precedes the range.
  func rendered(number: Int, width: Int) -> ExcerptLine {
    let window = window(width)
    let isCutAtStart = isClippedAtStart || 0 < window.lowerBound
    let isCutAtEnd = isClippedAtEnd || window.upperBound < cells.count
    var text = isCutAtStart ? "…" : ""
    var marker = isCutAtStart ? " " : ""
    var hasMark = false
    for index in window {
      let cell = cells[index]
      text += cell.text
      if index == markStart, !hasMark || cell.isMarked {
        marker += String(repeating: "^", count: cell.isMarked ? max(1, cell.width) : 1)
        marker += String(repeating: " ", count: cell.isMarked ? 0 : max(0, cell.width - 1))
        hasMark = true
      } else {
        marker += String(repeating: cell.isMarked ? "^" : " ", count: cell.width)
      }
    }
    if markStart != nil, !hasMark { marker += "^" }
    if isCutAtEnd { text += "…" }
    // The replacements are as wide as the replaced text, so the marker still fits.
    text = withoutLogCommands(text)
    while marker.last == " " { marker.removeLast() }
    return ExcerptLine(number: number, text: text, marker: marker)
  }

  /// Returns the cells that fit into `width` columns, including the start of the range.
  private func window(_ width: Int) -> Range<Int> {
    guard isClippedAtStart || isClippedAtEnd || width < column else { return 0..<cells.count }
    var start = markStart ?? 0
    var before = 0
    let after = cells[start...].reduce(0) { $0 + $1.width }
    let lead = max(width / 3, width - after)
    while 0 < start, before + cells[start - 1].width <= lead {
      start -= 1
      before += cells[start].width
    }
    var end = start
    var total = 0
    while end < cells.count, total + cells[end].width <= width {
      total += cells[end].width
      end += 1
    }
    return start..<end
  }
}
