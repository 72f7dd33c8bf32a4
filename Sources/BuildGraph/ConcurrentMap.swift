import Synchronization

extension Collection where Self: Sendable, Index == Int {
  /// Maps runs of the collection side by side on all cores, and gives the results in the collection's order.
  ///
  /// The pool of the system's library is not used: once it is, it wakes up the process every second for ever, to look
  /// after its threads.
  ///
  /// - Parameters:
  ///   - minimumRun: as many elements are not worth waking another core.
  ///   - transform: is given ranges that together cover the collection; it must be a pure function.
  package func concurrentMap<Result: Sendable>(
    minimumRun: Int = 16, _ transform: @Sendable (Range<Int>) -> [Result]
  ) -> [Result] {
    guard minimumRun < count else { return transform(startIndex..<endIndex) }
    // More runs than cores, so that none keeps the other cores waiting at the end; not many, since what a run has found
    // out of what its elements share is not found out again.
    let run = Swift.max(1, minimumRun / 8, (count + 15) / 16)
    let starts = Array(stride(from: startIndex, to: endIndex, by: run))
    let parts = ConcurrentParts<Result>(count: starts.count)
    let end = endIndex
    withoutActuallyEscaping(transform) { transform in
      let work: @Sendable () -> Void = {
        while let index = parts.take() {
          parts.put(transform(starts[index]..<Swift.min(starts[index] + run, end)), at: index)
        }
      }
      let helpers = SpareCore.all.filter { $0.begin(work) }
      work()
      for helper in helpers { helper.end() }
    }
    return parts.all
  }
}

/// What is still to be done, and what has come of the rest.
private final class ConcurrentParts<Result: Sendable>: Sendable {
  private let count: Int
  private let next = Atomic<Int>(0)
  private let results: Mutex<[[Result]]>

  init(count: Int) {
    self.count = count
    results = Mutex(Array(repeating: [], count: count))
  }

  func take() -> Int? {
    let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
    return index < count ? index : nil
  }

  func put(_ part: [Result], at index: Int) { results.withLock { $0[index] = part } }

  var all: [Result] { results.withLock { $0.flatMap(\.self) } }
}
