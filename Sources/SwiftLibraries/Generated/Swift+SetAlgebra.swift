// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_SetAlgebra: LibraryText {
    LibraryText(
      path: "Swift/SetAlgebra.swift",
      text: #"""
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
72 t  SetAlgebra 0 73 ae017c44a63c30b752c96145147a2888 protocol SetAlgebra
75 o 0 Element 78 100 8dbf77b21764d596430f2eee2d6b5f52 associatedtype Element
57 o 0 init 103 109 447e495c190fff2017fe24315c9b274d init()
73 o 0 init 112 174 0e8da64b3212d91af3f980d158b51c41 init<S>(_ sequence: S)
65 o 0 isEmpty 177 202 f255de21c5cfa60ea959d5eda781c605 var isEmpty
87 o 0 contains 205 245 4ff22f173085fe3afa40a51720e08b5e func contains(_ member: Element)
99 o 0 formIntersection 248 293 130680eb7f1f69d7f115f6fce1e51c2a func formIntersection(_ other: Self)
113 o 0 formSymmetricDifference 296 348 3732c4bd6f8624e74c0a928eb5438ee3 func formSymmetricDifference(_ other: Self)
85 o 0 formUnion 351 389 3ee619b501cb6dafb8ab461701bd6e04 func formUnion(_ other: Self)
86 o 0 insert 392 501 477f0fadfea032f354f687db3203a582 func insert(_ newMember: Element)
91 o 0 intersection 504 544 120b4ebcd6912b0f3d44f80071ea6932 func intersection(_ other: Self)
90 o 0 isDisjoint 547 588 52310a0adfa9df252873efa737bf2af9 func isDisjoint(with other: Self)
84 o 0 isSubset 591 628 478975d60a256a027d6b7595e8aad978 func isSubset(of other: Self)
88 o 0 isSuperset 631 670 b6f7d9f754a1d7d39cb2c467a2720da7 func isSuperset(of other: Self)
83 o 0 remove 673 743 6cd335fea80353786799f0a3774280d8 func remove(_ member: Element)
83 o 0 subtract 746 783 354e3b299200a225bdfc619e4417ac2f func subtract(_ other: Self)
89 o 0 subtracting 786 825 544a7c85356cdf88f6b56f4a2257c621 func subtracting(_ other: Self)
105 o 0 symmetricDifference 828 875 501f53897565d79f438503648e347ca3 func symmetricDifference(_ other: Self)
77 o 0 union 878 911 ddef043b6e19c1761a5318191c69c422 func union(_ other: Self)
89 o 0 update 914 990 d2139380b84e3d88c7b2d722bf92c87d func update(with newMember: Element)
77 e  SetAlgebra 994 1014 e0cc210656d65c59dd23deb348b51e8b extension SetAlgebra
76 o 20 init 1019 1158 e03e61cda4f57de470c4e4cb4633b556 init<S>(_ sequence: S)
68 o 20 isEmpty 1161 1217 0086fcedb0ee82c5646d67a29dbcc66d var isEmpty
93 o 20 isDisjoint 1220 1313 8e8127217134521a4946bf15dfa6b547 func isDisjoint(with other: Self)
99 o 20 isStrictSubset 1316 1420 6257b1d54c58bc73b94b11263124c234 func isStrictSubset(of other: Self)
103 o 20 isStrictSuperset 1423 1523 a1a2b7628a8e82754c5e95c03d6ab3cf func isStrictSuperset(of other: Self)
87 o 20 isSubset 1526 1615 9036eb52581be54833230911ed8b2e55 func isSubset(of other: Self)
91 o 20 isSuperset 1618 1706 fa064bd8d9139ad0e1727da935878273 func isSuperset(of other: Self)
86 o 20 subtract 1709 1808 3ab703b5430c3264836beb346d4bf74a func subtract(_ other: Self)
92 o 20 subtracting 1811 1915 76b8fd16947f453145198fd90b85c6d8 func subtracting(_ other: Self)
80 e  SetAlgebra 1919 1976 62c6860a7843cacd37612db12e1733b1 extension SetAlgebra#2
84 o 30 init 1981 2052 b2aae8269dc10441370896e7eea8f4e6 init(arrayLiteral: Element...)

"""#)
  }
}
