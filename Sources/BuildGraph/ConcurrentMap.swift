extension Collection where Self: Sendable, Element: Sendable, Index == Int {
  /// Maps runs of the collection side by side on all cores, and gives the results in the collection's order.
  ///
  /// - Parameter transform: is given ranges that together cover the collection; it must be a pure function.
  func concurrentMap<Result: Sendable>(
    minimumRun: Int = 16, _ transform: @escaping @Sendable (Range<Int>) -> [Result]
  ) async -> [Result] {
    // More runs than cores, so that a run of costly elements does not keep the other cores waiting.
    let run = Swift.max(minimumRun, (count + 15) / 16)
    guard run < count else { return transform(startIndex..<endIndex) }
    return await withTaskGroup(of: (Int, [Result]).self) { group in
      for start in stride(from: startIndex, to: endIndex, by: run) {
        let range = start..<Swift.min(start + run, endIndex)
        group.addTask { (start, transform(range)) }
      }
      var runs: [(Int, [Result])] = []
      for await run in group { runs.append(run) }
      runs.sort { $0.0 < $1.0 }
      return runs.flatMap(\.1)
    }
  }
}
