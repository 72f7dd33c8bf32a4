// Running work at a test's request. Work of the queue itself cannot make these calls.

extension QueueMonitor {
  /// Advances a clock and runs due work, or all work if the span is ``VirtualTime/never``. Without the lock.
  func advance(_ clock: MockDispatchClock, by span: VirtualNanoseconds, from place: MockPlace) {
    flushRelay()
    visit { thread in
      locked {
        guard isOutside(thread, place, { $0.clock === clock }) else { return }
        while clock.driver != nil { wait() }
        clock.driver = thread
        let end = min(clock.moment, VirtualTime.never - span) + span
        runDue(on: clock, until: end, thread, place)
        if end != VirtualTime.never { clock.moment = max(clock.moment, end) }
        clock.driver = nil
        wake()
      }
    }
  }

  /// Runs due work of a clock's queues. With the lock, which is released while work runs.
  private func runDue(
    on clock: MockDispatchClock, until end: VirtualNanoseconds, _ thread: ThreadID, _ place: MockPlace
  ) {
    var count = 0
    while let (queue, work) = clock.next(until: end) {
      guard count < queue.workLimit else { return unlocked { reportEndlessWork(on: queue, at: place) } }
      guard queue.canStart(work, on: thread) else {
        wait()
        continue
      }
      clock.moment = max(clock.moment, work.due)
      run(work, of: queue, on: thread, link: .none)
      count += 1
    }
  }

  /// Runs one piece of a queue's pending work. Without the lock.
  ///
  /// - Parameter choose: returns the index of the work to run among the candidates; its argument counts the candidates.
  /// - Returns: whether there was any work.
  func runNext(of queue: QueueCore, from place: MockPlace, choose: (() -> Int) -> Int) -> Bool {
    flushRelay()
    return visit { thread in
      locked {
        guard isOutside(thread, place, { $0 === queue }) else { return false }
        while true {
          guard let work = nextWork(of: queue, choose: choose) else { return false }
          guard queue.canStart(work, on: thread) else {
            wait()
            continue
          }
          queue.clock.moment = max(queue.clock.moment, work.due)
          run(work, of: queue, on: thread, link: .none)
          return true
        }
      }
    }
  }

  /// Returns one piece of work that a real queue could start next. On a concurrent queue, this is any work before the
  /// first barrier. With the lock.
  private func nextWork(of queue: QueueCore, choose: (() -> Int) -> Int) -> QueuedWork? {
    guard let first = queue.pending.first, first.due != VirtualTime.never else { return nil }
    if first.isExclusive { return first }
    func candidates() -> ArraySlice<QueuedWork> {
      queue.pending.ready(at: queue.clock.moment).prefix { !$0.isExclusive }
    }
    // The candidates are collected only if needed, since this takes linear time.
    let index = choose { max(1, candidates().count) }
    return index == 0 ? first : candidates()[index]
  }

  /// Fails the test and returns false if the thread is running work of a queue that `isConcerned`. With the lock.
  private func isOutside(_ thread: ThreadID, _ place: MockPlace, _ isConcerned: (QueueCore) -> Bool) -> Bool {
    guard let queue = threads[thread]?.frames.last(where: { isConcerned($0.queue) })?.queue else { return true }
    unlocked {
      report("Work of \(queue.description) must not run more work before it ends itself", at: place)
    }
    return false
  }
}
