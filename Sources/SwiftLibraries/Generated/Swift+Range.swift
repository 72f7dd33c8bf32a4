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
t 0 38  71037968ab2baaedae5ca34be295553a RangeExpression protocol RangeExpression
o 43 75 0 73db25ea8c380268c4e5e462ffe37883 Bound associatedtype Bound
o 78 117 0 49ca3243310bb2a565b12ba33c0fa9fc contains func contains(_ element: Bound)
o 120 208 0 2d938b19e93a3dd2505512ed7000079d relative func relative<C>(to collection: C)
e 212 237  85dca87addae0fff8790df879284a7a1 RangeExpression extension RangeExpression
o 242 342 4 b8f2ace19673ba9ba1fefd27ac40f0ce ~= func ~= (pattern: Self, value: Bound)
t 346 500  3acfb2a9f8e489b4e6b76227a934b013 Range struct Range
o 505 636 6 a583ed8edbcbbddfa4fef59376887dd3 init init(uncheckedBounds bounds: (lower: Bound, upper: Bound))
o 639 678 6 bf7e2c22742fc0f8b1ae213886414df0 customMirror var customMirror
o 681 730 6 a13243c3d9004cd99db7d475346fde3e debugDescription var debugDescription
o 733 777 6 fbc242b66afc1cba558e3f17a1835f68 description var description
o 780 846 6 639307980db20fab210272a8744d68a7 isEmpty var isEmpty
o 849 877 6 6c670b77938ccfa2945c61593ccf12d4 lowerBound let lowerBound
o 880 908 6 cdc7f9fc687b146315d161fc28ea740e upperBound let upperBound
o 911 1331 6 5e866324152677c301b605b178329e40 clamped func clamped(to limits: Range<Bound>)
o 1334 1443 6 54cb3a13e2bd0bb7c6c19b40c841a329 contains func contains(_ element: Bound)
o 1446 1596 6 9daef916cc3a11466c2106f48b72f547 contains func contains(_ other: Range<Bound>)
o 1599 1737 6 7554293fefb72a1b6a4c9f3a76cde6af contains func contains(_ other: ClosedRange<Bound>)
o 1740 1934 6 d139dbe6b1175169189bcbd2955f226c overlaps func overlaps(_ other: Range<Bound>)
o 1937 2119 6 456bfeb3939a6ff9f9fe443a42bcd41d overlaps func overlaps(_ other: ClosedRange<Bound>)
o 2122 2239 6 4504a26efa95c7e6e0856627e545d38d relative func relative<C>(to collection: C)
o 2242 2396 6 6da39ca32ad1579097c415c8a5d9cd08 == func == (lhs: Range<Bound>, rhs: Range<Bound>)
e 2400 2492  32a61dc3ccbd059b159b99c3f7fd537c Range extension Range
o 2497 2529 22 b233107394717ef8010ba402ce0dca1e Element typealias Element
o 2532 2562 22 691f4c5c488cb87b6e9e00a6f632ee39 Index typealias Index
o 2565 2604 22 4dde7610b077c6d49026577194acc4d9 Indices typealias Indices
o 2607 2665 22 6f3e68c864f9dc39be4f81a163bf9e4d Iterator typealias Iterator
o 2668 2711 22 7a0d9b888b46653195b602c157557853 SubSequence typealias SubSequence
o 2714 2859 22 b64f194c855b75b503ad55963580d390 init init(_ other: ClosedRange<Bound>)
o 2862 2913 22 0fb7532196c04bdcf6321852c271a311 endIndex var endIndex
o 2916 2962 22 ac10dcd5b7f8f2782eb3a5e026d8c7de indices var indices
o 2965 3018 22 21c3e49adb927fd19a39ee77ee0870df startIndex var startIndex
o 3021 3094 22 812a2f42da5937bfb8f148b21aaa9da9 subscript subscript(bounds: Range<Index>)
o 3097 3160 22 90cea4dd9f7ceb9a5342c2042f3858b7 subscript subscript(position: Index)
o 3163 3241 22 99fcce3fdf7456ae5f3809e8f879518f distance func distance(from start: Index, to end: Index)
o 3244 3316 22 64bddf40677adf6e68013ebbf87578bb index func index(_ i: Index, offsetBy n: Int)
o 3319 3378 22 f962f063a2bc32aacc99c53364da1e90 index func index(after i: Index)
o 3381 3441 22 c91004bc1bbd0d52ed35da612fbd984e index func index(before i: Index)
e 3445 3494  8e281e50b4f7b042b0d0194a49ddf690 Range extension Range#2
o 3499 3544 38 0bd5ac173ec9676568cd6537545c6a1b init init(from decoder: any Decoder)
e 3548 3597  e5b26e023dacbcc20d11ed842d64836d Range extension Range#3
o 3602 3652 40 e975de8be726c58f2d1cfbc8e7b6668b encode func encode(to encoder: any Encoder)
e 3656 3703  9ddb921330ff78f37e21ccdb53d6d56c Range extension Range#4
o 3708 3751 42 c5ea2ca94db91d59a33dfae36df4fa02 hash func hash(into hasher: inout Hasher)
e 3755 3802  611a5a9bcae806795ddf12e8fe93cd73 Range extension Range#5
t 3807 3967  38d5005d79fe631bc697698e36fffb8d ClosedRange struct ClosedRange
o 3972 4103 45 d57bb4df3dd877f244230003b84e650e init init(uncheckedBounds bounds: (lower: Bound, upper: Bound))
o 4106 4145 45 4ca920afbb8feec3cb80a3e8cd80a1d7 customMirror var customMirror
o 4148 4197 45 ab6873bf8204723142a46dc63ceaab6a debugDescription var debugDescription
o 4200 4244 45 c6124b2f3cc2f29917bbde0fa9d6f140 description var description
o 4247 4294 45 a0a745b0561f823584ef04fe5ce4cbd7 isEmpty var isEmpty
o 4297 4325 45 e03536dd88cdd838eb08657ab839dad9 lowerBound let lowerBound
o 4328 4356 45 6e2adc8e32925ba2c747c5c2052ecd80 upperBound let upperBound
o 4359 4797 45 34753378b1b5db83452154b203b7299f clamped func clamped(to limits: ClosedRange<Bound>)
o 4800 4910 45 9b5d5836dc354fdae782d99f6ae17f7e contains func contains(_ element: Bound)
o 4913 5052 45 9b09976d98f19625ed48c6cd8860e623 contains func contains(_ other: ClosedRange<Bound>)
o 5055 5225 45 e44d6400f6ce74b95487d63163736c70 overlaps func overlaps(_ other: ClosedRange<Bound>)
o 5228 5317 45 0ab1a3c09dfdf431146705762f72d7a8 overlaps func overlaps(_ other: Range<Bound>)
o 5320 5481 45 12453751598845b0e9673e193a94081b relative func relative<C>(to collection: C)
o 5484 5650 45 b7eea47b7de118bbd91566de11d77adf == func == (lhs: ClosedRange<Bound>, rhs: ClosedRange<Bound>)
e 5654 5752  88e03a1bca1118ff55de6319c8e751af ClosedRange extension ClosedRange
o 5757 5789 60 0647f1c40810d8d928e770b98845c2af Element typealias Element
o 5792 5856 60 05b0467f39b35baff2140f9535515871 Iterator typealias Iterator
o 5859 5915 60 b27acbe42ed67c8166e37980f544874f SubSequence typealias SubSequence
o 5918 6091 60 aeff6ea9299da108711c05096ca35ea2 init init(_ other: Range<Bound>)
o 6094 6145 60 b9413b97f51a43dfa804ffb029be1945 endIndex var endIndex
o 6148 6201 60 241717298012825b54fbb4dca136b974 startIndex var startIndex
o 6204 6265 60 0dc0c2d6c5b8d851ffb22d64561e06c9 subscript subscript(position: Index)
o 6268 6354 60 59c36528629a9a8b7a39a3c45e3f266a subscript subscript(bounds: Range<Index>)
o 6357 6408 60 0173a675e7094aa1484f5aa3703e130f contains func contains(_ other: Range<Bound>)
o 6411 6489 60 ad00a1853ba4ae1e8121682f2161208f distance func distance(from start: Index, to end: Index)
o 6492 6571 60 55993225d4ea7209c8b972ec2fb00037 index func index(_ i: Index, offsetBy distance: Int)
o 6574 6633 60 c3fe51da0137b4c25a9775b4fe732a02 index func index(after i: Index)
o 6636 6696 60 145853e074cd3f2e8e2d414849df13f9 index func index(before i: Index)
e 6700 6755  5413ba2dcce495682bf2a2aaeee3bd16 ClosedRange extension ClosedRange#2
o 6760 6805 74 a6c11b4011b5f306285009140631fc31 init init(from decoder: any Decoder)
e 6809 6864  110a205bd67bb64b7c46248fa692859c ClosedRange extension ClosedRange#3
o 6869 6919 76 95ca607b1e2d49627087021586b8ea20 encode func encode(to encoder: any Encoder)
e 6923 6976  747fc4722c42b80371401f6d9c12cfe2 ClosedRange extension ClosedRange#4
o 6981 7024 78 391786217574df49e8efe11a14b55d78 hash func hash(into hasher: inout Hasher)
e 7028 7081  1e65bd7ceec36c59e5ee5dc85011abe1 ClosedRange extension ClosedRange#5
e 7086 7107  e0d504bee6bf4a8e9dec12dfb869c115 ClosedRange extension ClosedRange#6
t 7112 7141 81 5120b7aad7c455959468bb9a8aa6f0fd ClosedRange.Index enum Index
o 7148 7167 82 10e460670f4ba9a1fca891e36b2ac34f inRange case inRange
o 7172 7184 82 9c6aa48d574a4b6d48e02697302c79a8 pastEnd case pastEnd
o 7189 7248 82 20ffa52aafdfb1b6eccec49391de40f9 < func < (lhs: Index, rhs: Index)
o 7253 7313 82 43f0b4af094617a2d2f52b1ebb57f985 == func == (lhs: Index, rhs: Index)
e 7321 7380  fda705f905a48e1891f15d1f0508e077 ClosedRange.Index extension ClosedRange.Index
o 7385 7428 87 5c2cd9dbf7144d746ad1ff626275e318 hash func hash(into hasher: inout Hasher)
e 7432 7491  7681135fbccd8df6c59da4718cd2556d ClosedRange.Index extension ClosedRange.Index#2
t 7496 7574  6221d974ce63e3b36fab790cc62b120e PartialRangeFrom struct PartialRangeFrom
o 7579 7650 90 c0e8d99ee71de7df151199299866272a init init(_ lowerBound: Bound)
o 7653 7681 90 039681f5054a325e9bcac694d0f6c979 lowerBound let lowerBound
o 7684 7769 90 7d9258818dad980211d6c4e6b7ee68ef contains func contains(_ element: Bound)
o 7772 7917 90 60da9bb3f1d93bb2a29f4b1ab9e4b334 relative func relative<C>(to collection: C)
e 7921 8010  5eb844812228fab219319655b948b875 PartialRangeFrom extension PartialRangeFrom
o 8015 8047 95 c5e884efa3f972dcafa5436851dba78e Element typealias Element
o 8050 8135 95 4cacb77e8766760ee6a93a64a1dc19d9 makeIterator func makeIterator()
e 8139 8199  cd71d1d5c391efb29ff634d48b9cf83d PartialRangeFrom extension PartialRangeFrom#2
o 8204 8249 98 0631cbe1b200df6ee5698a9faa66c29d init init(from decoder: any Decoder)
e 8253 8313  69277b66befb35a1a688de25b5862085 PartialRangeFrom extension PartialRangeFrom#3
o 8318 8368 100 1baed919b90692c700751e13be895063 encode func encode(to encoder: any Encoder)
e 8372 8430  5420e8ce4553339993cee1e051d8f0c2 PartialRangeFrom extension PartialRangeFrom#4
e 8435 8461  3ec5684fadc2c90b12903a00b76aefab PartialRangeFrom extension PartialRangeFrom#5
t 8466 8506 103 8c5254707667df59d3a895162c1b936f PartialRangeFrom.Iterator struct Iterator
o 8513 8531 104 96f4fa64b8dd6be57b6f9aac9ca0add4 current var current
o 8536 8652 104 722f9bcc0aa6eb0f50cd9353f48fe451 next func next()
e 8660 8727  70583a7d5bfbd9a286d18e257c2ca4d9 PartialRangeFrom.Iterator extension PartialRangeFrom.Iterator
t 8732 8810  d653fbcc32d6cc3240d15131b5c2feb6 PartialRangeUpTo struct PartialRangeUpTo
o 8815 8886 108 312eb3042e44c4ed57e363e587dbadaa init init(_ upperBound: Bound)
o 8889 8917 108 4c9b55bb2a39582978c01f78f18f0c38 upperBound let upperBound
o 8920 9004 108 9ccaa0a20efeb742ea2c40d18a6ae98b contains func contains(_ element: Bound)
o 9007 9154 108 cfa828dde5b1808f03bfa8e89fd7ba9e relative func relative<C>(to collection: C)
e 9158 9218  7c2dd306d1edf915ef5a508833d6dd66 PartialRangeUpTo extension PartialRangeUpTo
o 9223 9268 113 4df4319a29e77c359827cea110494df6 init init(from decoder: any Decoder)
e 9272 9332  82c54a5e2d9dcf993999edd2fc1bd8ad PartialRangeUpTo extension PartialRangeUpTo#2
o 9337 9387 115 08def1cd1c0ead60f094808b107ebe17 encode func encode(to encoder: any Encoder)
e 9391 9449  04107eccca7c4a0346dbb3551212cc7c PartialRangeUpTo extension PartialRangeUpTo#3
t 9454 9535  595e25f597b57769949f1fe6c67063c9 PartialRangeThrough struct PartialRangeThrough
o 9540 9611 118 e9bceb7eb429c1afe603d3aec041eb89 init init(_ upperBound: Bound)
o 9614 9642 118 2cedbcd9d676bc8261d97c15edc5be63 upperBound let upperBound
o 9645 9730 118 16efef84d82934744845ed0e8b520f96 contains func contains(_ element: Bound)
o 9733 9905 118 71271ef7c51eec7c261367ac94021347 relative func relative<C>(to collection: C)
e 9909 9972  31dcb92ae99191d6c34ed85557239dd7 PartialRangeThrough extension PartialRangeThrough
o 9977 10022 123 439076a5759b2c5af76bb8f5306e9d16 init init(from decoder: any Decoder)
e 10026 10089  dd42d74593be5a3c1bcced8960734df8 PartialRangeThrough extension PartialRangeThrough#2
o 10094 10144 125 7d127eb2e95e91b59e3b4a84f059256c encode func encode(to encoder: any Encoder)
e 10148 10209  65856add8252fd9e525bcd9d1218f7c5 PartialRangeThrough extension PartialRangeThrough#3
t 10214 10251  09d93259a9c520f29250a5b95843c541 UnboundedRange_ enum UnboundedRange_
o 10256 10307 128 18f91d9dead879b2e76806c9106cbf36 ... func ... (_: UnboundedRange_)
o 10311 10370  f845655f2116aa65631082f1523acdb4 UnboundedRange typealias UnboundedRange

"""#)
  }
}
