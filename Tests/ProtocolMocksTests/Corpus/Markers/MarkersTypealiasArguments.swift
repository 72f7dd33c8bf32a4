/// @mockable(typealias: Key = String; Value = [Int])
protocol MarkersTypealias {
  associatedtype Key: Hashable
  associatedtype Value
  func value(for key: Key) -> Value
}
