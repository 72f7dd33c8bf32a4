public struct AnyCollection<Element>: Collection {
  public typealias Index = AnyIndex
  public typealias Indices = DefaultIndices<AnyCollection<Element>>
  public typealias Iterator = AnyIterator<Element>
  public typealias SubSequence = AnyCollection<Element>
  public init<C>(_ base: C) where Element == C.Element, C: Collection
  public init(_ other: AnyCollection<Element>)
  public init<C>(_ base: C) where Element == C.Element, C: BidirectionalCollection
  public init<C>(_ base: C) where Element == C.Element, C: RandomAccessCollection
  @pure public var count: Int { get }
  @pure public var endIndex: Index { get }
  @pure public var startIndex: Index { get }
  @pure public var underestimatedCount: Int { get }
  public subscript(position: Index) -> Element { get }
  public subscript(bounds: Range<Index>) -> SubSequence { get }
  @pure public func distance(from start: Index, to end: Index) -> Int
  public func drop(while predicate: (Element) throws -> Bool) rethrows -> AnyCollection<Element>
  public func dropFirst(_ n: Int = 1) -> AnyCollection<Element>
  public func dropLast(_ n: Int = 1) -> AnyCollection<Element>
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element]
  public func forEach(_ body: (Element) throws -> Void) rethrows
  public func formIndex(_ i: inout Index, offsetBy n: Int)
  public func formIndex(_ i: inout Index, offsetBy n: Int, limitedBy limit: Index) -> Bool
  public func formIndex(after i: inout Index)
  @pure public func index(_ i: Index, offsetBy n: Int) -> Index
  @pure public func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index) -> Index?
  @pure public func index(after i: Index) -> Index
  public func makeIterator() -> Iterator
  public func map<T, E>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] where E: Error
  public func prefix(_ maxLength: Int = 1) -> AnyCollection<Element>
  public func prefix(while predicate: (Element) throws -> Bool) rethrows -> AnyCollection<Element>
  public func suffix(_ maxLength: Int) -> AnyCollection<Element>
}

public struct AnyIndex: Comparable {
  public init<BaseIndex>(_ base: BaseIndex) where BaseIndex: Comparable
  public static func < (lhs: AnyIndex, rhs: AnyIndex) -> Bool
  public static func == (lhs: AnyIndex, rhs: AnyIndex) -> Bool
}
