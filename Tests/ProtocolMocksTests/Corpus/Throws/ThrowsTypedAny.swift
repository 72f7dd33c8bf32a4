/// @mockable
protocol ThrowsTypedAny {
  func check() throws(any Error)
  func never() throws(Never) -> Int
}
