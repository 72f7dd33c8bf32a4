@MainActor
protocol GlobalActorsBase {
  func base() -> Int
  nonisolated func free() -> Int
}

/// @mockable
protocol GlobalActorsInherited: GlobalActorsBase {
  var number: Int { get set }
  func more(_ body: @escaping () -> Void) async -> String
  nonisolated func own()
}

protocol GlobalActorsAnywhere {
  func anywhere() -> Int
  func later() async -> Int
}

/// @mockable
@MainActor
protocol GlobalActorsOfAnywhere: GlobalActorsAnywhere { func run() -> Int }
