import Dispatch
import FileWatching
import Synchronization

/// All that can wake a watch.
package enum WatchInput: Sendable, Equatable {
  case disk(WatchEvent)
  /// The lock of the workspace may be free.
  case lockFreed
  /// It is time to try again what could not be done.
  case attempt
  case stop
}

package typealias WatchInbox = Inbox<WatchInput>

/// Keeps what wakes a loop until the loop has time for it. Any thread may post; one takes.
package final class Inbox<Input: Sendable>: Sendable {
  private let waiting = Mutex<[Input]>([])
  private let bell = DispatchSemaphore(value: 0)

  package init() {}

  package func post(_ input: Input) {
    waiting.withLock { $0.append(input) }
    bell.signal()
  }

  /// What has been posted and not been taken, without waiting for it.
  package func takeAll() -> [Input] {
    waiting.withLock { inputs in
      defer { inputs = [] }
      return inputs
    }
  }

  /// Waits until something has been posted. It may have been taken meanwhile.
  ///
  /// The thread sleeps, rather than a task: as soon as a task runs on the pool, the system's library wakes the process
  /// every second to look after its threads.
  package func wait() { bell.wait() }

  /// The same, for a limited time; gives whether something has been posted.
  package func wait(until deadline: DispatchTime) -> Bool { bell.wait(timeout: deadline) == .success }

  /// Whether all that has been posted has been taken.
  package var isEmpty: Bool { waiting.withLock(\.isEmpty) }
}
