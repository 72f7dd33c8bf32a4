import Dispatch
import FileWatching
import Synchronization

/// An input of a `WorkspaceController`, or the request to stop.
package enum WatchInput: Sendable, Equatable {
  case disk(WatchEvent)
  /// The lock of the workspace may be free.
  case lockFreed
  /// It is time to try failed work again.
  case attempt
  case stop
}

package typealias WatchInbox = Inbox<WatchInput>

/// A queue of inputs for a loop. Any thread may post; one thread takes.
package final class Inbox<Input: Sendable>: Sendable {
  private let waiting = Mutex<[Input]>([])
  private let bell = DispatchSemaphore(value: 0)

  package init() {}

  package func post(_ input: Input) {
    waiting.withLock { $0.append(input) }
    bell.signal()
  }

  /// Takes the posted inputs without waiting.
  package func takeAll() -> [Input] {
    waiting.withLock { inputs in
      defer { inputs = [] }
      return inputs
    }
  }

  /// Waits until an input has been posted. It may have been taken already.
  ///
  /// The thread sleeps, not a task: once a task has run on the system's pool, the pool wakes the process every second.
  package func wait() { bell.wait() }

  /// As `wait()`, until a deadline. Returns whether an input has been posted.
  package func wait(until deadline: DispatchTime) -> Bool { bell.wait(timeout: deadline) == .success }

  /// Whether all posted inputs have been taken.
  package var isEmpty: Bool { waiting.withLock(\.isEmpty) }
}
