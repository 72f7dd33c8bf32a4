import Dispatch

/// The configuration and state of a mock queue.
// '@unchecked': `QueueMonitor` guards the variables.
final class QueueCore: @unchecked Sendable {
  let label: String
  let mode: MockDispatchQueue.Mode
  let isConcurrent: Bool
  let clock: MockDispatchClock
  /// The number of pieces of work that may run in one call before the work counts as endless.
  let workLimit: Int
  /// The location where the queue was created.
  let place: MockPlace

  var pending = PendingWork()
  var holders: [Holder] = []
  /// The threads that wait in `sync`.
  var waiters: [Waiter] = []
  var records: [MockDispatchQueue.Record] = []

  /// A thread that runs work of the queue.
  struct Holder {
    let thread: ThreadID
    let isExclusive: Bool
  }

  /// A thread that waits for its turn in `sync`.
  struct Waiter {
    /// The sequence number of the `sync` among all submissions.
    let ticket: Int
    let isExclusive: Bool
  }

  init(
    label: String, mode: MockDispatchQueue.Mode, isConcurrent: Bool, clock: MockDispatchClock, workLimit: Int,
    place: MockPlace
  ) {
    self.label = label
    self.mode = mode
    self.isConcurrent = isConcurrent
    self.clock = clock
    self.workLimit = workLimit
    self.place = place
  }

  // Dispatch ends the process if a group is deallocated before all entries are left.
  deinit {
    for work in pending.works { work.submission.leaveGroup() }
  }

  /// Whether the queue runs work without a request from the test.
  var isAutomatic: Bool { mode == .immediate || mode == .firstInFirstOut }

  var description: String { "the mock queue '\(label)' created at \(place.fileID):\(place.line)" }

  /// Returns whether work of other threads allows work on this thread.
  func admits(_ thread: ThreadID, exclusive: Bool) -> Bool {
    holders.allSatisfy { $0.thread == thread || !exclusive && !$0.isExclusive }
  }

  /// Returns whether a thread that waits in `sync` precedes the given sequence number.
  func hasWaiter(before sequence: Int, exclusive: Bool) -> Bool {
    waiters.contains { $0.ticket < sequence && (exclusive || $0.isExclusive) }
  }

  /// Returns whether the thread may start the work now.
  func canStart(_ work: QueuedWork, on thread: ThreadID) -> Bool {
    admits(thread, exclusive: work.isExclusive)
      && !hasWaiter(before: work.sequence, exclusive: work.isExclusive)
  }

  /// Returns the first work that must run before a `sync`. On a concurrent queue, this is only work up to the last
  /// barrier, unless the `sync` is itself a barrier.
  func firstWork(before ticket: Int, exclusive: Bool) -> QueuedWork? {
    guard exclusive || 0 < pending.exclusiveCount,
      let first = pending.firstReady(at: clock.moment, before: ticket)
    else { return nil }
    if exclusive || first.isExclusive { return first }
    return pending.ready(at: clock.moment, before: ticket).contains(where: \.isExclusive) ? first : nil
  }
}
