import Incremental
import Synchronization

/// A reader that may go to another thread, where it is used while the owner of the database waits.
struct SerializedReader: @unchecked Sendable {  // One thread uses it at a time, since it is used in turns only.
  private let reader: Reader

  init(_ reader: Reader) { self.reader = reader }

  /// - Parameter turns: which all readers of the database have to share that are used at the time.
  func read<Value: Sendable>(_ turns: ReaderTurns, _ body: (Reader) -> Value) -> Value {
    turns.take { body(reader) }
  }
}

/// Lets readers of one database read one after the other.
final class ReaderTurns: Sendable {
  private let mutex = Mutex(())

  fileprivate func take<Value: Sendable>(_ body: () -> Value) -> Value { mutex.withLock { _ in body() } }
}
