/// @mockable
protocol BasicsDefaultOfOwnType {
  func item() -> Item
  func items() -> [Item]
  func box() -> Box
}
