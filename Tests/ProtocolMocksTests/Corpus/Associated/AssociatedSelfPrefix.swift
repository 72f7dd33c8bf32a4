/// @mockable
protocol AssociatedSelfPrefix {
  associatedtype Part
  func parts() -> [Self.Part]
  func join(_ parts: Self.Part...) -> Self.Part?
}
