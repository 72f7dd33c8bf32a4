/// @mockable
protocol SendablePlain: Sendable {
  var value: Int { get set }
  func use(_ item: Item) -> Item
}
