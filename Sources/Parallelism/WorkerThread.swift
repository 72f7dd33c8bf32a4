import CLibrary
import Dispatch
import Synchronization

/// A thread that runs parts of another thread's work. It sleeps while it has none.
///
/// Most work takes less than a millisecond and comes in bursts. Waking a sleeping core takes a good part of that time,
/// so the worker stays awake for a moment after each work. A caller that finishes first does not wait for a worker that
/// has not begun.
final class WorkerThread: Sendable {
  /// One worker for each core except the caller's.
  static let all = (1..<max(2, coreCount)).map { _ in WorkerThread() }

  private let isTaken = Atomic<Bool>(false)
  private let work = Mutex<(@Sendable () -> Void)?>(nil)
  /// The number of posted and of ended pieces of work.
  private let posted = Atomic<Int>(0)
  private let ended = Atomic<Int>(0)
  /// The affinity of the worker, or nil until it has begun and where the system offers none.
  private let affinity = Mutex<CoreAffinity?>(nil)
  private let bell = DispatchSemaphore(value: 0)
  private let endBell = DispatchSemaphore(value: 0)

  /// The number of polls before either side sleeps, some hundred microseconds in total.
  private static let patience = 400

  private init() {
    DispatchQueue(label: "mockd.worker").async { [self] in
      affinity.withLock { $0 = CoreAffinity() }
      LargeHeap.prepareThread()
      while true { runNext() }
    }
  }

  /// Starts `work` on this thread. Returns false if the worker is busy.
  func begin(_ work: @escaping @Sendable () -> Void) -> Bool {
    guard isTaken.compareExchange(expected: false, desired: true, ordering: .acquiring).exchanged else { return false }
    self.work.withLock { $0 = work }
    affinity.withLock { $0?.leaveCoreOfCaller() }
    posted.add(1, ordering: .releasing)
    bell.signal()
    return true
  }

  /// Waits until the worker has finished, if it has begun.
  func end() {
    let hasBegun = work.withLock { work in
      defer { work = nil }
      return work == nil
    }
    if hasBegun {
      Self.poll { ended.load(ordering: .acquiring) != 0 }
      endBell.wait()
      ended.store(0, ordering: .relaxed)
    }
    isTaken.store(false, ordering: .releasing)
  }

  private func runNext() {
    Self.poll { posted.load(ordering: .acquiring) != 0 }
    bell.wait()
    posted.subtract(1, ordering: .relaxed)
    guard runPosted() else { return }
    ended.store(1, ordering: .releasing)
    endBell.signal()
  }

  /// Runs the posted work and releases it. Returns false if the caller has withdrawn it.
  private func runPosted() -> Bool {
    let taken = work.withLock { work in
      defer { work = nil }
      return work
    }
    guard let taken else { return false }
    taken()
    return true
  }

  private static func poll(_ isReady: () -> Bool) {
    for _ in 0..<patience {
      if isReady() { return }
      sched_yield()
    }
  }
}
