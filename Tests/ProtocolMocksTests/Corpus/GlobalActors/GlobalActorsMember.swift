/// @mockable
protocol GlobalActorsMember {
  @MainActor func show(_ text: String)
  @MainActor var title: String { get set }
  func plain()
}
