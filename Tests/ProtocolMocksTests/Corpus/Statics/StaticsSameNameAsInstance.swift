/// @mockable
protocol StaticsSameName {
  static func make() -> Int
  func make() -> Int
}
