@globalActor
actor GlobalActorsActor {
  static let shared = GlobalActorsActor()
}

/// @mockable
@GlobalActorsActor
protocol GlobalActorsOwn {
  func work(_ x: Int) async throws -> Int
  nonisolated func name() -> String
}
