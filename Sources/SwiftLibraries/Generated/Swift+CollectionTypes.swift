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
  let elements: Elements
  var position: Elements.Index
  init(elements: Elements, position: Elements.Index) {
    self.elements = elements
    self.position = position
  }
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
  init(repeating repeatedValue: Element, count: Int) {
    self.repeatedValue = repeatedValue
    self.count = count
  }
  public typealias Index = Int
  public typealias Indices = Range<Int>
  @intrinsic @pure public let count: Int
  @pure public var endIndex: Index { get }
  public let repeatedValue: Element
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
    public static func < (lhs: ReversedCollection<Base>.Index, rhs: ReversedCollection<Base>.Index) -> Bool
    public static func == (lhs: ReversedCollection<Base>.Index, rhs: ReversedCollection<Base>.Index) -> Bool
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
81 t  CollectionOfOne 0 132 19313dd59ebe759233d44d4c54350ce6 struct CollectionOfOne
65 O 0 element 137 157 0873336f17c91562382657126e0b1686 var element
67 o 0 Index 160 188 3bc06d46923a311eef9132638bc02248 typealias Index
71 o 0 Indices 191 228 d8fdd51f2f129b171b1b8bbd134cfb43 typealias Indices
79 o 0 SubSequence 231 293 d41ff6201261f2cf98446c818dde5ff0 typealias SubSequence
75 o 0 init 296 360 78c54198c54cc183b8ee610ae4f8969f init(_ element: Element)
61 o 0 count 363 398 b3a218ee1f4884bb441412a4802ba14b var count
75 o 0 customMirror 401 440 9ed3baf0b2d99a6e072955effb698f98 var customMirror
83 o 0 debugDescription 443 492 aa116d239f6b279bc99eefd61c690b3b var debugDescription
67 o 0 endIndex 495 535 292317535019a21d131dc6902e1cfb16 var endIndex
71 o 0 startIndex 538 580 c8b945c9571a9b4104d84af472cff25a var startIndex
80 o 0 subscript 583 637 9b832e8a52c9531fc90017a78278c10c subscript(position: Int)
85 o 0 subscript 640 703 f30f9571edf5f1e1f9c181b07c88e79b subscript(bounds: Range<Int>)
78 o 0 index 706 754 9be08fd3cf474464e28330463867bddf func index(after i: Index)
79 o 0 index 757 806 bda4b087dd1e55c8727da3336822b1da func index(before i: Index)
78 o 0 makeIterator 809 847 de61418b5e9242919cac899d47351cdb func makeIterator()
86 e  CollectionOfOne 851 910 77945e21b8524748e80c0b714d5f0530 extension CollectionOfOne
88 e  CollectionOfOne 915 940 446494f5d08f1ebf420ca4830763be3b extension CollectionOfOne#2
87 t 17 CollectionOfOne.Iterator 945 985 ba39b57e55bfec27ec8daf4010f6d35e struct Iterator
64 o 18 next 992 1031 68cee9367b73e90b4816b65c9cf28cec func next()
106 e  CollectionOfOne.Iterator 1039 1107 869d884dab040ecab6ac7df17da0bbfd extension CollectionOfOne.Iterator
83 t  DefaultIndices 1112 1189 51279cc94ecc94666a9e17f276bae584 struct DefaultIndices
74 o 21 Element 1194 1235 b30bfef8477683ecbd0a4d667b8b4b1c typealias Element
70 o 21 Index 1238 1277 48cffa80e7b2c3bcc03b0c4f147b5b35 typealias Index
74 o 21 Indices 1280 1331 1b69c60dc6c37782b179f95875a2f340 typealias Indices
76 o 21 Iterator 1334 1404 6d92f0628bf8dc4a9ef26a7c9cfa5d7f typealias Iterator
82 o 21 SubSequence 1407 1462 c2ba26b3c71b39d47f80f44926153d75 typealias SubSequence
70 o 21 endIndex 1465 1505 607feef2fb9b2047dad7814fc1980bdd var endIndex
68 o 21 indices 1508 1543 757c8dd0770764f01e5d74c00e59fa47 var indices
74 o 21 startIndex 1546 1588 fad777b6ba28c24a31327273a24996f7 var startIndex
78 o 21 subscript 1591 1649 63e7ffa00f5ddcd23a44b84d283d0d62 subscript(i: Index)
90 o 21 subscript 1652 1726 4402ea18dfe4b6e04449f2b81f6dfe6b subscript(bounds: Range<Index>)
105 o 21 distance 1729 1796 c92605e43ae8b06f4371a1818e870887 func distance(from start: Index, to end: Index)
95 o 21 formIndex 1799 1842 4f8a6250e3126974cfd412d82f01ad5e func formIndex(after i: inout Index)
101 o 21 index 1845 1913 8fd4268ec63b208ca4b45202124c28cc func index(_ i: Index, offsetBy distance: Int)
125 o 21 index 1916 2009 ffc54ba4181de48b3602462d030e2cd0 func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index)
81 o 21 index 2012 2060 7a519c696bd2d2093ce4a8558b79fafa func index(after i: Index)
86 e  DefaultIndices 2064 2153 a7ef5f8e1ca3e5061546c5ca994e24ee extension DefaultIndices
96 o 37 formIndex 2158 2202 a49c2b6009037a2a666ddab2f4e8e353 func formIndex(before i: inout Index)
82 o 37 index 2205 2254 4b7f2e1f0c92ae704924a3d03ac7db36 func index(before i: Index)
88 e  DefaultIndices 2258 2343 86c1b5652cdf63cc6355ec647306863a extension DefaultIndices#2
88 e  DefaultIndices 2348 2435 da7d718d1d8055744453c6d53025462f extension DefaultIndices#3
85 t  EmptyCollection 2440 2542 43d7974549eee3101e62bf9f8db99e64 struct EmptyCollection
70 o 42 Index 2547 2575 1e6017c089f38a45932041e8e4547284 typealias Index
74 o 42 Indices 2578 2615 2dd5dd511656da9da10e1bd3372945fb typealias Indices
82 o 42 SubSequence 2618 2673 c8d487eb1af998b963d2c169b1f61103 typealias SubSequence
60 o 42 init 2676 2706 2c35e751121e850d36eb58d703f2b22a init()
64 o 42 count 2709 2744 7ef5b59fe4c30cce7f67a293baf79448 var count
70 o 42 endIndex 2747 2787 cfd68a78e4a5a1c9d5ecb031bc634c71 var endIndex
74 o 42 startIndex 2790 2832 fee3e7905d6f86e47ebd5716be79ac16 var startIndex
85 o 42 subscript 2835 2891 930dc43fdba4a5437520732c4380df2a subscript(position: Index)
90 o 42 subscript 2894 2959 3d19d329c6c2b2c8c9e59eae8d84498a subscript(bounds: Range<Index>)
105 o 42 distance 2962 3029 af7b81853d935675cf7c0dc1fdc2729f func distance(from start: Index, to end: Index)
94 o 42 index 3032 3093 79e91c7aed3d568dd88fb9e18c0872a2 func index(_ i: Index, offsetBy n: Int)
118 o 42 index 3096 3182 06842aabb78368c7d2c570f72bffcccd func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index)
81 o 42 index 3185 3233 248980c7aaa0408b6aaa452f6a342e83 func index(after i: Index)
82 o 42 index 3236 3285 b58eb39dacdf2fa97e699712d09fe582 func index(before i: Index)
81 o 42 makeIterator 3288 3326 cc43a94beb1fdaf99cf442d5d9c9792f func makeIterator()
122 o 42 == 3329 3421 d01ae3d568ef5f5fa0670a897ca49db1 func == (lhs: EmptyCollection<Element>, rhs: EmptyCollection<Element>)
88 e  EmptyCollection 3425 3450 15cd3cfd7b123022466915456791e4ad extension EmptyCollection
89 t 59 EmptyCollection.Iterator 3455 3515 8d4607c1f44a1313e5ae3454de7d3a55 struct Iterator
60 o 60 init 3522 3535 3b4b1430fb83f976fa785e80a4b8cce2 init()
65 o 60 next 3540 3579 7e8f75f831ac112267a6c5796503753e func next()
87 t  IndexingIterator 3587 3682 c03174c54cec6dd1f9c6265cf6c99a0b struct IndexingIterator
70 O 63 elements 3687 3709 6181d0689c01795f513546459cccb9aa let elements
70 O 63 position 3712 3740 70c46377c8b4f7872cf18679c50e5ef2 var position
104 O 63 init 3743 3857 9f085ca6922b82a8b37252d5d5bd25cc init(elements: Elements, position: Elements.Index)
74 o 63 Element 3860 3903 20836aa0cba49a71adcfd393d9ba2602 typealias Element
76 o 63 Iterator 3906 3960 b51329a24e2db0a939d565694a49a02f typealias Iterator
82 o 63 SubSequence 3963 4014 99c0a81f4c0ec0bb215be8a0876a0397 typealias SubSequence
65 o 63 next 4017 4220 9786ad9828048402b5f2e94ef75b3a46 func next()
90 e  IndexingIterator 4224 4311 921cfd7457b085fc59a939ddf1749523 extension IndexingIterator
71 t  Repeated 4316 4371 8be13d7867438d6759318e52b3c823b0 struct Repeated
104 O 72 init 4376 4494 6944257835ee7778deb203754c779e3f init(repeating repeatedValue: Element, count: Int)
70 o 72 Index 4497 4525 36d09ddff1c6426fdeef2b6d52cb0114 typealias Index
74 o 72 Indices 4528 4565 6bdda8ef7663b4146b1b07b807077345 typealias Indices
64 o 72 count 4568 4606 a715ec9ee438ccb8f3cbca1763708083 let count
70 o 72 endIndex 4609 4649 371e1b67386f2c1b24e1a5e98a219e64 var endIndex
80 o 72 repeatedValue 4652 4685 4714c9dfa0b0681f5790f00aba2368d2 let repeatedValue
74 o 72 startIndex 4688 4730 6b28f2d717e0e11f14058c30f00ba611 var startIndex
83 o 72 subscript 4733 4794 5450c357825892fec37f652b502ebb19 subscript(position: Int)
74 e  Repeated 4798 4850 90da3e8255d75118fea14a97f3ab5a47 extension Repeated
91 t  ReversedCollection 4855 4954 f249663444e6466f5c480a83afe54f96 struct ReversedCollection
74 o 82 Element 4959 4998 179f1ce73112bbc5dc75993c2313f742 typealias Element
70 o 82 endIndex 5001 5041 f60314532ffa949c653a57826d9c5e1c var endIndex
74 o 82 startIndex 5044 5086 88ce3dbaba6e030465a124a1548d8551 var startIndex
85 o 82 subscript 5089 5141 b6fd01f15471082e7c50ffb7e6c975a5 subscript(position: Index)
105 o 82 distance 5144 5211 27fd389ea103d141ca0b332f7d76dcc5 func distance(from start: Index, to end: Index)
94 o 82 index 5214 5275 1f10f69db761b7d169b6d63760c20066 func index(_ i: Index, offsetBy n: Int)
118 o 82 index 5278 5364 cb7734d9286c73f7168012c1facaa9ba func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index)
81 o 82 index 5367 5415 277eb591fcce866a3cd70a9ea2b17ed0 func index(after i: Index)
82 o 82 index 5418 5467 f563dce02e02b6d0067a2e6d2c286b08 func index(before i: Index)
81 o 82 makeIterator 5470 5508 ec8c64c417ab8a3ad2d04f949d4ec876 func makeIterator()
73 o 82 reversed 5511 5541 661565ec720a4f114ff3153dd8cbbbd4 func reversed()
94 e  ReversedCollection 5545 5628 15b1a3276f4c0a3a6d670222237b864a extension ReversedCollection
96 e  ReversedCollection 5633 5720 8b273b7cb11d895a701b5b74f92cd14c extension ReversedCollection#2
96 e  ReversedCollection 5725 5784 a8e5dd401440eead3e81b91d466671bb extension ReversedCollection#3
96 e  ReversedCollection 5789 5817 77b4e09747a23fe6040cd83088bfe6ee extension ReversedCollection#4
86 t 97 ReversedCollection.Index 5822 5853 c82e3d3533ce7f774d6e4200a9563ea7 struct Index
78 o 98 init 5860 5891 c0f69c0e2340a61447a864c78538c28b init(_ base: Base.Index)
62 o 98 base 5896 5937 8d26ed8000e70231bceea72570e0c400 var base
132 o 98 < 5942 6045 b507ac36715039a7efc9c2c2fdf750c6 func < (lhs: ReversedCollection<Base>.Index, rhs: ReversedCollection<Base>.Index)
134 o 98 == 6050 6154 bdfeb0304f43e0c54fed159e927ceada func == (lhs: ReversedCollection<Base>.Index, rhs: ReversedCollection<Base>.Index)
106 e  ReversedCollection.Index 6162 6233 d5f3f039a1982e7ef3eca39644f70507 extension ReversedCollection.Index
91 o 103 hash 6238 6281 c9c6b3c895cbbfbd99a8f74de724f439 func hash(into hasher: inout Hasher)
108 e  ReversedCollection.Index 6285 6356 f47d30ac54ed93b4844f1dd8effbdfb2 extension ReversedCollection.Index#2
96 e  ReversedCollection 6361 6389 77b4e09747a23fe6040cd83088bfe6ee extension ReversedCollection#5
93 t 106 ReversedCollection.Iterator 6394 6444 5d46ce78181abee7bdddced494ee11fd struct Iterator
75 o 107 Element 6451 6490 2b0390d9a6353a90c255215810c7f277 typealias Element
66 o 107 next 6495 6534 c5386aa471d2dcbdfd71e20192495bc7 func next()
112 e  ReversedCollection.Iterator 6542 6632 42cfc2e6a57747a29d791fea8b431f0d extension ReversedCollection.Iterator
65 t  Slice 6637 6697 c4430defdb9b693d2e683e32e2f1481e struct Slice
75 o 111 Element 6702 6741 0c39aa18795bfcbc4794a74feb19db39 typealias Element
71 o 111 Index 6744 6779 d25482c521df38219fa083f99d6ac107 typealias Index
75 o 111 Indices 6782 6821 a471c6580369c8bb8fd20b6d6f7f3781 typealias Indices
77 o 111 Iterator 6824 6881 e3bee824fb3ff9650c6ff5a88ae8fb27 typealias Iterator
83 o 111 SubSequence 6884 6926 a4ca74be110380f82c423ff34539d084 typealias SubSequence
98 o 111 init 6929 6979 84041022d39930dfd9d3631538926c5c init(base: Base, bounds: Range<Base.Index>)
63 o 111 base 6982 7011 cfddf5dba690f8aa3cc88b894835105b var base
71 o 111 endIndex 7014 7054 aa049985a214db8b50dbb468319f06ef var endIndex
69 o 111 indices 7057 7092 f6d56da7e36a74294e0dd417a2240bdf var indices
75 o 111 startIndex 7095 7137 b9c8b42d63b1e36bcd97a002ded06d48 var startIndex
83 o 111 subscript 7140 7194 91b8d09a33ed77723376f343b27e7a81 subscript(index: Index)
91 o 111 subscript 7197 7258 f5a68c50fcba6ff594162d885cc9ed8d subscript(bounds: Range<Index>)
106 o 111 distance 7261 7328 b677ff501a1135f5765e9819cf7ccab2 func distance(from start: Index, to end: Index)
96 o 111 formIndex 7331 7374 35f7e0957496ab21efbac3a3ed7f040f func formIndex(after i: inout Index)
95 o 111 index 7377 7438 5dbf8e159a61c07ea04b5632e744db1e func index(_ i: Index, offsetBy n: Int)
119 o 111 index 7441 7527 e00d96d259fdda69b9bff0b887157068 func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index)
82 o 111 index 7530 7578 0ce3919f6348b4f8b76caa76275df0ff func index(after i: Index)
68 e  Slice 7582 7658 571a0d7741a65ceddc3a5feed5f7bd8f extension Slice
97 o 129 formIndex 7663 7707 e5b26539e6d8369061bbd0d322a58293 func formIndex(before i: inout Index)
83 o 129 index 7710 7759 bbb168ee1b97e02cbe4d98ba9f93ba9b func index(before i: Index)
70 e  Slice 7763 7848 ae3d95d0fbaae3c3ed9e0444094f0c3f extension Slice#2
109 o 132 insert 7853 7921 946659f9cdf5cc89a0fe5e11024afd0b func insert(_ newElement: Base.Element, at i: Index)
111 o 132 insert 7924 8041 75f615a4e1808f3ce2a7e1e0fa6f71d8 func insert<S>(contentsOf newElements: S, at i: Index)
81 o 132 remove 8044 8100 c5933095827304f8604b3f47e1610965 func remove(at i: Index)
108 o 132 removeSubrange 8103 8162 ffae98f9fa9a19747d256b83dd5d5ec2 func removeSubrange(_ bounds: Range<Index>)
136 o 132 replaceSubrange 8165 8300 802a29878fcc408062500500f7ef0e67 func replaceSubrange<C>(_ subRange: Range<Index>, with newElements: C)
70 e  Slice 8304 8368 0b434936c2e1047650ac6a2b6d2f9520 extension Slice#3
83 o 138 subscript 8373 8431 44fd0b6751b954c930135eb504c21b25 subscript(index: Index)
91 o 138 subscript 8434 8499 48642795a0dd132c8a3b3bfd36b2b2f4 subscript(bounds: Range<Index>)
70 e  Slice 8503 8585 de603d67f741f0f4f0c1dc465affd70d extension Slice#4
61 o 141 init 8590 8603 7f0a5c58a41b510fbe293f83812dc6ef init()
77 o 141 init 8606 8680 5b84f9be5fb13e5c22430c3322f4eebb init<S>(_ elements: S)
110 o 141 init 8683 8745 e89728c37b6e0af50716470a4d9d5bef init(repeating repeatedValue: Base.Element, count: Int)
111 o 141 insert 8748 8816 d7bbc23df58e58421a0a31bef8429ebf func insert(_ newElement: Base.Element, at i: Index)#2
113 o 141 insert 8819 8936 300468f4cc604a9eb4eae6cfe2771403 func insert<S>(contentsOf newElements: S, at i: Index)#2
83 o 141 remove 8939 8995 dd3c1456f7d01ebe123ec8f0d5068c92 func remove(at i: Index)#2
110 o 141 removeSubrange 8998 9057 6f4b22311538b78dcf0e2eb9faed49d9 func removeSubrange(_ bounds: Range<Index>)#2
138 o 141 replaceSubrange 9060 9195 52e57182a264a5b9a95cb4b5bc141426 func replaceSubrange<C>(_ subRange: Range<Index>, with newElements: C)#2
70 e  Slice 9199 9267 65dac3f96be08325b2479bee8f23dca7 extension Slice#5
70 e  Slice 9272 9342 03f958ac0c7d36026d7f7bab6efa5701 extension Slice#6
70 e  Slice 9347 9421 5b8582b5b52f2af6c5be8e768509caed extension Slice#7
110 o  repeatElement 9426 9549 469619243f6a1594b9f886ca4e4ceb60 func repeatElement<T>(_ element: T, count n: Int)

"""#)
  }
}
