/// @mockable
protocol ThrowsAssociatedTyped {
  associatedtype Failure: Error
  func run(_ count: Int) throws(Failure) -> Int
}
