/// @mockable
protocol AsyncOverload {
  func load(_ id: Int) -> Int
  func load(_ id: Int) async -> Int
}
