import Dispatch

// Groups and work items are Dispatch's own, so it is Dispatch that knows when they are done. It tells the relay, a real
// queue; before anything depends on the order, the relay is waited for. So what a group tells comes at the very place in
// the order at which it was left, and what it tells several mock queues in the order in which these asked.

extension QueueMonitor {
  /// Submits work to a queue when `subscribe` has it called. Without the lock.
  ///
  /// - Parameter subscribe: gets what is to be called on the relay, once.
  func notify(
    _ queue: QueueCore, _ submission: DispatchSubmission, _ subscribe: (@escaping DispatchBlock) -> Void
  ) {
    visit { thread in
      locked { awaited[ObjectIdentifier(queue), default: (queue, 0)].count += 1 }
      subscribe { self.deliver(submission, to: queue, askedBy: thread) }
      flushRelay()
      guard queue.mode == .immediate else { return }
      locked {
        while let work = queue.pending.first, work.due != VirtualTime.never, queue.canStart(work, on: thread),
          let steps = threads[thread]?.steps, steps < queue.workLimit
        {
          run(work, of: queue, on: thread, link: .none)
        }
      }
    }
  }

  /// Waits until all queues know of the groups and work items that are done by now. Without the lock.
  func flushRelay() {
    if locked({ !awaited.isEmpty }) { relay.sync {} }
  }

  /// On the relay, without the lock. What runs the work is, if possible, the thread that asked to be notified;
  /// else another that works for a queue with the same clock; else one of Dispatch.
  private func deliver(_ submission: DispatchSubmission, to queue: QueueCore, askedBy thread: ThreadID) {
    let isSeenTo = locked {
      let key = ObjectIdentifier(queue)
      if let count = awaited[key]?.count { awaited[key] = 1 < count ? (queue, count - 1) : nil }
      take(submission, as: .notification, for: queue)
      guard queue.isAutomatic else { return true }
      let runner =
        threads[thread] == nil
        ? threads.first { $0.value.frames.contains { $0.queue.clock === queue.clock } }?.key : thread
      guard let runner else { return false }
      note(queue, for: runner)
      return true
    }
    if isSeenTo { return }
    DispatchQueue.global().async { self.drain(queue) }
  }
}
