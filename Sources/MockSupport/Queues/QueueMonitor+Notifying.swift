import Dispatch

// Groups and work items are Dispatch's own and report completion through the relay, a real queue. The monitor waits for
// the relay before anything that depends on the order. So notifications are submitted at the moment of completion, and
// in the order of their `notify` calls.

extension QueueMonitor {
  /// Submits work to a queue when a group or work item completes. Without the lock.
  ///
  /// - Parameter subscribe: arranges that its argument is called once on the relay.
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

  /// Waits until the completions of groups and work items so far have reached all queues. Without the lock.
  func flushRelay() {
    if locked({ !awaited.isEmpty }) { relay.sync {} }
  }

  /// Submits work after a notification, and chooses the thread to run it. On the relay, without the lock. The choice is
  /// the thread that called `notify`, else one that runs work with the same clock, else a Dispatch thread.
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
