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

extension Range: RandomAccessCollection where Bound.Stride: SignedInteger, Bound: Strideable {
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

extension ClosedRange: RandomAccessCollection where Bound.Stride: SignedInteger, Bound: Strideable {
  public typealias Element = Bound
  public typealias Iterator = IndexingIterator<ClosedRange<Bound>>
  public typealias SubSequence = Slice<ClosedRange<Bound>>
  public init(_ other: Range<Bound>) {
    precondition(!other.isEmpty)
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

extension ClosedRange {
  public enum Index: Comparable {
    case inRange(Bound)
    case pastEnd
    @pure public static func < (lhs: Index, rhs: Index) -> Bool
    @pure public static func == (lhs: Index, rhs: Index) -> Bool
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

extension PartialRangeFrom {
  public struct Iterator: IteratorProtocol {
    var current: Bound
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
68 e  Range 2400 2492 32a61dc3ccbd059b159b99c3f7fd537c extension Range
74 o 22 Element 2497 2529 b233107394717ef8010ba402ce0dca1e typealias Element
70 o 22 Index 2532 2562 691f4c5c488cb87b6e9e00a6f632ee39 typealias Index
74 o 22 Indices 2565 2604 4dde7610b077c6d49026577194acc4d9 typealias Indices
76 o 22 Iterator 2607 2665 6f3e68c864f9dc39be4f81a163bf9e4d typealias Iterator
82 o 22 SubSequence 2668 2711 7a0d9b888b46653195b602c157557853 typealias SubSequence
87 o 22 init 2714 2859 b64f194c855b75b503ad55963580d390 init(_ other: ClosedRange<Bound>)
70 o 22 endIndex 2862 2913 0fb7532196c04bdcf6321852c271a311 var endIndex
68 o 22 indices 2916 2962 ac10dcd5b7f8f2782eb3a5e026d8c7de var indices
74 o 22 startIndex 2965 3018 21c3e49adb927fd19a39ee77ee0870df var startIndex
90 o 22 subscript 3021 3094 812a2f42da5937bfb8f148b21aaa9da9 subscript(bounds: Range<Index>)
85 o 22 subscript 3097 3160 90cea4dd9f7ceb9a5342c2042f3858b7 subscript(position: Index)
105 o 22 distance 3163 3241 99fcce3fdf7456ae5f3809e8f879518f func distance(from start: Index, to end: Index)
94 o 22 index 3244 3316 64bddf40677adf6e68013ebbf87578bb func index(_ i: Index, offsetBy n: Int)
81 o 22 index 3319 3378 f962f063a2bc32aacc99c53364da1e90 func index(after i: Index)
82 o 22 index 3381 3441 c91004bc1bbd0d52ed35da612fbd984e func index(before i: Index)
70 e  Range 3445 3494 8e281e50b4f7b042b0d0194a49ddf690 extension Range#2
85 o 38 init 3499 3544 0bd5ac173ec9676568cd6537545c6a1b init(from decoder: any Decoder)
70 e  Range 3548 3597 e5b26e023dacbcc20d11ed842d64836d extension Range#3
92 o 40 encode 3602 3652 e975de8be726c58f2d1cfbc8e7b6668b func encode(to encoder: any Encoder)
70 e  Range 3656 3703 9ddb921330ff78f37e21ccdb53d6d56c extension Range#4
90 o 42 hash 3708 3751 c5ea2ca94db91d59a33dfae36df4fa02 func hash(into hasher: inout Hasher)
70 e  Range 3755 3802 611a5a9bcae806795ddf12e8fe93cd73 extension Range#5
77 t  ClosedRange 3807 3967 38d5005d79fe631bc697698e36fffb8d struct ClosedRange
112 o 45 init 3972 4103 d57bb4df3dd877f244230003b84e650e init(uncheckedBounds bounds: (lower: Bound, upper: Bound))
78 o 45 customMirror 4106 4145 4ca920afbb8feec3cb80a3e8cd80a1d7 var customMirror
86 o 45 debugDescription 4148 4197 ab6873bf8204723142a46dc63ceaab6a var debugDescription
76 o 45 description 4200 4244 c6124b2f3cc2f29917bbde0fa9d6f140 var description
68 o 45 isEmpty 4247 4294 a0a745b0561f823584ef04fe5ce4cbd7 var isEmpty
74 o 45 lowerBound 4297 4325 e03536dd88cdd838eb08657ab839dad9 let lowerBound
74 o 45 upperBound 4328 4356 6e2adc8e32925ba2c747c5c2052ecd80 let upperBound
100 o 45 clamped 4359 4797 34753378b1b5db83452154b203b7299f func clamped(to limits: ClosedRange<Bound>)
89 o 45 contains 4800 4910 9b5d5836dc354fdae782d99f6ae17f7e func contains(_ element: Bound)
100 o 45 contains 4913 5052 9b09976d98f19625ed48c6cd8860e623 func contains(_ other: ClosedRange<Bound>)
100 o 45 overlaps 5055 5225 e44d6400f6ce74b95487d63163736c70 func overlaps(_ other: ClosedRange<Bound>)
94 o 45 overlaps 5228 5317 0ab1a3c09dfdf431146705762f72d7a8 func overlaps(_ other: Range<Bound>)
92 o 45 relative 5320 5481 12453751598845b0e9673e193a94081b func relative<C>(to collection: C)
110 o 45 == 5484 5650 b7eea47b7de118bbd91566de11d77adf func == (lhs: ClosedRange<Bound>, rhs: ClosedRange<Bound>)
80 e  ClosedRange 5654 5752 88e03a1bca1118ff55de6319c8e751af extension ClosedRange
74 o 60 Element 5757 5789 0647f1c40810d8d928e770b98845c2af typealias Element
76 o 60 Iterator 5792 5856 05b0467f39b35baff2140f9535515871 typealias Iterator
82 o 60 SubSequence 5859 5915 b27acbe42ed67c8166e37980f544874f typealias SubSequence
81 o 60 init 5918 6091 aeff6ea9299da108711c05096ca35ea2 init(_ other: Range<Bound>)
70 o 60 endIndex 6094 6145 b9413b97f51a43dfa804ffb029be1945 var endIndex
74 o 60 startIndex 6148 6201 241717298012825b54fbb4dca136b974 var startIndex
85 o 60 subscript 6204 6265 0dc0c2d6c5b8d851ffb22d64561e06c9 subscript(position: Index)
90 o 60 subscript 6268 6354 59c36528629a9a8b7a39a3c45e3f266a subscript(bounds: Range<Index>)
94 o 60 contains 6357 6408 0173a675e7094aa1484f5aa3703e130f func contains(_ other: Range<Bound>)
105 o 60 distance 6411 6489 ad00a1853ba4ae1e8121682f2161208f func distance(from start: Index, to end: Index)
101 o 60 index 6492 6571 55993225d4ea7209c8b972ec2fb00037 func index(_ i: Index, offsetBy distance: Int)
81 o 60 index 6574 6633 c3fe51da0137b4c25a9775b4fe732a02 func index(after i: Index)
82 o 60 index 6636 6696 145853e074cd3f2e8e2d414849df13f9 func index(before i: Index)
82 e  ClosedRange 6700 6755 5413ba2dcce495682bf2a2aaeee3bd16 extension ClosedRange#2
85 o 74 init 6760 6805 a6c11b4011b5f306285009140631fc31 init(from decoder: any Decoder)
82 e  ClosedRange 6809 6864 110a205bd67bb64b7c46248fa692859c extension ClosedRange#3
92 o 76 encode 6869 6919 95ca607b1e2d49627087021586b8ea20 func encode(to encoder: any Encoder)
82 e  ClosedRange 6923 6976 747fc4722c42b80371401f6d9c12cfe2 extension ClosedRange#4
90 o 78 hash 6981 7024 391786217574df49e8efe11a14b55d78 func hash(into hasher: inout Hasher)
82 e  ClosedRange 7028 7081 1e65bd7ceec36c59e5ee5dc85011abe1 extension ClosedRange#5
82 e  ClosedRange 7086 7107 e0d504bee6bf4a8e9dec12dfb869c115 extension ClosedRange#6
77 t 81 ClosedRange.Index 7112 7141 5120b7aad7c455959468bb9a8aa6f0fd enum Index
69 o 82 inRange 7148 7167 10e460670f4ba9a1fca891e36b2ac34f case inRange
69 o 82 pastEnd 7172 7184 9c6aa48d574a4b6d48e02697302c79a8 case pastEnd
82 o 82 < 7189 7248 20ffa52aafdfb1b6eccec49391de40f9 func < (lhs: Index, rhs: Index)
84 o 82 == 7253 7313 43f0b4af094617a2d2f52b1ebb57f985 func == (lhs: Index, rhs: Index)
92 e  ClosedRange.Index 7321 7380 fda705f905a48e1891f15d1f0508e077 extension ClosedRange.Index
90 o 87 hash 7385 7428 5c2cd9dbf7144d746ad1ff626275e318 func hash(into hasher: inout Hasher)
94 e  ClosedRange.Index 7432 7491 7681135fbccd8df6c59da4718cd2556d extension ClosedRange.Index#2
87 t  PartialRangeFrom 7496 7574 6221d974ce63e3b36fab790cc62b120e struct PartialRangeFrom
79 o 90 init 7579 7650 c0e8d99ee71de7df151199299866272a init(_ lowerBound: Bound)
74 o 90 lowerBound 7653 7681 039681f5054a325e9bcac694d0f6c979 let lowerBound
89 o 90 contains 7684 7769 7d9258818dad980211d6c4e6b7ee68ef func contains(_ element: Bound)
92 o 90 relative 7772 7917 60da9bb3f1d93bb2a29f4b1ab9e4b334 func relative<C>(to collection: C)
90 e  PartialRangeFrom 7921 8010 5eb844812228fab219319655b948b875 extension PartialRangeFrom
74 o 95 Element 8015 8047 c5e884efa3f972dcafa5436851dba78e typealias Element
81 o 95 makeIterator 8050 8135 4cacb77e8766760ee6a93a64a1dc19d9 func makeIterator()
92 e  PartialRangeFrom 8139 8199 cd71d1d5c391efb29ff634d48b9cf83d extension PartialRangeFrom#2
85 o 98 init 8204 8249 0631cbe1b200df6ee5698a9faa66c29d init(from decoder: any Decoder)
92 e  PartialRangeFrom 8253 8313 69277b66befb35a1a688de25b5862085 extension PartialRangeFrom#3
93 o 100 encode 8318 8368 1baed919b90692c700751e13be895063 func encode(to encoder: any Encoder)
92 e  PartialRangeFrom 8372 8430 5420e8ce4553339993cee1e051d8f0c2 extension PartialRangeFrom#4
92 e  PartialRangeFrom 8435 8461 3ec5684fadc2c90b12903a00b76aefab extension PartialRangeFrom#5
91 t 103 PartialRangeFrom.Iterator 8466 8506 8c5254707667df59d3a895162c1b936f struct Iterator
69 o 104 current 8513 8531 96f4fa64b8dd6be57b6f9aac9ca0add4 var current
66 o 104 next 8536 8652 722f9bcc0aa6eb0f50cd9353f48fe451 func next()
108 e  PartialRangeFrom.Iterator 8660 8727 70583a7d5bfbd9a286d18e257c2ca4d9 extension PartialRangeFrom.Iterator
87 t  PartialRangeUpTo 8732 8810 d653fbcc32d6cc3240d15131b5c2feb6 struct PartialRangeUpTo
80 o 108 init 8815 8886 312eb3042e44c4ed57e363e587dbadaa init(_ upperBound: Bound)
75 o 108 upperBound 8889 8917 4c9b55bb2a39582978c01f78f18f0c38 let upperBound
90 o 108 contains 8920 9004 9ccaa0a20efeb742ea2c40d18a6ae98b func contains(_ element: Bound)
93 o 108 relative 9007 9154 cfa828dde5b1808f03bfa8e89fd7ba9e func relative<C>(to collection: C)
90 e  PartialRangeUpTo 9158 9218 7c2dd306d1edf915ef5a508833d6dd66 extension PartialRangeUpTo
86 o 113 init 9223 9268 4df4319a29e77c359827cea110494df6 init(from decoder: any Decoder)
92 e  PartialRangeUpTo 9272 9332 82c54a5e2d9dcf993999edd2fc1bd8ad extension PartialRangeUpTo#2
93 o 115 encode 9337 9387 08def1cd1c0ead60f094808b107ebe17 func encode(to encoder: any Encoder)
92 e  PartialRangeUpTo 9391 9449 04107eccca7c4a0346dbb3551212cc7c extension PartialRangeUpTo#3
93 t  PartialRangeThrough 9454 9535 595e25f597b57769949f1fe6c67063c9 struct PartialRangeThrough
80 o 118 init 9540 9611 e9bceb7eb429c1afe603d3aec041eb89 init(_ upperBound: Bound)
75 o 118 upperBound 9614 9642 2cedbcd9d676bc8261d97c15edc5be63 let upperBound
90 o 118 contains 9645 9730 16efef84d82934744845ed0e8b520f96 func contains(_ element: Bound)
93 o 118 relative 9733 9905 71271ef7c51eec7c261367ac94021347 func relative<C>(to collection: C)
96 e  PartialRangeThrough 9909 9972 31dcb92ae99191d6c34ed85557239dd7 extension PartialRangeThrough
87 o 123 init 9977 10022 439076a5759b2c5af76bb8f5306e9d16 init(from decoder: any Decoder)
100 e  PartialRangeThrough 10026 10089 dd42d74593be5a3c1bcced8960734df8 extension PartialRangeThrough#2
95 o 125 encode 10094 10144 7d127eb2e95e91b59e3b4a84f059256c func encode(to encoder: any Encoder)
100 e  PartialRangeThrough 10148 10209 65856add8252fd9e525bcd9d1218f7c5 extension PartialRangeThrough#3
85 t  UnboundedRange_ 10214 10251 09d93259a9c520f29250a5b95843c541 enum UnboundedRange_
85 o 128 ... 10256 10307 18f91d9dead879b2e76806c9106cbf36 func ... (_: UnboundedRange_)
88 o  UnboundedRange 10311 10370 f845655f2116aa65631082f1523acdb4 typealias UnboundedRange

"""#)
  }
}
