/// @mockable
protocol RethrowsAsync {
  func run<T>(_ body: () async throws -> T) async rethrows -> T
}
