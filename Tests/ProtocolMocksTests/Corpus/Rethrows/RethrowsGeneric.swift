/// @mockable
protocol RethrowsGeneric {
  func map<T>(_ transform: (Int) throws -> T) rethrows -> [T]
  func with<R>(_ body: (inout Int) throws -> R) rethrows -> R
}
