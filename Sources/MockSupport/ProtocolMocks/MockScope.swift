import Foundation

/// Runs `body` with state of its own for what is static in mocks.
///
/// Without it, static members of mocks have one state in the process, so tests that run at the same time read each
/// other's values and calls:
///
/// ```swift
/// withMockScope {
///   StoreMock.sharedMock.value = store  // for this test only
/// }
/// ```
///
/// The scope is that of the task, and of the tasks that it starts, except detached ones. Other code, such as blocks on
/// dispatch queues, has the state of the process.
public func withMockScope<Result>(_ body: () throws -> Result) rethrows -> Result {
  try StaticMockStates.$current.withValue(StaticMockStates(), operation: body)
}

/// Runs `body` with state of its own for what is static in mocks.
public func withMockScope<Result>(
  isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
) async rethrows -> Result {
  try await StaticMockStates.$current.withValue(StaticMockStates(), operation: body)
}

extension MockState {
  /// The state of what is static in a type of mocks. Each type that a generic mock stands for has one of its own.
  ///
  /// It is that of the scope, see `withMockScope`, or else that of the process.
  public static func statics(of type: Any.Type) -> MockState { StaticMockStates.current.state(of: type) }
}

/// The states of what is static in types of mocks.
///
/// `@unchecked`: `lock` guards the variable.
private final class StaticMockStates: @unchecked Sendable {
  /// The states of the process, unless a scope has others.
  @TaskLocal static var current = StaticMockStates()

  private let lock = NSLock()
  private var states: [ObjectIdentifier: MockState] = [:]

  func state(of type: Any.Type) -> MockState {
    lock.withLock {
      if let state = states[ObjectIdentifier(type)] { return state }
      let state = MockState("\(type)")
      states[ObjectIdentifier(type)] = state
      return state
    }
  }
}
