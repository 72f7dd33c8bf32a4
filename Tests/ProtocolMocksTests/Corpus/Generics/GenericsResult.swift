/// @mockable
protocol GenericsResult {
  func decode<T: Decodable>(_ type: T.Type, from text: String) throws -> T
  func same<T>(_ value: T) -> T
}
