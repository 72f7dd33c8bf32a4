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
