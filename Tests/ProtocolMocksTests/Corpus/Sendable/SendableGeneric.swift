/// @mockable
protocol SendableGeneric: AnyObject, Sendable {
  func take<T: Sendable>(_ value: T) async -> T
}
