/// @mockable
protocol OverloadsGeneric {
  func put<T: Encodable>(_ value: T) -> Int
  func put<T: Sequence>(_ value: T) -> Int
  func put(_ value: Int) -> Int
}
