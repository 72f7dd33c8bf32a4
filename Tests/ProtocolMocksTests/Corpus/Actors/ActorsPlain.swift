/// @mockable
protocol ActorsPlain: Actor {
  func get(_ key: String) -> Int
  func set(_ value: Int, for key: String) async throws
  var count: Int { get }
}
