import Dispatch

extension QueueMonitor {
  /// Runs work on a queue, after earlier work, and returns its result. Without the lock.
  ///
  /// If a real queue would deadlock, the test fails and the work runs immediately.
  func sync<Result>(
    on queue: QueueCore, flags: DispatchWorkItemFlags, from place: MockPlace, _ work: () throws -> Result
  ) rethrows -> Result {
    flushRelay()
    return try visit { thread in
      let exclusive = !queue.isConcurrent || flags.contains(.barrier)
      let (record, deadlock) = locked {
        let record = queue.records.count
        queue.records.append(MockDispatchQueue.Record(syncWith: flags, at: queue.clock.moment))
        let deadlock = awaitTurn(on: queue, exclusive: exclusive, thread)
        queue.records[record].state = .running
        begin(on: queue, thread, exclusive: exclusive, link: .sync)
        return (record, deadlock)
      }
      if let deadlock { report("This sync would never return: \(deadlock)", at: place) }
      defer {
        flushRelay()
        locked {
          queue.records[record].state = .finished
          end(on: queue, thread)
        }
      }
      return try work()
    }
  }

  /// Waits until a `sync` may start, and runs earlier work; returns the reason if it would deadlock. With the lock.
  private func awaitTurn(on queue: QueueCore, exclusive: Bool, _ thread: ThreadID) -> String? {
    let ticket = nextSequence()
    switch standing(of: thread, towards: queue, exclusive: exclusive, ticket) {
    case .stuck(let reason): return reason
    case .inside: return nil
    case .outside: break
    }
    queue.waiters.append(QueueCore.Waiter(ticket: ticket, isExclusive: exclusive))
    let before = threads[thread]?.awaited
    threads[thread]?.awaited = queue
    defer {
      queue.waiters.removeAll { $0.ticket == ticket }
      threads[thread]?.awaited = before
    }
    while true {
      let needsAll = exclusive || queue.firstWork(before: ticket, exclusive: false) != nil
      if queue.admits(thread, exclusive: needsAll), !queue.hasWaiter(before: ticket, exclusive: exclusive) { break }
      if let reason = cycle(from: thread, through: queue) { return reason }
      wait()
    }
    while let work = queue.firstWork(before: ticket, exclusive: exclusive) {
      run(work, of: queue, on: thread, link: .awaited)
    }
    return nil
  }

  /// The relation of a thread that calls `sync` to the queue.
  private enum SyncRelation {
    /// The call waits for itself. The value is the reason.
    case stuck(String)
    /// The thread runs work beside which the `sync` may run.
    case inside
    case outside
  }

  /// Returns the relation of a thread that calls `sync` to the queue. With the lock.
  private func standing(
    of thread: ThreadID, towards queue: QueueCore, exclusive: Bool, _ ticket: Int
  ) -> SyncRelation {
    for frame in (threads[thread]?.frames ?? []).reversed() {
      if frame.queue === queue {
        if frame.isExclusive {
          return .stuck(
            "it is called by work of \(queue.description), which must end before the queue runs other work")
        }
        if exclusive {
          return .stuck(
            "it is a barrier of \(queue.description), but called by work that must end before the barrier starts")
        }
        if queue.firstWork(before: ticket, exclusive: false) != nil
          || queue.hasWaiter(before: ticket, exclusive: false)
        {
          return .stuck(
            "it waits for a barrier of \(queue.description), which waits for the calling work")
        }
        return .inside
      }
      if frame.link == .none { break }
    }
    return .outside
  }

  /// Describes the cycle if threads that run `queue` wait for a queue that `thread` occupies. With the lock.
  private func cycle(from thread: ThreadID, through queue: QueueCore) -> String? {
    var queues = [queue]
    var seen: Set<ObjectIdentifier> = []
    while let queue = queues.popLast() {
      guard seen.insert(ObjectIdentifier(queue)).inserted else { continue }
      for holder in queue.holders where holder.thread != thread {
        guard let awaited = threads[holder.thread]?.awaited else { continue }
        if awaited.holders.contains(where: { $0.thread == thread }) {
          return
            "it waits for \(queue.description), whose work waits for \(awaited.description), which runs the calling work"
        }
        queues.append(awaited)
      }
    }
    return nil
  }
}
