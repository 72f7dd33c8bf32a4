// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_CollectionTypes: LibraryText {
    LibraryText(
      path: "Swift/CollectionTypes.swift",
      text: #"""
public struct CollectionOfOne<Element>: CustomDebugStringConvertible, CustomReflectable, MutableCollection,
  RandomAccessCollection
{
  var element: Element
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias SubSequence = Slice<CollectionOfOne<Element>>
  public init(_ element: Element) {
    self.element = element
  }
  @pure public var count: Int { get }
  public var customMirror: Mirror { get }
  @pure public var debugDescription: String { get }
  @pure public var endIndex: Index { get }
  @pure public var startIndex: Index { get }
  public subscript(position: Int) -> Element { get set }
  public subscript(bounds: Range<Int>) -> SubSequence { get set }
  @pure public func index(after i: Index) -> Index
  @pure public func index(before i: Index) -> Index
  public func makeIterator() -> Iterator
}

extension CollectionOfOne: Sendable where Element: Sendable {}

extension CollectionOfOne {
  public struct Iterator: IteratorProtocol {
    public mutating func next() -> Element?
  }
}

extension CollectionOfOne.Iterator: Sendable where Element: Sendable {}

public struct DefaultIndices<Elements>: Collection where Elements: Collection {
  public typealias Element = Elements.Index
  public typealias Index = Elements.Index
  public typealias Indices = DefaultIndices<Elements>
  public typealias Iterator = IndexingIterator<DefaultIndices<Elements>>
  public typealias SubSequence = DefaultIndices<Elements>
  @pure public var endIndex: Index { get }
  public var indices: Indices { get }
  @pure public var startIndex: Index { get }
  @pure public subscript(i: Index) -> Elements.Index { get }
  public subscript(bounds: Range<Index>) -> DefaultIndices<Elements> { get }
  @pure public func distance(from start: Index, to end: Index) -> Int
  public func formIndex(after i: inout Index)
  @pure public func index(_ i: Index, offsetBy distance: Int) -> Index
  @pure public func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
  @pure public func index(after i: Index) -> Index
}

extension DefaultIndices: BidirectionalCollection where Elements: BidirectionalCollection {
  public func formIndex(before i: inout Index)
  @pure public func index(before i: Index) -> Index
}

extension DefaultIndices: Sendable where Elements.Index: Sendable, Elements: Sendable {}

extension DefaultIndices: RandomAccessCollection where Elements: RandomAccessCollection {}

public struct EmptyCollection<Element>: Equatable, MutableCollection, RandomAccessCollection, Sendable {
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias SubSequence = EmptyCollection<Element>
  public init() {
    return
  }
  @pure public var count: Int { get }
  @pure public var endIndex: Index { get }
  @pure public var startIndex: Index { get }
  public subscript(position: Index) -> Element { get set }
  public subscript(bounds: Range<Index>) -> SubSequence { get set }
  @pure public func distance(from start: Index, to end: Index) -> Int
  @pure public func index(_ i: Index, offsetBy n: Int) -> Index
  @pure public func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index) -> Index?
  @pure public func index(after i: Index) -> Index
  @pure public func index(before i: Index) -> Index
  public func makeIterator() -> Iterator
  public static func == (lhs: EmptyCollection<Element>, rhs: EmptyCollection<Element>) -> Bool
}

extension EmptyCollection {
  public struct Iterator: IteratorProtocol, Sendable, Sequence {
    public init()
    public mutating func next() -> Element?
  }
}

public struct IndexingIterator<Elements>: IteratorProtocol, Sequence where Elements: Collection {
  public typealias Element = Elements.Element
  let elements: Elements
  var position: Elements.Index
  public typealias Element = Elements.Element
  public typealias Iterator = IndexingIterator<Elements>
  public typealias SubSequence = AnySequence<Element>
  public mutating func next() -> Elements.Element? {
    if position == elements.endIndex { return nil }
    let element = elements[position]
    elements.formIndex(after: &position)
    return element
  }
}

extension IndexingIterator: Sendable where Elements.Index: Sendable, Elements: Sendable {}

public struct Repeated<Element>: RandomAccessCollection {
  let repeatedValue: Element
  init(repeating repeatedValue: Element, count: Int) {
    self.repeatedValue = repeatedValue
    self.count = count
  }
  public typealias Index = Int
  public typealias Indices = Range<Int>
  @intrinsic @pure public let count: Int
  @pure public var endIndex: Index { get }
  public var repeatedValue: Element { get }
  @pure public var startIndex: Index { get }
  @intrinsic public subscript(position: Int) -> Element { get }
}

extension Repeated: Sendable where Element: Sendable {}

public struct ReversedCollection<Base>: BidirectionalCollection where Base: BidirectionalCollection {
  public typealias Element = Base.Element
  @pure public var endIndex: Index { get }
  @pure public var startIndex: Index { get }
  public subscript(position: Index) -> Element { get }
  @pure public func distance(from start: Index, to end: Index) -> Int
  @pure public func index(_ i: Index, offsetBy n: Int) -> Index
  @pure public func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index) -> Index?
  @pure public func index(after i: Index) -> Index
  @pure public func index(before i: Index) -> Index
  public func makeIterator() -> Iterator
  public func reversed() -> Base
}

extension ReversedCollection: LazySequenceProtocol where Base: LazySequenceProtocol {}

extension ReversedCollection: RandomAccessCollection where Base: RandomAccessCollection {}

extension ReversedCollection: Sendable where Base: Sendable {}

extension ReversedCollection {
  public struct Index: Comparable {
    public init(_ base: Base.Index)
    @pure public var base: Base.Index { get }
    @pure public static func < (lhs: Index, rhs: Index) -> Bool
    @pure public static func == (lhs: Index, rhs: Index) -> Bool
  }
}

extension ReversedCollection.Index: Hashable where Base.Index: Hashable {
  public func hash(into hasher: inout Hasher)
}

extension ReversedCollection.Index: Sendable where Base.Index: Sendable {}

extension ReversedCollection {
  public struct Iterator: IteratorProtocol, Sequence {
    public typealias Element = Base.Element
    public mutating func next() -> Element?
  }
}

extension ReversedCollection.Iterator: Sendable where Base.Index: Sendable, Base: Sendable {}

public struct Slice<Base>: Collection where Base: Collection {
  public typealias Element = Base.Element
  public typealias Index = Base.Index
  public typealias Indices = Base.Indices
  public typealias Iterator = IndexingIterator<Slice<Base>>
  public typealias SubSequence = Slice<Base>
  public init(base: Base, bounds: Range<Base.Index>)
  public var base: Base { get }
  @pure public var endIndex: Index { get }
  public var indices: Indices { get }
  @pure public var startIndex: Index { get }
  public subscript(index: Index) -> Base.Element { get }
  public subscript(bounds: Range<Index>) -> Slice<Base> { get }
  @pure public func distance(from start: Index, to end: Index) -> Int
  public func formIndex(after i: inout Index)
  @pure public func index(_ i: Index, offsetBy n: Int) -> Index
  @pure public func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index) -> Index?
  @pure public func index(after i: Index) -> Index
}

extension Slice: BidirectionalCollection where Base: BidirectionalCollection {
  public func formIndex(before i: inout Index)
  @pure public func index(before i: Index) -> Index
}

extension Slice where Base: BidirectionalCollection, Base: RangeReplaceableCollection {
  public mutating func insert(_ newElement: Base.Element, at i: Index)
  public mutating func insert<S>(contentsOf newElements: S, at i: Index) where S: Collection, Base.Element == S.Element
  public mutating func remove(at i: Index) -> Base.Element
  public mutating func removeSubrange(_ bounds: Range<Index>)
  public mutating func replaceSubrange<C>(_ subRange: Range<Index>, with newElements: C)
  where C: Collection, Base.Element == C.Element
}

extension Slice: MutableCollection where Base: MutableCollection {
  public subscript(index: Index) -> Base.Element { get set }
  public subscript(bounds: Range<Index>) -> Slice<Base> { get set }
}

extension Slice: RangeReplaceableCollection where Base: RangeReplaceableCollection {
  public init()
  public init<S>(_ elements: S) where S: Sequence, Base.Element == S.Element
  public init(repeating repeatedValue: Base.Element, count: Int)
  public mutating func insert(_ newElement: Base.Element, at i: Index)
  public mutating func insert<S>(contentsOf newElements: S, at i: Index) where S: Collection, Base.Element == S.Element
  public mutating func remove(at i: Index) -> Base.Element
  public mutating func removeSubrange(_ bounds: Range<Index>)
  public mutating func replaceSubrange<C>(_ subRange: Range<Index>, with newElements: C)
  where C: Collection, Base.Element == C.Element
}

extension Slice: Sendable where Base.Index: Sendable, Base: Sendable {}

extension Slice: LazySequenceProtocol where Base: LazySequenceProtocol {}

extension Slice: RandomAccessCollection where Base: RandomAccessCollection {}

public func repeatElement<T>(_ element: T, count n: Int) -> Repeated<T> {
  return Repeated(repeating: element, count: n)
}

"""#,
      outline: #"""
t 0 132  19313dd59ebe759233d44d4c54350ce6 CollectionOfOne struct CollectionOfOne
o 137 157 0 0873336f17c91562382657126e0b1686 element var element
o 160 188 0 3bc06d46923a311eef9132638bc02248 Index typealias Index
o 191 228 0 d8fdd51f2f129b171b1b8bbd134cfb43 Indices typealias Indices
o 231 293 0 d41ff6201261f2cf98446c818dde5ff0 SubSequence typealias SubSequence
o 296 360 0 78c54198c54cc183b8ee610ae4f8969f init init(_ element: Element)
o 363 398 0 b3a218ee1f4884bb441412a4802ba14b count var count
o 401 440 0 9ed3baf0b2d99a6e072955effb698f98 customMirror var customMirror
o 443 492 0 aa116d239f6b279bc99eefd61c690b3b debugDescription var debugDescription
o 495 535 0 292317535019a21d131dc6902e1cfb16 endIndex var endIndex
o 538 580 0 c8b945c9571a9b4104d84af472cff25a startIndex var startIndex
o 583 637 0 9b832e8a52c9531fc90017a78278c10c subscript subscript(position: Int)
o 640 703 0 f30f9571edf5f1e1f9c181b07c88e79b subscript subscript(bounds: Range<Int>)
o 706 754 0 9be08fd3cf474464e28330463867bddf index func index(after i: Index)
o 757 806 0 bda4b087dd1e55c8727da3336822b1da index func index(before i: Index)
o 809 847 0 de61418b5e9242919cac899d47351cdb makeIterator func makeIterator()
e 851 910  77945e21b8524748e80c0b714d5f0530 CollectionOfOne extension CollectionOfOne
e 915 940  446494f5d08f1ebf420ca4830763be3b CollectionOfOne extension CollectionOfOne#2
t 945 985 17 ba39b57e55bfec27ec8daf4010f6d35e CollectionOfOne.Iterator struct Iterator
o 992 1031 18 68cee9367b73e90b4816b65c9cf28cec next func next()
e 1039 1107  869d884dab040ecab6ac7df17da0bbfd CollectionOfOne.Iterator extension CollectionOfOne.Iterator
t 1112 1189  51279cc94ecc94666a9e17f276bae584 DefaultIndices struct DefaultIndices
o 1194 1235 21 b30bfef8477683ecbd0a4d667b8b4b1c Element typealias Element
o 1238 1277 21 48cffa80e7b2c3bcc03b0c4f147b5b35 Index typealias Index
o 1280 1331 21 1b69c60dc6c37782b179f95875a2f340 Indices typealias Indices
o 1334 1404 21 6d92f0628bf8dc4a9ef26a7c9cfa5d7f Iterator typealias Iterator
o 1407 1462 21 c2ba26b3c71b39d47f80f44926153d75 SubSequence typealias SubSequence
o 1465 1505 21 607feef2fb9b2047dad7814fc1980bdd endIndex var endIndex
o 1508 1543 21 757c8dd0770764f01e5d74c00e59fa47 indices var indices
o 1546 1588 21 fad777b6ba28c24a31327273a24996f7 startIndex var startIndex
o 1591 1649 21 63e7ffa00f5ddcd23a44b84d283d0d62 subscript subscript(i: Index)
o 1652 1726 21 4402ea18dfe4b6e04449f2b81f6dfe6b subscript subscript(bounds: Range<Index>)
o 1729 1796 21 c92605e43ae8b06f4371a1818e870887 distance func distance(from start: Index, to end: Index)
o 1799 1842 21 4f8a6250e3126974cfd412d82f01ad5e formIndex func formIndex(after i: inout Index)
o 1845 1913 21 8fd4268ec63b208ca4b45202124c28cc index func index(_ i: Index, offsetBy distance: Int)
o 1916 2009 21 ffc54ba4181de48b3602462d030e2cd0 index func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index)
o 2012 2060 21 7a519c696bd2d2093ce4a8558b79fafa index func index(after i: Index)
e 2064 2153  a7ef5f8e1ca3e5061546c5ca994e24ee DefaultIndices extension DefaultIndices
o 2158 2202 37 a49c2b6009037a2a666ddab2f4e8e353 formIndex func formIndex(before i: inout Index)
o 2205 2254 37 4b7f2e1f0c92ae704924a3d03ac7db36 index func index(before i: Index)
e 2258 2343  86c1b5652cdf63cc6355ec647306863a DefaultIndices extension DefaultIndices#2
e 2348 2435  da7d718d1d8055744453c6d53025462f DefaultIndices extension DefaultIndices#3
t 2440 2542  43d7974549eee3101e62bf9f8db99e64 EmptyCollection struct EmptyCollection
o 2547 2575 42 1e6017c089f38a45932041e8e4547284 Index typealias Index
o 2578 2615 42 2dd5dd511656da9da10e1bd3372945fb Indices typealias Indices
o 2618 2673 42 c8d487eb1af998b963d2c169b1f61103 SubSequence typealias SubSequence
o 2676 2706 42 2c35e751121e850d36eb58d703f2b22a init init()
o 2709 2744 42 7ef5b59fe4c30cce7f67a293baf79448 count var count
o 2747 2787 42 cfd68a78e4a5a1c9d5ecb031bc634c71 endIndex var endIndex
o 2790 2832 42 fee3e7905d6f86e47ebd5716be79ac16 startIndex var startIndex
o 2835 2891 42 930dc43fdba4a5437520732c4380df2a subscript subscript(position: Index)
o 2894 2959 42 3d19d329c6c2b2c8c9e59eae8d84498a subscript subscript(bounds: Range<Index>)
o 2962 3029 42 af7b81853d935675cf7c0dc1fdc2729f distance func distance(from start: Index, to end: Index)
o 3032 3093 42 79e91c7aed3d568dd88fb9e18c0872a2 index func index(_ i: Index, offsetBy n: Int)
o 3096 3182 42 06842aabb78368c7d2c570f72bffcccd index func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index)
o 3185 3233 42 248980c7aaa0408b6aaa452f6a342e83 index func index(after i: Index)
o 3236 3285 42 b58eb39dacdf2fa97e699712d09fe582 index func index(before i: Index)
o 3288 3326 42 cc43a94beb1fdaf99cf442d5d9c9792f makeIterator func makeIterator()
o 3329 3421 42 d01ae3d568ef5f5fa0670a897ca49db1 == func == (lhs: EmptyCollection<Element>, rhs: EmptyCollection<Element>)
e 3425 3450  15cd3cfd7b123022466915456791e4ad EmptyCollection extension EmptyCollection
t 3455 3515 59 8d4607c1f44a1313e5ae3454de7d3a55 EmptyCollection.Iterator struct Iterator
o 3522 3535 60 3b4b1430fb83f976fa785e80a4b8cce2 init init()
o 3540 3579 60 7e8f75f831ac112267a6c5796503753e next func next()
t 3587 3682  c03174c54cec6dd1f9c6265cf6c99a0b IndexingIterator struct IndexingIterator
o 3687 3730 63 20836aa0cba49a71adcfd393d9ba2602 Element typealias Element
o 3733 3755 63 6181d0689c01795f513546459cccb9aa elements let elements
o 3758 3786 63 70c46377c8b4f7872cf18679c50e5ef2 position var position
o 3789 3832 63 20836aa0cba49a71adcfd393d9ba2602 Element typealias Element#2
o 3835 3889 63 b51329a24e2db0a939d565694a49a02f Iterator typealias Iterator
o 3892 3943 63 99c0a81f4c0ec0bb215be8a0876a0397 SubSequence typealias SubSequence
o 3946 4149 63 9786ad9828048402b5f2e94ef75b3a46 next func next()
e 4153 4240  921cfd7457b085fc59a939ddf1749523 IndexingIterator extension IndexingIterator
t 4245 4300  8be13d7867438d6759318e52b3c823b0 Repeated struct Repeated
o 4305 4331 72 d1030f4c5fa882d80098ffee94b79e01 repeatedValue let repeatedValue
o 4334 4452 72 6944257835ee7778deb203754c779e3f init init(repeating repeatedValue: Element, count: Int)
o 4455 4483 72 36d09ddff1c6426fdeef2b6d52cb0114 Index typealias Index
o 4486 4523 72 6bdda8ef7663b4146b1b07b807077345 Indices typealias Indices
o 4526 4564 72 a715ec9ee438ccb8f3cbca1763708083 count let count
o 4567 4607 72 371e1b67386f2c1b24e1a5e98a219e64 endIndex var endIndex
o 4610 4651 72 5b29bdbd995ebcb7bdf338ba285b99e1 repeatedValue var repeatedValue
o 4654 4696 72 6b28f2d717e0e11f14058c30f00ba611 startIndex var startIndex
o 4699 4760 72 5450c357825892fec37f652b502ebb19 subscript subscript(position: Int)
e 4764 4816  90da3e8255d75118fea14a97f3ab5a47 Repeated extension Repeated
t 4821 4920  f249663444e6466f5c480a83afe54f96 ReversedCollection struct ReversedCollection
o 4925 4964 83 179f1ce73112bbc5dc75993c2313f742 Element typealias Element
o 4967 5007 83 f60314532ffa949c653a57826d9c5e1c endIndex var endIndex
o 5010 5052 83 88ce3dbaba6e030465a124a1548d8551 startIndex var startIndex
o 5055 5107 83 b6fd01f15471082e7c50ffb7e6c975a5 subscript subscript(position: Index)
o 5110 5177 83 27fd389ea103d141ca0b332f7d76dcc5 distance func distance(from start: Index, to end: Index)
o 5180 5241 83 1f10f69db761b7d169b6d63760c20066 index func index(_ i: Index, offsetBy n: Int)
o 5244 5330 83 cb7734d9286c73f7168012c1facaa9ba index func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index)
o 5333 5381 83 277eb591fcce866a3cd70a9ea2b17ed0 index func index(after i: Index)
o 5384 5433 83 f563dce02e02b6d0067a2e6d2c286b08 index func index(before i: Index)
o 5436 5474 83 ec8c64c417ab8a3ad2d04f949d4ec876 makeIterator func makeIterator()
o 5477 5507 83 661565ec720a4f114ff3153dd8cbbbd4 reversed func reversed()
e 5511 5594  15b1a3276f4c0a3a6d670222237b864a ReversedCollection extension ReversedCollection
e 5599 5686  8b273b7cb11d895a701b5b74f92cd14c ReversedCollection extension ReversedCollection#2
e 5691 5750  a8e5dd401440eead3e81b91d466671bb ReversedCollection extension ReversedCollection#3
e 5755 5783  77b4e09747a23fe6040cd83088bfe6ee ReversedCollection extension ReversedCollection#4
t 5788 5819 98 c82e3d3533ce7f774d6e4200a9563ea7 ReversedCollection.Index struct Index
o 5826 5857 99 c0f69c0e2340a61447a864c78538c28b init init(_ base: Base.Index)
o 5862 5903 99 8d26ed8000e70231bceea72570e0c400 base var base
o 5908 5967 99 b36290a1990c6b52da2d68151af8a302 < func < (lhs: Index, rhs: Index)
o 5972 6032 99 925f994d66ee289a49d3a0f207092f2b == func == (lhs: Index, rhs: Index)
e 6040 6111  d5f3f039a1982e7ef3eca39644f70507 ReversedCollection.Index extension ReversedCollection.Index
o 6116 6159 104 c9c6b3c895cbbfbd99a8f74de724f439 hash func hash(into hasher: inout Hasher)
e 6163 6234  f47d30ac54ed93b4844f1dd8effbdfb2 ReversedCollection.Index extension ReversedCollection.Index#2
e 6239 6267  77b4e09747a23fe6040cd83088bfe6ee ReversedCollection extension ReversedCollection#5
t 6272 6322 107 5d46ce78181abee7bdddced494ee11fd ReversedCollection.Iterator struct Iterator
o 6329 6368 108 2b0390d9a6353a90c255215810c7f277 Element typealias Element
o 6373 6412 108 c5386aa471d2dcbdfd71e20192495bc7 next func next()
e 6420 6510  42cfc2e6a57747a29d791fea8b431f0d ReversedCollection.Iterator extension ReversedCollection.Iterator
t 6515 6575  c4430defdb9b693d2e683e32e2f1481e Slice struct Slice
o 6580 6619 112 0c39aa18795bfcbc4794a74feb19db39 Element typealias Element
o 6622 6657 112 d25482c521df38219fa083f99d6ac107 Index typealias Index
o 6660 6699 112 a471c6580369c8bb8fd20b6d6f7f3781 Indices typealias Indices
o 6702 6759 112 e3bee824fb3ff9650c6ff5a88ae8fb27 Iterator typealias Iterator
o 6762 6804 112 a4ca74be110380f82c423ff34539d084 SubSequence typealias SubSequence
o 6807 6857 112 84041022d39930dfd9d3631538926c5c init init(base: Base, bounds: Range<Base.Index>)
o 6860 6889 112 cfddf5dba690f8aa3cc88b894835105b base var base
o 6892 6932 112 aa049985a214db8b50dbb468319f06ef endIndex var endIndex
o 6935 6970 112 f6d56da7e36a74294e0dd417a2240bdf indices var indices
o 6973 7015 112 b9c8b42d63b1e36bcd97a002ded06d48 startIndex var startIndex
o 7018 7072 112 91b8d09a33ed77723376f343b27e7a81 subscript subscript(index: Index)
o 7075 7136 112 f5a68c50fcba6ff594162d885cc9ed8d subscript subscript(bounds: Range<Index>)
o 7139 7206 112 b677ff501a1135f5765e9819cf7ccab2 distance func distance(from start: Index, to end: Index)
o 7209 7252 112 35f7e0957496ab21efbac3a3ed7f040f formIndex func formIndex(after i: inout Index)
o 7255 7316 112 5dbf8e159a61c07ea04b5632e744db1e index func index(_ i: Index, offsetBy n: Int)
o 7319 7405 112 e00d96d259fdda69b9bff0b887157068 index func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index)
o 7408 7456 112 0ce3919f6348b4f8b76caa76275df0ff index func index(after i: Index)
e 7460 7536  571a0d7741a65ceddc3a5feed5f7bd8f Slice extension Slice
o 7541 7585 130 e5b26539e6d8369061bbd0d322a58293 formIndex func formIndex(before i: inout Index)
o 7588 7637 130 bbb168ee1b97e02cbe4d98ba9f93ba9b index func index(before i: Index)
e 7641 7726  ae3d95d0fbaae3c3ed9e0444094f0c3f Slice extension Slice#2
o 7731 7799 133 946659f9cdf5cc89a0fe5e11024afd0b insert func insert(_ newElement: Base.Element, at i: Index)
o 7802 7919 133 75f615a4e1808f3ce2a7e1e0fa6f71d8 insert func insert<S>(contentsOf newElements: S, at i: Index)
o 7922 7978 133 c5933095827304f8604b3f47e1610965 remove func remove(at i: Index)
o 7981 8040 133 ffae98f9fa9a19747d256b83dd5d5ec2 removeSubrange func removeSubrange(_ bounds: Range<Index>)
o 8043 8178 133 802a29878fcc408062500500f7ef0e67 replaceSubrange func replaceSubrange<C>(_ subRange: Range<Index>, with newElements: C)
e 8182 8246  0b434936c2e1047650ac6a2b6d2f9520 Slice extension Slice#3
o 8251 8309 139 44fd0b6751b954c930135eb504c21b25 subscript subscript(index: Index)
o 8312 8377 139 48642795a0dd132c8a3b3bfd36b2b2f4 subscript subscript(bounds: Range<Index>)
e 8381 8463  de603d67f741f0f4f0c1dc465affd70d Slice extension Slice#4
o 8468 8481 142 7f0a5c58a41b510fbe293f83812dc6ef init init()
o 8484 8558 142 5b84f9be5fb13e5c22430c3322f4eebb init init<S>(_ elements: S)
o 8561 8623 142 e89728c37b6e0af50716470a4d9d5bef init init(repeating repeatedValue: Base.Element, count: Int)
o 8626 8694 142 d7bbc23df58e58421a0a31bef8429ebf insert func insert(_ newElement: Base.Element, at i: Index)#2
o 8697 8814 142 300468f4cc604a9eb4eae6cfe2771403 insert func insert<S>(contentsOf newElements: S, at i: Index)#2
o 8817 8873 142 dd3c1456f7d01ebe123ec8f0d5068c92 remove func remove(at i: Index)#2
o 8876 8935 142 6f4b22311538b78dcf0e2eb9faed49d9 removeSubrange func removeSubrange(_ bounds: Range<Index>)#2
o 8938 9073 142 52e57182a264a5b9a95cb4b5bc141426 replaceSubrange func replaceSubrange<C>(_ subRange: Range<Index>, with newElements: C)#2
e 9077 9145  65dac3f96be08325b2479bee8f23dca7 Slice extension Slice#5
e 9150 9220  03f958ac0c7d36026d7f7bab6efa5701 Slice extension Slice#6
e 9225 9299  5b8582b5b52f2af6c5be8e768509caed Slice extension Slice#7
o 9304 9427  469619243f6a1594b9f886ca4e4ceb60 repeatElement func repeatElement<T>(_ element: T, count n: Int)

"""#)
  }
}
