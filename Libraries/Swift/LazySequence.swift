public protocol LazySequenceProtocol: Sequence {
  associatedtype Elements: Sequence = Self where Element == Elements.Element
  var elements: Elements { get }
}

extension LazySequenceProtocol {
  public var lazy: LazySequence<Elements> {
    return elements.lazy
  }
  public func compactMap<ElementOfResult>(_ transform: @escaping (Elements.Element) -> ElementOfResult?)
    -> LazyMapSequence<LazyFilterSequence<LazyMapSequence<Elements, ElementOfResult?>>, ElementOfResult>
  {
    return map(transform).filter { $0 != nil }.map { $0! }
  }
  public func drop(while predicate: @escaping (Elements.Element) -> Bool) -> LazyDropWhileSequence<Elements> {
    return LazyDropWhileSequence(base: elements, predicate: predicate)
  }
  public func filter(_ isIncluded: @escaping (Elements.Element) -> Bool) -> LazyFilterSequence<Elements> {
    return LazyFilterSequence(base: elements, isIncluded: isIncluded)
  }
  public func flatMap<SegmentOfResult>(_ transform: @escaping (Elements.Element) -> SegmentOfResult) -> LazySequence<
    FlattenSequence<LazyMapSequence<Elements, SegmentOfResult>>
  > where SegmentOfResult: Sequence {
    return map(transform).joined()
  }
  public func flatMap<ElementOfResult>(_ transform: @escaping (Elements.Element) -> ElementOfResult?)
    -> LazyMapSequence<LazyFilterSequence<LazyMapSequence<Elements, ElementOfResult?>>, ElementOfResult>
  {
    return map(transform).filter { $0 != nil }.map { $0! }
  }
  public func map<U>(_ transform: @escaping (Element) -> U) -> LazyMapSequence<Elements, U> {
    return LazyMapSequence(base: elements, transform: transform)
  }
  public func prefix(while predicate: @escaping (Elements.Element) -> Bool) -> LazyPrefixWhileSequence<Elements> {
    return LazyPrefixWhileSequence(base: elements, predicate: predicate)
  }
}

extension LazySequenceProtocol where Element: Sequence {
  public func joined() -> LazySequence<FlattenSequence<Elements>> {
    return elements.joined().lazy
  }
}

extension LazySequenceProtocol where Elements: LazySequenceProtocol {
  public var lazy: Elements {
    return elements
  }
}

extension LazySequenceProtocol where Self == Elements {
  public var elements: Self {
    return self
  }
}

public protocol LazyCollectionProtocol: Collection, LazySequenceProtocol where Elements: Collection {}

extension LazyCollectionProtocol {
  public var lazy: LazyCollection<Elements> {
    return elements.lazy
  }
}

extension LazyCollectionProtocol where Elements: LazyCollectionProtocol {
  public var lazy: Elements {
    return elements
  }
}

public struct LazySequence<Base>: LazySequenceProtocol where Base: Sequence {
  let base: Base
  init(base: Base) {
    self.base = base
  }
  public typealias Element = Base.Element
  public typealias Elements = Base
  public typealias Iterator = Base.Iterator
  public var elements: Elements {
    return base
  }
  public var underestimatedCount: Int {
    return base.underestimatedCount
  }
  public func makeIterator() -> Iterator {
    return base.makeIterator()
  }
}

extension LazySequence: BidirectionalCollection where Base: BidirectionalCollection {
  public func index(before i: Index) -> Index {
    return base.index(before: i)
  }
}

extension LazySequence: Collection, LazyCollectionProtocol where Base: Collection {
  public typealias Index = Base.Index
  public typealias Indices = Base.Indices
  public typealias SubSequence = Slice<LazySequence<Base>>
  public var count: Int {
    return base.count
  }
  public var endIndex: Index {
    return base.endIndex
  }
  public var indices: Indices {
    return base.indices
  }
  public var isEmpty: Bool {
    return base.isEmpty
  }
  public var startIndex: Index {
    return base.startIndex
  }
  public subscript(position: Index) -> Element {
    return base[position]
  }
  public func distance(from start: Index, to end: Index) -> Int {
    return base.distance(from: start, to: end)
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
}

extension LazySequence: RandomAccessCollection where Base: RandomAccessCollection {}

extension LazySequence: Sendable where Base: Sendable {}

public typealias LazyCollection<T> = LazySequence<T> where T: Collection
public typealias LazyDropWhileCollection<T> = LazyDropWhileSequence<T> where T: Collection
public typealias LazyFilterCollection<T> = LazyFilterSequence<T> where T: Collection
public typealias LazyMapCollection<T, U> = LazyMapSequence<T, U> where T: Collection
public typealias LazyPrefixWhileCollection<T> = LazyPrefixWhileSequence<T> where T: Collection
