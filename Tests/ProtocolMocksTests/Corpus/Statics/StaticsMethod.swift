/// @mockable
protocol StaticsMethod {
  static func make(_ name: String) -> Int
  static func load() async throws -> Item
}
