import Dispatch
import Synchronization

extension Collection where Self: Sendable, Index == Int {
  /// Maps runs of the collection side by side on all cores, and gives the results in the collection's order.
  ///
  /// - Parameter transform: is given ranges that together cover the collection; it must be a pure function.
  func concurrentMap<Result: Sendable>(
    minimumRun: Int = 16, _ transform: @Sendable (Range<Int>) -> [Result]
  ) -> [Result] {
    // More runs than cores, so that a run of costly elements does not keep the other cores waiting.
    let run = Swift.max(minimumRun, (count + 15) / 16)
    guard run < count else { return transform(startIndex..<endIndex) }
    let starts = Array(stride(from: startIndex, to: endIndex, by: run))
    let results = Mutex<[[Result]]>(Array(repeating: [], count: starts.count))
    DispatchQueue.concurrentPerform(iterations: starts.count) { index in
      let part = transform(starts[index]..<Swift.min(starts[index] + run, endIndex))
      results.withLock { $0[index] = part }
    }
    return results.withLock { $0.flatMap(\.self) }
  }
}
