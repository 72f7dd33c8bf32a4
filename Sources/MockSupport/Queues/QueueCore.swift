import Dispatch

/// What a mock queue is made of, and the state that it is in.
// '@unchecked': `QueueMonitor` guards the variables.
final class QueueCore: @unchecked Sendable {
  let label: String
  let mode: MockDispatchQueue.Mode
  let isConcurrent: Bool
  let clock: MockDispatchClock
  /// How much work may run in one go before it is taken to be endless.
  let workLimit: Int
  /// Where the queue was made.
  let place: MockPlace

  var pending = PendingWork()
  var holders: [Holder] = []
  /// Those who wait in `sync`.
  var waiters: [Waiter] = []
  var records: [MockDispatchQueue.Record] = []

  /// A thread on which work of the queue runs.
  struct Holder {
    let thread: ThreadID
    let isExclusive: Bool
  }

  /// A thread that waits in `sync` until its turn has come.
  struct Waiter {
    /// Its place in the order of all that was submitted.
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

  // Dispatch ends the process when a group goes away that was entered and never left.
  deinit {
    for work in pending.works { work.submission.leaveGroup() }
  }

  /// Whether work runs without being asked for by the test.
  var isAutomatic: Bool { mode == .immediate || mode == .firstInFirstOut }

  var description: String { "the mock queue '\(label)' made at \(place.fileID):\(place.line)" }

  /// Whether other threads leave room for work on this one.
  func admits(_ thread: ThreadID, exclusive: Bool) -> Bool {
    holders.allSatisfy { $0.thread == thread || !exclusive && !$0.isExclusive }
  }

  /// Whether a thread that waits in `sync` is to go before what has this place in the order.
  func hasWaiter(before sequence: Int, exclusive: Bool) -> Bool {
    waiters.contains { $0.ticket < sequence && (exclusive || $0.isExclusive) }
  }

  /// Whether a thread could begin with the work now.
  func canStart(_ work: QueuedWork, on thread: ThreadID) -> Bool {
    admits(thread, exclusive: work.isExclusive)
      && !hasWaiter(before: work.sequence, exclusive: work.isExclusive)
  }

  /// What has to be done first before a `sync` with this place in the order: on a concurrent queue only what is up to the
  /// last barrier, unless the `sync` is one itself.
  func firstWork(before ticket: Int, exclusive: Bool) -> QueuedWork? {
    guard exclusive || 0 < pending.exclusiveCount,
      let first = pending.firstReady(at: clock.moment, before: ticket)
    else { return nil }
    if exclusive || first.isExclusive { return first }
    return pending.ready(at: clock.moment, before: ticket).contains(where: \.isExclusive) ? first : nil
  }
}
