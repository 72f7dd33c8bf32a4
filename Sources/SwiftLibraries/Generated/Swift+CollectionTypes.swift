// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_CollectionTypes: LibraryText {
    LibraryText(
      path: "Swift/CollectionTypes.swift",
      text: #"""
public struct AnyCollection<Element>: Collection {
  public typealias Index = AnyIndex
  public typealias Indices = DefaultIndices<AnyCollection<Element>>
  public typealias Iterator = AnyIterator<Element>
  public typealias SubSequence = AnyCollection<Element>
  public init<C>(_ base: C) where Element == C.Element, C: Collection
  public init(_ other: AnyCollection<Element>)
  public init<C>(_ base: C) where Element == C.Element, C: BidirectionalCollection
  public init<C>(_ base: C) where Element == C.Element, C: RandomAccessCollection
  @pure public var count: Int { get }
  @pure public var endIndex: Index { get }
  @pure public var startIndex: Index { get }
  @pure public var underestimatedCount: Int { get }
  public subscript(position: Index) -> Element { get }
  public subscript(bounds: Range<Index>) -> SubSequence { get }
  @pure public func distance(from start: Index, to end: Index) -> Int
  public func drop(while predicate: (Element) throws -> Bool) rethrows -> AnyCollection<Element>
  public func dropFirst(_ n: Int = 1) -> AnyCollection<Element>
  public func dropLast(_ n: Int = 1) -> AnyCollection<Element>
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element]
  public func forEach(_ body: (Element) throws -> Void) rethrows
  public func formIndex(_ i: inout Index, offsetBy n: Int)
  public func formIndex(_ i: inout Index, offsetBy n: Int, limitedBy limit: Index) -> Bool
  public func formIndex(after i: inout Index)
  @pure public func index(_ i: Index, offsetBy n: Int) -> Index
  @pure public func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index) -> Index?
  @pure public func index(after i: Index) -> Index
  public func makeIterator() -> Iterator
  public func map<T, E>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] where E: Error
  public func prefix(_ maxLength: Int = 1) -> AnyCollection<Element>
  public func prefix(while predicate: (Element) throws -> Bool) rethrows -> AnyCollection<Element>
  public func suffix(_ maxLength: Int) -> AnyCollection<Element>
}

public struct AnyIndex: Comparable {
  public init<BaseIndex>(_ base: BaseIndex) where BaseIndex: Comparable
  public static func < (lhs: AnyIndex, rhs: AnyIndex) -> Bool
  public static func == (lhs: AnyIndex, rhs: AnyIndex) -> Bool
}

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
76 t  AnyCollection 0 48 aee38de64724d5111a65fcb4120ec6ff struct AnyCollection
65 o 0 Index 53 86 d3f25b32fdf76f8e907b9f21d56cc88c typealias Index
70 o 0 Indices 89 154 bf28904c49fab7f9fb361ea6fd57532c typealias Indices
73 o 0 Iterator 157 205 2f68b6637580cd591bee76a3d7783aca typealias Iterator
79 o 0 SubSequence 208 261 c945ed09796ced561ea3d6233c04935c typealias SubSequence
69 o 0 init 264 331 ebd9a8c6d785372d49d503ef579e5c6f init<C>(_ base: C)
88 o 0 init 334 378 69d87d9339051fe8029e55faab5e2080 init(_ other: AnyCollection<Element>)
71 o 0 init 381 461 9bf42444a0e7991cc6cd3ed9fbeb3a7d init<C>(_ base: C)#2
71 o 0 init 464 543 c6f40c4f6b3f9a6dd0d1ef72ba5b6e05 init<C>(_ base: C)#3
61 o 0 count 546 581 5342aaa2d0a5f5d7e2f3cba194783d8f var count
67 o 0 endIndex 584 624 bfbe8d4516803d3c4941728c2197a4fe var endIndex
71 o 0 startIndex 627 669 3b0b7b1fa75c37da51ff488fcb2d654d var startIndex
89 o 0 underestimatedCount 672 721 074abc3d469306cd9e7338b76a52d913 var underestimatedCount
82 o 0 subscript 724 776 65a4c4540f3b341135dee1e0e69f6075 subscript(position: Index)
87 o 0 subscript 779 840 f19ebe26c03a8dac98173c66ef5712f6 subscript(bounds: Range<Index>)
102 o 0 distance 843 910 0df010d7164b08e198c48bae878d4ca2 func distance(from start: Index, to end: Index)
104 o 0 drop 913 1007 6b73a466f7ff2ba49ee1bacd925c3019 func drop(while predicate: (Element) throws -> Bool)
86 o 0 dropFirst 1010 1071 ebcb215fc9288575b278542fdf937fb6 func dropFirst(_ n: Int = 1)
84 o 0 dropLast 1074 1134 bbc0b8402c03490c25bf4439b121c857 func dropLast(_ n: Int = 1)
106 o 0 filter 1137 1217 af79db5746ed3fe595f6a0593beb2364 func filter(_ isIncluded: (Element) throws -> Bool)
102 o 0 forEach 1220 1282 4956b2216739244f89931a15fe276a1c func forEach(_ body: (Element) throws -> Void)
107 o 0 formIndex 1285 1341 a614c762f7b8a0ad5b50d1e49284e370 func formIndex(_ i: inout Index, offsetBy n: Int)
131 o 0 formIndex 1344 1432 a0e4811a20543c010086fafcc40c0467 func formIndex(_ i: inout Index, offsetBy n: Int, limitedBy limit: Index)
94 o 0 formIndex 1435 1478 f8a5e607d3ae24f88d10949123c3eb63 func formIndex(after i: inout Index)
93 o 0 index 1481 1542 8c4079f79f38e288c8ffbc3c13df1d8a func index(_ i: Index, offsetBy n: Int)
117 o 0 index 1545 1631 c5456432b6ac6d56aac6e1d2dff26035 func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index)
80 o 0 index 1634 1682 2c540534a839dffe3dd782e123d086ed func index(after i: Index)
80 o 0 makeIterator 1685 1723 638b26fcf7a1e351d8ea45e5b0452dcd func makeIterator()
105 o 0 map 1726 1818 659e9991692f9efcafc6e8e314ce8fdf func map<T, E>(_ transform: (Element) throws(E) -> T)
88 o 0 prefix 1821 1887 16e0b28fd76d9ef88fdb493cdbd8f278 func prefix(_ maxLength: Int = 1)
109 o 0 prefix 1890 1986 2df3e96ce819e8227893ce3efd83b977 func prefix(while predicate: (Element) throws -> Bool)
84 o 0 suffix 1989 2051 d4435c05d3102decb0f141420600e885 func suffix(_ maxLength: Int)
71 t  AnyIndex 2055 2089 ff16965bb5fd49f4fe56fa5973b29987 struct AnyIndex
88 o 32 init 2094 2163 c82cfc2267e3e879f39dc76cf90ebd71 init<BaseIndex>(_ base: BaseIndex)
88 o 32 < 2166 2225 5b2b2484e755e2047320edcde4d14ed9 func < (lhs: AnyIndex, rhs: AnyIndex)
90 o 32 == 2228 2288 d947cb0fa5f00cba3f0422720cb7fca3 func == (lhs: AnyIndex, rhs: AnyIndex)
85 t  CollectionOfOne 2292 2424 19313dd59ebe759233d44d4c54350ce6 struct CollectionOfOne
68 O 36 element 2429 2449 0873336f17c91562382657126e0b1686 var element
70 o 36 Index 2452 2480 3bc06d46923a311eef9132638bc02248 typealias Index
74 o 36 Indices 2483 2520 d8fdd51f2f129b171b1b8bbd134cfb43 typealias Indices
82 o 36 SubSequence 2523 2585 d41ff6201261f2cf98446c818dde5ff0 typealias SubSequence
78 o 36 init 2588 2652 78c54198c54cc183b8ee610ae4f8969f init(_ element: Element)
64 o 36 count 2655 2690 b3a218ee1f4884bb441412a4802ba14b var count
78 o 36 customMirror 2693 2732 9ed3baf0b2d99a6e072955effb698f98 var customMirror
86 o 36 debugDescription 2735 2784 aa116d239f6b279bc99eefd61c690b3b var debugDescription
70 o 36 endIndex 2787 2827 292317535019a21d131dc6902e1cfb16 var endIndex
74 o 36 startIndex 2830 2872 c8b945c9571a9b4104d84af472cff25a var startIndex
83 o 36 subscript 2875 2929 9b832e8a52c9531fc90017a78278c10c subscript(position: Int)
88 o 36 subscript 2932 2995 f30f9571edf5f1e1f9c181b07c88e79b subscript(bounds: Range<Int>)
81 o 36 index 2998 3046 9be08fd3cf474464e28330463867bddf func index(after i: Index)
82 o 36 index 3049 3098 bda4b087dd1e55c8727da3336822b1da func index(before i: Index)
81 o 36 makeIterator 3101 3139 de61418b5e9242919cac899d47351cdb func makeIterator()
88 e  CollectionOfOne 3143 3202 77945e21b8524748e80c0b714d5f0530 extension CollectionOfOne
90 e  CollectionOfOne 3207 3232 446494f5d08f1ebf420ca4830763be3b extension CollectionOfOne#2
89 t 53 CollectionOfOne.Iterator 3237 3277 ba39b57e55bfec27ec8daf4010f6d35e struct Iterator
65 o 54 next 3284 3323 68cee9367b73e90b4816b65c9cf28cec func next()
106 e  CollectionOfOne.Iterator 3331 3399 869d884dab040ecab6ac7df17da0bbfd extension CollectionOfOne.Iterator
83 t  DefaultIndices 3404 3481 51279cc94ecc94666a9e17f276bae584 struct DefaultIndices
74 o 57 Element 3486 3527 b30bfef8477683ecbd0a4d667b8b4b1c typealias Element
70 o 57 Index 3530 3569 48cffa80e7b2c3bcc03b0c4f147b5b35 typealias Index
74 o 57 Indices 3572 3623 1b69c60dc6c37782b179f95875a2f340 typealias Indices
76 o 57 Iterator 3626 3696 6d92f0628bf8dc4a9ef26a7c9cfa5d7f typealias Iterator
82 o 57 SubSequence 3699 3754 c2ba26b3c71b39d47f80f44926153d75 typealias SubSequence
70 o 57 endIndex 3757 3797 607feef2fb9b2047dad7814fc1980bdd var endIndex
68 o 57 indices 3800 3835 757c8dd0770764f01e5d74c00e59fa47 var indices
74 o 57 startIndex 3838 3880 fad777b6ba28c24a31327273a24996f7 var startIndex
78 o 57 subscript 3883 3941 63e7ffa00f5ddcd23a44b84d283d0d62 subscript(i: Index)
90 o 57 subscript 3944 4018 4402ea18dfe4b6e04449f2b81f6dfe6b subscript(bounds: Range<Index>)
105 o 57 distance 4021 4088 c92605e43ae8b06f4371a1818e870887 func distance(from start: Index, to end: Index)
95 o 57 formIndex 4091 4134 4f8a6250e3126974cfd412d82f01ad5e func formIndex(after i: inout Index)
101 o 57 index 4137 4205 8fd4268ec63b208ca4b45202124c28cc func index(_ i: Index, offsetBy distance: Int)
125 o 57 index 4208 4301 ffc54ba4181de48b3602462d030e2cd0 func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index)
81 o 57 index 4304 4352 7a519c696bd2d2093ce4a8558b79fafa func index(after i: Index)
86 e  DefaultIndices 4356 4445 a7ef5f8e1ca3e5061546c5ca994e24ee extension DefaultIndices
96 o 73 formIndex 4450 4494 a49c2b6009037a2a666ddab2f4e8e353 func formIndex(before i: inout Index)
82 o 73 index 4497 4546 4b7f2e1f0c92ae704924a3d03ac7db36 func index(before i: Index)
88 e  DefaultIndices 4550 4635 86c1b5652cdf63cc6355ec647306863a extension DefaultIndices#2
88 e  DefaultIndices 4640 4727 da7d718d1d8055744453c6d53025462f extension DefaultIndices#3
85 t  EmptyCollection 4732 4834 43d7974549eee3101e62bf9f8db99e64 struct EmptyCollection
70 o 78 Index 4839 4867 1e6017c089f38a45932041e8e4547284 typealias Index
74 o 78 Indices 4870 4907 2dd5dd511656da9da10e1bd3372945fb typealias Indices
82 o 78 SubSequence 4910 4965 c8d487eb1af998b963d2c169b1f61103 typealias SubSequence
60 o 78 init 4968 4998 2c35e751121e850d36eb58d703f2b22a init()
64 o 78 count 5001 5036 7ef5b59fe4c30cce7f67a293baf79448 var count
70 o 78 endIndex 5039 5079 cfd68a78e4a5a1c9d5ecb031bc634c71 var endIndex
74 o 78 startIndex 5082 5124 fee3e7905d6f86e47ebd5716be79ac16 var startIndex
85 o 78 subscript 5127 5183 930dc43fdba4a5437520732c4380df2a subscript(position: Index)
90 o 78 subscript 5186 5251 3d19d329c6c2b2c8c9e59eae8d84498a subscript(bounds: Range<Index>)
105 o 78 distance 5254 5321 af7b81853d935675cf7c0dc1fdc2729f func distance(from start: Index, to end: Index)
94 o 78 index 5324 5385 79e91c7aed3d568dd88fb9e18c0872a2 func index(_ i: Index, offsetBy n: Int)
118 o 78 index 5388 5474 06842aabb78368c7d2c570f72bffcccd func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index)
81 o 78 index 5477 5525 248980c7aaa0408b6aaa452f6a342e83 func index(after i: Index)
82 o 78 index 5528 5577 b58eb39dacdf2fa97e699712d09fe582 func index(before i: Index)
81 o 78 makeIterator 5580 5618 cc43a94beb1fdaf99cf442d5d9c9792f func makeIterator()
122 o 78 == 5621 5713 d01ae3d568ef5f5fa0670a897ca49db1 func == (lhs: EmptyCollection<Element>, rhs: EmptyCollection<Element>)
88 e  EmptyCollection 5717 5742 15cd3cfd7b123022466915456791e4ad extension EmptyCollection
89 t 95 EmptyCollection.Iterator 5747 5807 8d4607c1f44a1313e5ae3454de7d3a55 struct Iterator
60 o 96 init 5814 5827 3b4b1430fb83f976fa785e80a4b8cce2 init()
65 o 96 next 5832 5871 7e8f75f831ac112267a6c5796503753e func next()
87 t  IndexingIterator 5879 5974 c03174c54cec6dd1f9c6265cf6c99a0b struct IndexingIterator
70 O 99 elements 5979 6001 6181d0689c01795f513546459cccb9aa let elements
70 O 99 position 6004 6032 70c46377c8b4f7872cf18679c50e5ef2 var position
104 O 99 init 6035 6149 9f085ca6922b82a8b37252d5d5bd25cc init(elements: Elements, position: Elements.Index)
74 o 99 Element 6152 6195 20836aa0cba49a71adcfd393d9ba2602 typealias Element
76 o 99 Iterator 6198 6252 b51329a24e2db0a939d565694a49a02f typealias Iterator
82 o 99 SubSequence 6255 6306 99c0a81f4c0ec0bb215be8a0876a0397 typealias SubSequence
65 o 99 next 6309 6512 9786ad9828048402b5f2e94ef75b3a46 func next()
90 e  IndexingIterator 6516 6603 921cfd7457b085fc59a939ddf1749523 extension IndexingIterator
71 t  Repeated 6608 6663 8be13d7867438d6759318e52b3c823b0 struct Repeated
105 O 108 init 6668 6786 6944257835ee7778deb203754c779e3f init(repeating repeatedValue: Element, count: Int)
71 o 108 Index 6789 6817 36d09ddff1c6426fdeef2b6d52cb0114 typealias Index
75 o 108 Indices 6820 6857 6bdda8ef7663b4146b1b07b807077345 typealias Indices
65 o 108 count 6860 6898 a715ec9ee438ccb8f3cbca1763708083 let count
71 o 108 endIndex 6901 6941 371e1b67386f2c1b24e1a5e98a219e64 var endIndex
81 o 108 repeatedValue 6944 6977 4714c9dfa0b0681f5790f00aba2368d2 let repeatedValue
75 o 108 startIndex 6980 7022 6b28f2d717e0e11f14058c30f00ba611 var startIndex
84 o 108 subscript 7025 7086 5450c357825892fec37f652b502ebb19 subscript(position: Int)
74 e  Repeated 7090 7142 90da3e8255d75118fea14a97f3ab5a47 extension Repeated
91 t  ReversedCollection 7147 7246 f249663444e6466f5c480a83afe54f96 struct ReversedCollection
75 o 118 Element 7251 7290 179f1ce73112bbc5dc75993c2313f742 typealias Element
71 o 118 endIndex 7293 7333 f60314532ffa949c653a57826d9c5e1c var endIndex
75 o 118 startIndex 7336 7378 88ce3dbaba6e030465a124a1548d8551 var startIndex
86 o 118 subscript 7381 7433 b6fd01f15471082e7c50ffb7e6c975a5 subscript(position: Index)
106 o 118 distance 7436 7503 27fd389ea103d141ca0b332f7d76dcc5 func distance(from start: Index, to end: Index)
95 o 118 index 7506 7567 1f10f69db761b7d169b6d63760c20066 func index(_ i: Index, offsetBy n: Int)
119 o 118 index 7570 7656 cb7734d9286c73f7168012c1facaa9ba func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index)
82 o 118 index 7659 7707 277eb591fcce866a3cd70a9ea2b17ed0 func index(after i: Index)
83 o 118 index 7710 7759 f563dce02e02b6d0067a2e6d2c286b08 func index(before i: Index)
82 o 118 makeIterator 7762 7800 ec8c64c417ab8a3ad2d04f949d4ec876 func makeIterator()
74 o 118 reversed 7803 7833 661565ec720a4f114ff3153dd8cbbbd4 func reversed()
94 e  ReversedCollection 7837 7920 15b1a3276f4c0a3a6d670222237b864a extension ReversedCollection
96 e  ReversedCollection 7925 8012 8b273b7cb11d895a701b5b74f92cd14c extension ReversedCollection#2
96 e  ReversedCollection 8017 8076 a8e5dd401440eead3e81b91d466671bb extension ReversedCollection#3
96 e  ReversedCollection 8081 8109 77b4e09747a23fe6040cd83088bfe6ee extension ReversedCollection#4
87 t 133 ReversedCollection.Index 8114 8145 c82e3d3533ce7f774d6e4200a9563ea7 struct Index
79 o 134 init 8152 8183 c0f69c0e2340a61447a864c78538c28b init(_ base: Base.Index)
63 o 134 base 8188 8229 8d26ed8000e70231bceea72570e0c400 var base
133 o 134 < 8234 8337 b507ac36715039a7efc9c2c2fdf750c6 func < (lhs: ReversedCollection<Base>.Index, rhs: ReversedCollection<Base>.Index)
135 o 134 == 8342 8446 bdfeb0304f43e0c54fed159e927ceada func == (lhs: ReversedCollection<Base>.Index, rhs: ReversedCollection<Base>.Index)
106 e  ReversedCollection.Index 8454 8525 d5f3f039a1982e7ef3eca39644f70507 extension ReversedCollection.Index
91 o 139 hash 8530 8573 c9c6b3c895cbbfbd99a8f74de724f439 func hash(into hasher: inout Hasher)
108 e  ReversedCollection.Index 8577 8648 f47d30ac54ed93b4844f1dd8effbdfb2 extension ReversedCollection.Index#2
96 e  ReversedCollection 8653 8681 77b4e09747a23fe6040cd83088bfe6ee extension ReversedCollection#5
93 t 142 ReversedCollection.Iterator 8686 8736 5d46ce78181abee7bdddced494ee11fd struct Iterator
75 o 143 Element 8743 8782 2b0390d9a6353a90c255215810c7f277 typealias Element
66 o 143 next 8787 8826 c5386aa471d2dcbdfd71e20192495bc7 func next()
112 e  ReversedCollection.Iterator 8834 8924 42cfc2e6a57747a29d791fea8b431f0d extension ReversedCollection.Iterator
65 t  Slice 8929 8989 c4430defdb9b693d2e683e32e2f1481e struct Slice
75 o 147 Element 8994 9033 0c39aa18795bfcbc4794a74feb19db39 typealias Element
71 o 147 Index 9036 9071 d25482c521df38219fa083f99d6ac107 typealias Index
75 o 147 Indices 9074 9113 a471c6580369c8bb8fd20b6d6f7f3781 typealias Indices
77 o 147 Iterator 9116 9173 e3bee824fb3ff9650c6ff5a88ae8fb27 typealias Iterator
83 o 147 SubSequence 9176 9218 a4ca74be110380f82c423ff34539d084 typealias SubSequence
98 o 147 init 9221 9271 84041022d39930dfd9d3631538926c5c init(base: Base, bounds: Range<Base.Index>)
63 o 147 base 9274 9303 cfddf5dba690f8aa3cc88b894835105b var base
71 o 147 endIndex 9306 9346 aa049985a214db8b50dbb468319f06ef var endIndex
69 o 147 indices 9349 9384 f6d56da7e36a74294e0dd417a2240bdf var indices
75 o 147 startIndex 9387 9429 b9c8b42d63b1e36bcd97a002ded06d48 var startIndex
83 o 147 subscript 9432 9486 91b8d09a33ed77723376f343b27e7a81 subscript(index: Index)
91 o 147 subscript 9489 9550 f5a68c50fcba6ff594162d885cc9ed8d subscript(bounds: Range<Index>)
106 o 147 distance 9553 9620 b677ff501a1135f5765e9819cf7ccab2 func distance(from start: Index, to end: Index)
96 o 147 formIndex 9623 9666 35f7e0957496ab21efbac3a3ed7f040f func formIndex(after i: inout Index)
95 o 147 index 9669 9730 5dbf8e159a61c07ea04b5632e744db1e func index(_ i: Index, offsetBy n: Int)
119 o 147 index 9733 9819 e00d96d259fdda69b9bff0b887157068 func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index)
82 o 147 index 9822 9870 0ce3919f6348b4f8b76caa76275df0ff func index(after i: Index)
68 e  Slice 9874 9950 571a0d7741a65ceddc3a5feed5f7bd8f extension Slice
97 o 165 formIndex 9955 9999 e5b26539e6d8369061bbd0d322a58293 func formIndex(before i: inout Index)
85 o 165 index 10002 10051 bbb168ee1b97e02cbe4d98ba9f93ba9b func index(before i: Index)
72 e  Slice 10055 10140 ae3d95d0fbaae3c3ed9e0444094f0c3f extension Slice#2
111 o 168 insert 10145 10213 946659f9cdf5cc89a0fe5e11024afd0b func insert(_ newElement: Base.Element, at i: Index)
113 o 168 insert 10216 10333 75f615a4e1808f3ce2a7e1e0fa6f71d8 func insert<S>(contentsOf newElements: S, at i: Index)
83 o 168 remove 10336 10392 c5933095827304f8604b3f47e1610965 func remove(at i: Index)
110 o 168 removeSubrange 10395 10454 ffae98f9fa9a19747d256b83dd5d5ec2 func removeSubrange(_ bounds: Range<Index>)
138 o 168 replaceSubrange 10457 10592 802a29878fcc408062500500f7ef0e67 func replaceSubrange<C>(_ subRange: Range<Index>, with newElements: C)
72 e  Slice 10596 10660 0b434936c2e1047650ac6a2b6d2f9520 extension Slice#3
85 o 174 subscript 10665 10723 44fd0b6751b954c930135eb504c21b25 subscript(index: Index)
93 o 174 subscript 10726 10791 48642795a0dd132c8a3b3bfd36b2b2f4 subscript(bounds: Range<Index>)
72 e  Slice 10795 10877 de603d67f741f0f4f0c1dc465affd70d extension Slice#4
63 o 177 init 10882 10895 7f0a5c58a41b510fbe293f83812dc6ef init()
79 o 177 init 10898 10972 5b84f9be5fb13e5c22430c3322f4eebb init<S>(_ elements: S)
112 o 177 init 10975 11037 e89728c37b6e0af50716470a4d9d5bef init(repeating repeatedValue: Base.Element, count: Int)
113 o 177 insert 11040 11108 d7bbc23df58e58421a0a31bef8429ebf func insert(_ newElement: Base.Element, at i: Index)#2
115 o 177 insert 11111 11228 300468f4cc604a9eb4eae6cfe2771403 func insert<S>(contentsOf newElements: S, at i: Index)#2
85 o 177 remove 11231 11287 dd3c1456f7d01ebe123ec8f0d5068c92 func remove(at i: Index)#2
112 o 177 removeSubrange 11290 11349 6f4b22311538b78dcf0e2eb9faed49d9 func removeSubrange(_ bounds: Range<Index>)#2
140 o 177 replaceSubrange 11352 11487 52e57182a264a5b9a95cb4b5bc141426 func replaceSubrange<C>(_ subRange: Range<Index>, with newElements: C)#2
72 e  Slice 11491 11559 65dac3f96be08325b2479bee8f23dca7 extension Slice#5
72 e  Slice 11564 11634 03f958ac0c7d36026d7f7bab6efa5701 extension Slice#6
72 e  Slice 11639 11713 5b8582b5b52f2af6c5be8e768509caed extension Slice#7
112 o  repeatElement 11718 11841 469619243f6a1594b9f886ca4e4ceb60 func repeatElement<T>(_ element: T, count n: Int)

"""#)
  }
}
