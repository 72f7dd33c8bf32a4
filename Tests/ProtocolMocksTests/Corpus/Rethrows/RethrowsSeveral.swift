/// @mockable
protocol RethrowsSeveral {
  func both(_ first: () throws -> Int, _ second: (String) throws -> Void) rethrows -> Int
}
