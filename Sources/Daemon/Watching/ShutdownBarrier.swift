import Synchronization

/// Delays the end of a process until it has finished writing files and printing lines that belong together.
package final class ShutdownBarrier: Sendable {
  private let mutex = Mutex(())
  private let files = Mutex(())

  package init() {}

  /// Runs `body` while no other thread is in the barrier.
  package func run(_ body: () -> Void) { mutex.withLock { _ in body() } }

  /// Runs `body`, which changes files. Call it in the barrier, or where nothing is printed.
  package func write<Result: Sendable>(_ body: () -> Result) -> Result { files.withLock { _ in body() } }

  /// Runs `body` while no thread changes files. It doesn't wait for threads that print, since a reader may never take
  /// their lines.
  package func runBetweenWrites(_ body: () -> Void) { files.withLock { _ in body() } }
}
