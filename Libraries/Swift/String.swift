public struct String: CodingKeyRepresentable, CustomDebugStringConvertible, CustomReflectable, Decodable, Encodable,
  MirrorPath, RangeReplaceableCollection, Sendable, StringProtocol
{
  public typealias Element = Character
  public typealias SubSequence = Substring
  public typealias UnicodeScalarIndex = String.UnicodeScalarView.Index
  @intrinsic @pure public init()
  @intrinsic @pure public init(_ c: Character)
  @intrinsic @pure public init(_ scalar: Unicode.Scalar)
  @intrinsic public init<T>(_ value: T) where T: LosslessStringConvertible
  @intrinsic public init<S>(_ other: S) where S: LosslessStringConvertible, S: Sequence, S.Element == Character
  @intrinsic public init<S>(_ characters: S) where S: Sequence, S.Element == Character
  @intrinsic public init(_ unicodeScalars: String.UnicodeScalarView)
  @intrinsic public init(_ utf16: String.UTF16View)
  @intrinsic public init(_ utf8: String.UTF8View)
  @intrinsic @pure public init(_ substring: Substring)
  @intrinsic public init?(_ codeUnits: Substring.UTF8View)
  @intrinsic public init?(_ codeUnits: Substring.UTF16View)
  @intrinsic public init(_ content: Substring.UnicodeScalarView)
  public init<T>(_ value: T, radix: Int = 10, uppercase: Bool = false) where T: BinaryInteger
  public init(cString nullTerminatedUTF8: [CChar])
  public init(cString nullTerminatedUTF8: inout CChar)
  @pure public init(cString nullTerminatedUTF8: [UInt8])
  @pure public init(cString nullTerminatedUTF8: String)
  public init(cString nullTerminatedUTF8: inout UInt8)
  public init?<T>(codingKey: T) where T: CodingKey
  public init<Subject>(describing instance: Subject)
  public init<Subject>(describing instance: Subject) where Subject: CustomStringConvertible
  public init<Subject>(describing instance: Subject) where Subject: TextOutputStreamable
  public init<Subject>(describing instance: Subject)
  where Subject: CustomStringConvertible, Subject: TextOutputStreamable
  public init(from decoder: any Decoder) throws
  public init<Subject>(reflecting subject: Subject)
  @pure public init(repeating repeatedValue: String, count: Int)
  @pure public init(repeating repeatedValue: Character, count: Int)
  public init(stringInterpolation: DefaultStringInterpolation)
  @intrinsic @pure public init(stringLiteral value: String)
  public init?(validatingCString nullTerminatedUTF8: [CChar])
  @pure public init?(validatingCString nullTerminatedUTF8: String)
  public init?(validatingCString nullTerminatedUTF8: inout CChar)
  public init?(validatingUTF8 cString: [CChar])
  @pure public init?(validatingUTF8 cString: String)
  public init?(validatingUTF8 cString: inout CChar)
  public var codingKey: any CodingKey { get }
  @intrinsic @pure public var count: Int { get }
  public var customMirror: Mirror { get }
  @pure public var debugDescription: String { get }
  @pure public var description: String { get }
  @intrinsic @pure public var endIndex: String.Index { get }
  @pure public var isContiguousUTF8: Bool { get }
  @intrinsic @pure public var isEmpty: Bool { get }
  @intrinsic @pure public var startIndex: String.Index { get }
  public var unicodeScalars: String.UnicodeScalarView { get set }
  public var utf16: String.UTF16View { get set }
  public var utf8: String.UTF8View { get set }
  public var utf8CString: ContiguousArray<CChar> { get }
  @intrinsic @pure public subscript(i: String.Index) -> Character { get }
  @intrinsic public subscript(r: Range<String.Index>) -> Substring { get }
  @intrinsic public mutating func append(_ other: String)
  @intrinsic public mutating func append(_ c: Character)
  @intrinsic public mutating func append(contentsOf newElements: String)
  @intrinsic public mutating func append(contentsOf newElements: Substring)
  @intrinsic public mutating func append<S>(contentsOf newElements: S) where S: Sequence, S.Element == Character
  @pure public func distance(from start: String.Index, to end: String.Index) -> Int
  public func encode(to encoder: any Encoder) throws
  @intrinsic @pure public func hasPrefix(_ prefix: String) -> Bool
  @intrinsic @pure public func hasSuffix(_ suffix: String) -> Bool
  public func hash(into hasher: inout Hasher)
  @pure public func index(_ i: String.Index, offsetBy distance: Int) -> String.Index
  @pure public func index(_ i: String.Index, offsetBy distance: Int, limitedBy limit: String.Index) -> String.Index?
  @pure public func index(after i: String.Index) -> String.Index
  @pure public func index(before i: String.Index) -> String.Index
  public mutating func insert(_ newElement: Character, at i: String.Index)
  public mutating func insert<S>(contentsOf newElements: S, at i: String.Index)
  where S: Collection, S.Element == Character
  @intrinsic @pure public func lowercased() -> String
  public mutating func makeContiguousUTF8()
  @intrinsic public func makeIterator() -> String.Iterator
  public func max<T>(_ x: T, _ y: T) -> T where T: Comparable
  public func min<T>(_ x: T, _ y: T) -> T where T: Comparable
  @discardableResult public mutating func remove(at i: String.Index) -> Character
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
  public mutating func removeSubrange(_ bounds: Range<String.Index>)
  public mutating func replaceSubrange<C>(_ subrange: Range<String.Index>, with newElements: C)
  where C: Collection, C.Element == Character
  public mutating func reserveCapacity(_ n: Int)
  @intrinsic @pure public func uppercased() -> String
  public mutating func write(_ other: String)
  public func write<Target>(to target: inout Target) where Target: TextOutputStream
  @intrinsic @pure public static func + (lhs: String, rhs: String) -> String
  @intrinsic public static func += (lhs: inout String, rhs: String)
  @intrinsic @pure public static func < (lhs: String, rhs: String) -> Bool
  @intrinsic @pure public static func == (lhs: String, rhs: String) -> Bool
  @pure public static func ~= (lhs: String, rhs: Substring) -> Bool
}

extension String {
  public struct Index: Comparable, CustomDebugStringConvertible, Hashable, Sendable {
    @pure public init?(_ sourcePosition: String.Index, within target: String)
    public init?<S>(_ sourcePosition: String.Index, within target: S) where S: StringProtocol
    public init?(_ sourcePosition: String.Index, within unicodeScalars: String.UnicodeScalarView)
    public init?(_ idx: String.Index, within target: String.UTF16View)
    public init?(_ idx: String.Index, within target: String.UTF8View)
    @pure public init(encodedOffset offset: Int)
    public init<S>(utf16Offset offset: Int, in s: S) where S: StringProtocol
    @pure public var debugDescription: String { get }
    public func hash(into hasher: inout Hasher)
    public func samePosition(in utf8: String.UTF8View) -> String.UTF8View.Index?
    public func samePosition(in utf16: String.UTF16View) -> String.UTF16View.Index?
    @pure public func samePosition(in characters: String) -> String.Index?
    public func samePosition(in unicodeScalars: String.UnicodeScalarView) -> String.UnicodeScalarIndex?
    public func utf16Offset<S>(in s: S) -> Int where S: StringProtocol
    @pure public static func < (lhs: String.Index, rhs: String.Index) -> Bool
    @pure public static func == (lhs: String.Index, rhs: String.Index) -> Bool
  }
}

extension String {
  public struct Iterator: IteratorProtocol, Sendable {
    public mutating func next() -> Character?
  }
}

extension String {
  public struct UTF16View: BidirectionalCollection, CustomDebugStringConvertible, CustomReflectable,
    CustomStringConvertible, Sendable
  {
    @pure public subscript(idx: Index) -> UInt16 { get }
    public typealias Index = String.Index
    public typealias SubSequence = Substring.UTF16View
    @pure public var count: Int { get }
    public var customMirror: Mirror { get }
    @pure public var debugDescription: String { get }
    @pure public var description: String { get }
    @pure public var endIndex: Index { get }
    @pure public var startIndex: Index { get }
    public subscript(r: Range<Index>) -> Substring.UTF16View { get }
    @pure public func distance(from start: Index, to end: Index) -> Int
    @pure public func index(_ i: Index, offsetBy n: Int) -> Index
    @pure public func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index) -> Index?
    @pure public func index(after idx: Index) -> Index
    @pure public func index(before idx: Index) -> Index
    public func makeIterator() -> Iterator
  }
}

extension String.UTF16View {
  public struct Iterator: IteratorProtocol, Sendable {
    public mutating func next() -> UInt16?
  }
}

extension String {
  public struct UTF8View: BidirectionalCollection, CustomDebugStringConvertible, CustomReflectable,
    CustomStringConvertible, Sendable
  {
    public typealias Element = UInt8
    @pure public subscript(i: Index) -> UInt8 { get }
    public typealias Index = String.Index
    public typealias SubSequence = Substring.UTF8View
    @pure public var count: Int { get }
    public var customMirror: Mirror { get }
    @pure public var debugDescription: String { get }
    @pure public var description: String { get }
    @pure public var endIndex: Index { get }
    @pure public var startIndex: Index { get }
    public subscript(r: Range<Index>) -> SubSequence { get }
    @pure public func distance(from i: Index, to j: Index) -> Int
    @pure public func index(_ i: Index, offsetBy n: Int) -> Index
    @pure public func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index) -> Index?
    @pure public func index(after i: Index) -> Index
    @pure public func index(before i: Index) -> Index
  }
}

extension String {
  public struct UnicodeScalarView: BidirectionalCollection, CustomDebugStringConvertible, CustomReflectable,
    CustomStringConvertible, RangeReplaceableCollection, Sendable
  {
    public typealias Index = String.Index
    public typealias SubSequence = Substring.UnicodeScalarView
    @pure public init()
    public var customMirror: Mirror { get }
    @pure public var debugDescription: String { get }
    @pure public var description: String { get }
    @pure public var endIndex: Index { get }
    @pure public var startIndex: Index { get }
    @pure public subscript(position: Index) -> Unicode.Scalar { get }
    public subscript(r: Range<Index>) -> SubSequence { get }
    public mutating func append(_ c: Unicode.Scalar)
    public mutating func append<S>(contentsOf newElements: S) where S: Sequence, S.Element == Unicode.Scalar
    @pure public func distance(from start: Index, to end: Index) -> Int
    @pure public func index(_ i: Index, offsetBy distance: Int) -> Index
    @pure public func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
    @pure public func index(after i: Index) -> Index
    @pure public func index(before i: Index) -> Index
    public func makeIterator() -> Iterator
    public mutating func replaceSubrange<C>(_ subrange: Range<Index>, with newElements: C)
    where C: Collection, C.Element == Unicode.Scalar
    public mutating func reserveCapacity(_ n: Int)
  }
}

extension String.UnicodeScalarView {
  public struct Iterator: IteratorProtocol, Sendable {
    public mutating func next() -> Unicode.Scalar?
  }
}
