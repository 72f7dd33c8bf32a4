/// @mockable
protocol GenericsParameter {
  func take<T>(_ value: T)
  func encode<T: Encodable>(_ value: T, into name: String) throws -> String
}
