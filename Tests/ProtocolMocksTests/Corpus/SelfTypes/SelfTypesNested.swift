/// @mockable
protocol SelfNested {
  func all() -> [Self]
  func visit(_ body: (Self) -> Void)
  func later(_ body: @escaping (Self, Int) -> Self?)
  var parent: Self? { get }
}
