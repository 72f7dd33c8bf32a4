import Synchronization

/// Gives each thread its own state, such as a cache, and keeps the states for the next use.
package final class StatePool<State>: @unchecked Sendable {  // One thread uses a state at a time.
  private let make: () -> State
  private let idle = Mutex<[Pooled]>([])

  /// - Parameter make: makes a state. It is called on the thread that needs one.
  package init(_ make: @escaping () -> State) { self.make = make }

  /// Runs `body` with a state that no other thread uses meanwhile.
  package func use<Result>(_ body: (State) -> Result) -> Result {
    let pooled = idle.withLock { $0.popLast() } ?? Pooled(state: make())
    defer { idle.withLock { $0.append(pooled) } }
    return body(pooled.state)
  }

  /// The states, none of which is in use.
  package var states: [State] { idle.withLock { $0 }.map(\.state) }

  private struct Pooled: @unchecked Sendable {  // As above.
    let state: State
  }
}
