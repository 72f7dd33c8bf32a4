/// @mockable
protocol ThrowsGenericTyped {
  func run<E: Error>(_ body: () throws(E) -> Void) throws(E)
  func value<T, E>(_ body: () throws(E) -> T) throws(E) -> T where E: Error
}
