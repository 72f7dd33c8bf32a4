import Synchronization

/// The numbers of units before every 1,024th byte of a text, to count columns in long lines fast.
///
/// They are counted when a position far from the start of its line is first requested, since few texts have such lines.
final class ColumnMarks: Sendable {
  private static let distance = 1_024
  private let marks = Mutex<Marks?>(nil)

  private struct Marks {
    var utf16: [Int] = []
    var utf32: [Int] = []
  }

  /// Returns the number of units between two offsets of a text, which must be the same text in all calls.
  ///
  /// - Complexity: constant, apart from the first call, which is linear in the size of the text.
  func units(of text: [UInt8], from start: Int, to end: Int, _ encoding: PositionEncoding) -> Int {
    if end - start <= 2 * Self.distance { return encoding.units(of: text[start..<end]) }
    return units(before: end, text, encoding) - units(before: start, text, encoding)
  }

  private func units(before offset: Int, _ text: [UInt8], _ encoding: PositionEncoding) -> Int {
    let mark = offset / Self.distance
    return known(mark, text, encoding) + encoding.units(of: text[(mark * Self.distance)..<offset])
  }

  private func known(_ mark: Int, _ text: [UInt8], _ encoding: PositionEncoding) -> Int {
    if encoding == .utf8 { return mark * Self.distance }
    return marks.withLock { marks in
      let counted = marks ?? Self.count(text)
      marks = counted
      return encoding == .utf16 ? counted.utf16[mark] : counted.utf32[mark]
    }
  }

  private static func count(_ text: [UInt8]) -> Marks {
    var marks = Marks()
    var units = (utf16: 0, utf32: 0)
    for start in stride(from: 0, through: text.count, by: distance) {
      marks.utf16.append(units.utf16)
      marks.utf32.append(units.utf32)
      let part = text[start..<min(start + distance, text.count)]
      units.utf16 += PositionEncoding.utf16.units(of: part)
      units.utf32 += PositionEncoding.utf32.units(of: part)
    }
    return marks
  }
}
