public struct PartialRangeFrom<Bound>: RangeExpression where Bound: Comparable {
  public init(_ lowerBound: Bound) {
    self.lowerBound = lowerBound
  }
  public let lowerBound: Bound
  public func contains(_ element: Bound) -> Bool {
    return lowerBound <= element
  }
  public func relative<C>(to collection: C) -> Range<Bound> where Bound == C.Index, C: Collection {
    return lowerBound..<collection.endIndex
  }
}

extension PartialRangeFrom: Sequence where Bound.Stride: SignedInteger, Bound: Strideable {
  public typealias Element = Bound
  public func makeIterator() -> Iterator {
    return Iterator(current: lowerBound)
  }
}

extension PartialRangeFrom: Decodable where Bound: Decodable {
  public init(from decoder: any Decoder) throws
}

extension PartialRangeFrom: Encodable where Bound: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension PartialRangeFrom: Sendable where Bound: Sendable {}

extension PartialRangeFrom where Bound: Strideable, Bound.Stride: SignedInteger {
  public struct Iterator: IteratorProtocol {
    var current: Bound
    init(current: Bound) {
      self.current = current
    }
    public mutating func next() -> Bound? {
      defer { current = current.advanced(by: 1) }
      return current
    }
  }
}

extension PartialRangeFrom.Iterator: Sendable where Bound: Sendable {}

public struct PartialRangeUpTo<Bound>: RangeExpression where Bound: Comparable {
  public init(_ upperBound: Bound) {
    self.upperBound = upperBound
  }
  public let upperBound: Bound
  public func contains(_ element: Bound) -> Bool {
    return element < upperBound
  }
  public func relative<C>(to collection: C) -> Range<Bound> where Bound == C.Index, C: Collection {
    return collection.startIndex..<upperBound
  }
}

extension PartialRangeUpTo: Decodable where Bound: Decodable {
  public init(from decoder: any Decoder) throws
}

extension PartialRangeUpTo: Encodable where Bound: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension PartialRangeUpTo: Sendable where Bound: Sendable {}

public struct PartialRangeThrough<Bound>: RangeExpression where Bound: Comparable {
  public init(_ upperBound: Bound) {
    self.upperBound = upperBound
  }
  public let upperBound: Bound
  public func contains(_ element: Bound) -> Bool {
    return element <= upperBound
  }
  public func relative<C>(to collection: C) -> Range<Bound> where Bound == C.Index, C: Collection {
    return collection.startIndex..<collection.index(after: upperBound)
  }
}

extension PartialRangeThrough: Decodable where Bound: Decodable {
  public init(from decoder: any Decoder) throws
}

extension PartialRangeThrough: Encodable where Bound: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension PartialRangeThrough: Sendable where Bound: Sendable {}
