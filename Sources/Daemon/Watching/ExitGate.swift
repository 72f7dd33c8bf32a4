import Synchronization

/// Keeps a process that is told to end from doing so in the middle of what is better finished: writing files, and lines
/// that belong together.
package final class ExitGate: Sendable {
  private let mutex = Mutex(())

  package init() {}

  /// Runs `body` while nobody else is in the gate.
  package func pass(_ body: () -> Void) { mutex.withLock { _ in body() } }
}
