// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Foundation_IndexPath: LibraryText {
    LibraryText(
      path: "Foundation/IndexPath.swift",
      text: #"""
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

"""#,
      outline: #"""
69 t  IndexPath 0 204 fa9229bb460360c06e21cedf36c732e5 struct IndexPath
71 o 0 Element 209 239 eafc98f86a39fc7f7b49315b8858b41f typealias Element
67 o 0 Index 242 283 041919142a1fe1b2f7552a15225e0b81 typealias Index
71 o 0 Indices 286 338 ce88de04f21771656b7a9b9be4b1e66a typealias Indices
83 o 0 ReferenceType 341 385 d97f3f100fa1aac6e6b29f07b347c8c7 typealias ReferenceType
57 o 0 init 388 407 fab144b3a67cba93cf3fda94a57802c4 init()
99 o 0 init 410 465 3b1866a4a6a6141549eaa2b584301fde init(arrayLiteral indexes: IndexPath.Element...)
82 o 0 init 468 513 a0e71b4bcfb08e01a30e7cb9636f1da0 init(from decoder: any Decoder)
81 o 0 init 516 553 af686aca1600e15667fe5fed0f0e8503 init(index: IndexPath.Element)
98 o 0 init 556 674 4eab903ae619e4921d1e46ed33ba248b init<ElementSequence>(indexes: ElementSequence)
85 o 0 init 677 718 febaeb836a724e2be4bcb7d85503af0a init(indexes: [IndexPath.Element])
61 o 0 count 721 756 ad6528695273e362a2a2b04fa281cd9f var count
75 o 0 customMirror 759 798 c3de3fd4a1f9744df3c6b48898936a1d var customMirror
83 o 0 debugDescription 801 850 7a254f042267a6cc40532a39ee6ec442 var debugDescription
73 o 0 description 853 897 f782785526195b9b55b6ee75b2dd2e14 var description
67 o 0 endIndex 900 944 d3a30e910a03bac92d647973654b3389 var endIndex
71 o 0 startIndex 947 993 24708fa1632d228de2fdf661a59b0c2f var startIndex
90 o 0 subscript 996 1069 9c54318ee834caae605fc5ef0578b895 subscript(index: IndexPath.Index)
98 o 0 subscript 1072 1144 0b2896132253fbfc5af3354d94639919 subscript(range: Range<IndexPath.Index>)
86 o 0 append 1147 1194 c021b8d71169ee9a0fdbe041ab237def func append(_ other: IndexPath)
94 o 0 append 1197 1252 ebdf6d90fc92b8afb8ea8eb136e96f9d func append(_ other: IndexPath.Element)
96 o 0 append 1255 1312 9042d98d62c120eded3fce768c631355 func append(_ other: [IndexPath.Element])
100 o 0 appending 1315 1377 0a5305aa6b9be02ae0b92206c4fa4aa1 func appending(_ other: IndexPath.Element)
92 o 0 appending 1380 1440 45e9c6af582e2c7ec4b9996ab6cae661 func appending(_ other: IndexPath)
102 o 0 appending 1443 1507 20ddbf0acd1a9fccc0e583d0166de467 func appending(_ other: [IndexPath.Element])
88 o 0 compare 1510 1575 584b2d32e1d0bd94fe380a9de969d9e7 func compare(_ other: IndexPath)
72 o 0 dropLast 1578 1619 b99c509d62ad35992044ae13d1a11194 func dropLast()
91 o 0 encode 1622 1672 914ac39f4146bc0ee132ca57cbe07531 func encode(to encoder: any Encoder)
89 o 0 hash 1675 1718 697d06ba69bd5bf79a8eec009ad1f29f func hash(into hasher: inout Hasher)
90 o 0 index 1721 1783 93d0395011e76a157a6256e818aa62e0 func index(after i: IndexPath.Index)
91 o 0 index 1786 1849 af4ccfe4c08c759bc5a3e65e4b05b962 func index(before i: IndexPath.Index)
80 o 0 makeIterator 1852 1909 65c0b54c3feb5ddc232d9e803d15fca6 func makeIterator()
89 o 0 + 1912 1984 aaac911d9ea04d09c63cb163e5796a73 func + (lhs: IndexPath, rhs: IndexPath)
97 o 0 += 1987 2047 cb4d69b9eae3da11811f07e496a8492a func += (lhs: inout IndexPath, rhs: IndexPath)
89 o 0 < 2050 2117 8a6eef409dd92d232a0ff0d44eef5242 func < (lhs: IndexPath, rhs: IndexPath)
91 o 0 <= 2120 2188 0669ba0f1628323bfbb56cfed98b8861 func <= (lhs: IndexPath, rhs: IndexPath)
91 o 0 == 2191 2259 7fdd2969864baadbd17f050bb8e1036b func == (lhs: IndexPath, rhs: IndexPath)
89 o 0 > 2262 2329 f6b32f475258a92c4dd1ed00ea52d38d func > (lhs: IndexPath, rhs: IndexPath)
91 o 0 >= 2332 2400 ec116ad43fcd52a0a88c5b21551eab97 func >= (lhs: IndexPath, rhs: IndexPath)

"""#)
  }
}
