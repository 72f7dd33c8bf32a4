/// @mockable
protocol AssociatedSingle {
  associatedtype Element
  func add(_ element: Element)
  func all() -> [Element]
}
