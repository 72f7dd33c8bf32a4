import Fuzzing

/// The text of an open editor document, with edits in terms of the protocol: columns count UTF-16 units, and a line
/// ends with `\n`, `\r\n` or `\r`.
struct EditedBuffer {
  private(set) var units: [UInt16]
  private(set) var version = 1

  init(_ text: String) { units = Array(text.utf16) }

  var text: String { String(decoding: units, as: UTF16.self) }

  mutating func replaceAll(_ text: String) {
    version += 1
    units = Array(text.utf16)
  }

  /// Replaces a random piece.
  ///
  /// - Returns: the range of the piece before the edit.
  mutating func replace(
    with text: String, _ random: inout SplitMix64
  ) -> (start: (line: Int, character: Int), end: (line: Int, character: Int)) {
    let lower = place(Int.random(in: 0...units.count, using: &random))
    let longest = Int.random(in: 0..<10, using: &random) == 0 ? 200 : 6
    let upper = max(lower, place(min(units.count, lower + Int.random(in: 0...longest, using: &random))))
    let places = (position(lower), position(upper))
    version += 1
    units.replaceSubrange(lower..<upper, with: text.utf16)
    return places
  }

  /// Inserts a line before a random one.
  ///
  /// - Returns: its position, twice.
  mutating func insert(
    line: String, _ random: inout SplitMix64
  ) -> (start: (line: Int, character: Int), end: (line: Int, character: Int)) {
    let starts = [0] + units.indices.filter { units[$0] == 10 }.map { $0 + 1 }
    let start = starts.randomElement(using: &random) ?? 0
    let place = position(start)
    version += 1
    units.insert(contentsOf: line.utf16, at: start)
    return (place, place)
  }

  /// Returns a random position, usually within the text.
  func position(_ random: inout SplitMix64) -> (line: Int, character: Int) {
    let inside = position(place(Int.random(in: 0...units.count, using: &random)))
    return Int.random(in: 0..<20, using: &random) == 0 ? (inside.line, inside.character + 50) : inside
  }

  /// Returns the nearest offset at or before this one that divides neither a character nor a line ending.
  private func place(_ offset: Int) -> Int {
    guard 0 < offset, offset < units.count else { return offset }
    let isInside = UTF16.isTrailSurrogate(units[offset]) || units[offset - 1] == 13 && units[offset] == 10
    return isInside ? offset - 1 : offset
  }

  private func position(_ offset: Int) -> (line: Int, character: Int) {
    var (line, start) = (0, 0)
    for index in 0..<offset
    where units[index] == 10 || units[index] == 13 && !(index + 1 < units.count && units[index + 1] == 10) {
      line += 1
      start = index + 1
    }
    return (line, offset - start)
  }
}
