/// Work that a mock queue has taken and not yet begun.
struct QueuedWork {
  /// Counts what was given to mock queues: less is earlier.
  let sequence: Int
  let submission: DispatchSubmission
  /// When it was submitted.
  let submitted: VirtualNanoseconds
  /// When it may begin; ``VirtualTime/never`` where that moment never comes.
  let due: VirtualNanoseconds
  /// Its deadline on the real clock, if it has one.
  let realDeadline: UInt64?
  /// Whether nothing else on its queue may run beside it.
  let isExclusive: Bool
  /// Where its record stands among those of the queue.
  let record: Int
}

/// The pending work of a mock queue in the order in which it begins: by the moment when it is due, then by submission.
struct PendingWork {
  /// Nil before `start`, so that nothing that was captured lives longer than it should; never nil from there on.
  private var storage: [QueuedWork?] = []
  private var start = 0

  var works: [QueuedWork] { storage[start...].compactMap { $0 } }

  var first: QueuedWork? { start < storage.count ? storage[start] : nil }

  var isEmpty: Bool { start == storage.count }

  /// Complexity: O(1) for work that is due last, as most is; else linear in what is pending.
  mutating func insert(_ work: QueuedWork) {
    var index = storage.count
    while start < index, let other = storage[index - 1], comesBefore(work, other) { index -= 1 }
    storage.insert(work, at: index)
  }

  /// Complexity: O(1) for the first, on average; else linear in what is pending.
  mutating func remove(_ sequence: Int) {
    guard let index = storage[start...].firstIndex(where: { $0?.sequence == sequence }) else { return }
    guard index == start else {
      storage.remove(at: index)
      return
    }
    storage[start] = nil
    start += 1
    guard storage.count <= 2 * start else { return }
    storage.removeFirst(start)
    start = 0
  }

  /// The work that is due at `moment` and was submitted before `sequence`.
  func ready(at moment: VirtualNanoseconds, before sequence: Int = .max) -> [QueuedWork] {
    var ready: [QueuedWork] = []
    for case let work? in storage[start...] {
      if moment < work.due { break }
      if work.sequence < sequence { ready.append(work) }
    }
    return ready
  }

  /// When work begins whose delay ends at `due`: as a rule then. Work that was submitted at the same moment keeps the
  /// order of the deadlines on the real clock, which are exact, while the delays that they are read as are not.
  func due(_ due: VirtualNanoseconds, realDeadline: UInt64, submitted: VirtualNanoseconds) -> VirtualNanoseconds {
    var due = due
    for work in works where work.submitted == submitted {
      guard let other = work.realDeadline else { continue }
      due = other <= realDeadline ? max(due, work.due) : min(due, work.due)
    }
    return due
  }

  private func comesBefore(_ work: QueuedWork, _ other: QueuedWork) -> Bool {
    (work.due, work.sequence) < (other.due, other.sequence)
  }
}
