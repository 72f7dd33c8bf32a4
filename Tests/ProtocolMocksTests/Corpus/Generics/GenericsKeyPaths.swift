/// @mockable
protocol GenericsKeyPaths {
  func value<V>(at path: KeyPath<Item, V>) -> V?
  func set<V>(_ path: WritableKeyPath<Item, V>, to value: V)
}
