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
/// @mockable
protocol AssociatedDerivedAlias: AssociatedDerivedBase {
  associatedtype Index: Comparable
  typealias Index = Values.SubSequence.Index
  func index(of key: Key) -> Index
}
/// @mockable(typealias: Values = [Int])
protocol AssociatedDerivedBound: AssociatedDerivedBase {}
