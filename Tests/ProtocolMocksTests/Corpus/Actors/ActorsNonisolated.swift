/// @mockable
protocol ActorsNonisolated: Actor {
  nonisolated var name: String { get }
  nonisolated func describe() -> String
  func work()
}
