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

public struct AsyncMapSequence<Base, Transformed>: AsyncSequence where Base: AsyncSequence {
  let base: Base
  let transform: (Base.Element) async -> Transformed
  init(base: Base, transform: @escaping (Base.Element) async -> Transformed) {
    self.base = base
    self.transform = transform
  }
  public typealias AsyncIterator = Iterator
  public typealias Element = Transformed
  public typealias Failure = Base.Failure
  public func makeAsyncIterator() -> Iterator {
    return Iterator(base: base.makeAsyncIterator(), transform: transform)
  }
}

extension AsyncMapSequence: Sendable where Base.Element: Sendable, Base: Sendable, Transformed: Sendable {}

extension AsyncMapSequence {
  public struct Iterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    let transform: (Base.Element) async -> Transformed
    init(base: Base.AsyncIterator, transform: @escaping (Base.Element) async -> Transformed) {
      self.base = base
      self.transform = transform
    }
    public mutating func next() async rethrows -> Transformed? {
      guard let element = try await base.next() else { return nil }
      return await transform(element)
    }
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(AsyncMapSequence<Base, Transformed>
      .Failure) -> Transformed?
    {
      guard let element = try await base.next(isolation: actor) else { return nil }
      return await transform(element)
    }
  }
}

extension AsyncMapSequence.Iterator: Sendable
where Base.AsyncIterator: Sendable, Base.Element: Sendable, Transformed: Sendable {}

public struct AsyncThrowingMapSequence<Base, Transformed>: AsyncSequence where Base: AsyncSequence {
  let base: Base
  let transform: (Base.Element) async throws -> Transformed
  init(base: Base, transform: @escaping (Base.Element) async throws -> Transformed) {
    self.base = base
    self.transform = transform
  }
  public typealias AsyncIterator = Iterator
  public typealias Element = Transformed
  public typealias Failure = any Error
  public func makeAsyncIterator() -> Iterator {
    return Iterator(base: base.makeAsyncIterator(), transform: transform)
  }
}

extension AsyncThrowingMapSequence: Sendable where Base.Element: Sendable, Base: Sendable, Transformed: Sendable {}

extension AsyncThrowingMapSequence {
  public struct Iterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    let transform: (Base.Element) async throws -> Transformed
    var isAtEnd = false
    init(base: Base.AsyncIterator, transform: @escaping (Base.Element) async throws -> Transformed) {
      self.base = base
      self.transform = transform
    }
    public mutating func next() async throws -> Transformed? {
      if isAtEnd { return nil }
      guard let element = try await base.next() else { return nil }
      do {
        return try await transform(element)
      } catch {
        isAtEnd = true
        throw error
      }
    }
    public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Transformed? {
      if isAtEnd { return nil }
      guard let element = try await base.next(isolation: actor) else { return nil }
      do {
        return try await transform(element)
      } catch {
        isAtEnd = true
        throw error
      }
    }
  }
}

extension AsyncThrowingMapSequence.Iterator: Sendable
where Base.AsyncIterator: Sendable, Base.Element: Sendable, Transformed: Sendable {}

public struct AsyncFilterSequence<Base>: AsyncSequence where Base: AsyncSequence {
  let base: Base
  let isIncluded: (Base.Element) async -> Bool
  init(base: Base, isIncluded: @escaping (Base.Element) async -> Bool) {
    self.base = base
    self.isIncluded = isIncluded
  }
  public typealias AsyncIterator = Iterator
  public typealias Element = Base.Element
  public typealias Failure = Base.Failure
  public func makeAsyncIterator() -> Iterator {
    return Iterator(base: base.makeAsyncIterator(), isIncluded: isIncluded)
  }
}

extension AsyncFilterSequence: Sendable where Base.Element: Sendable, Base: Sendable {}

extension AsyncFilterSequence {
  public struct Iterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    let isIncluded: (Base.Element) async -> Bool
    init(base: Base.AsyncIterator, isIncluded: @escaping (Base.Element) async -> Bool) {
      self.base = base
      self.isIncluded = isIncluded
    }
    public mutating func next() async rethrows -> Base.Element? {
      while true {
        guard let element = try await base.next() else { return nil }
        if await isIncluded(element) { return element }
      }
    }
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(AsyncFilterSequence<Base>.Failure)
      -> Base.Element?
    {
      while true {
        guard let element = try await base.next(isolation: actor) else { return nil }
        if await isIncluded(element) { return element }
      }
    }
  }
}

extension AsyncFilterSequence.Iterator: Sendable where Base.AsyncIterator: Sendable, Base.Element: Sendable {}

public struct AsyncThrowingFilterSequence<Base>: AsyncSequence where Base: AsyncSequence {
  let base: Base
  let isIncluded: (Base.Element) async throws -> Bool
  init(base: Base, isIncluded: @escaping (Base.Element) async throws -> Bool) {
    self.base = base
    self.isIncluded = isIncluded
  }
  public typealias AsyncIterator = Iterator
  public typealias Element = Base.Element
  public typealias Failure = any Error
  public func makeAsyncIterator() -> Iterator {
    return Iterator(base: base.makeAsyncIterator(), isIncluded: isIncluded)
  }
}

extension AsyncThrowingFilterSequence: Sendable where Base.Element: Sendable, Base: Sendable {}

extension AsyncThrowingFilterSequence {
  public struct Iterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    let isIncluded: (Base.Element) async throws -> Bool
    var isAtEnd = false
    init(base: Base.AsyncIterator, isIncluded: @escaping (Base.Element) async throws -> Bool) {
      self.base = base
      self.isIncluded = isIncluded
    }
    public mutating func next() async throws -> Base.Element? {
      while !isAtEnd {
        guard let element = try await base.next() else { return nil }
        do {
          if try await isIncluded(element) { return element }
        } catch {
          isAtEnd = true
          throw error
        }
      }
      return nil
    }
    public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Base.Element? {
      while !isAtEnd {
        guard let element = try await base.next(isolation: actor) else { return nil }
        do {
          if try await isIncluded(element) { return element }
        } catch {
          isAtEnd = true
          throw error
        }
      }
      return nil
    }
  }
}

extension AsyncThrowingFilterSequence.Iterator: Sendable where Base.AsyncIterator: Sendable, Base.Element: Sendable {}

public struct AsyncCompactMapSequence<Base, ElementOfResult>: AsyncSequence where Base: AsyncSequence {
  let base: Base
  let transform: (Base.Element) async -> ElementOfResult?
  init(base: Base, transform: @escaping (Base.Element) async -> ElementOfResult?) {
    self.base = base
    self.transform = transform
  }
  public typealias AsyncIterator = Iterator
  public typealias Element = ElementOfResult
  public typealias Failure = Base.Failure
  public func makeAsyncIterator() -> Iterator {
    return Iterator(base: base.makeAsyncIterator(), transform: transform)
  }
}

extension AsyncCompactMapSequence: Sendable where Base.Element: Sendable, Base: Sendable, ElementOfResult: Sendable {}

extension AsyncCompactMapSequence {
  public struct Iterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    let transform: (Base.Element) async -> ElementOfResult?
    init(base: Base.AsyncIterator, transform: @escaping (Base.Element) async -> ElementOfResult?) {
      self.base = base
      self.transform = transform
    }
    public typealias Element = ElementOfResult
    public mutating func next() async rethrows -> ElementOfResult? {
      while true {
        guard let element = try await base.next() else { return nil }
        if let transformed = await transform(element) { return transformed }
      }
    }
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(AsyncCompactMapSequence<
      Base, ElementOfResult
    >.Failure) -> ElementOfResult? {
      while true {
        guard let element = try await base.next(isolation: actor) else { return nil }
        if let transformed = await transform(element) { return transformed }
      }
    }
  }
}

extension AsyncCompactMapSequence.Iterator: Sendable
where Base.AsyncIterator: Sendable, Base.Element: Sendable, ElementOfResult: Sendable {}

public struct AsyncThrowingCompactMapSequence<Base, ElementOfResult>: AsyncSequence where Base: AsyncSequence {
  let base: Base
  let transform: (Base.Element) async throws -> ElementOfResult?
  init(base: Base, transform: @escaping (Base.Element) async throws -> ElementOfResult?) {
    self.base = base
    self.transform = transform
  }
  public typealias AsyncIterator = Iterator
  public typealias Element = ElementOfResult
  public typealias Failure = any Error
  public func makeAsyncIterator() -> Iterator {
    return Iterator(base: base.makeAsyncIterator(), transform: transform)
  }
}

extension AsyncThrowingCompactMapSequence: Sendable where Base.Element: Sendable, Base: Sendable {}

extension AsyncThrowingCompactMapSequence {
  public struct Iterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    let transform: (Base.Element) async throws -> ElementOfResult?
    var isAtEnd = false
    init(base: Base.AsyncIterator, transform: @escaping (Base.Element) async throws -> ElementOfResult?) {
      self.base = base
      self.transform = transform
    }
    public typealias Element = ElementOfResult
    public mutating func next() async throws -> ElementOfResult? {
      while !isAtEnd {
        guard let element = try await base.next() else {
          isAtEnd = true
          return nil
        }
        do {
          if let transformed = try await transform(element) { return transformed }
        } catch {
          isAtEnd = true
          throw error
        }
      }
      return nil
    }
    public mutating func next(isolation actor: isolated (any Actor)?) async throws -> ElementOfResult? {
      while !isAtEnd {
        guard let element = try await base.next(isolation: actor) else {
          isAtEnd = true
          return nil
        }
        do {
          if let transformed = try await transform(element) { return transformed }
        } catch {
          isAtEnd = true
          throw error
        }
      }
      return nil
    }
  }
}

extension AsyncThrowingCompactMapSequence.Iterator: Sendable
where Base.AsyncIterator: Sendable, Base.Element: Sendable {}

public struct AsyncFlatMapSequence<Base, SegmentOfResult>: AsyncSequence
where Base: AsyncSequence, SegmentOfResult: AsyncSequence {
  public typealias AsyncIterator = Iterator
  public typealias Element = SegmentOfResult.Element
  public typealias Failure = Base.Failure
  public func makeAsyncIterator() -> Iterator
}

extension AsyncFlatMapSequence: Sendable
where Base.Element: Sendable, Base: Sendable, SegmentOfResult.Element: Sendable, SegmentOfResult: Sendable {}

extension AsyncFlatMapSequence {
  public struct Iterator: AsyncIteratorProtocol {
    public mutating func next() async rethrows -> SegmentOfResult.Element?
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(AsyncFlatMapSequence<
      Base, SegmentOfResult
    >.Failure) -> SegmentOfResult.Element?
  }
}

extension AsyncFlatMapSequence.Iterator: Sendable
where
  Base.AsyncIterator: Sendable, Base.Element: Sendable, SegmentOfResult.AsyncIterator: Sendable,
  SegmentOfResult.Element: Sendable, SegmentOfResult: Sendable
{}

public struct AsyncThrowingFlatMapSequence<Base, SegmentOfResult>: AsyncSequence
where Base: AsyncSequence, SegmentOfResult: AsyncSequence {
  public typealias AsyncIterator = Iterator
  public typealias Element = SegmentOfResult.Element
  public typealias Failure = any Error
  public func makeAsyncIterator() -> Iterator
}

extension AsyncThrowingFlatMapSequence: Sendable
where Base.Element: Sendable, Base: Sendable, SegmentOfResult.Element: Sendable, SegmentOfResult: Sendable {}

extension AsyncThrowingFlatMapSequence {
  public struct Iterator: AsyncIteratorProtocol {
    public mutating func next() async throws -> SegmentOfResult.Element?
    public mutating func next(isolation actor: isolated (any Actor)?) async throws -> SegmentOfResult.Element?
  }
}

extension AsyncThrowingFlatMapSequence.Iterator: Sendable
where
  Base.AsyncIterator: Sendable, Base.Element: Sendable, SegmentOfResult.AsyncIterator: Sendable,
  SegmentOfResult.Element: Sendable, SegmentOfResult: Sendable
{}

public struct AsyncPrefixSequence<Base>: AsyncSequence where Base: AsyncSequence {
  let base: Base
  let count: Int
  init(base: Base, count: Int) {
    self.base = base
    self.count = count
  }
  public typealias AsyncIterator = Iterator
  public typealias Element = Base.Element
  public typealias Failure = Base.Failure
  public func makeAsyncIterator() -> Iterator {
    return Iterator(base: base.makeAsyncIterator(), remaining: count)
  }
}

extension AsyncPrefixSequence: Sendable where Base.Element: Sendable, Base: Sendable {}

extension AsyncPrefixSequence {
  public struct Iterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    var remaining: Int
    init(base: Base.AsyncIterator, remaining: Int) {
      self.base = base
      self.remaining = remaining
    }
    public mutating func next() async rethrows -> Base.Element? {
      if remaining == 0 { return nil }
      remaining -= 1
      return try await base.next()
    }
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(AsyncPrefixSequence<Base>.Failure)
      -> Base.Element?
    {
      if remaining == 0 { return nil }
      remaining -= 1
      return try await base.next(isolation: actor)
    }
  }
}

extension AsyncPrefixSequence.Iterator: Sendable where Base.AsyncIterator: Sendable, Base.Element: Sendable {}

public struct AsyncPrefixWhileSequence<Base>: AsyncSequence where Base: AsyncSequence {
  let base: Base
  let predicate: (Base.Element) async -> Bool
  init(base: Base, predicate: @escaping (Base.Element) async -> Bool) {
    self.base = base
    self.predicate = predicate
  }
  public typealias AsyncIterator = Iterator
  public typealias Element = Base.Element
  public typealias Failure = Base.Failure
  public func makeAsyncIterator() -> Iterator {
    return Iterator(base: base.makeAsyncIterator(), predicate: predicate)
  }
}

extension AsyncPrefixWhileSequence: Sendable where Base.Element: Sendable, Base: Sendable {}

extension AsyncPrefixWhileSequence {
  public struct Iterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    let predicate: (Base.Element) async -> Bool
    var isAtEnd = false
    init(base: Base.AsyncIterator, predicate: @escaping (Base.Element) async -> Bool) {
      self.base = base
      self.predicate = predicate
    }
    public mutating func next() async rethrows -> Base.Element? {
      if !isAtEnd, let element = try await base.next() {
        if await predicate(element) { return element }
        isAtEnd = true
      }
      return nil
    }
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(AsyncPrefixWhileSequence<Base>
      .Failure) -> Base.Element?
    {
      if !isAtEnd, let element = try await base.next(isolation: actor) {
        if await predicate(element) { return element }
        isAtEnd = true
      }
      return nil
    }
  }
}

extension AsyncPrefixWhileSequence.Iterator: Sendable where Base.AsyncIterator: Sendable, Base.Element: Sendable {}

public struct AsyncThrowingPrefixWhileSequence<Base>: AsyncSequence where Base: AsyncSequence {
  let base: Base
  let predicate: (Base.Element) async throws -> Bool
  init(base: Base, predicate: @escaping (Base.Element) async throws -> Bool) {
    self.base = base
    self.predicate = predicate
  }
  public typealias AsyncIterator = Iterator
  public typealias Element = Base.Element
  public typealias Failure = any Error
  public func makeAsyncIterator() -> Iterator {
    return Iterator(base: base.makeAsyncIterator(), predicate: predicate)
  }
}

extension AsyncThrowingPrefixWhileSequence: Sendable where Base.Element: Sendable, Base: Sendable {}

extension AsyncThrowingPrefixWhileSequence {
  public struct Iterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    let predicate: (Base.Element) async throws -> Bool
    var isAtEnd = false
    init(base: Base.AsyncIterator, predicate: @escaping (Base.Element) async throws -> Bool) {
      self.base = base
      self.predicate = predicate
    }
    public mutating func next() async throws -> Base.Element? {
      if !isAtEnd, let element = try await base.next() {
        do {
          if try await predicate(element) { return element }
          isAtEnd = true
        } catch {
          isAtEnd = true
          throw error
        }
      }
      return nil
    }
    public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Base.Element? {
      if !isAtEnd, let element = try await base.next(isolation: actor) {
        do {
          if try await predicate(element) { return element }
          isAtEnd = true
        } catch {
          isAtEnd = true
          throw error
        }
      }
      return nil
    }
  }
}

extension AsyncThrowingPrefixWhileSequence.Iterator: Sendable
where Base.AsyncIterator: Sendable, Base.Element: Sendable {}

public struct AsyncDropFirstSequence<Base>: AsyncSequence where Base: AsyncSequence {
  let base: Base
  let count: Int
  init(base: Base, count: Int) {
    self.base = base
    self.count = count
  }
  public typealias AsyncIterator = Iterator
  public typealias Element = Base.Element
  public typealias Failure = Base.Failure
  public func dropFirst(_ count: Int = 1) -> AsyncDropFirstSequence<Base> {
    return AsyncDropFirstSequence(base: base, count: self.count + count)
  }
  public func makeAsyncIterator() -> Iterator {
    return Iterator(base: base.makeAsyncIterator(), count: count)
  }
}

extension AsyncDropFirstSequence: Sendable where Base.Element: Sendable, Base: Sendable {}

extension AsyncDropFirstSequence {
  public struct Iterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    var count: Int
    init(base: Base.AsyncIterator, count: Int) {
      self.base = base
      self.count = count
    }
    public mutating func next() async rethrows -> Base.Element? {
      var remainingToDrop = count
      while remainingToDrop > 0 {
        guard try await base.next() != nil else {
          count = 0
          return nil
        }
        remainingToDrop -= 1
      }
      count = 0
      return try await base.next()
    }
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(AsyncDropFirstSequence<Base>.Failure)
      -> Base.Element?
    {
      var remainingToDrop = count
      while remainingToDrop > 0 {
        guard try await base.next(isolation: actor) != nil else {
          count = 0
          return nil
        }
        remainingToDrop -= 1
      }
      count = 0
      return try await base.next(isolation: actor)
    }
  }
}

extension AsyncDropFirstSequence.Iterator: Sendable where Base.AsyncIterator: Sendable, Base.Element: Sendable {}

public struct AsyncDropWhileSequence<Base>: AsyncSequence where Base: AsyncSequence {
  let base: Base
  let predicate: (Base.Element) async -> Bool
  init(base: Base, predicate: @escaping (Base.Element) async -> Bool) {
    self.base = base
    self.predicate = predicate
  }
  public typealias AsyncIterator = Iterator
  public typealias Element = Base.Element
  public typealias Failure = Base.Failure
  public func makeAsyncIterator() -> Iterator {
    return Iterator(base: base.makeAsyncIterator(), predicate: predicate)
  }
}

extension AsyncDropWhileSequence: Sendable where Base.Element: Sendable, Base: Sendable {}

extension AsyncDropWhileSequence {
  public struct Iterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    let predicate: (Base.Element) async -> Bool
    var isPastPrefix = false
    init(base: Base.AsyncIterator, predicate: @escaping (Base.Element) async -> Bool) {
      self.base = base
      self.predicate = predicate
    }
    public mutating func next() async rethrows -> Base.Element? {
      while !isPastPrefix {
        guard let element = try await base.next() else { return nil }
        if !(await predicate(element)) {
          isPastPrefix = true
          return element
        }
      }
      return try await base.next()
    }
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(AsyncDropWhileSequence<Base>.Failure)
      -> Base.Element?
    {
      while !isPastPrefix {
        guard let element = try await base.next(isolation: actor) else { return nil }
        if !(await predicate(element)) {
          isPastPrefix = true
          return element
        }
      }
      return try await base.next(isolation: actor)
    }
  }
}

extension AsyncDropWhileSequence.Iterator: Sendable where Base.AsyncIterator: Sendable, Base.Element: Sendable {}

public struct AsyncThrowingDropWhileSequence<Base>: AsyncSequence where Base: AsyncSequence {
  let base: Base
  let predicate: (Base.Element) async throws -> Bool
  init(base: Base, predicate: @escaping (Base.Element) async throws -> Bool) {
    self.base = base
    self.predicate = predicate
  }
  public typealias AsyncIterator = Iterator
  public typealias Element = Base.Element
  public typealias Failure = any Error
  public func makeAsyncIterator() -> Iterator {
    return Iterator(base: base.makeAsyncIterator(), predicate: predicate)
  }
}

extension AsyncThrowingDropWhileSequence: Sendable where Base.Element: Sendable, Base: Sendable {}

extension AsyncThrowingDropWhileSequence {
  public struct Iterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    let predicate: (Base.Element) async throws -> Bool
    var isAtEnd = false
    var isPastPrefix = false
    init(base: Base.AsyncIterator, predicate: @escaping (Base.Element) async throws -> Bool) {
      self.base = base
      self.predicate = predicate
    }
    public mutating func next() async throws -> Base.Element? {
      while !isAtEnd && !isPastPrefix {
        guard let element = try await base.next() else { return nil }
        do {
          if !(try await predicate(element)) {
            isPastPrefix = true
            return element
          }
        } catch {
          isAtEnd = true
          throw error
        }
      }
      if isAtEnd { return nil }
      return try await base.next()
    }
    public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Base.Element? {
      while !isAtEnd && !isPastPrefix {
        guard let element = try await base.next(isolation: actor) else { return nil }
        do {
          if !(try await predicate(element)) {
            isPastPrefix = true
            return element
          }
        } catch {
          isAtEnd = true
          throw error
        }
      }
      if isAtEnd { return nil }
      return try await base.next(isolation: actor)
    }
  }
}

extension AsyncThrowingDropWhileSequence.Iterator: Sendable where Base.AsyncIterator: Sendable, Base.Element: Sendable {
}
