import Dispatch
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A thread that helps another one for a moment, again and again. While nobody needs it, it sleeps and costs nothing.
///
/// Work is mostly less than a millisecond long, and comes in bursts. To wake a sleeping core takes a good part of that, so
/// the helper stays awake for a moment after each work, and nobody waits for a helper that has not begun when all is done.
final class SpareCore: Sendable {
  /// One for each core but that of the caller.
  static let all = (1..<max(2, coreCount)).map { _ in SpareCore() }

  private let isTaken = Atomic<Bool>(false)
  private let work = Mutex<(@Sendable () -> Void)?>(nil)
  /// How much work was posted, and how much was looked at by the helper.
  private let posted = Atomic<Int>(0)
  private let ended = Atomic<Int>(0)
  /// Nil until the helper has begun, and where nothing is known.
  private let affinity = Mutex<CoreAffinity?>(nil)
  private let bell = DispatchSemaphore(value: 0)
  private let endBell = DispatchSemaphore(value: 0)

  /// How often either side looks before it sleeps; some hundred microseconds in all.
  private static let patience = 400

  private init() {
    DispatchQueue(label: "mockd.work").async { [self] in
      affinity.withLock { $0 = CoreAffinity() }
      while true { help() }
    }
  }

  /// Helps with `work` from now on; false if it is helping somebody.
  func begin(_ work: @escaping @Sendable () -> Void) -> Bool {
    guard isTaken.compareExchange(expected: false, desired: true, ordering: .acquiring).exchanged else { return false }
    self.work.withLock { $0 = work }
    affinity.withLock { $0?.leaveCoreOfCaller() }
    posted.add(1, ordering: .releasing)
    bell.signal()
    return true
  }

  /// Waits until the helper, who has begun, is done with its part.
  func end() {
    let hasBegun = work.withLock { work in
      defer { work = nil }
      return work == nil
    }
    if hasBegun {
      Self.look { ended.load(ordering: .acquiring) != 0 }
      endBell.wait()
      ended.store(0, ordering: .relaxed)
    }
    isTaken.store(false, ordering: .releasing)
  }

  private func help() {
    Self.look { posted.load(ordering: .acquiring) != 0 }
    bell.wait()
    posted.subtract(1, ordering: .relaxed)
    guard doWork() else { return }
    ended.store(1, ordering: .releasing)
    endBell.signal()
  }

  /// Nothing of the work is held any more after this returns.
  private func doWork() -> Bool {
    let taken = work.withLock { work in
      defer { work = nil }
      return work
    }
    guard let taken else { return false }
    taken()
    return true
  }

  private static func look(_ isThere: () -> Bool) {
    for _ in 0..<patience {
      if isThere() { return }
      sched_yield()
    }
  }
}
