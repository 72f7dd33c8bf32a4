import Synchronization

/// Keeps a process that is told to end from doing so in the middle of what is better finished: writing files, and lines
/// that belong together.
package final class ExitGate: Sendable {
  private let mutex = Mutex(())
  private let files = Mutex(())

  package init() {}

  /// Runs `body` while nobody else is in the gate.
  package func pass(_ body: () -> Void) { mutex.withLock { _ in body() } }

  /// Changes files; to be called in the gate, or where there is nothing to print.
  package func write<Result: Sendable>(_ body: () -> Result) -> Result { files.withLock { _ in body() } }

  /// Runs `body` while nobody changes files, whatever else is being done in the gate: lines may wait for ever for somebody
  /// to read them.
  package func passBetweenWrites(_ body: () -> Void) { files.withLock { _ in body() } }
}
