/// @mockable
protocol SelfResult {
  func with(name: String) -> Self
  func copy() throws -> Self
  func maybe() -> Self?
  static func shared() throws -> Self
}
