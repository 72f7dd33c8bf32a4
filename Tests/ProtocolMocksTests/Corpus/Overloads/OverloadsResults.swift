/// @mockable
protocol OverloadsResults {
  func value(_ key: String) -> Int
  func value(_ key: String) -> String
  func value() throws -> Item
}
