public protocol OptionSet: RawRepresentable, SetAlgebra {
  associatedtype Element = Self
  init(rawValue: RawValue)
}

extension OptionSet {
  public func intersection(_ other: Self) -> Self
  public func symmetricDifference(_ other: Self) -> Self
  public func union(_ other: Self) -> Self
}

extension OptionSet where RawValue: FixedWidthInteger {
  public init()
  public mutating func formIntersection(_ other: Self)
  public mutating func formSymmetricDifference(_ other: Self)
  public mutating func formUnion(_ other: Self)
}

extension OptionSet where Self == Element {
  public func contains(_ member: Self) -> Bool
  @discardableResult public mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)
  @discardableResult public mutating func remove(_ member: Element) -> Element?
  @discardableResult public mutating func update(with newMember: Element) -> Element?
}

extension OptionSet where Self == Element, RawValue: FixedWidthInteger {
  @discardableResult public mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)
}
