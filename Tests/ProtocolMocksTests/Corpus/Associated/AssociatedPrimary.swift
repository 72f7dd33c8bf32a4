/// @mockable
protocol AssociatedPrimary<Key, Value> {
  associatedtype Key: Hashable
  associatedtype Value
  subscript(key: Key) -> Value? { get set }
}
