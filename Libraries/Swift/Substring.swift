public struct Substring: CustomDebugStringConvertible, CustomReflectable, RangeReplaceableCollection, Sendable,
  StringProtocol
{
  public typealias Index = String.Index
  public typealias SubSequence = Substring
  @intrinsic @pure public init()
  @intrinsic @pure public init(_ content: String)
  @intrinsic public init(_ content: Substring.UTF8View)
  @intrinsic public init(_ content: Substring.UTF16View)
  @intrinsic public init(_ content: Substring.UnicodeScalarView)
  @intrinsic public init<S>(_ elements: S) where S: Sequence, S.Element == Character
  @pure public init(extendedGraphemeClusterLiteral value: String)
  public init(stringInterpolation: DefaultStringInterpolation)
  @intrinsic @pure public init(stringLiteral value: String)
  @pure public init(unicodeScalarLiteral value: String)
  @pure public var base: String { get }
  public var customMirror: Mirror { get }
  @pure public var debugDescription: String { get }
  @pure public var description: String { get }
  @intrinsic @pure public var endIndex: Substring.Index { get }
  @pure public var isContiguousUTF8: Bool { get }
  @intrinsic @pure public var startIndex: Substring.Index { get }
  public var unicodeScalars: Substring.UnicodeScalarView { get set }
  public var utf16: Substring.UTF16View { get set }
  public var utf8: Substring.UTF8View { get set }
  @intrinsic @pure public subscript(i: Substring.Index) -> Character { get }
  @intrinsic public subscript(r: Range<Substring.Index>) -> Substring { get }
  @intrinsic public mutating func append<S>(contentsOf elements: S) where S: Sequence, S.Element == Character
  @pure public func distance(from start: Substring.Index, to end: Substring.Index) -> Int
  public func filter(_ isIncluded: (Substring.Element) throws -> Bool) rethrows -> String
  @pure public func index(_ i: Substring.Index, offsetBy distance: Int) -> Substring.Index
  @pure public func index(_ i: Substring.Index, offsetBy distance: Int, limitedBy limit: Substring.Index) -> Substring
    .Index?
  @pure public func index(after i: Substring.Index) -> Substring.Index
  @pure public func index(before i: Substring.Index) -> Substring.Index
  @intrinsic @pure public func lowercased() -> String
  public mutating func makeContiguousUTF8()
  public mutating func replaceSubrange<C>(_ subrange: Range<Substring.Index>, with newElements: C)
  where C: Collection, C.Element == Character
  public mutating func replaceSubrange(_ subrange: Range<Substring.Index>, with newElements: Substring)
  @intrinsic @pure public func uppercased() -> String
  public mutating func write(_ other: String)
  public func write<Target>(to target: inout Target) where Target: TextOutputStream
  @pure public static func ~= (lhs: Substring, rhs: String) -> Bool
}

extension Substring {
  public struct UTF16View: BidirectionalCollection, Sendable {
    public typealias Element = String.UTF16View.Element
    public typealias Index = String.UTF16View.Index
    public typealias Indices = String.UTF16View.Indices
    public typealias SubSequence = Substring.UTF16View
    @pure public var endIndex: Index { get }
    public var indices: Indices { get }
    @pure public var startIndex: Index { get }
    public subscript(index: Index) -> Element { get }
    public subscript(r: Range<Index>) -> Substring.UTF16View { get }
    @pure public func distance(from start: Index, to end: Index) -> Int
    public func formIndex(after i: inout Index)
    public func formIndex(before i: inout Index)
    @pure public func index(_ i: Index, offsetBy n: Int) -> Index
    @pure public func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index) -> Index?
    @pure public func index(after i: Index) -> Index
    @pure public func index(before i: Index) -> Index
  }
}

extension Substring {
  public struct UTF8View: BidirectionalCollection, Sendable {
    public typealias Element = String.UTF8View.Element
    public typealias Index = String.UTF8View.Index
    public typealias Indices = String.UTF8View.Indices
    public typealias SubSequence = Substring.UTF8View
    @pure public var endIndex: Index { get }
    public var indices: Indices { get }
    @pure public var startIndex: Index { get }
    public subscript(index: Index) -> Element { get }
    public subscript(r: Range<Index>) -> Substring.UTF8View { get }
    @pure public func distance(from start: Index, to end: Index) -> Int
    public func formIndex(after i: inout Index)
    public func formIndex(before i: inout Index)
    @pure public func index(_ i: Index, offsetBy n: Int) -> Index
    @pure public func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index) -> Index?
    @pure public func index(after i: Index) -> Index
    @pure public func index(before i: Index) -> Index
  }
}

extension Substring {
  public struct UnicodeScalarView: BidirectionalCollection, RangeReplaceableCollection, Sendable {
    public typealias Element = String.UnicodeScalarView.Element
    public typealias Index = String.UnicodeScalarView.Index
    public typealias Indices = String.UnicodeScalarView.Indices
    public typealias SubSequence = Substring.UnicodeScalarView
    @pure public init()
    @pure public var endIndex: Index { get }
    public var indices: Indices { get }
    @pure public var startIndex: Index { get }
    public subscript(index: Index) -> Element { get }
    public subscript(r: Range<Index>) -> Substring.UnicodeScalarView { get }
    @pure public func distance(from start: Index, to end: Index) -> Int
    public func formIndex(after i: inout Index)
    public func formIndex(before i: inout Index)
    @pure public func index(_ i: Index, offsetBy n: Int) -> Index
    @pure public func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index) -> Index?
    @pure public func index(after i: Index) -> Index
    @pure public func index(before i: Index) -> Index
    public mutating func replaceSubrange<C>(_ subrange: Range<Index>, with replacement: C)
    where C: Collection, C.Element == Unicode.Scalar
  }
}
