/// @mockable
protocol RethrowsPlain {
  func run(_ body: () throws -> Void) rethrows
  func value(_ body: (Int) throws -> Int) rethrows -> Int
}
