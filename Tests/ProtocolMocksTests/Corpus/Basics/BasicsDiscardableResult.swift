/// @mockable
protocol BasicsDiscardable {
  @discardableResult func insert(_ item: Item) -> Bool
}
