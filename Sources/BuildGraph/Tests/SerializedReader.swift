import Incremental
import Synchronization

/// A reader that another thread may use while the owner of the database waits.
struct SerializedReader: @unchecked Sendable {  // One thread uses it at a time, since it is used in turns only.
  private let reader: Reader

  init(_ reader: Reader) { self.reader = reader }

  /// - Parameter turns: shared by all readers of the database that are in use.
  func read<Value: Sendable>(_ turns: ReaderLock, _ body: (Reader) -> Value) -> Value {
    turns.take { body(reader) }
  }
}

/// The lock that serializes the readers of a database.
final class ReaderLock: Sendable {
  private let mutex = Mutex(())

  fileprivate func take<Value: Sendable>(_ body: () -> Value) -> Value { mutex.withLock { _ in body() } }
}
