import Dispatch
import Synchronization

extension Collection where Self: Sendable, Index == Int {
  /// Maps runs of the collection side by side on all cores, and gives the results in the collection's order.
  ///
  /// Each further core is a queue of its own: using the pool of the system's library once would make it wake up the
  /// process every second for ever, to look after its threads.
  ///
  /// - Parameter transform: is given ranges that together cover the collection; it must be a pure function.
  package func concurrentMap<Result: Sendable>(
    minimumRun: Int = 16, _ transform: @Sendable (Range<Int>) -> [Result]
  ) -> [Result] {
    // More runs than cores, so that a run of costly elements does not keep the other cores waiting.
    let run = Swift.max(minimumRun, (count + 15) / 16)
    guard run < count else { return transform(startIndex..<endIndex) }
    let starts = Array(stride(from: startIndex, to: endIndex, by: run))
    let parts = ConcurrentParts<Result>(count: starts.count)
    let end = endIndex
    withoutActuallyEscaping(transform) { transform in
      let work: @Sendable () -> Void = {
        while let index = parts.take() {
          parts.put(transform(starts[index]..<Swift.min(starts[index] + run, end)), at: index)
        }
      }
      let helpers = DispatchGroup()
      for _ in 1..<Swift.max(2, Swift.min(starts.count, coreCount)) {
        DispatchQueue(label: "mockd.work").async(group: helpers, execute: work)
      }
      work()
      helpers.wait()
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
