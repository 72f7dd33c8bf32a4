import Parallelism

/// Maps elements on several cores, each with a reader of its own.
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

  /// Computes many keys of a query together, while one core runs a step that does not read them. Without records of
  /// dependencies, that runs on all cores.
  @inlinable public func prepare<Q: BatchQuery>(
    _ query: Q.Type, _ keys: [Q.Key], beside step: @Sendable (Reader) -> Void
  ) where Q.Key: Sendable {
    guard let memo, memo.base == nil, Self.fewElements < keys.count else {
      step(self)
      return prepare(query, keys)
    }
    let size = (keys.count - 1) / Self.shareCount + 1
    let shares = stride(from: 0, to: keys.count, by: size).map { Array(keys[$0..<min($0 + size, keys.count)]) }
    // The step comes first, since it is the longest part.
    _ = mapRanges(of: 1 + shares.count, minimumRun: 1) { range, reader in
      for index in range { if index == 0 { step(reader) } else { reader.prepare(query, shares[index - 1]) } }
    }
  }

  /// The number of parts of keys that are computed beside a step. With so few, each part is taken separately.
  @usableFromInline static var shareCount: Int { 30 }

  @usableFromInline func mapRanges<Part: Sendable>(
    of count: Int, minimumRun: Int = 16, _ transform: @Sendable (Range<Int>, Reader) -> Part
  ) -> [Part] {
    // The owner of the database waits meanwhile.
    let pool = StatePool { Reader(beside: self) }
    let parts = (0..<count).concurrentMap(minimumRun: minimumRun) { range in pool.use { [transform(range, $0)] } }
    for reader in pool.states { reader.merge(into: self) }
    return parts
  }
}
