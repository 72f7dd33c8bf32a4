/// @mockable
protocol AsyncPlain {
  func load() async
  func item(id: Int) async -> Item
}
