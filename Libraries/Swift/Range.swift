public protocol RangeExpression<Bound> {
  associatedtype Bound: Comparable
  func contains(_ element: Bound) -> Bool
  func relative<C>(to collection: C) -> Range<Bound> where C: Collection, Bound == C.Index
}

extension RangeExpression {
  public static func ~= (pattern: Self, value: Bound) -> Bool {
    return pattern.contains(value)
  }
}

public struct Range<Bound>: CustomDebugStringConvertible, CustomReflectable, CustomStringConvertible, Equatable,
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
    return lowerBound == upperBound
  }
  public let lowerBound: Bound
  public let upperBound: Bound
  public func clamped(to limits: Range<Bound>) -> Range<Bound> {
    let lower =
      limits.lowerBound > lowerBound
      ? limits.lowerBound : limits.upperBound < lowerBound ? limits.upperBound : lowerBound
    let upper =
      limits.upperBound < upperBound
      ? limits.upperBound : limits.lowerBound > upperBound ? limits.lowerBound : upperBound
    return Range(uncheckedBounds: (lower: lower, upper: upper))
  }
  public func contains(_ element: Bound) -> Bool {
    return lowerBound <= element && element < upperBound
  }
  public func contains(_ other: Range<Bound>) -> Bool {
    return other.isEmpty || lowerBound <= other.lowerBound && upperBound >= other.upperBound
  }
  public func contains(_ other: ClosedRange<Bound>) -> Bool {
    return lowerBound <= other.lowerBound && upperBound > other.upperBound
  }
  public func overlaps(_ other: Range<Bound>) -> Bool {
    let isDisjoint = other.upperBound <= lowerBound || upperBound <= other.lowerBound || isEmpty || other.isEmpty
    return !isDisjoint
  }
  public func overlaps(_ other: ClosedRange<Bound>) -> Bool {
    let isDisjoint = other.upperBound < lowerBound || upperBound <= other.lowerBound || isEmpty
    return !isDisjoint
  }
  public func relative<C>(to collection: C) -> Range<Bound> where Bound == C.Index, C: Collection {
    return self
  }
  public static func == (lhs: Range<Bound>, rhs: Range<Bound>) -> Bool {
    return lhs.lowerBound == rhs.lowerBound && lhs.upperBound == rhs.upperBound
  }
}

extension Range: BidirectionalCollection, Collection, RandomAccessCollection, Sequence
where Bound.Stride: SignedInteger, Bound: Strideable {
  public typealias Element = Bound
  public typealias Index = Bound
  public typealias Indices = Range<Bound>
  public typealias Iterator = IndexingIterator<Range<Bound>>
  public typealias SubSequence = Range<Bound>
  public init(_ other: ClosedRange<Bound>) {
    self.init(uncheckedBounds: (lower: other.lowerBound, upper: other.upperBound.advanced(by: 1)))
  }
  @intrinsic @pure public var endIndex: Index { get }
  @intrinsic public var indices: Indices { get }
  @intrinsic @pure public var startIndex: Index { get }
  @intrinsic public subscript(bounds: Range<Index>) -> Range<Bound> { get }
  @intrinsic public subscript(position: Index) -> Element { get }
  @intrinsic @pure public func distance(from start: Index, to end: Index) -> Int
  @intrinsic @pure public func index(_ i: Index, offsetBy n: Int) -> Index
  @intrinsic @pure public func index(after i: Index) -> Index
  @intrinsic @pure public func index(before i: Index) -> Index
}

extension Range: Decodable where Bound: Decodable {
  public init(from decoder: any Decoder) throws
}

extension Range: Encodable where Bound: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension Range: Hashable where Bound: Hashable {
  public func hash(into hasher: inout Hasher)
}

extension Range: Sendable where Bound: Sendable {}

public enum UnboundedRange_: Sendable {
  public static postfix func ... (_: UnboundedRange_)
}

public typealias UnboundedRange = (UnboundedRange_) -> Void
