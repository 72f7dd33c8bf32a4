public struct LazyMapSequence<Base, Element>: LazySequenceProtocol where Base: Sequence {
  let base: Base
  let transform: (Base.Element) -> Element
  init(base: Base, transform: @escaping (Base.Element) -> Element) {
    self.base = base
    self.transform = transform
  }
  public typealias Elements = LazyMapSequence<Base, Element>
  public var underestimatedCount: Int {
    return base.underestimatedCount
  }
  public func makeIterator() -> Iterator {
    return Iterator(base: base.makeIterator(), transform: transform)
  }
  public func map<ElementOfResult>(_ transform: @escaping (Element) -> ElementOfResult) -> LazyMapSequence<
    Base, ElementOfResult
  > {
    let first = self.transform
    return LazyMapSequence<Base, ElementOfResult>(base: base) { transform(first($0)) }
  }
}

extension LazyMapSequence: BidirectionalCollection where Base: BidirectionalCollection {
  public func formIndex(before i: inout Index) {
    base.formIndex(before: &i)
  }
  public func index(before i: Index) -> Index {
    return base.index(before: i)
  }
}

extension LazyMapSequence: Collection, LazyCollectionProtocol where Base: Collection {
  public typealias Index = Base.Index
  public typealias Indices = Base.Indices
  public typealias SubSequence = LazyMapCollection<Base.SubSequence, Element>
  public var count: Int {
    return base.count
  }
  public var endIndex: Base.Index {
    return base.endIndex
  }
  public var indices: Indices {
    return base.indices
  }
  public var isEmpty: Bool {
    return base.isEmpty
  }
  public var startIndex: Base.Index {
    return base.startIndex
  }
  public subscript(position: Base.Index) -> Element {
    return transform(base[position])
  }
  public subscript(bounds: Range<Base.Index>) -> SubSequence {
    return LazyMapSequence<Base.SubSequence, Element>(base: base[bounds], transform: transform)
  }
  public func distance(from start: Index, to end: Index) -> Int {
    return base.distance(from: start, to: end)
  }
  public func formIndex(after i: inout Index) {
    base.formIndex(after: &i)
  }
  public func index(_ i: Index, offsetBy n: Int) -> Index {
    return base.index(i, offsetBy: n)
  }
  public func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index) -> Index? {
    return base.index(i, offsetBy: n, limitedBy: limit)
  }
  public func index(after i: Index) -> Index {
    return base.index(after: i)
  }
  public func map<ElementOfResult>(_ transform: @escaping (Element) -> ElementOfResult) -> LazyMapCollection<
    Base, ElementOfResult
  > {
    let first = self.transform
    return LazyMapSequence<Base, ElementOfResult>(base: base) { transform(first($0)) }
  }
}

extension LazyMapSequence: RandomAccessCollection where Base: RandomAccessCollection {}

extension LazyMapSequence {
  public struct Iterator: IteratorProtocol, Sequence {
    let transform: (Base.Element) -> Element
    init(base: Base.Iterator, transform: @escaping (Base.Element) -> Element) {
      self.base = base
      self.transform = transform
    }
    public var base: Base.Iterator
    public mutating func next() -> Element? {
      guard let element = base.next() else { return nil }
      return transform(element)
    }
  }
}
