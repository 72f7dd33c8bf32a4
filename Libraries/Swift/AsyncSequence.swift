public protocol AsyncIteratorProtocol<Element, Failure> {
  associatedtype Element
  associatedtype Failure: Error = any Error
  mutating func next() async throws -> Element?
  mutating func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Element?
}

extension AsyncIteratorProtocol {
  public mutating func next() async throws(Failure) -> Element?
  public mutating func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Element?
}

public protocol AsyncSequence<Element, Failure> {
  associatedtype AsyncIterator: AsyncIteratorProtocol
  associatedtype Element where Element == AsyncIterator.Element
  associatedtype Failure = any Error where Failure == AsyncIterator.Failure
  func makeAsyncIterator() -> AsyncIterator
}

extension AsyncSequence {
  public func allSatisfy(_ predicate: (Element) async throws -> Bool) async rethrows -> Bool {
    for try await element in self {
      if !(try await predicate(element)) { return false }
    }
    return true
  }
  public func compactMap<ElementOfResult>(_ transform: @escaping @Sendable (Element) async -> ElementOfResult?)
    -> AsyncCompactMapSequence<Self, ElementOfResult>
  {
    return AsyncCompactMapSequence(base: self, transform: transform)
  }
  public func compactMap<ElementOfResult>(_ transform: @escaping @Sendable (Element) async throws -> ElementOfResult?)
    -> AsyncThrowingCompactMapSequence<Self, ElementOfResult>
  {
    return AsyncThrowingCompactMapSequence(base: self, transform: transform)
  }
  public func contains(where predicate: (Element) async throws -> Bool) async rethrows -> Bool {
    for try await element in self {
      if try await predicate(element) { return true }
    }
    return false
  }
  public func drop(while predicate: @escaping @Sendable (Element) async -> Bool) -> AsyncDropWhileSequence<Self> {
    return AsyncDropWhileSequence(base: self, predicate: predicate)
  }
  public func drop(while predicate: @escaping @Sendable (Element) async throws -> Bool)
    -> AsyncThrowingDropWhileSequence<Self>
  {
    return AsyncThrowingDropWhileSequence(base: self, predicate: predicate)
  }
  public func dropFirst(_ count: Int = 1) -> AsyncDropFirstSequence<Self> {
    return AsyncDropFirstSequence(base: self, count: count)
  }
  public func filter(_ isIncluded: @escaping @Sendable (Element) async -> Bool) -> AsyncFilterSequence<Self> {
    return AsyncFilterSequence(base: self, isIncluded: isIncluded)
  }
  public func filter(_ isIncluded: @escaping @Sendable (Element) async throws -> Bool) -> AsyncThrowingFilterSequence<
    Self
  > {
    return AsyncThrowingFilterSequence(base: self, isIncluded: isIncluded)
  }
  public func first(where predicate: (Element) async throws -> Bool) async rethrows -> Element? {
    for try await element in self {
      if try await predicate(element) { return element }
    }
    return nil
  }
  public func flatMap<SegmentOfResult>(_ transform: @escaping @Sendable (Element) async -> SegmentOfResult)
    -> AsyncFlatMapSequence<Self, SegmentOfResult>
  where SegmentOfResult: AsyncSequence, Failure == SegmentOfResult.Failure
  public func flatMap<SegmentOfResult>(_ transform: @escaping @Sendable (Element) async -> SegmentOfResult)
    -> AsyncFlatMapSequence<Self, SegmentOfResult>
  where SegmentOfResult: AsyncSequence, SegmentOfResult.Failure == Never
  public func flatMap<SegmentOfResult>(_ transform: @escaping @Sendable (Element) async -> SegmentOfResult)
    -> AsyncFlatMapSequence<Self, SegmentOfResult>
  where SegmentOfResult: AsyncSequence, Failure == Never, SegmentOfResult.Failure == Never
  public func flatMap<SegmentOfResult>(_ transform: @escaping @Sendable (Element) async throws -> SegmentOfResult)
    -> AsyncThrowingFlatMapSequence<Self, SegmentOfResult> where SegmentOfResult: AsyncSequence
  public func map<Transformed>(_ transform: @escaping @Sendable (Element) async -> Transformed) -> AsyncMapSequence<
    Self, Transformed
  > {
    return AsyncMapSequence(base: self, transform: transform)
  }
  public func map<Transformed>(_ transform: @escaping @Sendable (Element) async throws -> Transformed)
    -> AsyncThrowingMapSequence<Self, Transformed>
  {
    return AsyncThrowingMapSequence(base: self, transform: transform)
  }
  @intrinsic public func max(by areInIncreasingOrder: (Element, Element) async throws -> Bool) async rethrows
    -> Element?
  @intrinsic public func min(by areInIncreasingOrder: (Element, Element) async throws -> Bool) async rethrows
    -> Element?
  public func prefix(_ count: Int) -> AsyncPrefixSequence<Self> {
    return AsyncPrefixSequence(base: self, count: count)
  }
  public func prefix(while predicate: @escaping @Sendable (Element) async -> Bool) rethrows -> AsyncPrefixWhileSequence<
    Self
  > {
    return AsyncPrefixWhileSequence(base: self, predicate: predicate)
  }
  public func prefix(while predicate: @escaping @Sendable (Element) async throws -> Bool) rethrows
    -> AsyncThrowingPrefixWhileSequence<Self>
  {
    return AsyncThrowingPrefixWhileSequence(base: self, predicate: predicate)
  }
  public func reduce<Result>(_ initialResult: Result, _ nextPartialResult: (Result, Element) async throws -> Result)
    async rethrows -> Result
  {
    var result = initialResult
    for try await element in self {
      result = try await nextPartialResult(result, element)
    }
    return result
  }
  public func reduce<Result>(
    into initialResult: Result, _ updateAccumulatingResult: (inout Result, Element) async throws -> Void
  ) async rethrows -> Result {
    var result = initialResult
    for try await element in self {
      try await updateAccumulatingResult(&result, element)
    }
    return result
  }
}

extension AsyncSequence where Element: Comparable {
  @intrinsic public func max() async rethrows -> Element?
  @intrinsic public func min() async rethrows -> Element?
}

extension AsyncSequence where Element: Equatable {
  public func contains(_ search: Element) async rethrows -> Bool {
    for try await element in self {
      if element == search { return true }
    }
    return false
  }
}
