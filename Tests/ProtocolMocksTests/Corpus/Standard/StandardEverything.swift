/// @mockable
protocol StandardEverything: AnyObject, Sendable, Hashable, Identifiable, CustomStringConvertible {
  func run(_ x: Int) async throws -> Int
}
