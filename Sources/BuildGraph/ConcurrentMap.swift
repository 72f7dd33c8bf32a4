import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Collection where Self: Sendable, Index == Int {
  /// Maps runs of the collection side by side on all cores, and gives the results in the collection's order.
  ///
  /// The pool of the system's library is not used: once it is, it wakes up the process every second for ever, to look
  /// after its threads.
  ///
  /// - Parameters:
  ///   - minimumRun: as many elements are not worth waking another core.
  ///   - step: what progress lines call this: “checking definitions”.
  ///   - transform: is given ranges that together cover the collection; it must be a pure function.
  package func concurrentMap<Result: Sendable>(
    minimumRun: Int = 16, counting step: StaticString? = nil, _ transform: @Sendable (Range<Int>) -> [Result]
  ) -> [Result] {
    guard minimumRun < count else { return transform(startIndex..<endIndex) }
    // More runs than cores, so that none keeps the other cores waiting at the end; not many, since what a run has found
    // out of what its elements share is not found out again.
    let run = Swift.max(1, minimumRun / 8, (count + 15) / 16)
    let starts = Array(stride(from: startIndex, to: endIndex, by: run))
    let parts = ConcurrentParts<Result>(count: starts.count)
    let end = endIndex
    let counted = step.flatMap { WorkCounter.begin($0, of: count) }
    defer { if let counted { WorkCounter.end(counted) } }
    withoutActuallyEscaping(transform) { transform in
      let work: @Sendable () -> Void = {
        while let index = parts.take() {
          let range = starts[index]..<Swift.min(starts[index] + run, end)
          parts.put(transform(range), at: index)
          if let counted { WorkCounter.add(range.count, to: counted) }
        }
      }
      let helpers = SpareCore.all.filter { $0.begin(work) }
      work()
      for helper in helpers { helper.end() }
    }
    return parts.all
  }
}

extension Collection where Self: Sendable, Index == Int {
  /// Maps elements on all cores, and hands the results to `body` in the collection's order, each as soon as it and those
  /// before it are there.
  ///
  /// For work that one thread has to do with each result, which then goes on beside the making of the others.
  ///
  /// - Parameters:
  ///   - minimumRun: as many elements are not worth waking another core.
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
      let helpers = SpareCore.all.filter { $0.begin(work) }
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

/// The same, one by one, for somebody who takes the results in order.
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

  /// What has come of an element; nil where that is not known yet, and after it has been taken.
  func result(at index: Int) -> Result? {
    results.withLock { $0[index - first].take() }
  }
}
