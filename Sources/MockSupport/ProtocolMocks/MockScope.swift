import Foundation

/// Runs `body` with separate state for the static members of mocks.
///
/// Otherwise static members of mocks share one state, so tests that run in parallel read each other's values and calls:
///
/// ```swift
/// withMockScope {
///   StoreMock.sharedMock.value = store  // for this test only
/// }
/// ```
///
/// The scope applies to the task and its child tasks, but not to detached tasks. Other code, such as blocks on dispatch
/// queues, uses the state of the process.
public func withMockScope<Result>(_ body: () throws -> Result) rethrows -> Result {
  try StaticMockStates.$current.withValue(StaticMockStates(), operation: body)
}

/// Runs `body` with separate state for the static members of mocks.
public func withMockScope<Result>(
  isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
) async rethrows -> Result {
  try await StaticMockStates.$current.withValue(StaticMockStates(), operation: body)
}

extension MockState {
  /// Returns the state of the static members of a mock type. Each specialization of a generic mock has separate state.
  ///
  /// It is the scope's state (see `withMockScope`), or else the process's state.
  ///
  /// - Parameters:
  ///   - type: the type of the mock.
  ///   - defaults: adds the default results of the project's types.
  public static func statics(
    of type: Any.Type, defaults: (@Sendable (inout MockDefaults) -> Void)? = nil
  ) -> MockState {
    let state = StaticMockStates.current.state(of: type)
    if let defaults { state.use(defaults) }
    return state
  }
}

/// The states of mock types' static members.
///
/// `@unchecked`: `lock` guards the variable.
private final class StaticMockStates: @unchecked Sendable {
  /// The states of the current scope, or else of the process.
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
