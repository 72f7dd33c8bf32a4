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

public struct LazyFilterSequence<Base>: LazySequenceProtocol where Base: Sequence {
  let base: Base
  let isIncluded: (Base.Element) -> Bool
  init(base: Base, isIncluded: @escaping (Base.Element) -> Bool) {
    self.base = base
    self.isIncluded = isIncluded
  }
  public typealias Element = Base.Element
  public func filter(_ isIncluded: @escaping (Element) -> Bool) -> LazyFilterSequence<Base> {
    let first = self.isIncluded
    return LazyFilterSequence(base: base) { first($0) && isIncluded($0) }
  }
  public func makeIterator() -> Iterator {
    return Iterator(base: base.makeIterator(), isIncluded: isIncluded)
  }
}

extension LazyFilterSequence: BidirectionalCollection where Base: BidirectionalCollection {
  public func formIndex(before i: inout Index) {
    repeat { base.formIndex(before: &i) } while !isIncluded(base[i])
  }
  public func index(before i: Index) -> Index {
    var index = i
    formIndex(before: &index)
    return index
  }
}

extension LazyFilterSequence: Collection, LazyCollectionProtocol where Base: Collection {
  public typealias Index = Base.Index
  public typealias SubSequence = LazyFilterCollection<Base.SubSequence>
  public var endIndex: Index {
    return base.endIndex
  }
  public var startIndex: Index {
    var index = base.startIndex
    while index != base.endIndex && !isIncluded(base[index]) { base.formIndex(after: &index) }
    return index
  }
  public var underestimatedCount: Int {
    return 0
  }
  public subscript(position: Index) -> Element {
    return base[position]
  }
  public subscript(bounds: Range<Index>) -> SubSequence {
    return LazyFilterSequence<Base.SubSequence>(base: base[bounds], isIncluded: isIncluded)
  }
  @pure public func distance(from start: Index, to end: Index) -> Int
  public func formIndex(_ i: inout Index, offsetBy n: Int)
  public func formIndex(_ i: inout Index, offsetBy n: Int, limitedBy limit: Index) -> Bool
  public func formIndex(after i: inout Index) {
    base.formIndex(after: &i)
    while i != base.endIndex && !isIncluded(base[i]) { base.formIndex(after: &i) }
  }
  @pure public func index(_ i: Index, offsetBy n: Int) -> Index
  @pure public func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index) -> Index?
  public func index(after i: Index) -> Index {
    var index = i
    formIndex(after: &index)
    return index
  }
}

extension LazyFilterSequence {
  public struct Iterator: IteratorProtocol, Sequence {
    let isIncluded: (Base.Element) -> Bool
    init(base: Base.Iterator, isIncluded: @escaping (Base.Element) -> Bool) {
      self.base = base
      self.isIncluded = isIncluded
    }
    public typealias Element = Base.Element
    public var base: Base.Iterator
    public mutating func next() -> Element? {
      while let element = base.next() {
        if isIncluded(element) { return element }
      }
      return nil
    }
  }
}

public struct LazyPrefixWhileSequence<Base>: LazySequenceProtocol where Base: Sequence {
  let base: Base
  let predicate: (Base.Element) -> Bool
  init(base: Base, predicate: @escaping (Base.Element) -> Bool) {
    self.base = base
    self.predicate = predicate
  }
  public typealias Element = Base.Element
  public typealias Elements = LazyPrefixWhileSequence<Base>
  public func makeIterator() -> Iterator {
    return Iterator(base: base.makeIterator(), predicate: predicate)
  }
}

extension LazyPrefixWhileSequence: BidirectionalCollection where Base: BidirectionalCollection {
  @pure public func index(before i: Index) -> Index
}

extension LazyPrefixWhileSequence: Collection, LazyCollectionProtocol where Base: Collection {
  public typealias SubSequence = Slice<LazyPrefixWhileCollection<Base>>
  @pure public var endIndex: Index { get }
  @pure public var startIndex: Index { get }
  public subscript(position: Index) -> Element { get }
  @pure public func index(after i: Index) -> Index
}

extension LazyPrefixWhileSequence where Base: Collection {
  public struct Index: Comparable {
    public static func < (lhs: LazyPrefixWhileCollection<Base>.Index, rhs: LazyPrefixWhileCollection<Base>.Index)
      -> Bool
    public static func == (lhs: LazyPrefixWhileCollection<Base>.Index, rhs: LazyPrefixWhileCollection<Base>.Index)
      -> Bool
  }
}

extension LazyPrefixWhileSequence.Index: Hashable where Base.Index: Hashable {
  public func hash(into hasher: inout Hasher)
}

extension LazyPrefixWhileSequence.Index: Sendable where Base.Index: Sendable {}

extension LazyPrefixWhileSequence {
  public struct Iterator: IteratorProtocol, Sequence {
    var base: Base.Iterator
    let predicate: (Base.Element) -> Bool
    var isAtEnd = false
    init(base: Base.Iterator, predicate: @escaping (Base.Element) -> Bool) {
      self.base = base
      self.predicate = predicate
    }
    public typealias Element = Base.Element
    public mutating func next() -> Element? {
      if isAtEnd { return nil }
      if let element = base.next() {
        if predicate(element) { return element }
        isAtEnd = true
      }
      return nil
    }
  }
}

public struct LazyDropWhileSequence<Base>: LazySequenceProtocol where Base: Sequence {
  let base: Base
  let predicate: (Base.Element) -> Bool
  init(base: Base, predicate: @escaping (Base.Element) -> Bool) {
    self.base = base
    self.predicate = predicate
  }
  public typealias Element = Base.Element
  public typealias Elements = LazyDropWhileSequence<Base>
  public func makeIterator() -> Iterator {
    return Iterator(base: base.makeIterator(), predicate: predicate)
  }
}

extension LazyDropWhileSequence: BidirectionalCollection where Base: BidirectionalCollection {
  @pure public func index(before i: Index) -> Index
}

extension LazyDropWhileSequence: Collection, LazyCollectionProtocol where Base: Collection {
  public typealias Index = Base.Index
  public typealias SubSequence = Slice<LazyDropWhileCollection<Base>>
  @pure public var endIndex: Index { get }
  @pure public var startIndex: Index { get }
  public subscript(position: Index) -> Element { get }
  @pure public func index(after i: Index) -> Index
}

extension LazyDropWhileSequence {
  public struct Iterator: IteratorProtocol {
    var base: Base.Iterator
    let predicate: (Base.Element) -> Bool
    var isPastPrefix = false
    init(base: Base.Iterator, predicate: @escaping (Base.Element) -> Bool) {
      self.base = base
      self.predicate = predicate
    }
    public typealias Element = Base.Element
    public mutating func next() -> Element? {
      if isPastPrefix { return base.next() }
      while let element = base.next() {
        if !predicate(element) {
          isPastPrefix = true
          return element
        }
      }
      return nil
    }
  }
}

public typealias LazyCollection<T> = LazySequence<T> where T: Collection
public typealias LazyDropWhileCollection<T> = LazyDropWhileSequence<T> where T: Collection
public typealias LazyFilterCollection<T> = LazyFilterSequence<T> where T: Collection
public typealias LazyMapCollection<T, U> = LazyMapSequence<T, U> where T: Collection
public typealias LazyPrefixWhileCollection<T> = LazyPrefixWhileSequence<T> where T: Collection
