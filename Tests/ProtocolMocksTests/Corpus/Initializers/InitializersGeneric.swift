/// @mockable
protocol InitializersGeneric {
  associatedtype Value
  init(value: Value)
  init<T: Sequence>(_ values: T) where T.Element == Int
}
