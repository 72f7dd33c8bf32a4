// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_Range: LibraryText {
    LibraryText(
      path: "Swift/Range.swift",
      text: #"""
public protocol RangeExpression<Bound> {
  associatedtype Bound: Comparable
  func contains(_ element: Bound) -> Bool
  func relative<C>(to collection: C) -> Range<Bound> where C: Collection, Bound == C.Index
}

extension RangeExpression {
  public static func ~= (pattern: Self, value: Bound) -> Bool {
    return pattern.contains(value)
  }
}

public struct Range<Bound>: CustomDebugStringConvertible, CustomReflectable, CustomStringConvertible, Equatable,
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
    return lowerBound == upperBound
  }
  public let lowerBound: Bound
  public let upperBound: Bound
  public func clamped(to limits: Range<Bound>) -> Range<Bound> {
    let lower =
      limits.lowerBound > lowerBound
      ? limits.lowerBound : limits.upperBound < lowerBound ? limits.upperBound : lowerBound
    let upper =
      limits.upperBound < upperBound
      ? limits.upperBound : limits.lowerBound > upperBound ? limits.lowerBound : upperBound
    return Range(uncheckedBounds: (lower: lower, upper: upper))
  }
  public func contains(_ element: Bound) -> Bool {
    return lowerBound <= element && element < upperBound
  }
  public func contains(_ other: Range<Bound>) -> Bool {
    return other.isEmpty || lowerBound <= other.lowerBound && upperBound >= other.upperBound
  }
  public func contains(_ other: ClosedRange<Bound>) -> Bool {
    return lowerBound <= other.lowerBound && upperBound > other.upperBound
  }
  public func overlaps(_ other: Range<Bound>) -> Bool {
    let isDisjoint = other.upperBound <= lowerBound || upperBound <= other.lowerBound || isEmpty || other.isEmpty
    return !isDisjoint
  }
  public func overlaps(_ other: ClosedRange<Bound>) -> Bool {
    let isDisjoint = other.upperBound < lowerBound || upperBound <= other.lowerBound || isEmpty
    return !isDisjoint
  }
  public func relative<C>(to collection: C) -> Range<Bound> where Bound == C.Index, C: Collection {
    return self
  }
  public static func == (lhs: Range<Bound>, rhs: Range<Bound>) -> Bool {
    return lhs.lowerBound == rhs.lowerBound && lhs.upperBound == rhs.upperBound
  }
}

extension Range: BidirectionalCollection, Collection, RandomAccessCollection, Sequence
where Bound.Stride: SignedInteger, Bound: Strideable {
  public typealias Element = Bound
  public typealias Index = Bound
  public typealias Indices = Range<Bound>
  public typealias Iterator = IndexingIterator<Range<Bound>>
  public typealias SubSequence = Range<Bound>
  public init(_ other: ClosedRange<Bound>) {
    self.init(uncheckedBounds: (lower: other.lowerBound, upper: other.upperBound.advanced(by: 1)))
  }
  @intrinsic @pure public var endIndex: Index { get }
  @intrinsic public var indices: Indices { get }
  @intrinsic @pure public var startIndex: Index { get }
  @intrinsic public subscript(bounds: Range<Index>) -> Range<Bound> { get }
  @intrinsic public subscript(position: Index) -> Element { get }
  @intrinsic @pure public func distance(from start: Index, to end: Index) -> Int
  @intrinsic @pure public func index(_ i: Index, offsetBy n: Int) -> Index
  @intrinsic @pure public func index(after i: Index) -> Index
  @intrinsic @pure public func index(before i: Index) -> Index
}

extension Range: Decodable where Bound: Decodable {
  public init(from decoder: any Decoder) throws
}

extension Range: Encodable where Bound: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension Range: Hashable where Bound: Hashable {
  public func hash(into hasher: inout Hasher)
}

extension Range: Sendable where Bound: Sendable {}

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

public struct PartialRangeFrom<Bound>: RangeExpression where Bound: Comparable {
  public init(_ lowerBound: Bound) {
    self.lowerBound = lowerBound
  }
  public let lowerBound: Bound
  public func contains(_ element: Bound) -> Bool {
    return lowerBound <= element
  }
  public func relative<C>(to collection: C) -> Range<Bound> where Bound == C.Index, C: Collection {
    return lowerBound..<collection.endIndex
  }
}

extension PartialRangeFrom: Sequence where Bound.Stride: SignedInteger, Bound: Strideable {
  public typealias Element = Bound
  public func makeIterator() -> Iterator {
    return Iterator(current: lowerBound)
  }
}

extension PartialRangeFrom: Decodable where Bound: Decodable {
  public init(from decoder: any Decoder) throws
}

extension PartialRangeFrom: Encodable where Bound: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension PartialRangeFrom: Sendable where Bound: Sendable {}

extension PartialRangeFrom where Bound: Strideable, Bound.Stride: SignedInteger {
  public struct Iterator: IteratorProtocol {
    var current: Bound
    init(current: Bound) {
      self.current = current
    }
    public mutating func next() -> Bound? {
      defer { current = current.advanced(by: 1) }
      return current
    }
  }
}

extension PartialRangeFrom.Iterator: Sendable where Bound: Sendable {}

public struct PartialRangeUpTo<Bound>: RangeExpression where Bound: Comparable {
  public init(_ upperBound: Bound) {
    self.upperBound = upperBound
  }
  public let upperBound: Bound
  public func contains(_ element: Bound) -> Bool {
    return element < upperBound
  }
  public func relative<C>(to collection: C) -> Range<Bound> where Bound == C.Index, C: Collection {
    return collection.startIndex..<upperBound
  }
}

extension PartialRangeUpTo: Decodable where Bound: Decodable {
  public init(from decoder: any Decoder) throws
}

extension PartialRangeUpTo: Encodable where Bound: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension PartialRangeUpTo: Sendable where Bound: Sendable {}

public struct PartialRangeThrough<Bound>: RangeExpression where Bound: Comparable {
  public init(_ upperBound: Bound) {
    self.upperBound = upperBound
  }
  public let upperBound: Bound
  public func contains(_ element: Bound) -> Bool {
    return element <= upperBound
  }
  public func relative<C>(to collection: C) -> Range<Bound> where Bound == C.Index, C: Collection {
    return collection.startIndex..<collection.index(after: upperBound)
  }
}

extension PartialRangeThrough: Decodable where Bound: Decodable {
  public init(from decoder: any Decoder) throws
}

extension PartialRangeThrough: Encodable where Bound: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension PartialRangeThrough: Sendable where Bound: Sendable {}

public enum UnboundedRange_: Sendable {
  public static postfix func ... (_: UnboundedRange_)
}

public typealias UnboundedRange = (UnboundedRange_) -> Void

"""#,
      outline: #"""
82 t  RangeExpression 0 38 71037968ab2baaedae5ca34be295553a protocol RangeExpression
70 o 0 Bound 43 75 73db25ea8c380268c4e5e462ffe37883 associatedtype Bound
85 o 0 contains 78 117 49ca3243310bb2a565b12ba33c0fa9fc func contains(_ element: Bound)
89 o 0 relative 120 208 2d938b19e93a3dd2505512ed7000079d func relative<C>(to collection: C)
86 e  RangeExpression 212 237 85dca87addae0fff8790df879284a7a1 extension RangeExpression
86 o 4 ~= 242 342 b8f2ace19673ba9ba1fefd27ac40f0ce func ~= (pattern: Self, value: Bound)
63 t  Range 346 500 3acfb2a9f8e489b4e6b76227a934b013 struct Range
109 o 6 init 505 636 a583ed8edbcbbddfa4fef59376887dd3 init(uncheckedBounds bounds: (lower: Bound, upper: Bound))
75 o 6 customMirror 639 678 bf7e2c22742fc0f8b1ae213886414df0 var customMirror
83 o 6 debugDescription 681 730 a13243c3d9004cd99db7d475346fde3e var debugDescription
73 o 6 description 733 777 fbc242b66afc1cba558e3f17a1835f68 var description
65 o 6 isEmpty 780 846 639307980db20fab210272a8744d68a7 var isEmpty
71 o 6 lowerBound 849 877 6c670b77938ccfa2945c61593ccf12d4 let lowerBound
71 o 6 upperBound 880 908 cdc7f9fc687b146315d161fc28ea740e let upperBound
92 o 6 clamped 911 1331 5e866324152677c301b605b178329e40 func clamped(to limits: Range<Bound>)
88 o 6 contains 1334 1443 54cb3a13e2bd0bb7c6c19b40c841a329 func contains(_ element: Bound)
93 o 6 contains 1446 1596 9daef916cc3a11466c2106f48b72f547 func contains(_ other: Range<Bound>)
99 o 6 contains 1599 1737 7554293fefb72a1b6a4c9f3a76cde6af func contains(_ other: ClosedRange<Bound>)
93 o 6 overlaps 1740 1934 d139dbe6b1175169189bcbd2955f226c func overlaps(_ other: Range<Bound>)
99 o 6 overlaps 1937 2119 456bfeb3939a6ff9f9fe443a42bcd41d func overlaps(_ other: ClosedRange<Bound>)
91 o 6 relative 2122 2239 4504a26efa95c7e6e0856627e545d38d func relative<C>(to collection: C)
97 o 6 == 2242 2396 6da39ca32ad1579097c415c8a5d9cd08 func == (lhs: Range<Bound>, rhs: Range<Bound>)
68 e  Range 2400 2539 231f2676abd197fa407ad2fed2152310 extension Range
74 o 22 Element 2544 2576 ea88ad5f1fb8c403c46727aec3b6d540 typealias Element
70 o 22 Index 2579 2609 5c44323d0f3dbf3e6feb3723f9ff1727 typealias Index
74 o 22 Indices 2612 2651 20b39619694d0f687f479c4b97f1e85b typealias Indices
76 o 22 Iterator 2654 2712 8bcca32e1820be66fdba16ee8bb5f6d0 typealias Iterator
82 o 22 SubSequence 2715 2758 b29b82457dd6b8d9e042641597790af6 typealias SubSequence
87 o 22 init 2761 2906 fbc36b5576095c5c5c47861c7adb1e69 init(_ other: ClosedRange<Bound>)
70 o 22 endIndex 2909 2960 e4d588f15a40edf6ca3513af553d08b2 var endIndex
68 o 22 indices 2963 3009 0239921f4054982b0b90ad677543405b var indices
74 o 22 startIndex 3012 3065 d757a99e1385068904b4a9cd6407fce4 var startIndex
90 o 22 subscript 3068 3141 0b196705227f5a9f77b7dd0fa1689447 subscript(bounds: Range<Index>)
85 o 22 subscript 3144 3207 0f6ad21cc81930cfaca4f4c0b6534e16 subscript(position: Index)
105 o 22 distance 3210 3288 1e3be3771bd44ef0c132e10294efc053 func distance(from start: Index, to end: Index)
94 o 22 index 3291 3363 7a90e4eaa9b8f3e33bd52239f7e5e936 func index(_ i: Index, offsetBy n: Int)
81 o 22 index 3366 3425 caa67deb001d0c4383c361f2b20c8c18 func index(after i: Index)
82 o 22 index 3428 3488 18327ce98dd556fc26344c806671813c func index(before i: Index)
70 e  Range 3492 3541 8e281e50b4f7b042b0d0194a49ddf690 extension Range#2
85 o 38 init 3546 3591 0bd5ac173ec9676568cd6537545c6a1b init(from decoder: any Decoder)
70 e  Range 3595 3644 e5b26e023dacbcc20d11ed842d64836d extension Range#3
92 o 40 encode 3649 3699 e975de8be726c58f2d1cfbc8e7b6668b func encode(to encoder: any Encoder)
70 e  Range 3703 3750 9ddb921330ff78f37e21ccdb53d6d56c extension Range#4
90 o 42 hash 3755 3798 c5ea2ca94db91d59a33dfae36df4fa02 func hash(into hasher: inout Hasher)
70 e  Range 3802 3849 611a5a9bcae806795ddf12e8fe93cd73 extension Range#5
77 t  ClosedRange 3854 4014 38d5005d79fe631bc697698e36fffb8d struct ClosedRange
112 o 45 init 4019 4150 d57bb4df3dd877f244230003b84e650e init(uncheckedBounds bounds: (lower: Bound, upper: Bound))
78 o 45 customMirror 4153 4192 4ca920afbb8feec3cb80a3e8cd80a1d7 var customMirror
86 o 45 debugDescription 4195 4244 ab6873bf8204723142a46dc63ceaab6a var debugDescription
76 o 45 description 4247 4291 c6124b2f3cc2f29917bbde0fa9d6f140 var description
68 o 45 isEmpty 4294 4341 a0a745b0561f823584ef04fe5ce4cbd7 var isEmpty
74 o 45 lowerBound 4344 4372 e03536dd88cdd838eb08657ab839dad9 let lowerBound
74 o 45 upperBound 4375 4403 6e2adc8e32925ba2c747c5c2052ecd80 let upperBound
100 o 45 clamped 4406 4844 34753378b1b5db83452154b203b7299f func clamped(to limits: ClosedRange<Bound>)
89 o 45 contains 4847 4957 9b5d5836dc354fdae782d99f6ae17f7e func contains(_ element: Bound)
100 o 45 contains 4960 5099 9b09976d98f19625ed48c6cd8860e623 func contains(_ other: ClosedRange<Bound>)
100 o 45 overlaps 5102 5272 e44d6400f6ce74b95487d63163736c70 func overlaps(_ other: ClosedRange<Bound>)
94 o 45 overlaps 5275 5364 0ab1a3c09dfdf431146705762f72d7a8 func overlaps(_ other: Range<Bound>)
92 o 45 relative 5367 5528 12453751598845b0e9673e193a94081b func relative<C>(to collection: C)
110 o 45 == 5531 5697 b7eea47b7de118bbd91566de11d77adf func == (lhs: ClosedRange<Bound>, rhs: ClosedRange<Bound>)
80 e  ClosedRange 5701 5846 a594d0a4565c03ffa1086969531bc18f extension ClosedRange
74 o 60 Element 5851 5883 f3d750a0d94d1e52213cf7ec77b4c467 typealias Element
76 o 60 Iterator 5886 5950 e3496cf9b6c5a0b6ae2f94d9afaaef25 typealias Iterator
82 o 60 SubSequence 5953 6009 4cf20fd347f6b859c190d1ddd2f961c4 typealias SubSequence
81 o 60 init 6012 6152 aeda1e25aa62dc622c00ed1a14b4ea82 init(_ other: Range<Bound>)
70 o 60 endIndex 6155 6206 e287b624b8451840f87a6139ab1b2236 var endIndex
74 o 60 startIndex 6209 6262 12beebdb48fdfe5c34ff9f5695cb2786 var startIndex
85 o 60 subscript 6265 6326 6a6b72920db497dc62c628d5a60f61dc subscript(position: Index)
90 o 60 subscript 6329 6415 fed384628cacfe9c70d7207e234b734f subscript(bounds: Range<Index>)
94 o 60 contains 6418 6469 6f3b7efd3841d10ad6152288ee2190ed func contains(_ other: Range<Bound>)
105 o 60 distance 6472 6550 a5e95d5d07d6f5cfb1872bea82d2f716 func distance(from start: Index, to end: Index)
101 o 60 index 6553 6632 395374fa25f6a71cf64d5b8476985f5a func index(_ i: Index, offsetBy distance: Int)
81 o 60 index 6635 6694 cc5ae83d5e0b80b2c4c976d2b4a67373 func index(after i: Index)
82 o 60 index 6697 6757 5c97bb4fcd5f46e2eb1de93bbb3b8499 func index(before i: Index)
82 e  ClosedRange 6761 6816 5413ba2dcce495682bf2a2aaeee3bd16 extension ClosedRange#2
85 o 74 init 6821 6866 a6c11b4011b5f306285009140631fc31 init(from decoder: any Decoder)
82 e  ClosedRange 6870 6925 110a205bd67bb64b7c46248fa692859c extension ClosedRange#3
92 o 76 encode 6930 6980 95ca607b1e2d49627087021586b8ea20 func encode(to encoder: any Encoder)
82 e  ClosedRange 6984 7037 747fc4722c42b80371401f6d9c12cfe2 extension ClosedRange#4
90 o 78 hash 7042 7085 391786217574df49e8efe11a14b55d78 func hash(into hasher: inout Hasher)
82 e  ClosedRange 7089 7142 1e65bd7ceec36c59e5ee5dc85011abe1 extension ClosedRange#5
82 e  ClosedRange 7147 7221 b3387d09dcfd88c68df1e6fc77db4fa0 extension ClosedRange#6
77 t 81 ClosedRange.Index 7226 7255 9759dfcf8ea1f257336c26c7b20c71fc enum Index
69 o 82 inRange 7262 7281 333afd2ad0dd0a8e90621fc04c6522ac case inRange
69 o 82 pastEnd 7286 7298 523d518a93257b17ea0916b00c14b855 case pastEnd
120 o 82 < 7303 7394 45ba0ed35077643bf08d45565a0b0b13 func < (lhs: ClosedRange<Bound>.Index, rhs: ClosedRange<Bound>.Index)
122 o 82 == 7399 7491 497b4dbaeb430ffc21541947814272f6 func == (lhs: ClosedRange<Bound>.Index, rhs: ClosedRange<Bound>.Index)
92 e  ClosedRange.Index 7499 7558 fda705f905a48e1891f15d1f0508e077 extension ClosedRange.Index
90 o 87 hash 7563 7606 5c2cd9dbf7144d746ad1ff626275e318 func hash(into hasher: inout Hasher)
94 e  ClosedRange.Index 7610 7669 7681135fbccd8df6c59da4718cd2556d extension ClosedRange.Index#2
87 t  PartialRangeFrom 7674 7752 6221d974ce63e3b36fab790cc62b120e struct PartialRangeFrom
79 o 90 init 7757 7828 c0e8d99ee71de7df151199299866272a init(_ lowerBound: Bound)
74 o 90 lowerBound 7831 7859 039681f5054a325e9bcac694d0f6c979 let lowerBound
89 o 90 contains 7862 7947 7d9258818dad980211d6c4e6b7ee68ef func contains(_ element: Bound)
92 o 90 relative 7950 8095 60da9bb3f1d93bb2a29f4b1ab9e4b334 func relative<C>(to collection: C)
90 e  PartialRangeFrom 8099 8188 5eb844812228fab219319655b948b875 extension PartialRangeFrom
74 o 95 Element 8193 8225 c5e884efa3f972dcafa5436851dba78e typealias Element
81 o 95 makeIterator 8228 8313 4cacb77e8766760ee6a93a64a1dc19d9 func makeIterator()
92 e  PartialRangeFrom 8317 8377 cd71d1d5c391efb29ff634d48b9cf83d extension PartialRangeFrom#2
85 o 98 init 8382 8427 0631cbe1b200df6ee5698a9faa66c29d init(from decoder: any Decoder)
92 e  PartialRangeFrom 8431 8491 69277b66befb35a1a688de25b5862085 extension PartialRangeFrom#3
93 o 100 encode 8496 8546 1baed919b90692c700751e13be895063 func encode(to encoder: any Encoder)
92 e  PartialRangeFrom 8550 8608 5420e8ce4553339993cee1e051d8f0c2 extension PartialRangeFrom#4
92 e  PartialRangeFrom 8613 8692 a5d3dafd1fa6cc31ac7b778b14f26391 extension PartialRangeFrom#5
91 t 103 PartialRangeFrom.Iterator 8697 8737 1cc3f3bbe81511f4203fae092b6f428d struct Iterator
69 O 104 current 8744 8762 d0d1e6b86a54d834f84644214fb48cb3 var current
75 O 104 init 8767 8824 6aee952de295e10b5031648c9d1aefae init(current: Bound)
66 o 104 next 8829 8945 ee46eb88ce93840d7289e0150fad4f96 func next()
108 e  PartialRangeFrom.Iterator 8953 9020 70583a7d5bfbd9a286d18e257c2ca4d9 extension PartialRangeFrom.Iterator
87 t  PartialRangeUpTo 9025 9103 d653fbcc32d6cc3240d15131b5c2feb6 struct PartialRangeUpTo
80 o 109 init 9108 9179 312eb3042e44c4ed57e363e587dbadaa init(_ upperBound: Bound)
75 o 109 upperBound 9182 9210 4c9b55bb2a39582978c01f78f18f0c38 let upperBound
90 o 109 contains 9213 9297 9ccaa0a20efeb742ea2c40d18a6ae98b func contains(_ element: Bound)
93 o 109 relative 9300 9447 cfa828dde5b1808f03bfa8e89fd7ba9e func relative<C>(to collection: C)
90 e  PartialRangeUpTo 9451 9511 7c2dd306d1edf915ef5a508833d6dd66 extension PartialRangeUpTo
86 o 114 init 9516 9561 4df4319a29e77c359827cea110494df6 init(from decoder: any Decoder)
92 e  PartialRangeUpTo 9565 9625 82c54a5e2d9dcf993999edd2fc1bd8ad extension PartialRangeUpTo#2
93 o 116 encode 9630 9680 08def1cd1c0ead60f094808b107ebe17 func encode(to encoder: any Encoder)
92 e  PartialRangeUpTo 9684 9742 04107eccca7c4a0346dbb3551212cc7c extension PartialRangeUpTo#3
93 t  PartialRangeThrough 9747 9828 595e25f597b57769949f1fe6c67063c9 struct PartialRangeThrough
80 o 119 init 9833 9904 e9bceb7eb429c1afe603d3aec041eb89 init(_ upperBound: Bound)
75 o 119 upperBound 9907 9935 2cedbcd9d676bc8261d97c15edc5be63 let upperBound
91 o 119 contains 9938 10023 16efef84d82934744845ed0e8b520f96 func contains(_ element: Bound)
95 o 119 relative 10026 10198 71271ef7c51eec7c261367ac94021347 func relative<C>(to collection: C)
98 e  PartialRangeThrough 10202 10265 31dcb92ae99191d6c34ed85557239dd7 extension PartialRangeThrough
88 o 124 init 10270 10315 439076a5759b2c5af76bb8f5306e9d16 init(from decoder: any Decoder)
100 e  PartialRangeThrough 10319 10382 dd42d74593be5a3c1bcced8960734df8 extension PartialRangeThrough#2
95 o 126 encode 10387 10437 7d127eb2e95e91b59e3b4a84f059256c func encode(to encoder: any Encoder)
100 e  PartialRangeThrough 10441 10502 65856add8252fd9e525bcd9d1218f7c5 extension PartialRangeThrough#3
85 t  UnboundedRange_ 10507 10544 09d93259a9c520f29250a5b95843c541 enum UnboundedRange_
85 o 129 ... 10549 10600 18f91d9dead879b2e76806c9106cbf36 func ... (_: UnboundedRange_)
88 o  UnboundedRange 10604 10663 f845655f2116aa65631082f1523acdb4 typealias UnboundedRange

"""#)
  }
}
