import Parallelism

/// Work on several cores, each with a reader of its own.
extension Reader {
  /// Maps elements, each with a reader. Without records of dependencies, that runs on all cores.
  @inlinable public func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @Sendable (Element, Reader) -> Result
  ) -> [Result] {
    guard let memo, memo.base == nil, Self.fewElements < elements.count else {
      return elements.map { transform($0, self) }
    }
    let parts = mapRanges(of: elements.count) { range, reader in range.map { transform(elements[$0], reader) } }
    var results: [Result] = []
    results.reserveCapacity(elements.count)
    for part in parts { results += part }
    return results
  }

  /// The number of elements that are not worth being divided.
  @usableFromInline static var fewElements: Int { 64 }

  @usableFromInline func mapRanges<Part: Sendable>(
    of count: Int, _ transform: @Sendable (Range<Int>, Reader) -> Part
  ) -> [Part] {
    // The owner of the database waits meanwhile.
    let pool = StatePool { Reader(beside: self) }
    let parts = (0..<count).concurrentMap { range in pool.use { [transform(range, $0)] } }
    for reader in pool.states { reader.merge(into: self) }
    return parts
  }
}
