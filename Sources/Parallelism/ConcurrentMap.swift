import CLibrary
import Synchronization

extension Collection where Self: Sendable, Index == Int {
  /// Maps ranges of the collection on all cores, and returns the results in the collection's order.
  ///
  /// It uses `WorkerThread` instead of the system's pool. The pool, once used, wakes the process every second to manage
  /// its threads.
  ///
  /// - Parameters:
  ///   - minimumRun: the number of elements that one core maps alone.
  ///   - step: the name of the step in progress lines: “checking definitions”.
  ///   - transform: a pure function of a range. The ranges together cover the collection.
  package func concurrentMap<Result: Sendable>(
    minimumRun: Int = 16, counting step: StaticString? = nil, _ transform: @Sendable (Range<Int>) -> [Result]
  ) -> [Result] {
    guard minimumRun < count else { return transform(startIndex..<endIndex) }
    let ranges = decreasingRanges(minimumRun: minimumRun)
    let parts = ConcurrentParts<Result>(count: ranges.count)
    let counted = step.flatMap { WorkCounter.begin($0, of: count) }
    defer { if let counted { WorkCounter.end(counted) } }
    withoutActuallyEscaping(transform) { transform in
      let work: @Sendable () -> Void = {
        while let index = parts.take() {
          let range = ranges[index]
          parts.put(transform(range), at: index)
          if let counted { WorkCounter.add(range.count, to: counted) }
        }
      }
      let helpers = WorkerThread.all.filter { $0.begin(work) }
      work()
      for helper in helpers { helper.end() }
    }
    return parts.all
  }

  /// Ranges that cover the collection and become smaller, so that no core waits long at the end. There are not many,
  /// since a range computes once what its elements share.
  private func decreasingRanges(minimumRun: Int) -> [Range<Int>] {
    let shortest = Swift.max(1, minimumRun / 8, count / 512)
    var ranges: [Range<Int>] = []
    var start = startIndex
    while start < endIndex {
      let end = Swift.min(endIndex, start + Swift.max(shortest, (endIndex - start) / 16))
      ranges.append(start..<end)
      start = end
    }
    return ranges
  }
}

extension Collection where Self: Sendable, Index == Int {
  /// Maps elements on all cores, and passes the results to `body` in the collection's order. Each result is passed as
  /// soon as it and all earlier results are ready.
  ///
  /// The caller's thread processes results while the workers compute others.
  ///
  /// - Parameters:
  ///   - minimumRun: the number of elements that one core maps alone.
  ///   - transform: a pure function of an element.
  ///   - body: runs on the thread of the caller.
  package func forEachMapped<Result: Sendable>(
    minimumRun: Int = 16, _ transform: @Sendable (Element) -> Result, _ body: (Index, Result) -> Void
  ) {
    guard minimumRun < count else {
      for index in startIndex..<endIndex { body(index, transform(self[index])) }
      return
    }
    let parts = OrderedParts<Result>(startIndex, count: count)
    withoutActuallyEscaping(transform) { transform in
      let work: @Sendable () -> Void = {
        while let index = parts.take() { parts.put(transform(self[index]), at: index) }
      }
      let helpers = WorkerThread.all.filter { $0.begin(work) }
      for index in startIndex..<endIndex {
        while true {
          if let result = parts.result(at: index) {
            body(index, result)
            break
          }
          if let next = parts.take() { parts.put(transform(self[next]), at: next) } else { sched_yield() }
        }
      }
      for helper in helpers { helper.end() }
    }
  }
}

/// The ranges that are still to be mapped, and the results of the others.
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

/// The elements that are still to be mapped, and the results that `body` has not taken.
private final class OrderedParts<Result: Sendable>: Sendable {
  private let first: Int
  private let next = Atomic<Int>(0)
  private let results: Mutex<[Result?]>
  private let count: Int

  init(_ first: Int, count: Int) {
    self.first = first
    self.count = count
    results = Mutex(Array(repeating: nil, count: count))
  }

  func take() -> Int? {
    let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
    return index < count ? first + index : nil
  }

  func put(_ result: Result, at index: Int) { results.withLock { $0[index - first] = result } }

  /// Takes the result of an element. Returns nil if it is not ready or has been taken.
  func result(at index: Int) -> Result? {
    results.withLock { $0[index - first].take() }
  }
}
