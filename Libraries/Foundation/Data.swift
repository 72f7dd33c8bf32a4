public struct Data: ContiguousBytes, CustomDebugStringConvertible, CustomStringConvertible, Decodable, Encodable,
  Hashable, MutableDataProtocol, Sendable
{
  public typealias Index = Int
  public typealias Indices = Range<Int>
  @pure public init()
  public init<S>(_ elements: S) where S: Sequence, S.Element == UInt8
  public init?(base64Encoded base64String: String, options: Data.Base64DecodingOptions = [])
  public init?(base64Encoded base64Data: Data, options: Data.Base64DecodingOptions = [])
  @pure public init(capacity: Int)
  public init(contentsOf url: URL, options: Data.ReadingOptions = []) throws
  @pure public init(count: Int)
  public init(from decoder: any Decoder) throws
  public init(referencing d: NSData)
  @pure public init(repeating repeatedValue: UInt8, count: Int)
  public var count: Int { get set }
  public var customMirror: Mirror { get }
  @pure public var debugDescription: String { get }
  @pure public var description: String { get }
  public var endIndex: Data.Index { get }
  public var indices: Range<Int> { get }
  public var regions: CollectionOfOne<Data> { get }
  public var startIndex: Data.Index { get }
  public subscript(index: Data.Index) -> UInt8 { get set }
  public subscript(bounds: Range<Data.Index>) -> Data { get set }
  public subscript<R>(rangeExpression: R) -> Data where R: RangeExpression, R.Bound: FixedWidthInteger { get set }
  @pure public func advanced(by amount: Int) -> Data
  public mutating func append(_ other: Data)
  public mutating func append(contentsOf bytes: [UInt8])
  public mutating func append<S>(contentsOf elements: S) where S: Sequence, S.Element == UInt8
  public func base64EncodedData(options: Data.Base64EncodingOptions = []) -> Data
  public func base64EncodedString(options: Data.Base64EncodingOptions = []) -> String
  public func encode(to encoder: any Encoder) throws
  public func hash(into hasher: inout Hasher)
  public func index(after i: Data.Index) -> Data.Index
  public func index(before i: Data.Index) -> Data.Index
  public func makeIterator() -> Data.Iterator
  public func range(of dataToFind: Data, options: Data.SearchOptions = [], in range: Range<Data.Index>? = nil) -> Range<
    Data.Index
  >?
  public mutating func replaceSubrange(_ subrange: Range<Data.Index>, with data: Data)
  public mutating func replaceSubrange<ByteCollection>(_ subrange: Range<Data.Index>, with newElements: ByteCollection)
  where ByteCollection: Collection, ByteCollection.Element == UInt8
  public mutating func reserveCapacity(_ minimumCapacity: Int)
  public mutating func resetBytes(in range: Range<Data.Index>)
  public func subdata(in range: Range<Data.Index>) -> Data
  public func write(to url: URL, options: Data.WritingOptions = []) throws
  @pure public static func == (d1: Data, d2: Data) -> Bool
}

extension Data {
  public struct Base64DecodingOptions: OptionSet, Sendable {
    @pure public init(rawValue: UInt)
    @pure public static var ignoreUnknownCharacters: Data.Base64DecodingOptions { get }
    @pure public var rawValue: UInt { get }
  }
}

extension Data {
  public struct Base64EncodingOptions: OptionSet, Sendable {
    @pure public init(rawValue: UInt)
    @pure public static var base64URLAlphabet: Data.Base64EncodingOptions { get }
    @pure public static var endLineWithCarriageReturn: Data.Base64EncodingOptions { get }
    @pure public static var endLineWithLineFeed: Data.Base64EncodingOptions { get }
    @pure public static var lineLength64Characters: Data.Base64EncodingOptions { get }
    @pure public static var lineLength76Characters: Data.Base64EncodingOptions { get }
    @pure public static var omitPaddingCharacter: Data.Base64EncodingOptions { get }
    @pure public var rawValue: UInt { get }
  }
}

extension Data {
  public enum Deallocator {
    case free
    case none
    case unmap
  }
}

extension Data {
  public struct Iterator: IteratorProtocol, Sendable {
    public mutating func next() -> UInt8?
  }
}

extension Data {
  public struct ReadingOptions: OptionSet, Sendable {
    @pure public init(rawValue: UInt)
    @pure public static var alwaysMapped: Data.ReadingOptions { get }
    @pure public static var mappedIfSafe: Data.ReadingOptions { get }
    @pure public static var uncached: Data.ReadingOptions { get }
    @pure public var rawValue: UInt { get }
  }
}

extension Data {
  public struct SearchOptions: OptionSet, Sendable {
    @pure public init(rawValue: UInt)
    @pure public static var anchored: Data.SearchOptions { get }
    @pure public static var backwards: Data.SearchOptions { get }
    @pure public var rawValue: UInt { get }
  }
}

extension Data {
  public struct WritingOptions: OptionSet, Sendable {
    @pure public init(rawValue: UInt)
    @pure public static var atomic: Data.WritingOptions { get }
    @pure public static var completeFileProtection: Data.WritingOptions { get }
    @pure public static var completeFileProtectionUnlessOpen: Data.WritingOptions { get }
    @pure public static var completeFileProtectionUntilFirstUserAuthentication: Data.WritingOptions { get }
    @pure public static var fileProtectionMask: Data.WritingOptions { get }
    @pure public static var noFileProtection: Data.WritingOptions { get }
    @pure public static var withoutOverwriting: Data.WritingOptions { get }
    @pure public var rawValue: UInt { get }
  }
}
