/// @mockable
protocol RethrowsTyped {
  func typed(_ body: (Int) throws(Fault) -> Int) rethrows -> String
}
