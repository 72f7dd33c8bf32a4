public protocol Strideable<Stride>: Comparable {
  associatedtype Stride: Comparable, SignedNumeric
  func advanced(by n: Stride) -> Self
  func distance(to other: Self) -> Stride
}

extension Strideable {
  public static func < (x: Self, y: Self) -> Bool {
    return x.distance(to: y) > 0
  }
  public static func == (x: Self, y: Self) -> Bool {
    return x.distance(to: y) == 0
  }
}

public struct StrideTo<Element>: CustomReflectable, Sequence where Element: Strideable {
  public var customMirror: Mirror { get }
  @pure public var underestimatedCount: Int { get }
  @intrinsic public func makeIterator() -> StrideToIterator<Element>
}

extension StrideTo: Sendable where Element.Stride: Sendable, Element: Sendable {}

public struct StrideThrough<Element>: CustomReflectable, Sequence where Element: Strideable {
  public var customMirror: Mirror { get }
  @pure public var underestimatedCount: Int { get }
  @intrinsic public func makeIterator() -> StrideThroughIterator<Element>
}

extension StrideThrough: Sendable where Element.Stride: Sendable, Element: Sendable {}

public struct StrideToIterator<Element>: IteratorProtocol where Element: Strideable {
  @intrinsic public mutating func next() -> Element?
}

extension StrideToIterator: Sendable where Element.Stride: Sendable, Element: Sendable {}

public struct StrideThroughIterator<Element>: IteratorProtocol where Element: Strideable {
  @intrinsic public mutating func next() -> Element?
}

extension StrideThroughIterator: Sendable where Element.Stride: Sendable, Element: Sendable {}

@intrinsic public func stride<T>(from start: T, through end: T, by stride: T.Stride) -> StrideThrough<T>
where T: Strideable
@intrinsic public func stride<T>(from start: T, to end: T, by stride: T.Stride) -> StrideTo<T> where T: Strideable
