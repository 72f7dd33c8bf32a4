/// @mockable
protocol AssociatedDerived {
  associatedtype Key: Hashable & Sendable
  associatedtype Values: Collection where Values.Element == Key
  func values(_ key: Key) -> Values
}
protocol AssociatedDerivedBase {
  associatedtype Key: Hashable
  associatedtype Values: Collection where Values.Element == Key, Values.Index == Int
  func values() -> Values
}
/// @mockable
protocol AssociatedDerivedInherited: AssociatedDerivedBase where Values: RandomAccessCollection {
  associatedtype Rest: Sequence where Self.Rest.Element == Values.Element
  func rest() -> Rest
}
/// @mockable(typealias: Values = [Int])
protocol AssociatedDerivedBound: AssociatedDerivedBase {}
