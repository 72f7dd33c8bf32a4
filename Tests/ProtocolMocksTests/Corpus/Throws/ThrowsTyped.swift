/// @mockable
protocol ThrowsTyped {
  func check() throws(Fault)
  func value(_ key: String) throws(Fault) -> Int
  func later() async throws(Fault) -> Item
}
