import Dispatch

extension QueueMonitor {
  /// The maximum nesting of immediate work on a thread, against stack overflow. Deeper work waits for the outermost.
  private static let nestingLimit = 100

  /// Adds work to a queue, and runs it if the queue's mode requires it. Without the lock.
  func submit(_ submission: DispatchSubmission, to queue: QueueCore, realNow: DispatchTime) {
    submission.enterGroup()
    flushRelay()
    visit { thread in
      locked {
        let wasIdle = (queue.pending.first?.due ?? VirtualTime.never) == VirtualTime.never
        let kind = submission.deadline == nil ? MockDispatchQueue.Record.Kind.async : .asyncAfter
        let work = take(submission, as: kind, for: queue, realNow: realNow)
        switch queue.mode {
        case .manual, .virtualTime: return
        case .firstInFirstOut: note(queue, for: thread)
        case .immediate:
          guard canRunInPlace(work, of: queue, on: thread, wasIdle: wasIdle) else { return note(queue, for: thread) }
          run(work, of: queue, on: thread, link: .none)
        }
      }
    }
  }

  /// Adds work to a queue's pending work. With the lock.
  @discardableResult
  func take(
    _ submission: DispatchSubmission, as kind: MockDispatchQueue.Record.Kind, for queue: QueueCore,
    realNow: DispatchTime = .now()
  ) -> QueuedWork {
    let now = queue.clock.moment
    let deadline = submission.deadline
    let delay = deadline.map { VirtualTime.delay(until: $0, from: now, realNow: realNow) } ?? 0
    var due = delay.map { min(now, VirtualTime.never - $0) + $0 } ?? VirtualTime.never
    let realDeadline = deadline.flatMap { VirtualTime.isReal($0) ? $0.uptimeNanoseconds : nil }
    if let realDeadline, !VirtualTime.isVirtual(until: realDeadline, realNow: realNow) {
      due = queue.pending.due(due, realDeadline: realDeadline, submitted: now)
    }
    let work = QueuedWork(
      sequence: nextSequence(), submission: submission, submitted: now, due: due, realDeadline: realDeadline,
      isExclusive: !queue.isConcurrent || submission.flags.contains(.barrier), record: queue.records.count)
    queue.records.append(
      MockDispatchQueue.Record(
        kind: kind, submission: submission, time: VirtualTime.dispatchTime(at: now),
        delay: deadline == nil ? nil : delay.map { .nanoseconds(Int(clamping: $0)) } ?? .never))
    queue.pending.insert(work)
    return work
  }

  /// Returns whether submitted work of an immediate queue can run during the submission. With the lock.
  private func canRunInPlace(_ work: QueuedWork, of queue: QueueCore, on thread: ThreadID, wasIdle: Bool) -> Bool {
    guard let activity = threads[thread], activity.frames.count < Self.nestingLimit, activity.steps < queue.workLimit,
      work.due != VirtualTime.never
    else { return false }
    return queue.canStart(work, on: thread) && (wasIdle || activity.frames.contains { $0.queue === queue })
  }
}
