/// @mockable
protocol StaticsGeneric {
  associatedtype Value
  static func initial() -> Value?
  static var count: Int { get set }
}
