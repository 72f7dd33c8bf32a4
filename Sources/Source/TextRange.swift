/// A half-open range of UTF-8 offsets in one text.
public struct TextRange: Hashable, Sendable {
  public var lower: UInt32
  public var upper: UInt32

  @inlinable public init(_ lower: UInt32, _ upper: UInt32) {
    self.lower = lower
    self.upper = max(lower, upper)
  }

  /// An empty range at `offset`.
  @inlinable public init(at offset: UInt32) {
    self.init(offset, offset)
  }

  @inlinable public var isEmpty: Bool { lower == upper }
  @inlinable public var count: Int { Int(upper - lower) }
  @inlinable public var indices: Range<Int> { Int(lower)..<Int(upper) }

  /// The smallest range that holds both.
  @inlinable public func union(_ other: TextRange) -> TextRange {
    TextRange(min(lower, other.lower), max(upper, other.upper))
  }
}

extension TextRange: Comparable {
  /// Orders by where a range starts, then by where it ends.
  @inlinable public static func < (a: TextRange, b: TextRange) -> Bool {
    (a.lower, a.upper) < (b.lower, b.upper)
  }
}
