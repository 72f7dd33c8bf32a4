public struct IndexPath: Comparable, CustomDebugStringConvertible, CustomStringConvertible, Decodable, Encodable,
  ExpressibleByArrayLiteral, Hashable, MutableCollection, RandomAccessCollection, Sendable
{
  public typealias Element = Int
  public typealias Index = Array<Int>.Index
  public typealias Indices = DefaultIndices<IndexPath>
  public typealias ReferenceType = NSIndexPath
  @pure public init()
  public init(arrayLiteral indexes: IndexPath.Element...)
  public init(from decoder: any Decoder) throws
  public init(index: IndexPath.Element)
  public init<ElementSequence>(indexes: ElementSequence) where ElementSequence: Sequence, ElementSequence.Element == Int
  public init(indexes: [IndexPath.Element])
  @pure public var count: Int { get }
  public var customMirror: Mirror { get }
  @pure public var debugDescription: String { get }
  @pure public var description: String { get }
  public var endIndex: IndexPath.Index { get }
  public var startIndex: IndexPath.Index { get }
  public subscript(index: IndexPath.Index) -> IndexPath.Element { get set }
  public subscript(range: Range<IndexPath.Index>) -> IndexPath { get set }
  public mutating func append(_ other: IndexPath)
  public mutating func append(_ other: IndexPath.Element)
  public mutating func append(_ other: [IndexPath.Element])
  public func appending(_ other: IndexPath.Element) -> IndexPath
  @pure public func appending(_ other: IndexPath) -> IndexPath
  public func appending(_ other: [IndexPath.Element]) -> IndexPath
  @pure public func compare(_ other: IndexPath) -> ComparisonResult
  @pure public func dropLast() -> IndexPath
  public func encode(to encoder: any Encoder) throws
  public func hash(into hasher: inout Hasher)
  public func index(after i: IndexPath.Index) -> IndexPath.Index
  public func index(before i: IndexPath.Index) -> IndexPath.Index
  public func makeIterator() -> IndexingIterator<IndexPath>
  @pure public static func + (lhs: IndexPath, rhs: IndexPath) -> IndexPath
  public static func += (lhs: inout IndexPath, rhs: IndexPath)
  @pure public static func < (lhs: IndexPath, rhs: IndexPath) -> Bool
  @pure public static func <= (lhs: IndexPath, rhs: IndexPath) -> Bool
  @pure public static func == (lhs: IndexPath, rhs: IndexPath) -> Bool
  @pure public static func > (lhs: IndexPath, rhs: IndexPath) -> Bool
  @pure public static func >= (lhs: IndexPath, rhs: IndexPath) -> Bool
}
