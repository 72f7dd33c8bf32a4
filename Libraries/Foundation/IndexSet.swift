public struct IndexSet: BidirectionalCollection, CustomDebugStringConvertible, CustomStringConvertible, Decodable,
  Encodable, Hashable, Sendable, SetAlgebra
{
  public typealias Element = Int
  public typealias ReferenceType = NSIndexSet
  @pure public init()
  public init(from decoder: any Decoder) throws
  public init(integer: IndexSet.Element)
  public init(integersIn range: Range<IndexSet.Element>)
  public init<R>(integersIn range: R) where R: RangeExpression, R.Bound == Int
  @pure public var count: Int { get }
  public var customMirror: Mirror { get }
  @pure public var debugDescription: String { get }
  @pure public var description: String { get }
  public var endIndex: IndexSet.Index { get }
  public var first: IndexSet.Element? { get }
  @pure public var isEmpty: Bool { get }
  public var last: IndexSet.Element? { get }
  public var rangeView: IndexSet.RangeView { get }
  public var startIndex: IndexSet.Index { get }
  public subscript(index: IndexSet.Index) -> IndexSet.Element { get }
  public subscript(bounds: Range<IndexSet.Index>) -> Slice<IndexSet> { get }
  public func contains(_ integer: IndexSet.Element) -> Bool
  public func contains(integersIn range: Range<IndexSet.Element>) -> Bool
  public func contains<R>(integersIn range: R) -> Bool where R: RangeExpression, R.Bound == Int
  @pure public func contains(integersIn indexSet: IndexSet) -> Bool
  public func count(in range: Range<IndexSet.Element>) -> Int
  public func count<R>(in range: R) -> Int where R: RangeExpression, R.Bound == Int
  public func encode(to encoder: any Encoder) throws
  public func filteredIndexSet(in range: Range<IndexSet.Element>, includeInteger: (IndexSet.Element) throws -> Bool)
    rethrows -> IndexSet
  public func filteredIndexSet(
    in range: ClosedRange<IndexSet.Element>, includeInteger: (IndexSet.Element) throws -> Bool
  ) rethrows -> IndexSet
  public func filteredIndexSet(includeInteger: (IndexSet.Element) throws -> Bool) rethrows -> IndexSet
  public func formIndex(after i: inout IndexSet.Index)
  public func formIndex(before i: inout IndexSet.Index)
  public mutating func formIntersection(_ other: IndexSet)
  public mutating func formSymmetricDifference(_ other: IndexSet)
  public mutating func formUnion(_ other: IndexSet)
  public func hash(into hasher: inout Hasher)
  public func index(after i: IndexSet.Index) -> IndexSet.Index
  public func index(before i: IndexSet.Index) -> IndexSet.Index
  public func indexRange(in range: Range<IndexSet.Element>) -> Range<IndexSet.Index>
  public func indexRange<R>(in range: R) -> Range<IndexSet.Index> where R: RangeExpression, R.Bound == Int
  @discardableResult public mutating func insert(_ integer: IndexSet.Element) -> (
    inserted: Bool, memberAfterInsert: IndexSet.Element
  )
  public mutating func insert(integersIn range: Range<IndexSet.Element>)
  public mutating func insert<R>(integersIn range: R) where R: RangeExpression, R.Bound == Int
  public func integerGreaterThan(_ integer: IndexSet.Element) -> IndexSet.Element?
  public func integerGreaterThanOrEqualTo(_ integer: IndexSet.Element) -> IndexSet.Element?
  public func integerLessThan(_ integer: IndexSet.Element) -> IndexSet.Element?
  public func integerLessThanOrEqualTo(_ integer: IndexSet.Element) -> IndexSet.Element?
  @pure public func intersection(_ other: IndexSet) -> IndexSet
  public func intersects(integersIn range: Range<IndexSet.Element>) -> Bool
  public func intersects<R>(integersIn range: R) -> Bool where R: RangeExpression, R.Bound == Int
  public func makeIterator() -> IndexingIterator<IndexSet>
  public func rangeView(of range: Range<IndexSet.Element>) -> IndexSet.RangeView
  public func rangeView<R>(of range: R) -> IndexSet.RangeView where R: RangeExpression, R.Bound == Int
  @discardableResult public mutating func remove(_ integer: IndexSet.Element) -> IndexSet.Element?
  public mutating func remove(integersIn range: Range<IndexSet.Element>)
  public mutating func remove(integersIn range: ClosedRange<IndexSet.Element>)
  public mutating func removeAll()
  public mutating func shift(startingAt integer: IndexSet.Element, by delta: Int)
  @pure public func symmetricDifference(_ other: IndexSet) -> IndexSet
  @pure public func union(_ other: IndexSet) -> IndexSet
  @discardableResult public mutating func update(with integer: IndexSet.Element) -> IndexSet.Element?
  @pure public static func == (lhs: IndexSet, rhs: IndexSet) -> Bool
}

extension IndexSet {
  public struct Index: Comparable, CustomStringConvertible, Sendable {
    @pure public var description: String { get }
    @pure public static func < (lhs: IndexSet.Index, rhs: IndexSet.Index) -> Bool
    @pure public static func <= (lhs: IndexSet.Index, rhs: IndexSet.Index) -> Bool
    @pure public static func == (lhs: IndexSet.Index, rhs: IndexSet.Index) -> Bool
    @pure public static func > (lhs: IndexSet.Index, rhs: IndexSet.Index) -> Bool
    @pure public static func >= (lhs: IndexSet.Index, rhs: IndexSet.Index) -> Bool
  }
}

extension IndexSet {
  public struct RangeView: BidirectionalCollection, Equatable, Sendable {
    public typealias Index = Int
    public var endIndex: Index { get }
    public var startIndex: Index { get }
    public subscript(index: Index) -> Range<IndexSet.Element> { get }
    public subscript(bounds: Range<Index>) -> Slice<IndexSet.RangeView> { get }
    public func index(after i: Index) -> Index
    public func index(before i: Index) -> Index
    public func makeIterator() -> IndexingIterator<IndexSet.RangeView>
    @pure public static func == (lhs: IndexSet.RangeView, rhs: IndexSet.RangeView) -> Bool
  }
}
