/// A half-open range of UTF-8 offsets in one text.
package struct TextRange: Hashable, Sendable {
  package var lower: UInt32
  package var upper: UInt32

  @inlinable package init(_ lower: UInt32, _ upper: UInt32) {
    self.lower = lower
    self.upper = max(lower, upper)
  }

  /// An empty range at `offset`.
  @inlinable package init(at offset: UInt32) {
    self.init(offset, offset)
  }

  @inlinable package var isEmpty: Bool { lower == upper }
  @inlinable package var count: Int { Int(upper - lower) }
  @inlinable package var indices: Range<Int> { Int(lower)..<Int(upper) }

  /// The smallest range that holds both.
  @inlinable package func union(_ other: TextRange) -> TextRange {
    TextRange(min(lower, other.lower), max(upper, other.upper))
  }
}

extension TextRange: Comparable {
  /// Orders by where a range starts, then by where it ends.
  @inlinable package static func < (a: TextRange, b: TextRange) -> Bool {
    (a.lower, a.upper) < (b.lower, b.upper)
  }
}
