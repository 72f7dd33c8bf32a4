/// @mockable
protocol AssociatedMixed {
  associatedtype Value: Equatable
  func convert<T>(_ value: Value, to type: T.Type) -> T?
  static var initial: Value? { get }
}
