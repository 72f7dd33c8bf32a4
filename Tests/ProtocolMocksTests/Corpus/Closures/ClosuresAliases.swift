typealias ClosuresCompletion = (Int) -> Void
typealias ClosuresThrowing = (Int) throws -> Int
typealias ClosuresOfResult<Value> = (Result<Value, any Error>) -> Void
typealias ClosuresAlias = ClosuresCompletion

enum ClosuresSpace {
  struct Value {}
  typealias Body = (Value) -> Void
}

/// @mockable
protocol ClosuresAliases {
  typealias Own<T> = (T, Int) -> Void
  func plain(_ body: ClosuresCompletion, other: ClosuresAlias)
  func maybe(_ body: ClosuresCompletion?)
  func rethrown(_ body: ClosuresThrowing) rethrows
  func generic<T: Equatable>(_ value: T, _ body: ClosuresOfResult<T>)
  func nested(_ body: ClosuresSpace.Body)
  func own(_ body: Own<String>)
  func sendable(_ body: @escaping @Sendable ClosuresCompletion) -> Bool
}

/// @mockable
protocol ClosuresAliasResults {
  var onChange: ClosuresCompletion { get }
  func make() -> ClosuresThrowing
}
