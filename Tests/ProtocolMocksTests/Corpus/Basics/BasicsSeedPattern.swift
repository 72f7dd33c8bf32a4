/// @mockable
protocol SeedUserRepository {
  func load(id: Int, completion: @escaping (Result<Item, any Error>) -> Void)
  func user(id: Int) throws -> Item
  func save(_ user: Item) throws
}
