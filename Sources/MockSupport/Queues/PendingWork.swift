/// Submitted work of a mock queue that has not started.
struct QueuedWork {
  /// The position among all submissions to mock queues.
  let sequence: Int
  let submission: DispatchSubmission
  /// The time of the submission.
  let submitted: VirtualNanoseconds
  /// The earliest start; ``VirtualTime/never`` for work that never starts.
  let due: VirtualNanoseconds
  /// The deadline on the real clock, if it has one.
  let realDeadline: UInt64?
  /// Whether no other work of the queue may run at the same time.
  let isExclusive: Bool
  /// The index in the queue's records.
  let record: Int
}

/// The pending work of a mock queue, ordered by due time, then by submission.
struct PendingWork {
  /// The work from index `start` on. Earlier elements are nil, so that captured objects are released.
  private var storage: [QueuedWork?] = []
  private var start = 0
  /// The latest real deadline of all work that was ever pending.
  private var latestRealDeadline: UInt64 = 0
  /// The number of exclusive pieces of work.
  private(set) var exclusiveCount = 0

  var works: [QueuedWork] { storage[start...].compactMap { $0 } }

  var first: QueuedWork? { start < storage.count ? storage[start] : nil }

  var isEmpty: Bool { start == storage.count }

  /// Inserts work at its position.
  /// Complexity: O(1) for work that is due last, which is usual; else linear in the work that is due later.
  mutating func insert(_ work: QueuedWork) {
    latestRealDeadline = max(latestRealDeadline, work.realDeadline ?? 0)
    if work.isExclusive { exclusiveCount += 1 }
    let isLast = storage.last.flatMap { $0 }.map { !comesBefore(work, $0) } ?? true
    storage.insert(work, at: isLast ? storage.count : firstIndex { comesBefore(work, $0) })
  }

  /// Removes the work with a sequence number.
  /// Complexity: O(1) amortized for the first; else linear in the amount of pending work.
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

  /// Returns the work that is due at `moment` and was submitted before `sequence`.
  func ready(at moment: VirtualNanoseconds, before sequence: Int = .max) -> [QueuedWork] {
    var ready: [QueuedWork] = []
    for case let work? in storage[start...] {
      if moment < work.due { break }
      if work.sequence < sequence { ready.append(work) }
    }
    return ready
  }

  /// Returns the first work that is due at `moment` and was submitted before `sequence`.
  func firstReady(at moment: VirtualNanoseconds, before sequence: Int) -> QueuedWork? {
    for case let work? in storage[start...] {
      if moment < work.due { return nil }
      if work.sequence < sequence { return work }
    }
    return nil
  }

  /// Returns the start of work with an inferred delay that ends at `due`. Work that was submitted at the same virtual
  /// moment keeps the order of its real deadlines, since these are exact.
  func due(_ due: VirtualNanoseconds, realDeadline: UInt64, submitted: VirtualNanoseconds) -> VirtualNanoseconds {
    func deadline(of work: QueuedWork?) -> UInt64? { work?.submitted == submitted ? work?.realDeadline : nil }
    let works = storage[start...]
    let before = works.last { deadline(of: $0).map { $0 <= realDeadline } ?? false }
    // Usually there is none, since later calls of `now()` give later deadlines.
    let after =
      latestRealDeadline <= realDeadline ? nil : works.first { deadline(of: $0).map { realDeadline < $0 } ?? false }
    return max(before.flatMap { $0?.due } ?? 0, min(after.flatMap { $0?.due } ?? .max, due))
  }

  /// Returns the first index for which `isReached` holds. The predicate must hold for all later work, too.
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
