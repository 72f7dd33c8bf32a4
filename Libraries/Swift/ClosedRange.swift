public struct ClosedRange<Bound>: CustomDebugStringConvertible, CustomReflectable, CustomStringConvertible, Equatable,
  RangeExpression
where Bound: Comparable {
  public init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) {
    lowerBound = bounds.lower
    upperBound = bounds.upper
  }
  public var customMirror: Mirror { get }
  @pure public var debugDescription: String { get }
  @pure public var description: String { get }
  public var isEmpty: Bool {
    return false
  }
  public let lowerBound: Bound
  public let upperBound: Bound
  public func clamped(to limits: ClosedRange<Bound>) -> ClosedRange<Bound> {
    let lower =
      limits.lowerBound > lowerBound
      ? limits.lowerBound : limits.upperBound < lowerBound ? limits.upperBound : lowerBound
    let upper =
      limits.upperBound < upperBound
      ? limits.upperBound : limits.lowerBound > upperBound ? limits.lowerBound : upperBound
    return ClosedRange(uncheckedBounds: (lower: lower, upper: upper))
  }
  public func contains(_ element: Bound) -> Bool {
    return lowerBound <= element && element <= upperBound
  }
  public func contains(_ other: ClosedRange<Bound>) -> Bool {
    return lowerBound <= other.lowerBound && upperBound >= other.upperBound
  }
  public func overlaps(_ other: ClosedRange<Bound>) -> Bool {
    let isDisjoint = other.upperBound < lowerBound || upperBound < other.lowerBound
    return !isDisjoint
  }
  public func overlaps(_ other: Range<Bound>) -> Bool {
    return other.overlaps(self)
  }
  public func relative<C>(to collection: C) -> Range<Bound> where Bound == C.Index, C: Collection {
    return lowerBound..<collection.index(after: upperBound)
  }
  public static func == (lhs: ClosedRange<Bound>, rhs: ClosedRange<Bound>) -> Bool {
    return lhs.lowerBound == rhs.lowerBound && lhs.upperBound == rhs.upperBound
  }
}

extension ClosedRange: BidirectionalCollection, Collection, RandomAccessCollection, Sequence
where Bound.Stride: SignedInteger, Bound: Strideable {
  public typealias Element = Bound
  public typealias Iterator = IndexingIterator<ClosedRange<Bound>>
  public typealias SubSequence = Slice<ClosedRange<Bound>>
  public init(_ other: Range<Bound>) {
    self.init(uncheckedBounds: (lower: other.lowerBound, upper: other.upperBound.advanced(by: -1)))
  }
  @intrinsic @pure public var endIndex: Index { get }
  @intrinsic @pure public var startIndex: Index { get }
  @intrinsic public subscript(position: Index) -> Bound { get }
  @intrinsic public subscript(bounds: Range<Index>) -> Slice<ClosedRange<Bound>> { get }
  public func contains(_ other: Range<Bound>) -> Bool
  @intrinsic @pure public func distance(from start: Index, to end: Index) -> Int
  @intrinsic @pure public func index(_ i: Index, offsetBy distance: Int) -> Index
  @intrinsic @pure public func index(after i: Index) -> Index
  @intrinsic @pure public func index(before i: Index) -> Index
}

extension ClosedRange: Decodable where Bound: Decodable {
  public init(from decoder: any Decoder) throws
}

extension ClosedRange: Encodable where Bound: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension ClosedRange: Hashable where Bound: Hashable {
  public func hash(into hasher: inout Hasher)
}

extension ClosedRange: Sendable where Bound: Sendable {}

extension ClosedRange where Bound: Strideable, Bound.Stride: SignedInteger {
  public enum Index: Comparable {
    case inRange(Bound)
    case pastEnd
    public static func < (lhs: ClosedRange<Bound>.Index, rhs: ClosedRange<Bound>.Index) -> Bool
    public static func == (lhs: ClosedRange<Bound>.Index, rhs: ClosedRange<Bound>.Index) -> Bool
  }
}

extension ClosedRange.Index: Hashable where Bound: Hashable {
  public func hash(into hasher: inout Hasher)
}

extension ClosedRange.Index: Sendable where Bound: Sendable {}
