/// @mockable
protocol RethrowsAutoclosure {
  func or(_ left: Bool, _ right: @autoclosure () throws -> Bool) rethrows -> Bool
}
