/// @mockable
@MainActor
protocol GlobalActorsInit {
  init(name: String)
  init()
  static func make() -> Self
}
