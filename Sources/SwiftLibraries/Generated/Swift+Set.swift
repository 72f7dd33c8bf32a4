// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_Set: LibraryText {
    LibraryText(
      path: "Swift/Set.swift",
      text: #"""
public struct Set<Element>: Collection, CustomDebugStringConvertible, CustomReflectable, CustomStringConvertible,
  Hashable, SetAlgebra
where Element: Hashable {
  @intrinsic public init()
  @intrinsic public init<Source>(_ sequence: Source) where Element == Source.Element, Source: Sequence
  @intrinsic public init(arrayLiteral elements: Element...)
  public init(minimumCapacity: Int) {
    self.init()
  }
  @pure public var capacity: Int { get }
  @intrinsic @pure public var count: Int { get }
  public var customMirror: Mirror { get }
  @pure public var debugDescription: String { get }
  @pure public var description: String { get }
  @intrinsic @pure public var endIndex: Index { get }
  @intrinsic @pure public var isEmpty: Bool { get }
  @intrinsic @pure public var startIndex: Index { get }
  @intrinsic public subscript(position: Index) -> Element { get }
  @intrinsic public func contains(_ member: Element) -> Bool
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element> {
    var result = Set<Element>()
    for element in self {
      if try isIncluded(element) { result.insert(element) }
    }
    return result
  }
  public func firstIndex(of member: Element) -> Index?
  @intrinsic public func formIndex(after i: inout Index)
  @intrinsic public mutating func formIntersection<S>(_ other: S) where Element == S.Element, S: Sequence
  @intrinsic public mutating func formSymmetricDifference<S>(_ other: S) where Element == S.Element, S: Sequence
  @intrinsic public mutating func formSymmetricDifference(_ other: Set<Element>)
  @intrinsic public mutating func formUnion<S>(_ other: S) where Element == S.Element, S: Sequence
  public func hash(into hasher: inout Hasher)
  @intrinsic @pure public func index(after i: Index) -> Index
  @discardableResult @intrinsic public mutating func insert(_ newMember: Element) -> (
    inserted: Bool, memberAfterInsert: Element
  )
  @intrinsic public func intersection<S>(_ other: S) -> Set<Element> where Element == S.Element, S: Sequence
  @intrinsic public func intersection(_ other: Set<Element>) -> Set<Element>
  @intrinsic public func isDisjoint<S>(with other: S) -> Bool where Element == S.Element, S: Sequence
  @intrinsic public func isDisjoint(with other: Set<Element>) -> Bool
  @intrinsic public func isStrictSubset<S>(of possibleStrictSuperset: S) -> Bool where Element == S.Element, S: Sequence
  @intrinsic public func isStrictSubset(of other: Set<Element>) -> Bool
  @intrinsic public func isStrictSuperset<S>(of possibleStrictSubset: S) -> Bool where Element == S.Element, S: Sequence
  @intrinsic public func isStrictSuperset(of other: Set<Element>) -> Bool
  @intrinsic public func isSubset<S>(of possibleSuperset: S) -> Bool where Element == S.Element, S: Sequence
  @intrinsic public func isSubset(of other: Set<Element>) -> Bool
  @intrinsic public func isSuperset<S>(of possibleSubset: S) -> Bool where Element == S.Element, S: Sequence
  @intrinsic public func isSuperset(of other: Set<Element>) -> Bool
  @intrinsic public func makeIterator() -> Iterator
  @intrinsic public mutating func popFirst() -> Element?
  @discardableResult @intrinsic public mutating func remove(_ member: Element) -> Element?
  @discardableResult @intrinsic public mutating func remove(at position: Index) -> Element
  @intrinsic public mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
  @discardableResult @intrinsic public mutating func removeFirst() -> Element
  public mutating func reserveCapacity(_ minimumCapacity: Int) {
    return
  }
  @intrinsic public mutating func subtract<S>(_ other: S) where Element == S.Element, S: Sequence
  @intrinsic public mutating func subtract(_ other: Set<Element>)
  @intrinsic public func subtracting<S>(_ other: S) -> Set<Element> where Element == S.Element, S: Sequence
  @intrinsic public func subtracting(_ other: Set<Element>) -> Set<Element>
  @intrinsic public func symmetricDifference<S>(_ other: S) -> Set<Element> where Element == S.Element, S: Sequence
  @intrinsic public func union<S>(_ other: S) -> Set<Element> where Element == S.Element, S: Sequence
  @discardableResult @intrinsic public mutating func update(with newMember: Element) -> Element?
  @intrinsic public static func == (lhs: Set<Element>, rhs: Set<Element>) -> Bool
}

extension Set where Element == AnyHashable {
  @discardableResult @intrinsic public mutating func insert<ConcreteElement>(_ newMember: ConcreteElement) -> (
    inserted: Bool, memberAfterInsert: ConcreteElement
  ) where ConcreteElement: Hashable
  @discardableResult @intrinsic public mutating func remove<ConcreteElement>(_ member: ConcreteElement)
    -> ConcreteElement? where ConcreteElement: Hashable
  @discardableResult @intrinsic public mutating func update<ConcreteElement>(with newMember: ConcreteElement)
    -> ConcreteElement? where ConcreteElement: Hashable
}

extension Set: Decodable where Element: Decodable {
  public init(from decoder: any Decoder) throws
}

extension Set: Encodable where Element: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension Set: Sendable where Element: Sendable {}

extension Set {
  public struct Index: Comparable, Hashable {
    public func hash(into hasher: inout Hasher)
    @intrinsic public static func < (lhs: Set<Element>.Index, rhs: Set<Element>.Index) -> Bool
    @intrinsic public static func == (lhs: Set<Element>.Index, rhs: Set<Element>.Index) -> Bool
  }
}

extension Set.Index: Sendable where Element: Sendable {}

extension Set {
  public struct Iterator: CustomReflectable, IteratorProtocol {
    public var customMirror: Mirror { get }
    @intrinsic public mutating func next() -> Element?
  }
}

extension Set.Iterator: Sendable where Element: Sendable {}

"""#,
      outline: #"""
57 t  Set 0 160 2c24c144c1a3881624ee208cb3f94305 struct Set
57 o 0 init 165 189 e66561f52b81eb2ed028f658055f78f5 init()
83 o 0 init 192 292 3b109e6da7a0a62a54e2845b33424f17 init<Source>(_ sequence: Source)
90 o 0 init 295 352 7407dfe4a56db37078d7343577f61d34 init(arrayLiteral elements: Element...)
77 o 0 init 355 410 3fac66a25005f60e02b588bd909517d6 init(minimumCapacity: Int)
67 o 0 capacity 413 451 78f7575bdf6bbc7094fbb6436327fb59 var capacity
61 o 0 count 454 500 eb6a2c69b8922b2ffb82879770ad00fb var count
75 o 0 customMirror 503 542 607ee5aafbb85a14b059892a9eb2e8a5 var customMirror
83 o 0 debugDescription 545 594 e80d4f69be1fda3fce1c461a95689f04 var debugDescription
73 o 0 description 597 641 366b111b2bffec6a7b43e524f44f841e var description
67 o 0 endIndex 644 695 262e33ab36c9476905fc83e4dcb7fa1b var endIndex
65 o 0 isEmpty 698 747 b83596ceba899f78469a64776831b01b var isEmpty
71 o 0 startIndex 750 803 7d803b68c41a5dad055ecb5899edcbe6 var startIndex
82 o 0 subscript 806 869 6f92fb8bd4902e9f973597a78d7e4f8f subscript(position: Index)
87 o 0 contains 872 930 35648f7360331e4a57a647266fa08831 func contains(_ member: Element)
105 o 0 filter 933 1164 b5dbc854e65bc2e4579fa58b0ff1e302 func filter(_ isIncluded: (Element) throws -> Bool)
94 o 0 firstIndex 1167 1219 feb2848f8275fec991e7d7a7aa2bceb7 func firstIndex(of member: Element)
94 o 0 formIndex 1222 1276 9ed50f69c34e2a853b3258d08834b5eb func formIndex(after i: inout Index)
101 o 0 formIntersection 1279 1382 140901b863cddd7170640c8dbecf5411 func formIntersection<S>(_ other: S)
115 o 0 formSymmetricDifference 1385 1495 3b1600e08daf4341bb2a7cef419a75ff func formSymmetricDifference<S>(_ other: S)
123 o 0 formSymmetricDifference 1498 1576 64813ba7ea5fbd2ba2ea99e8e5b6c6b6 func formSymmetricDifference(_ other: Set<Element>)
87 o 0 formUnion 1579 1675 5a6e9211e35cfa14dce30551b6b94332 func formUnion<S>(_ other: S)
89 o 0 hash 1678 1721 92aded228d4b4e18bc2083a5b2a9a6d5 func hash(into hasher: inout Hasher)
80 o 0 index 1724 1783 00f1fefea8ed6a1176b569a563dac2df func index(after i: Index)
88 o 0 insert 1786 1921 b27a1cb292f0a2b0fecd6987e100ced0 func insert(_ newMember: Element)
93 o 0 intersection 1924 2030 bbf9a41bbbd5efb29dad7d3222587087 func intersection<S>(_ other: S)
101 o 0 intersection 2033 2107 72900d3b61ead2b77e72df57263c42cc func intersection(_ other: Set<Element>)
92 o 0 isDisjoint 2110 2209 7d3b4456b5c61e20d788df2e1146a7ec func isDisjoint<S>(with other: S)
100 o 0 isDisjoint 2212 2279 7a5118ff201959ebd8c540bf3e21c874 func isDisjoint(with other: Set<Element>)
115 o 0 isStrictSubset 2282 2400 a4524bc2df13ba49f0c14e0b2753f03a func isStrictSubset<S>(of possibleStrictSuperset: S)
106 o 0 isStrictSubset 2403 2472 771e9b147380bf6b7f88c445b0e349b8 func isStrictSubset(of other: Set<Element>)
117 o 0 isStrictSuperset 2475 2593 103df80bd6ffc1642fbc3c41321ac1fb func isStrictSuperset<S>(of possibleStrictSubset: S)
110 o 0 isStrictSuperset 2596 2667 24ada2e500ecff140d40296590b48bdf func isStrictSuperset(of other: Set<Element>)
97 o 0 isSubset 2670 2776 6489c08577eaf7535fe3ad811cd25a5d func isSubset<S>(of possibleSuperset: S)
94 o 0 isSubset 2779 2842 d2960e3b3fccf5f4df8f1a6ba802741b func isSubset(of other: Set<Element>)
99 o 0 isSuperset 2845 2951 d8094a9600050ec4a4228c0c391a7300 func isSuperset<S>(of possibleSubset: S)
98 o 0 isSuperset 2954 3019 0a589797d044aeff782ce7da1eb9a371 func isSuperset(of other: Set<Element>)
80 o 0 makeIterator 3022 3071 268ffa03b2044606c798388bec4cfb8b func makeIterator()
72 o 0 popFirst 3074 3128 0a696c0a516241f030461d7e55495b89 func popFirst()
85 o 0 remove 3131 3219 dc67f1568aa6c474e7543e310d015a65 func remove(_ member: Element)
86 o 0 remove 3222 3310 a24262ee43b8b53613932283148fbcca func remove(at position: Index)
116 o 0 removeAll 3313 3398 a2e47f7808f2b97e38452e3930aa0424 func removeAll(keepingCapacity keepCapacity: Bool = false)
78 o 0 removeFirst 3401 3476 b912c262411d2079dfb0921f92cd7591 func removeFirst()
108 o 0 reserveCapacity 3479 3556 85cfb7ce180c745b8369f4b1df5f1ddd func reserveCapacity(_ minimumCapacity: Int)
85 o 0 subtract 3559 3654 2855d2d71903898feded8dafaed107e1 func subtract<S>(_ other: S)
93 o 0 subtract 3657 3720 75b5fd144758e36922109d1e49cad89a func subtract(_ other: Set<Element>)
91 o 0 subtracting 3723 3828 906fc5c6f6c41c2e384eb7f470a21f15 func subtracting<S>(_ other: S)
99 o 0 subtracting 3831 3904 a9bb2be0e125f791989e060a2f6bb3e9 func subtracting(_ other: Set<Element>)
107 o 0 symmetricDifference 3907 4020 275ddc8ac287ee81127ef516fc427fac func symmetricDifference<S>(_ other: S)
79 o 0 union 4023 4122 f36a4c8a9f510b621a2d7566c6681eb9 func union<S>(_ other: S)
91 o 0 update 4125 4219 4aeab5985b7d3434c5e6777b38a7a9d3 func update(with newMember: Element)
97 o 0 == 4222 4301 2af47278ac6f77a405b86f2ff4039bb8 func == (lhs: Set<Element>, rhs: Set<Element>)
64 e  Set 4305 4347 269cb756b37de4c32bfaa78192481c78 extension Set
114 o 52 insert 4352 4552 fad9fb4dd179a2841054431b5df9b9bf func insert<ConcreteElement>(_ newMember: ConcreteElement)
111 o 52 remove 4555 4712 efb4547c7da48f56992590229e823367 func remove<ConcreteElement>(_ member: ConcreteElement)
117 o 52 update 4715 4878 7e5682678aa6e6302e39ddc62ef3a915 func update<ConcreteElement>(with newMember: ConcreteElement)
66 e  Set 4882 4931 70c3fba26981207684db310b0950c0aa extension Set#2
85 o 56 init 4936 4981 66b91cfb29cb40e2ef029156f0e2df92 init(from decoder: any Decoder)
66 e  Set 4985 5034 291484e169c908d35d0c936094a1fd4b extension Set#3
92 o 58 encode 5039 5089 cbf5f3bde09d9494a724661d128b4235 func encode(to encoder: any Encoder)
66 e  Set 5093 5140 a56b7db3f0d65722809eba1a2823bfa8 extension Set#4
66 e  Set 5145 5158 a721f57cebf37e452e1b3aae8baa5e96 extension Set#5
71 t 61 Set.Index 5163 5204 26ce0993f8b9a8b8c54ff68d84ff2f45 struct Index
90 o 62 hash 5211 5254 7cf80c92e6262ca61bf46fbf38c88342 func hash(into hasher: inout Hasher)
108 o 62 < 5259 5349 9d1ae32bd4231794ce7a12bc8a44014e func < (lhs: Set<Element>.Index, rhs: Set<Element>.Index)
110 o 62 == 5354 5445 5fda5f9003ba812fcd1d3415807c33d8 func == (lhs: Set<Element>.Index, rhs: Set<Element>.Index)
76 e  Set.Index 5453 5506 07a86cb21c8d9a14b8ffd0b84f55cace extension Set.Index
66 e  Set 5511 5524 a721f57cebf37e452e1b3aae8baa5e96 extension Set#6
77 t 67 Set.Iterator 5529 5588 587a62b7ebf11b53527a0edf2c938bba struct Iterator
78 o 68 customMirror 5595 5634 5443f44df08d780385893ecca98bc997 var customMirror
65 o 68 next 5639 5689 71a13bc378a434fc5c09f996044375b3 func next()
82 e  Set.Iterator 5697 5753 e8ae32464d953978bce1c07b9b2db0c2 extension Set.Iterator

"""#)
  }
}
