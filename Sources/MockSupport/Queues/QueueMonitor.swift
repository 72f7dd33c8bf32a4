import Dispatch
import Foundation

/// A thread, as long as it lives.
typealias ThreadID = ObjectIdentifier

/// Guards the state of all mock queues with one lock, so that threads which wait for one another are seen as a whole.
// '@unchecked': `condition` guards the variables. The methods say whether they are called with the lock or without.
final class QueueMonitor: @unchecked Sendable {
  static let shared = QueueMonitor()

  private let condition = NSCondition()
  /// The threads that are in a call which runs work, or looks whether there is some.
  var threads: [ThreadID: ThreadActivity] = [:]
  /// Queues that are to be told of groups and work items, each with the number of these.
  var awaited: [ObjectIdentifier: (queue: QueueCore, count: Int)] = [:]
  /// Is told when groups and work items are done. It never runs anything of others, so waiting for it takes no time.
  let relay = DispatchQueue(label: "MockDispatchQueue.relay")
  private var lastSequence = 0

  var currentThread: ThreadID { ObjectIdentifier(Thread.current) }

  func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
    condition.lock()
    defer { condition.unlock() }
    return try body()
  }

  /// Lets go of the lock for the time of a call.
  func unlocked(_ body: () -> Void) {
    condition.unlock()
    body()
    condition.lock()
  }

  /// Waits until a thread calls `wake`, and then some time. With the lock, which is free meanwhile.
  func wait() { condition.wait() }

  /// Lets threads that wait look whether they can go on. With the lock.
  func wake() { condition.broadcast() }

  /// The next place in the order of all that is submitted. With the lock.
  func nextSequence() -> Int {
    lastSequence += 1
    return lastSequence
  }

  /// Whether the code that asks runs on a queue, as work of it or in a `sync` that such work has called.
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

/// What a thread does for mock queues.
struct ThreadActivity {
  /// The work that it is in, the innermost last.
  var frames: [Frame] = []
  /// Queues that have work for it when the outermost call ends.
  var agenda: [QueueCore] = []
  /// How many calls it is in that look at the agenda before they end.
  var visits = 0
  /// How much work it has run since the outermost call began.
  var steps = 0
  /// The queue for which it waits in `sync`.
  var awaited: QueueCore?

  /// Work that a thread is in.
  struct Frame {
    let queue: QueueCore
    let isExclusive: Bool
    let link: Link
  }

  /// What work has to do with the work below it on the same thread.
  enum Link {
    /// Nothing: on real queues it would run elsewhere.
    case none
    /// The one below waits for it in `sync`, but would do so on another thread.
    case awaited
    /// It is what the one below does in `sync`.
    case sync
  }
}
