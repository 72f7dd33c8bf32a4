// How work runs, and who runs it. A thread that enters a mock queue looks after the queues that this leaves work for
// before it goes away, so that no work of an automatic queue is forgotten.

extension QueueMonitor {
  /// Calls `body`, then does what it has left to be done, if this is the outermost call on its thread. Without the lock.
  func visit<Result>(_ body: (ThreadID) throws -> Result) rethrows -> Result {
    let thread = currentThread
    locked { threads[thread, default: ThreadActivity()].visits += 1 }
    defer { endVisit(thread) }
    return try body(thread)
  }

  /// Runs what an automatic queue has, as soon as no work is in the way. Without the lock.
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

  /// Runs a piece of pending work on this thread. With the lock, which is free while the work runs.
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

  /// With the lock.
  func begin(on queue: QueueCore, _ thread: ThreadID, exclusive: Bool, link: ThreadActivity.Link) {
    threads[thread]?.frames.append(ThreadActivity.Frame(queue: queue, isExclusive: exclusive, link: link))
    queue.holders.append(QueueCore.Holder(thread: thread, isExclusive: exclusive))
  }

  /// Leaves the innermost work of a thread. With the lock.
  func end(on queue: QueueCore, _ thread: ThreadID) {
    threads[thread]?.frames.removeLast()
    if let index = queue.holders.lastIndex(where: { $0.thread == thread }) { queue.holders.remove(at: index) }
    if queue.isAutomatic, !queue.pending.isEmpty { note(queue, for: thread) }
    wake()
  }

  /// Puts a queue on a thread's agenda. With the lock.
  func note(_ queue: QueueCore, for thread: ThreadID) {
    guard let agenda = threads[thread]?.agenda, !agenda.contains(where: { $0 === queue }) else { return }
    threads[thread]?.agenda.append(queue)
  }

  /// Runs what the queues on a thread's agenda have. With the lock, which is free while work runs.
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

  /// What is due first of the work that a thread's agenda leads to: by the time to go until it is due, then by
  /// submission. Queues without work, or with work that another thread will see to, leave the agenda.
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

  /// Without the lock.
  func reportEndlessWork(on queue: QueueCore, at place: MockPlace) {
    report(
      "\(queue.workLimit) pieces of work ran in one go, and there is more on \(queue.description): it seems to submit "
        + "itself again and again. What is left stays pending.", at: place)
  }
}

extension QueuedWork {
  /// How long it is until the work is due: 0 or, where work was late, less.
  fileprivate func timeToGo(on clock: MockDispatchClock) -> Int64 {
    clock.moment <= due
      ? Int64(clamping: due - clock.moment) : -Int64(clamping: clock.moment - due)
  }
}
