// Running work, and choosing the thread for it. A thread that enters a mock queue runs the work left on its agenda
// before it returns, so automatic queues always finish their work.

extension QueueMonitor {
  /// Calls `body`; the outermost call on a thread then runs the thread's agenda. Without the lock.
  func visit<Result>(_ body: (ThreadID) throws -> Result) rethrows -> Result {
    let thread = currentThread
    locked { threads[thread, default: ThreadActivity()].visits += 1 }
    defer { endVisit(thread) }
    return try body(thread)
  }

  /// Runs the pending work of an automatic queue as soon as running work allows it. Without the lock.
  func drain(_ queue: QueueCore) {
    flushRelay()
    visit { thread in locked { note(queue, for: thread) } }
  }

  private func endVisit(_ thread: ThreadID) {
    locked {
      if let visits = threads[thread]?.visits, 1 < visits {
        threads[thread]?.visits = visits - 1
        return
      }
      repeat {
        drainAgenda(thread)
        unlocked { flushRelay() }
      } while threads[thread]?.agenda.isEmpty == false
      threads[thread] = nil
    }
  }

  /// Runs a piece of pending work on this thread. With the lock, which is released while the work runs.
  func run(_ work: QueuedWork, of queue: QueueCore, on thread: ThreadID, link: ThreadActivity.Link) {
    queue.pending.remove(work.sequence)
    queue.records[work.record].state = .running
    begin(on: queue, thread, exclusive: work.isExclusive, link: link)
    threads[thread]?.steps += 1
    unlocked {
      work.submission.perform()
      work.submission.leaveGroup()
      flushRelay()
    }
    queue.records[work.record].state = .finished
    end(on: queue, thread)
  }

  /// Marks work as running on a thread. With the lock.
  func begin(on queue: QueueCore, _ thread: ThreadID, exclusive: Bool, link: ThreadActivity.Link) {
    threads[thread]?.frames.append(ThreadActivity.Frame(queue: queue, isExclusive: exclusive, link: link))
    queue.holders.append(QueueCore.Holder(thread: thread, isExclusive: exclusive))
  }

  /// Ends the innermost work of a thread. With the lock.
  func end(on queue: QueueCore, _ thread: ThreadID) {
    threads[thread]?.frames.removeLast()
    if let index = queue.holders.lastIndex(where: { $0.thread == thread }) { queue.holders.remove(at: index) }
    if queue.isAutomatic, !queue.pending.isEmpty { note(queue, for: thread) }
    wake()
  }

  /// Adds a queue to a thread's agenda. With the lock.
  func note(_ queue: QueueCore, for thread: ThreadID) {
    guard let agenda = threads[thread]?.agenda, !agenda.contains(where: { $0 === queue }) else { return }
    threads[thread]?.agenda.append(queue)
  }

  /// Runs the work of the queues on a thread's agenda. With the lock, which is released while work runs.
  private func drainAgenda(_ thread: ThreadID) {
    while let (queue, work) = nextOnAgenda(thread) {
      guard let steps = threads[thread]?.steps, steps < queue.workLimit else {
        threads[thread]?.agenda = []
        threads[thread]?.steps = 0
        unlocked { reportEndlessWork(on: queue, at: queue.place) }
        return
      }
      queue.clock.moment = max(queue.clock.moment, work.due)
      run(work, of: queue, on: thread, link: .none)
    }
  }

  /// Returns the next work on a thread's agenda, by remaining delay, then by submission. Removes queues without work,
  /// or with work that another thread will run.
  private func nextOnAgenda(_ thread: ThreadID) -> (queue: QueueCore, work: QueuedWork)? {
    var next: (queue: QueueCore, work: QueuedWork)?
    threads[thread]?.agenda.removeAll { queue in
      guard let work = queue.pending.first, work.due != VirtualTime.never, queue.canStart(work, on: thread) else {
        return true
      }
      if let other = next, !isEarlier((queue, work), other) { return false }
      next = (queue, work)
      return false
    }
    return next
  }

  private func isEarlier(
    _ one: (queue: QueueCore, work: QueuedWork), _ other: (queue: QueueCore, work: QueuedWork)
  ) -> Bool {
    let times = (one.work.timeToGo(on: one.queue.clock), other.work.timeToGo(on: other.queue.clock))
    return (times.0, one.work.sequence) < (times.1, other.work.sequence)
  }

  /// Fails the test because a queue's work limit was reached. Without the lock.
  func reportEndlessWork(on queue: QueueCore, at place: MockPlace) {
    report(
      "Stopped after \(queue.workLimit) work items in one run of \(queue.description), which may submit themselves "
        + "repeatedly; the remaining work stays pending", at: place)
  }
}

extension QueuedWork {
  /// Returns the time until the work is due, in nanoseconds; negative for late work.
  fileprivate func timeToGo(on clock: MockDispatchClock) -> Int64 {
    clock.moment <= due
      ? Int64(clamping: due - clock.moment) : -Int64(clamping: clock.moment - due)
  }
}
