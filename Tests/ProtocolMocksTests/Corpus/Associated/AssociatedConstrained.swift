/// @mockable
protocol AssociatedConstrained {
  associatedtype Key: Hashable & Sendable
  associatedtype Value: Codable
  func value(for key: Key) -> Value?
  func set(_ value: Value, for key: Key)
}
