import Dispatch
import Foundation

/// The identity of a live thread.
typealias ThreadID = ObjectIdentifier

/// Schedules the work of all mock queues under one lock, so that it detects deadlocks across queues.
// '@unchecked': `condition` guards the variables. The methods document whether the caller must hold the lock.
final class QueueMonitor: @unchecked Sendable {
  static let shared = QueueMonitor()

  private let condition = NSCondition()
  /// The threads inside a call that may run work.
  var threads: [ThreadID: ThreadActivity] = [:]
  /// The number of expected notifications for each queue that waits for groups or work items.
  var awaited: [ObjectIdentifier: (queue: QueueCore, count: Int)] = [:]
  /// The queue that groups and work items notify. It only runs short internal blocks, so waiting for it is fast.
  let relay = DispatchQueue(label: "MockDispatchQueue.relay")
  private var lastSequence = 0

  var currentThread: ThreadID { ObjectIdentifier(Thread.current) }

  func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
    condition.lock()
    defer { condition.unlock() }
    return try body()
  }

  /// Releases the lock during a call.
  func unlocked(_ body: () -> Void) {
    condition.unlock()
    body()
    condition.lock()
  }

  /// Waits until a thread calls `wake`; may return late. With the lock, which is released meanwhile.
  func wait() { condition.wait() }

  /// Wakes the waiting threads to check their conditions again. With the lock.
  func wake() { condition.broadcast() }

  /// Returns the next sequence number of submissions. With the lock.
  func nextSequence() -> Int {
    lastSequence += 1
    return lastSequence
  }

  /// Returns whether the caller runs on a queue, as its work or in a `sync` that its work called.
  func isCurrent(_ queue: QueueCore) -> Bool {
    locked {
      guard let activity = threads[currentThread] else { return false }
      for frame in activity.frames.reversed() {
        if frame.queue === queue { return true }
        guard frame.link == .sync else { return false }
      }
      return false
    }
  }
}

/// The activity of a thread in mock queues.
struct ThreadActivity {
  /// The running work, innermost last.
  var frames: [Frame] = []
  /// Queues with work for the thread to run when the outermost call ends.
  var agenda: [QueueCore] = []
  /// The number of active calls that run the agenda before they end.
  var visits = 0
  /// The number of pieces of work that the thread has run since the outermost call began.
  var steps = 0
  /// The queue for which the thread waits in `sync`.
  var awaited: QueueCore?

  /// A piece of work that a thread is running.
  struct Frame {
    let queue: QueueCore
    let isExclusive: Bool
    let link: Link
  }

  /// The relation of work to the enclosing work on the same thread.
  enum Link {
    /// None: on real queues it would run on another thread.
    case none
    /// The enclosing `sync` waits for it. A real queue would run it on another thread.
    case awaited
    /// It is the argument of the enclosing work's `sync`.
    case sync
  }
}
