public struct CollectionOfOne<Element>: CustomDebugStringConvertible, CustomReflectable, MutableCollection,
  RandomAccessCollection
{
  var element: Element
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias SubSequence = Slice<CollectionOfOne<Element>>
  public init(_ element: Element) {
    self.element = element
  }
  @pure public var count: Int { get }
  public var customMirror: Mirror { get }
  @pure public var debugDescription: String { get }
  @pure public var endIndex: Index { get }
  @pure public var startIndex: Index { get }
  public subscript(position: Int) -> Element { get set }
  public subscript(bounds: Range<Int>) -> SubSequence { get set }
  @pure public func index(after i: Index) -> Index
  @pure public func index(before i: Index) -> Index
  public func makeIterator() -> Iterator
}

extension CollectionOfOne: Sendable where Element: Sendable {}

extension CollectionOfOne {
  public struct Iterator: IteratorProtocol {
    public mutating func next() -> Element?
  }
}

extension CollectionOfOne.Iterator: Sendable where Element: Sendable {}

public struct DefaultIndices<Elements>: Collection where Elements: Collection {
  public typealias Element = Elements.Index
  public typealias Index = Elements.Index
  public typealias Indices = DefaultIndices<Elements>
  public typealias Iterator = IndexingIterator<DefaultIndices<Elements>>
  public typealias SubSequence = DefaultIndices<Elements>
  @pure public var endIndex: Index { get }
  public var indices: Indices { get }
  @pure public var startIndex: Index { get }
  @pure public subscript(i: Index) -> Elements.Index { get }
  public subscript(bounds: Range<Index>) -> DefaultIndices<Elements> { get }
  @pure public func distance(from start: Index, to end: Index) -> Int
  public func formIndex(after i: inout Index)
  @pure public func index(_ i: Index, offsetBy distance: Int) -> Index
  @pure public func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
  @pure public func index(after i: Index) -> Index
}

extension DefaultIndices: BidirectionalCollection where Elements: BidirectionalCollection {
  public func formIndex(before i: inout Index)
  @pure public func index(before i: Index) -> Index
}

extension DefaultIndices: Sendable where Elements.Index: Sendable, Elements: Sendable {}

extension DefaultIndices: RandomAccessCollection where Elements: RandomAccessCollection {}

public struct EmptyCollection<Element>: Equatable, MutableCollection, RandomAccessCollection, Sendable {
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias SubSequence = EmptyCollection<Element>
  public init() {
    return
  }
  @pure public var count: Int { get }
  @pure public var endIndex: Index { get }
  @pure public var startIndex: Index { get }
  public subscript(position: Index) -> Element { get set }
  public subscript(bounds: Range<Index>) -> SubSequence { get set }
  @pure public func distance(from start: Index, to end: Index) -> Int
  @pure public func index(_ i: Index, offsetBy n: Int) -> Index
  @pure public func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index) -> Index?
  @pure public func index(after i: Index) -> Index
  @pure public func index(before i: Index) -> Index
  public func makeIterator() -> Iterator
  public static func == (lhs: EmptyCollection<Element>, rhs: EmptyCollection<Element>) -> Bool
}

extension EmptyCollection {
  public struct Iterator: IteratorProtocol, Sendable, Sequence {
    public init()
    public mutating func next() -> Element?
  }
}

public struct IndexingIterator<Elements>: IteratorProtocol, Sequence where Elements: Collection {
  let elements: Elements
  var position: Elements.Index
  init(elements: Elements, position: Elements.Index) {
    self.elements = elements
    self.position = position
  }
  public typealias Element = Elements.Element
  public typealias Iterator = IndexingIterator<Elements>
  public typealias SubSequence = AnySequence<Element>
  public mutating func next() -> Elements.Element? {
    if position == elements.endIndex { return nil }
    let element = elements[position]
    elements.formIndex(after: &position)
    return element
  }
}

extension IndexingIterator: Sendable where Elements.Index: Sendable, Elements: Sendable {}

public struct Repeated<Element>: RandomAccessCollection {
  init(repeating repeatedValue: Element, count: Int) {
    self.repeatedValue = repeatedValue
    self.count = count
  }
  public typealias Index = Int
  public typealias Indices = Range<Int>
  @intrinsic @pure public let count: Int
  @pure public var endIndex: Index { get }
  public let repeatedValue: Element
  @pure public var startIndex: Index { get }
  @intrinsic public subscript(position: Int) -> Element { get }
}

extension Repeated: Sendable where Element: Sendable {}

public struct ReversedCollection<Base>: BidirectionalCollection where Base: BidirectionalCollection {
  public typealias Element = Base.Element
  @pure public var endIndex: Index { get }
  @pure public var startIndex: Index { get }
  public subscript(position: Index) -> Element { get }
  @pure public func distance(from start: Index, to end: Index) -> Int
  @pure public func index(_ i: Index, offsetBy n: Int) -> Index
  @pure public func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index) -> Index?
  @pure public func index(after i: Index) -> Index
  @pure public func index(before i: Index) -> Index
  public func makeIterator() -> Iterator
  public func reversed() -> Base
}

extension ReversedCollection: LazySequenceProtocol where Base: LazySequenceProtocol {}

extension ReversedCollection: RandomAccessCollection where Base: RandomAccessCollection {}

extension ReversedCollection: Sendable where Base: Sendable {}

extension ReversedCollection {
  public struct Index: Comparable {
    public init(_ base: Base.Index)
    @pure public var base: Base.Index { get }
    public static func < (lhs: ReversedCollection<Base>.Index, rhs: ReversedCollection<Base>.Index) -> Bool
    public static func == (lhs: ReversedCollection<Base>.Index, rhs: ReversedCollection<Base>.Index) -> Bool
  }
}

extension ReversedCollection.Index: Hashable where Base.Index: Hashable {
  public func hash(into hasher: inout Hasher)
}

extension ReversedCollection.Index: Sendable where Base.Index: Sendable {}

extension ReversedCollection {
  public struct Iterator: IteratorProtocol, Sequence {
    public typealias Element = Base.Element
    public mutating func next() -> Element?
  }
}

extension ReversedCollection.Iterator: Sendable where Base.Index: Sendable, Base: Sendable {}

public struct Slice<Base>: Collection where Base: Collection {
  public typealias Element = Base.Element
  public typealias Index = Base.Index
  public typealias Indices = Base.Indices
  public typealias Iterator = IndexingIterator<Slice<Base>>
  public typealias SubSequence = Slice<Base>
  public init(base: Base, bounds: Range<Base.Index>)
  public var base: Base { get }
  @pure public var endIndex: Index { get }
  public var indices: Indices { get }
  @pure public var startIndex: Index { get }
  public subscript(index: Index) -> Base.Element { get }
  public subscript(bounds: Range<Index>) -> Slice<Base> { get }
  @pure public func distance(from start: Index, to end: Index) -> Int
  public func formIndex(after i: inout Index)
  @pure public func index(_ i: Index, offsetBy n: Int) -> Index
  @pure public func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index) -> Index?
  @pure public func index(after i: Index) -> Index
}

extension Slice: BidirectionalCollection where Base: BidirectionalCollection {
  public func formIndex(before i: inout Index)
  @pure public func index(before i: Index) -> Index
}

extension Slice where Base: BidirectionalCollection, Base: RangeReplaceableCollection {
  public mutating func insert(_ newElement: Base.Element, at i: Index)
  public mutating func insert<S>(contentsOf newElements: S, at i: Index) where S: Collection, Base.Element == S.Element
  public mutating func remove(at i: Index) -> Base.Element
  public mutating func removeSubrange(_ bounds: Range<Index>)
  public mutating func replaceSubrange<C>(_ subRange: Range<Index>, with newElements: C)
  where C: Collection, Base.Element == C.Element
}

extension Slice: MutableCollection where Base: MutableCollection {
  public subscript(index: Index) -> Base.Element { get set }
  public subscript(bounds: Range<Index>) -> Slice<Base> { get set }
}

extension Slice: RangeReplaceableCollection where Base: RangeReplaceableCollection {
  public init()
  public init<S>(_ elements: S) where S: Sequence, Base.Element == S.Element
  public init(repeating repeatedValue: Base.Element, count: Int)
  public mutating func insert(_ newElement: Base.Element, at i: Index)
  public mutating func insert<S>(contentsOf newElements: S, at i: Index) where S: Collection, Base.Element == S.Element
  public mutating func remove(at i: Index) -> Base.Element
  public mutating func removeSubrange(_ bounds: Range<Index>)
  public mutating func replaceSubrange<C>(_ subRange: Range<Index>, with newElements: C)
  where C: Collection, Base.Element == C.Element
}

extension Slice: Sendable where Base.Index: Sendable, Base: Sendable {}

extension Slice: LazySequenceProtocol where Base: LazySequenceProtocol {}

extension Slice: RandomAccessCollection where Base: RandomAccessCollection {}

public func repeatElement<T>(_ element: T, count n: Int) -> Repeated<T> {
  return Repeated(repeating: element, count: n)
}
