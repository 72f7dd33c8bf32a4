/// @mockable
protocol ThrowsPlain {
  func check() throws
  func value(_ key: String) throws -> Int
}
