public struct FlattenSequence<Base>: Sequence where Base: Sequence, Base.Element: Sequence {
  public typealias Element = Base.Element.Element
  let base: Base
  init(base: Base) {
    self.base = base
  }
  public func makeIterator() -> Iterator {
    return Iterator(base: base.makeIterator(), inner: nil)
  }
}

extension FlattenSequence: BidirectionalCollection
where Base.Element: BidirectionalCollection, Base: BidirectionalCollection {
  public func formIndex(before i: inout Index)
  @pure public func index(before i: Index) -> Index
}

extension FlattenSequence: Collection where Base.Element: Collection, Base: Collection {
  @pure public var endIndex: Index { get }
  @pure public var startIndex: Index { get }
  public subscript(position: Index) -> Base.Element.Element { get }
  public subscript(bounds: Range<Index>) -> Slice<FlattenCollection<Base>> { get }
  @pure public func distance(from start: Index, to end: Index) -> Int
  public func formIndex(_ i: inout Index, offsetBy n: Int)
  public func formIndex(_ i: inout Index, offsetBy n: Int, limitedBy limit: Index) -> Bool
  public func formIndex(after i: inout Index)
  @pure public func index(_ i: Index, offsetBy n: Int) -> Index
  @pure public func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index) -> Index?
  @pure public func index(after i: Index) -> Index
}

extension FlattenSequence: Sendable where Base: Sendable {}

extension FlattenSequence where Base: Collection, Base.Element: Collection {
  public struct Index: Comparable {
    public static func < (lhs: FlattenCollection<Base>.Index, rhs: FlattenCollection<Base>.Index) -> Bool
    public static func == (lhs: FlattenCollection<Base>.Index, rhs: FlattenCollection<Base>.Index) -> Bool
  }
}

extension FlattenSequence.Index: Hashable where Base.Element.Index: Hashable, Base.Index: Hashable {
  public func hash(into hasher: inout Hasher)
}

extension FlattenSequence.Index: Sendable where Base.Element.Index: Sendable, Base.Index: Sendable {}

extension FlattenSequence {
  public struct Iterator: IteratorProtocol, Sequence {
    var base: Base.Iterator
    var inner: Base.Element.Iterator?
    init(base: Base.Iterator, inner: Base.Element.Iterator?) {
      self.base = base
      self.inner = inner
    }
    public typealias Element = Base.Element.Element
    public mutating func next() -> Element? {
      while true {
        if let element = inner?.next() { return element }
        guard let sequence = base.next() else { return nil }
        inner = sequence.makeIterator()
      }
    }
  }
}

extension FlattenSequence.Iterator: Sendable where Base.Element.Iterator: Sendable, Base.Iterator: Sendable {}

public struct JoinedSequence<Base>: Sequence where Base: Sequence, Base.Element: Sequence {
  public typealias Element = Base.Element.Element
  public init<Separator>(base: Base, separator: Separator)
  where Separator: Sequence, Separator.Element == Base.Element.Element
  public func makeIterator() -> Iterator
}

extension JoinedSequence: Sendable where Base.Element.Element: Sendable, Base: Sendable {}

extension JoinedSequence {
  public struct Iterator: IteratorProtocol {
    public typealias Element = Base.Element.Element
    public init<Separator>(base: Base.Iterator, separator: Separator)
    where Separator: Sequence, Separator.Element == Base.Element.Element
    public mutating func next() -> Element?
  }
}

extension JoinedSequence.Iterator: Sendable
where Base.Element.Element: Sendable, Base.Element.Iterator: Sendable, Base.Iterator: Sendable {}
