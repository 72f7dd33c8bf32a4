/// @mockable
protocol AsyncThrowing {
  func load() async throws
  func item(id: Int) async throws -> Item
}
