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
83 t  UnboundedRange_ 3854 3891 09d93259a9c520f29250a5b95843c541 enum UnboundedRange_
82 o 45 ... 3896 3947 18f91d9dead879b2e76806c9106cbf36 func ... (_: UnboundedRange_)
86 o  UnboundedRange 3951 4010 f845655f2116aa65631082f1523acdb4 typealias UnboundedRange

"""#)
  }
}
