/// @mockable
public protocol AccessPublicGeneric: Hashable {
  associatedtype Element
  func all() -> [Element]
}
