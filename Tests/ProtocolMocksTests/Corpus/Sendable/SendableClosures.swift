/// @mockable
protocol SendableClosures: Sendable {
  func observe(_ change: @escaping @Sendable (Int) -> Void) -> @Sendable () -> Void
  @Sendable func check(_ x: Int) -> Bool
}
