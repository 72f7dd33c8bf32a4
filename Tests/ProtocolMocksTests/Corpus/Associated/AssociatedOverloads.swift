/// @mockable
protocol AssociatedOverloads {
  associatedtype Item
  func get(_ key: Int) -> Item
  func get(_ key: String) -> String
}

/// @mockable
protocol AssociatedAmbiguous {
  associatedtype Item: Equatable
  func put(_ item: Item)
  func put(_ item: String)
}

/// @mockable
protocol AssociatedShadowed {
  associatedtype Value where Value: Hashable
  func get<Value>(_ value: Value) -> Value
  func value() -> Value
  var values: Set<Value> { get }
}
