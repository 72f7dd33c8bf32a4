import Parallelism
import Synchronization

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
    let pool = ReaderPool(self)
    let parts = (0..<count).concurrentMap { range in pool.use { [transform(range, $0)] } }
    pool.end()
    return parts
  }
}

/// Readers for threads that work at the same time while the owner of the database waits.
private final class ReaderPool: @unchecked Sendable {  // Each reader is used by one thread at a time.
  private let reader: Reader
  private let idle = Mutex<[PooledReader]>([])

  init(_ reader: Reader) { self.reader = reader }

  func use<Result>(_ body: (Reader) -> Result) -> Result {
    let pooled = idle.withLock { $0.popLast() } ?? PooledReader(reader: Reader(beside: reader))
    defer { idle.withLock { $0.append(pooled) } }
    return body(pooled.reader)
  }

  /// Merges the memos of all readers into that of the first one, and lets them read from it.
  func end() {
    for pooled in idle.withLock({ $0 }) { pooled.reader.merge(into: reader) }
  }

  private struct PooledReader: @unchecked Sendable {  // As above.
    let reader: Reader
  }
}
