/// @mockable
protocol AsyncClosures {
  func run(_ body: () async -> Int) async -> Int
  func start(_ body: @escaping @Sendable () async throws -> Void) async
}
