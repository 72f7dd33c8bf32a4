/// @mockable
protocol ConditionsAssociated {
  associatedtype Value
  #if os(Linux)
    func value() -> Value?
  #endif
}
