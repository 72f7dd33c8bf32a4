/// @mockable
protocol GlobalActorsClosures {
  func run(_ body: @escaping @MainActor () -> Void)
  func later(_ body: @MainActor @Sendable (Int) -> Void)
}
