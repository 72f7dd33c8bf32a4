/// @mockable
protocol AssociatedDefault {
  associatedtype Failure: Error = Never
  func fail() -> Failure?
}
