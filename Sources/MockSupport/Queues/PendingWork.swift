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
  /// Of all that was ever pending.
  private var latestRealDeadline: UInt64 = 0
  /// How much of it nothing may run beside.
  private(set) var exclusiveCount = 0

  var works: [QueuedWork] { storage[start...].compactMap { $0 } }

  var first: QueuedWork? { start < storage.count ? storage[start] : nil }

  var isEmpty: Bool { start == storage.count }

  /// Complexity: O(1) for work that is due last, as most is; else that of moving what is due later.
  mutating func insert(_ work: QueuedWork) {
    latestRealDeadline = max(latestRealDeadline, work.realDeadline ?? 0)
    if work.isExclusive { exclusiveCount += 1 }
    let isLast = storage.last.flatMap { $0 }.map { !comesBefore(work, $0) } ?? true
    storage.insert(work, at: isLast ? storage.count : firstIndex { comesBefore(work, $0) })
  }

  /// Complexity: O(1) for the first, on average; else linear in what is pending.
  mutating func remove(_ sequence: Int) {
    guard let index = storage[start...].firstIndex(where: { $0?.sequence == sequence }) else { return }
    if storage[index]?.isExclusive == true { exclusiveCount -= 1 }
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

  /// The first work that is due at `moment` and was submitted before `sequence`.
  func firstReady(at moment: VirtualNanoseconds, before sequence: Int) -> QueuedWork? {
    for case let work? in storage[start...] {
      if moment < work.due { return nil }
      if work.sequence < sequence { return work }
    }
    return nil
  }

  /// When work begins whose delay ends at `due`: as a rule then. But where a delay is not surely the one that was meant,
  /// work that was submitted at the same moment keeps the order of the deadlines on the real clock, which are exact.
  func due(_ due: VirtualNanoseconds, realDeadline: UInt64, submitted: VirtualNanoseconds) -> VirtualNanoseconds {
    func deadline(of work: QueuedWork?) -> UInt64? { work?.submitted == submitted ? work?.realDeadline : nil }
    let works = storage[start...]
    let before = works.last { deadline(of: $0).map { $0 <= realDeadline } ?? false }
    // As a rule there is none: who counts later has later deadlines.
    let after =
      latestRealDeadline <= realDeadline ? nil : works.first { deadline(of: $0).map { realDeadline < $0 } ?? false }
    return max(before.flatMap { $0?.due } ?? 0, min(after.flatMap { $0?.due } ?? .max, due))
  }

  /// The first index from which on `isReached` holds, as it does for all that is due later.
  private func firstIndex(_ isReached: (QueuedWork) -> Bool) -> Int {
    var range = start..<storage.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if let work = storage[middle], isReached(work) {
        range = range.lowerBound..<middle
      } else {
        range = middle + 1..<range.upperBound
      }
    }
    return range.lowerBound
  }

  private func comesBefore(_ work: QueuedWork, _ other: QueuedWork) -> Bool {
    (work.due, work.sequence) < (other.due, other.sequence)
  }
}
