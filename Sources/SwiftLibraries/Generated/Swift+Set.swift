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
    @intrinsic @pure public static func < (lhs: Index, rhs: Index) -> Bool
    @intrinsic @pure public static func == (lhs: Index, rhs: Index) -> Bool
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

public protocol SetAlgebra<Element>: Equatable, ExpressibleByArrayLiteral {
  associatedtype Element
  init()
  init<S>(_ sequence: S) where S: Sequence, Element == S.Element
  var isEmpty: Bool { get }
  func contains(_ member: Element) -> Bool
  mutating func formIntersection(_ other: Self)
  mutating func formSymmetricDifference(_ other: Self)
  mutating func formUnion(_ other: Self)
  @discardableResult mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)
  func intersection(_ other: Self) -> Self
  func isDisjoint(with other: Self) -> Bool
  func isSubset(of other: Self) -> Bool
  func isSuperset(of other: Self) -> Bool
  @discardableResult mutating func remove(_ member: Element) -> Element?
  mutating func subtract(_ other: Self)
  func subtracting(_ other: Self) -> Self
  func symmetricDifference(_ other: Self) -> Self
  func union(_ other: Self) -> Self
  @discardableResult mutating func update(with newMember: Element) -> Element?
}

extension SetAlgebra {
  public init<S>(_ sequence: S) where S: Sequence, Element == S.Element {
    self.init()
    for element in sequence { insert(element) }
  }
  public var isEmpty: Bool {
    return self == Self()
  }
  public func isDisjoint(with other: Self) -> Bool {
    return intersection(other).isEmpty
  }
  public func isStrictSubset(of other: Self) -> Bool {
    return isSubset(of: other) && self != other
  }
  public func isStrictSuperset(of other: Self) -> Bool {
    return other.isStrictSubset(of: self)
  }
  public func isSubset(of other: Self) -> Bool {
    return intersection(other) == self
  }
  public func isSuperset(of other: Self) -> Bool {
    return other.isSubset(of: self)
  }
  public mutating func subtract(_ other: Self) {
    formIntersection(symmetricDifference(other))
  }
  public func subtracting(_ other: Self) -> Self {
    return intersection(symmetricDifference(other))
  }
}

extension SetAlgebra where ArrayLiteralElement == Element {
  public init(arrayLiteral: Element...) {
    self.init(arrayLiteral)
  }
}

"""#,
      outline: #"""
t 0 160  2c24c144c1a3881624ee208cb3f94305 Set struct Set
o 165 189 0 e66561f52b81eb2ed028f658055f78f5 init init()
o 192 292 0 3b109e6da7a0a62a54e2845b33424f17 init init<Source>(_ sequence: Source)
o 295 352 0 7407dfe4a56db37078d7343577f61d34 init init(arrayLiteral elements: Element...)
o 355 410 0 3fac66a25005f60e02b588bd909517d6 init init(minimumCapacity: Int)
o 413 451 0 78f7575bdf6bbc7094fbb6436327fb59 capacity var capacity
o 454 500 0 eb6a2c69b8922b2ffb82879770ad00fb count var count
o 503 542 0 607ee5aafbb85a14b059892a9eb2e8a5 customMirror var customMirror
o 545 594 0 e80d4f69be1fda3fce1c461a95689f04 debugDescription var debugDescription
o 597 641 0 366b111b2bffec6a7b43e524f44f841e description var description
o 644 695 0 262e33ab36c9476905fc83e4dcb7fa1b endIndex var endIndex
o 698 747 0 b83596ceba899f78469a64776831b01b isEmpty var isEmpty
o 750 803 0 7d803b68c41a5dad055ecb5899edcbe6 startIndex var startIndex
o 806 869 0 6f92fb8bd4902e9f973597a78d7e4f8f subscript subscript(position: Index)
o 872 930 0 35648f7360331e4a57a647266fa08831 contains func contains(_ member: Element)
o 933 1164 0 b5dbc854e65bc2e4579fa58b0ff1e302 filter func filter(_ isIncluded: (Element) throws -> Bool)
o 1167 1219 0 feb2848f8275fec991e7d7a7aa2bceb7 firstIndex func firstIndex(of member: Element)
o 1222 1276 0 9ed50f69c34e2a853b3258d08834b5eb formIndex func formIndex(after i: inout Index)
o 1279 1382 0 140901b863cddd7170640c8dbecf5411 formIntersection func formIntersection<S>(_ other: S)
o 1385 1495 0 3b1600e08daf4341bb2a7cef419a75ff formSymmetricDifference func formSymmetricDifference<S>(_ other: S)
o 1498 1576 0 64813ba7ea5fbd2ba2ea99e8e5b6c6b6 formSymmetricDifference func formSymmetricDifference(_ other: Set<Element>)
o 1579 1675 0 5a6e9211e35cfa14dce30551b6b94332 formUnion func formUnion<S>(_ other: S)
o 1678 1721 0 92aded228d4b4e18bc2083a5b2a9a6d5 hash func hash(into hasher: inout Hasher)
o 1724 1783 0 00f1fefea8ed6a1176b569a563dac2df index func index(after i: Index)
o 1786 1921 0 b27a1cb292f0a2b0fecd6987e100ced0 insert func insert(_ newMember: Element)
o 1924 2030 0 bbf9a41bbbd5efb29dad7d3222587087 intersection func intersection<S>(_ other: S)
o 2033 2107 0 72900d3b61ead2b77e72df57263c42cc intersection func intersection(_ other: Set<Element>)
o 2110 2209 0 7d3b4456b5c61e20d788df2e1146a7ec isDisjoint func isDisjoint<S>(with other: S)
o 2212 2279 0 7a5118ff201959ebd8c540bf3e21c874 isDisjoint func isDisjoint(with other: Set<Element>)
o 2282 2400 0 a4524bc2df13ba49f0c14e0b2753f03a isStrictSubset func isStrictSubset<S>(of possibleStrictSuperset: S)
o 2403 2472 0 771e9b147380bf6b7f88c445b0e349b8 isStrictSubset func isStrictSubset(of other: Set<Element>)
o 2475 2593 0 103df80bd6ffc1642fbc3c41321ac1fb isStrictSuperset func isStrictSuperset<S>(of possibleStrictSubset: S)
o 2596 2667 0 24ada2e500ecff140d40296590b48bdf isStrictSuperset func isStrictSuperset(of other: Set<Element>)
o 2670 2776 0 6489c08577eaf7535fe3ad811cd25a5d isSubset func isSubset<S>(of possibleSuperset: S)
o 2779 2842 0 d2960e3b3fccf5f4df8f1a6ba802741b isSubset func isSubset(of other: Set<Element>)
o 2845 2951 0 d8094a9600050ec4a4228c0c391a7300 isSuperset func isSuperset<S>(of possibleSubset: S)
o 2954 3019 0 0a589797d044aeff782ce7da1eb9a371 isSuperset func isSuperset(of other: Set<Element>)
o 3022 3071 0 268ffa03b2044606c798388bec4cfb8b makeIterator func makeIterator()
o 3074 3128 0 0a696c0a516241f030461d7e55495b89 popFirst func popFirst()
o 3131 3219 0 dc67f1568aa6c474e7543e310d015a65 remove func remove(_ member: Element)
o 3222 3310 0 a24262ee43b8b53613932283148fbcca remove func remove(at position: Index)
o 3313 3398 0 a2e47f7808f2b97e38452e3930aa0424 removeAll func removeAll(keepingCapacity keepCapacity: Bool = false)
o 3401 3476 0 b912c262411d2079dfb0921f92cd7591 removeFirst func removeFirst()
o 3479 3556 0 85cfb7ce180c745b8369f4b1df5f1ddd reserveCapacity func reserveCapacity(_ minimumCapacity: Int)
o 3559 3654 0 2855d2d71903898feded8dafaed107e1 subtract func subtract<S>(_ other: S)
o 3657 3720 0 75b5fd144758e36922109d1e49cad89a subtract func subtract(_ other: Set<Element>)
o 3723 3828 0 906fc5c6f6c41c2e384eb7f470a21f15 subtracting func subtracting<S>(_ other: S)
o 3831 3904 0 a9bb2be0e125f791989e060a2f6bb3e9 subtracting func subtracting(_ other: Set<Element>)
o 3907 4020 0 275ddc8ac287ee81127ef516fc427fac symmetricDifference func symmetricDifference<S>(_ other: S)
o 4023 4122 0 f36a4c8a9f510b621a2d7566c6681eb9 union func union<S>(_ other: S)
o 4125 4219 0 4aeab5985b7d3434c5e6777b38a7a9d3 update func update(with newMember: Element)
o 4222 4301 0 2af47278ac6f77a405b86f2ff4039bb8 == func == (lhs: Set<Element>, rhs: Set<Element>)
e 4305 4347  269cb756b37de4c32bfaa78192481c78 Set extension Set
o 4352 4552 52 fad9fb4dd179a2841054431b5df9b9bf insert func insert<ConcreteElement>(_ newMember: ConcreteElement)
o 4555 4712 52 efb4547c7da48f56992590229e823367 remove func remove<ConcreteElement>(_ member: ConcreteElement)
o 4715 4878 52 7e5682678aa6e6302e39ddc62ef3a915 update func update<ConcreteElement>(with newMember: ConcreteElement)
e 4882 4931  70c3fba26981207684db310b0950c0aa Set extension Set#2
o 4936 4981 56 66b91cfb29cb40e2ef029156f0e2df92 init init(from decoder: any Decoder)
e 4985 5034  291484e169c908d35d0c936094a1fd4b Set extension Set#3
o 5039 5089 58 cbf5f3bde09d9494a724661d128b4235 encode func encode(to encoder: any Encoder)
e 5093 5140  a56b7db3f0d65722809eba1a2823bfa8 Set extension Set#4
e 5145 5158  a721f57cebf37e452e1b3aae8baa5e96 Set extension Set#5
t 5163 5204 61 26ce0993f8b9a8b8c54ff68d84ff2f45 Set.Index struct Index
o 5211 5254 62 7cf80c92e6262ca61bf46fbf38c88342 hash func hash(into hasher: inout Hasher)
o 5259 5329 62 607caaed5b8d9d13bac0b986d7610991 < func < (lhs: Index, rhs: Index)
o 5334 5405 62 247ad3916e6261c79adad45e6aa6fda3 == func == (lhs: Index, rhs: Index)
e 5413 5466  07a86cb21c8d9a14b8ffd0b84f55cace Set.Index extension Set.Index
e 5471 5484  a721f57cebf37e452e1b3aae8baa5e96 Set extension Set#6
t 5489 5548 67 587a62b7ebf11b53527a0edf2c938bba Set.Iterator struct Iterator
o 5555 5594 68 5443f44df08d780385893ecca98bc997 customMirror var customMirror
o 5599 5649 68 71a13bc378a434fc5c09f996044375b3 next func next()
e 5657 5713  e8ae32464d953978bce1c07b9b2db0c2 Set.Iterator extension Set.Iterator
t 5718 5791  ae017c44a63c30b752c96145147a2888 SetAlgebra protocol SetAlgebra
o 5796 5818 72 8dbf77b21764d596430f2eee2d6b5f52 Element associatedtype Element
o 5821 5827 72 447e495c190fff2017fe24315c9b274d init init()
o 5830 5892 72 0e8da64b3212d91af3f980d158b51c41 init init<S>(_ sequence: S)
o 5895 5920 72 f255de21c5cfa60ea959d5eda781c605 isEmpty var isEmpty
o 5923 5963 72 4ff22f173085fe3afa40a51720e08b5e contains func contains(_ member: Element)
o 5966 6011 72 130680eb7f1f69d7f115f6fce1e51c2a formIntersection func formIntersection(_ other: Self)
o 6014 6066 72 3732c4bd6f8624e74c0a928eb5438ee3 formSymmetricDifference func formSymmetricDifference(_ other: Self)
o 6069 6107 72 3ee619b501cb6dafb8ab461701bd6e04 formUnion func formUnion(_ other: Self)
o 6110 6219 72 477f0fadfea032f354f687db3203a582 insert func insert(_ newMember: Element)
o 6222 6262 72 120b4ebcd6912b0f3d44f80071ea6932 intersection func intersection(_ other: Self)
o 6265 6306 72 52310a0adfa9df252873efa737bf2af9 isDisjoint func isDisjoint(with other: Self)
o 6309 6346 72 478975d60a256a027d6b7595e8aad978 isSubset func isSubset(of other: Self)
o 6349 6388 72 b6f7d9f754a1d7d39cb2c467a2720da7 isSuperset func isSuperset(of other: Self)
o 6391 6461 72 6cd335fea80353786799f0a3774280d8 remove func remove(_ member: Element)
o 6464 6501 72 354e3b299200a225bdfc619e4417ac2f subtract func subtract(_ other: Self)
o 6504 6543 72 544a7c85356cdf88f6b56f4a2257c621 subtracting func subtracting(_ other: Self)
o 6546 6593 72 501f53897565d79f438503648e347ca3 symmetricDifference func symmetricDifference(_ other: Self)
o 6596 6629 72 ddef043b6e19c1761a5318191c69c422 union func union(_ other: Self)
o 6632 6708 72 d2139380b84e3d88c7b2d722bf92c87d update func update(with newMember: Element)
e 6712 6732  e0cc210656d65c59dd23deb348b51e8b SetAlgebra extension SetAlgebra
o 6737 6876 92 e03e61cda4f57de470c4e4cb4633b556 init init<S>(_ sequence: S)
o 6879 6935 92 0086fcedb0ee82c5646d67a29dbcc66d isEmpty var isEmpty
o 6938 7031 92 8e8127217134521a4946bf15dfa6b547 isDisjoint func isDisjoint(with other: Self)
o 7034 7138 92 6257b1d54c58bc73b94b11263124c234 isStrictSubset func isStrictSubset(of other: Self)
o 7141 7241 92 a1a2b7628a8e82754c5e95c03d6ab3cf isStrictSuperset func isStrictSuperset(of other: Self)
o 7244 7333 92 9036eb52581be54833230911ed8b2e55 isSubset func isSubset(of other: Self)
o 7336 7424 92 fa064bd8d9139ad0e1727da935878273 isSuperset func isSuperset(of other: Self)
o 7427 7526 92 3ab703b5430c3264836beb346d4bf74a subtract func subtract(_ other: Self)
o 7529 7633 92 76b8fd16947f453145198fd90b85c6d8 subtracting func subtracting(_ other: Self)
e 7637 7694  62c6860a7843cacd37612db12e1733b1 SetAlgebra extension SetAlgebra#2
o 7699 7770 102 b2aae8269dc10441370896e7eea8f4e6 init init(arrayLiteral: Element...)

"""#)
  }
}
