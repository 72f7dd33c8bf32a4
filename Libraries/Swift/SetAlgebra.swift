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
