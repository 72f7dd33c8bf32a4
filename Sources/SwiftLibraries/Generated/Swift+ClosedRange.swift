// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_ClosedRange: LibraryText {
    LibraryText(
      path: "Swift/ClosedRange.swift",
      text: #"""
public struct ClosedRange<Bound>: CustomDebugStringConvertible, CustomReflectable, CustomStringConvertible, Equatable,
  RangeExpression
where Bound: Comparable {
  public init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) {
    lowerBound = bounds.lower
    upperBound = bounds.upper
  }
  public var customMirror: Mirror { get }
  @pure public var debugDescription: String { get }
  @pure public var description: String { get }
  public var isEmpty: Bool {
    return false
  }
  public let lowerBound: Bound
  public let upperBound: Bound
  public func clamped(to limits: ClosedRange<Bound>) -> ClosedRange<Bound> {
    let lower =
      limits.lowerBound > lowerBound
      ? limits.lowerBound : limits.upperBound < lowerBound ? limits.upperBound : lowerBound
    let upper =
      limits.upperBound < upperBound
      ? limits.upperBound : limits.lowerBound > upperBound ? limits.lowerBound : upperBound
    return ClosedRange(uncheckedBounds: (lower: lower, upper: upper))
  }
  public func contains(_ element: Bound) -> Bool {
    return lowerBound <= element && element <= upperBound
  }
  public func contains(_ other: ClosedRange<Bound>) -> Bool {
    return lowerBound <= other.lowerBound && upperBound >= other.upperBound
  }
  public func overlaps(_ other: ClosedRange<Bound>) -> Bool {
    let isDisjoint = other.upperBound < lowerBound || upperBound < other.lowerBound
    return !isDisjoint
  }
  public func overlaps(_ other: Range<Bound>) -> Bool {
    return other.overlaps(self)
  }
  public func relative<C>(to collection: C) -> Range<Bound> where Bound == C.Index, C: Collection {
    return lowerBound..<collection.index(after: upperBound)
  }
  public static func == (lhs: ClosedRange<Bound>, rhs: ClosedRange<Bound>) -> Bool {
    return lhs.lowerBound == rhs.lowerBound && lhs.upperBound == rhs.upperBound
  }
}

extension ClosedRange: BidirectionalCollection, Collection, RandomAccessCollection, Sequence
where Bound.Stride: SignedInteger, Bound: Strideable {
  public typealias Element = Bound
  public typealias Iterator = IndexingIterator<ClosedRange<Bound>>
  public typealias SubSequence = Slice<ClosedRange<Bound>>
  public init(_ other: Range<Bound>) {
    self.init(uncheckedBounds: (lower: other.lowerBound, upper: other.upperBound.advanced(by: -1)))
  }
  @intrinsic @pure public var endIndex: Index { get }
  @intrinsic @pure public var startIndex: Index { get }
  @intrinsic public subscript(position: Index) -> Bound { get }
  @intrinsic public subscript(bounds: Range<Index>) -> Slice<ClosedRange<Bound>> { get }
  public func contains(_ other: Range<Bound>) -> Bool
  @intrinsic @pure public func distance(from start: Index, to end: Index) -> Int
  @intrinsic @pure public func index(_ i: Index, offsetBy distance: Int) -> Index
  @intrinsic @pure public func index(after i: Index) -> Index
  @intrinsic @pure public func index(before i: Index) -> Index
}

extension ClosedRange: Decodable where Bound: Decodable {
  public init(from decoder: any Decoder) throws
}

extension ClosedRange: Encodable where Bound: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension ClosedRange: Hashable where Bound: Hashable {
  public func hash(into hasher: inout Hasher)
}

extension ClosedRange: Sendable where Bound: Sendable {}

extension ClosedRange where Bound: Strideable, Bound.Stride: SignedInteger {
  public enum Index: Comparable {
    case inRange(Bound)
    case pastEnd
    public static func < (lhs: ClosedRange<Bound>.Index, rhs: ClosedRange<Bound>.Index) -> Bool
    public static func == (lhs: ClosedRange<Bound>.Index, rhs: ClosedRange<Bound>.Index) -> Bool
  }
}

extension ClosedRange.Index: Hashable where Bound: Hashable {
  public func hash(into hasher: inout Hasher)
}

extension ClosedRange.Index: Sendable where Bound: Sendable {}

"""#,
      outline: #"""
73 t  ClosedRange 0 160 38d5005d79fe631bc697698e36fffb8d struct ClosedRange
109 o 0 init 165 296 d57bb4df3dd877f244230003b84e650e init(uncheckedBounds bounds: (lower: Bound, upper: Bound))
75 o 0 customMirror 299 338 4ca920afbb8feec3cb80a3e8cd80a1d7 var customMirror
83 o 0 debugDescription 341 390 ab6873bf8204723142a46dc63ceaab6a var debugDescription
73 o 0 description 393 437 c6124b2f3cc2f29917bbde0fa9d6f140 var description
65 o 0 isEmpty 440 487 a0a745b0561f823584ef04fe5ce4cbd7 var isEmpty
71 o 0 lowerBound 490 518 e03536dd88cdd838eb08657ab839dad9 let lowerBound
71 o 0 upperBound 521 549 6e2adc8e32925ba2c747c5c2052ecd80 let upperBound
97 o 0 clamped 552 990 34753378b1b5db83452154b203b7299f func clamped(to limits: ClosedRange<Bound>)
87 o 0 contains 993 1103 9b5d5836dc354fdae782d99f6ae17f7e func contains(_ element: Bound)
99 o 0 contains 1106 1245 9b09976d98f19625ed48c6cd8860e623 func contains(_ other: ClosedRange<Bound>)
99 o 0 overlaps 1248 1418 e44d6400f6ce74b95487d63163736c70 func overlaps(_ other: ClosedRange<Bound>)
93 o 0 overlaps 1421 1510 0ab1a3c09dfdf431146705762f72d7a8 func overlaps(_ other: Range<Bound>)
91 o 0 relative 1513 1674 12453751598845b0e9673e193a94081b func relative<C>(to collection: C)
109 o 0 == 1677 1843 b7eea47b7de118bbd91566de11d77adf func == (lhs: ClosedRange<Bound>, rhs: ClosedRange<Bound>)
80 e  ClosedRange 1847 1992 a594d0a4565c03ffa1086969531bc18f extension ClosedRange
74 o 15 Element 1997 2029 f3d750a0d94d1e52213cf7ec77b4c467 typealias Element
76 o 15 Iterator 2032 2096 e3496cf9b6c5a0b6ae2f94d9afaaef25 typealias Iterator
82 o 15 SubSequence 2099 2155 4cf20fd347f6b859c190d1ddd2f961c4 typealias SubSequence
81 o 15 init 2158 2298 aeda1e25aa62dc622c00ed1a14b4ea82 init(_ other: Range<Bound>)
70 o 15 endIndex 2301 2352 e287b624b8451840f87a6139ab1b2236 var endIndex
74 o 15 startIndex 2355 2408 12beebdb48fdfe5c34ff9f5695cb2786 var startIndex
85 o 15 subscript 2411 2472 6a6b72920db497dc62c628d5a60f61dc subscript(position: Index)
90 o 15 subscript 2475 2561 fed384628cacfe9c70d7207e234b734f subscript(bounds: Range<Index>)
94 o 15 contains 2564 2615 6f3b7efd3841d10ad6152288ee2190ed func contains(_ other: Range<Bound>)
105 o 15 distance 2618 2696 a5e95d5d07d6f5cfb1872bea82d2f716 func distance(from start: Index, to end: Index)
101 o 15 index 2699 2778 395374fa25f6a71cf64d5b8476985f5a func index(_ i: Index, offsetBy distance: Int)
81 o 15 index 2781 2840 cc5ae83d5e0b80b2c4c976d2b4a67373 func index(after i: Index)
82 o 15 index 2843 2903 5c97bb4fcd5f46e2eb1de93bbb3b8499 func index(before i: Index)
82 e  ClosedRange 2907 2962 5413ba2dcce495682bf2a2aaeee3bd16 extension ClosedRange#2
85 o 29 init 2967 3012 a6c11b4011b5f306285009140631fc31 init(from decoder: any Decoder)
82 e  ClosedRange 3016 3071 110a205bd67bb64b7c46248fa692859c extension ClosedRange#3
92 o 31 encode 3076 3126 95ca607b1e2d49627087021586b8ea20 func encode(to encoder: any Encoder)
82 e  ClosedRange 3130 3183 747fc4722c42b80371401f6d9c12cfe2 extension ClosedRange#4
90 o 33 hash 3188 3231 391786217574df49e8efe11a14b55d78 func hash(into hasher: inout Hasher)
82 e  ClosedRange 3235 3288 1e65bd7ceec36c59e5ee5dc85011abe1 extension ClosedRange#5
82 e  ClosedRange 3293 3367 b3387d09dcfd88c68df1e6fc77db4fa0 extension ClosedRange#6
77 t 36 ClosedRange.Index 3372 3401 9759dfcf8ea1f257336c26c7b20c71fc enum Index
69 o 37 inRange 3408 3427 333afd2ad0dd0a8e90621fc04c6522ac case inRange
69 o 37 pastEnd 3432 3444 523d518a93257b17ea0916b00c14b855 case pastEnd
120 o 37 < 3449 3540 45ba0ed35077643bf08d45565a0b0b13 func < (lhs: ClosedRange<Bound>.Index, rhs: ClosedRange<Bound>.Index)
122 o 37 == 3545 3637 497b4dbaeb430ffc21541947814272f6 func == (lhs: ClosedRange<Bound>.Index, rhs: ClosedRange<Bound>.Index)
92 e  ClosedRange.Index 3645 3704 fda705f905a48e1891f15d1f0508e077 extension ClosedRange.Index
90 o 42 hash 3709 3752 5c2cd9dbf7144d746ad1ff626275e318 func hash(into hasher: inout Hasher)
94 e  ClosedRange.Index 3756 3815 7681135fbccd8df6c59da4718cd2556d extension ClosedRange.Index#2

"""#)
  }
}
