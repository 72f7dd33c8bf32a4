/// A half-open range of UTF-8 offsets in one text.
public struct TextRange: Hashable, Sendable {
  public var lower: UInt32
  public var upper: UInt32

  @inlinable public init(_ lower: UInt32, _ upper: UInt32) {
    self.lower = lower
    self.upper = max(lower, upper)
  }

  /// Creates an empty range at `offset`.
  @inlinable public init(at offset: UInt32) {
    self.init(offset, offset)
  }

  @inlinable public var isEmpty: Bool { lower == upper }
  @inlinable public var count: Int { Int(upper - lower) }
  @inlinable public var indices: Range<Int> { Int(lower)..<Int(upper) }

  /// Returns the smallest range that contains both.
  @inlinable public func union(_ other: TextRange) -> TextRange {
    TextRange(min(lower, other.lower), max(upper, other.upper))
  }
}

extension TextRange: Comparable {
  /// Orders by start, then by end.
  @inlinable public static func < (a: TextRange, b: TextRange) -> Bool {
    (a.lower, a.upper) < (b.lower, b.upper)
  }
}
