public struct DropFirstSequence<Base>: Sequence where Base: Sequence {
  let base: Base
  let limit: Int
  public typealias Element = Base.Element
  public typealias Iterator = Base.Iterator
  public typealias SubSequence = AnySequence<Element>
  public init(_ base: Base, dropping limit: Int) {
    self.base = base
    self.limit = limit
  }
  public func dropFirst(_ k: Int) -> DropFirstSequence<Base> {
    return DropFirstSequence(base, dropping: limit + k)
  }
  public func makeIterator() -> Iterator {
    var iterator = base.makeIterator()
    var dropped = 0
    while dropped < limit, iterator.next() != nil { dropped += 1 }
    return iterator
  }
}

extension DropFirstSequence: Sendable where Base: Sendable {}

public struct DropWhileSequence<Base>: Sequence where Base: Sequence {
  var iterator: Base.Iterator
  var nextElement: Base.Element?
  init(base: Base, predicate: (Base.Element) throws -> Bool) rethrows {
    iterator = base.makeIterator()
    nextElement = iterator.next()
    while let element = nextElement, try predicate(element) { nextElement = iterator.next() }
  }
  public typealias Element = Base.Element
  public func drop(while predicate: (Element) throws -> Bool) rethrows -> DropWhileSequence<Base> {
    var result = self
    while let element = result.nextElement, try predicate(element) {
      result.nextElement = result.iterator.next()
    }
    return result
  }
  public func makeIterator() -> Iterator {
    return Iterator(iterator: iterator, nextElement: nextElement)
  }
}

extension DropWhileSequence: Sendable where Base.Element: Sendable, Base.Iterator: Sendable {}

extension DropWhileSequence {
  public struct Iterator: IteratorProtocol {
    var iterator: Base.Iterator
    var nextElement: Base.Element?
    init(iterator: Base.Iterator, nextElement: Base.Element?) {
      self.iterator = iterator
      self.nextElement = nextElement
    }
    public typealias Element = Base.Element
    public mutating func next() -> Element? {
      guard let next = nextElement else { return nil }
      nextElement = iterator.next()
      return next
    }
  }
}

extension DropWhileSequence.Iterator: Sendable where Base.Element: Sendable, Base.Iterator: Sendable {}

public struct EnumeratedSequence<Base>: Sequence where Base: Sequence {
  public typealias Element = (offset: Int, element: Base.Element)
  let base: Base
  init(base: Base) {
    self.base = base
  }
  public func makeIterator() -> Iterator {
    return Iterator(base: base.makeIterator(), count: 0)
  }
}

extension EnumeratedSequence: Collection where Base: Collection {
  @pure public var count: Int { get }
  @pure public var endIndex: Index { get }
  @pure public var isEmpty: Bool { get }
  @pure public var startIndex: Index { get }
  public subscript(position: Index) -> Element { get }
  @pure public func distance(from start: Index, to end: Index) -> Int
  @pure public func index(_ i: Index, offsetBy distance: Int) -> Index
  @pure public func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
  @pure public func index(after index: Index) -> Index
}

extension EnumeratedSequence: BidirectionalCollection, RandomAccessCollection where Base: RandomAccessCollection {
  @pure public func index(before index: Index) -> Index
}

extension EnumeratedSequence: Sendable where Base: Sendable {}

extension EnumeratedSequence where Base: Collection {
  public struct Index: Comparable {
    @pure public var base: Base.Index { get }
    public static func < (lhs: EnumeratedSequence<Base>.Index, rhs: EnumeratedSequence<Base>.Index) -> Bool
    public static func == (lhs: EnumeratedSequence<Base>.Index, rhs: EnumeratedSequence<Base>.Index) -> Bool
  }
}

extension EnumeratedSequence {
  public struct Iterator: IteratorProtocol, Sequence {
    var base: Base.Iterator
    var count: Int
    init(base: Base.Iterator, count: Int) {
      self.base = base
      self.count = count
    }
    public typealias Element = (offset: Int, element: Base.Element)
    public mutating func next() -> Element? {
      guard let element = base.next() else { return nil }
      let result = (offset: count, element: element)
      count += 1
      return result
    }
  }
}

extension EnumeratedSequence.Iterator: Sendable where Base.Iterator: Sendable {}

public struct PrefixSequence<Base>: Sequence where Base: Sequence {
  public typealias Element = Base.Element
  let base: Base
  let maxLength: Int
  public init(_ base: Base, maxLength: Int) {
    self.base = base
    self.maxLength = maxLength
  }
  public func makeIterator() -> Iterator {
    return Iterator(base: base.makeIterator(), remaining: maxLength)
  }
  public func prefix(_ maxLength: Int) -> PrefixSequence<Base> {
    return PrefixSequence(base, maxLength: maxLength < self.maxLength ? maxLength : self.maxLength)
  }
}

extension PrefixSequence: Sendable where Base: Sendable {}

extension PrefixSequence {
  public struct Iterator: IteratorProtocol {
    var base: Base.Iterator
    var remaining: Int
    init(base: Base.Iterator, remaining: Int) {
      self.base = base
      self.remaining = remaining
    }
    public typealias Element = Base.Element
    public mutating func next() -> Element? {
      if remaining == 0 { return nil }
      remaining -= 1
      return base.next()
    }
  }
}

extension PrefixSequence.Iterator: Sendable where Base.Iterator: Sendable {}
