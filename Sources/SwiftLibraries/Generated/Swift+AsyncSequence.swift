// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_AsyncSequence: LibraryText {
    LibraryText(
      path: "Swift/AsyncSequence.swift",
      text: #"""
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

"""#,
      outline: #"""
94 t  AsyncIteratorProtocol 0 55 47fac13ee1cea2a81587a5ddc5b235d3 protocol AsyncIteratorProtocol
74 o 0 Element 60 82 c7bb0a1deae74bfe5922897dccd89f0d associatedtype Element
75 o 0 Failure 85 126 e14417ee3eff6c6119785a0ac94b1958 associatedtype Failure
62 o 0 next 129 174 ec73930ea994ff05bf3a4c9572c49153 func next()
100 o 0 next 177 269 be26f039e041219d37524e583ee62eb6 func next(isolation actor: isolated (any Actor)?)
98 e  AsyncIteratorProtocol 273 304 56d91a18f9fd9dd517f8374c34ace94a extension AsyncIteratorProtocol
62 o 5 next 309 370 38cdf3e6533eac8f4dee6b55fb383858 func next()
100 o 5 next 373 472 8bf6a2beed67dc2b3fa975a2ee6091ed func next(isolation actor: isolated (any Actor)?)
81 t  AsyncSequence 476 523 1c5fce80847ab67d16cc5b972b981373 protocol AsyncSequence
88 o 8 AsyncIterator 528 579 b4c1eb626e8757686c98ecdf4b6584c8 associatedtype AsyncIterator
76 o 8 Element 582 643 4f1000aa4557095f562f20893e844d2e associatedtype Element
76 o 8 Failure 646 719 bf6ecb1a34a31a4879377f92ebfcccee associatedtype Failure
88 o 8 makeAsyncIterator 722 763 29c72e072f3fd4654ffea239508fe3ed func makeAsyncIterator()
82 e  AsyncSequence 767 790 a4ea28b730a09f21df44a90476eb8d3b extension AsyncSequence
119 o 13 allSatisfy 795 1007 0e5599eef3f34355ab43c4a7f6eb6559 func allSatisfy(_ predicate: (Element) async throws -> Bool)
162 o 13 compactMap 1010 1250 126be64c48ae146501b84e728d21edbe func compactMap<ElementOfResult>(_ transform: @escaping @Sendable (Element) async -> ElementOfResult?)
169 o 13 compactMap 1253 1516 5b085fb31a242ac849228f1efa4e03a1 func compactMap<ElementOfResult>(_ transform: @escaping @Sendable (Element) async throws -> ElementOfResult?)
120 o 13 contains 1519 1730 41d2652a683f249199c3aabd6c4a9765 func contains(where predicate: (Element) async throws -> Bool)
125 o 13 drop 1733 1917 bcf59945fa77eb938c9a8bde9327a7af func drop(while predicate: @escaping @Sendable (Element) async -> Bool)
132 o 13 drop 1920 2133 2dd005df2c24859e434bd8be4a453250 func drop(while predicate: @escaping @Sendable (Element) async throws -> Bool)
91 o 13 dropFirst 2136 2273 abd1d96da5b3c013262c9f46f6c89d47 func dropFirst(_ count: Int = 1)
126 o 13 filter 2276 2455 ee7d7672afa0c08c75f2a3de84d593f4 func filter(_ isIncluded: @escaping @Sendable (Element) async -> Bool)
133 o 13 filter 2458 2668 9bbe5bfb1dd7aeed9870ec31f251274f func filter(_ isIncluded: @escaping @Sendable (Element) async throws -> Bool)
114 o 13 first 2671 2884 e9f37e282a535b4d43bf6117e7750dd0 func first(where predicate: (Element) async throws -> Bool)
155 o 13 flatMap 2887 3118 7de4703b4f0ac791774232b7427312c5 func flatMap<SegmentOfResult>(_ transform: @escaping @Sendable (Element) async -> SegmentOfResult)
157 o 13 flatMap 3121 3350 d7c79bd95a90bba5e4cb77d81cfb1d25 func flatMap<SegmentOfResult>(_ transform: @escaping @Sendable (Element) async -> SegmentOfResult)#2
157 o 13 flatMap 3353 3600 548f2b0c2e9bd9f5f35067f1453a2e80 func flatMap<SegmentOfResult>(_ transform: @escaping @Sendable (Element) async -> SegmentOfResult)#3
162 o 13 flatMap 3603 3811 6cbd0cb9be310efb4dc5f35de01402c4 func flatMap<SegmentOfResult>(_ transform: @escaping @Sendable (Element) async throws -> SegmentOfResult)
139 o 13 map 3814 4022 7a4d2516f86b91799d9f121c0e02a75c func map<Transformed>(_ transform: @escaping @Sendable (Element) async -> Transformed)
146 o 13 map 4025 4254 5d0f7d2cb305898a30c1fb7e7c1bb5be func map<Transformed>(_ transform: @escaping @Sendable (Element) async throws -> Transformed)
127 o 13 max 4257 4380 5a80f6bd0ae835e3d484b011a24bbd77 func max(by areInIncreasingOrder: (Element, Element) async throws -> Bool)
127 o 13 min 4383 4506 d1b15d86c24acd4252dd18c3425965e0 func min(by areInIncreasingOrder: (Element, Element) async throws -> Bool)
81 o 13 prefix 4509 4633 471fc9ef5884307d553a48fb099c2d4a func prefix(_ count: Int)
129 o 13 prefix 4636 4843 499ee87b832a810bdc30b5bb93624e67 func prefix(while predicate: @escaping @Sendable (Element) async -> Bool)
136 o 13 prefix 4846 5074 e6e414ea089bd52fd61fc702d1c9f25e func prefix(while predicate: @escaping @Sendable (Element) async throws -> Bool)
163 o 13 reduce 5077 5379 8cc4ade8bfb41a377d5abfd5ef217df9 func reduce<Result>(_ initialResult: Result, _ nextPartialResult: (Result, Element) async throws -> Result)
179 o 13 reduce 5382 5699 d8258d8f3eed377e81ee544668562d26 func reduce<Result>( into initialResult: Result, _ updateAccumulatingResult: (inout Result, Element) async throws -> Void )
86 e  AsyncSequence 5703 5752 7fbd88d0be32648117e07574cd17f1bb extension AsyncSequence#2
63 o 37 max 5757 5812 6d86565186661d54aebb3b86f1146ead func max()
63 o 37 min 5815 5870 0c3cfab2c8f9f25d0704d253fd8a68a3 func min()
86 e  AsyncSequence 5874 5922 1bfb93c258aab517269fd5b3fd8801cf extension AsyncSequence#3
90 o 40 contains 5927 6097 6dea7592e6cb1fb9ee88a1bbdd8cb791 func contains(_ search: Element)
87 t  AsyncMapSequence 6101 6191 2e87b96ab609de1ec6f724f95e872cd0 struct AsyncMapSequence
62 O 42 base 6196 6210 16c13ad5d806f2a405011a8b5d25af53 let base
72 O 42 transform 6213 6263 297e13fef8b94fed0a6ccd420eb688d3 let transform
128 O 42 init 6266 6398 1f0945eca43f572a2ed7c19214b13aaa init(base: Base, transform: @escaping (Base.Element) async -> Transformed)
86 o 42 AsyncIterator 6401 6442 21770c46481c076a8f13a01187072340 typealias AsyncIterator
74 o 42 Element 6445 6483 dff6d94b65b53b918ce698273151b494 typealias Element
74 o 42 Failure 6486 6525 eb0d45cfe2123f39e6652fa077e7ef12 typealias Failure
91 o 42 makeAsyncIterator 6528 6651 e3190efc97a2d076d238b1e28aff4841 func makeAsyncIterator()
90 e  AsyncMapSequence 6655 6759 d432b3114d3c37c303d0c92b90590b2c extension AsyncMapSequence
92 e  AsyncMapSequence 6764 6790 a5d94b8332b967355f46ebfc651b53ce extension AsyncMapSequence#2
90 t 51 AsyncMapSequence.Iterator 6795 6840 95ba40be8a1e0a48d1f65f08c1f0164b struct Iterator
62 O 52 base 6847 6875 80dd3709c9dc6d7eaa9dee2fca276749 var base
72 O 52 transform 6880 6930 90376b5c84dd8314eb6136e2ab5d8cd6 let transform
142 O 52 init 6935 7087 2dbf572998bf1137c407888c3df19881 init(base: Base.AsyncIterator, transform: @escaping (Base.Element) async -> Transformed)
65 o 52 next 7092 7264 3b904329649791eecdce931dae896a0e func next()
103 o 52 next 7269 7549 5931cc4d2865e39780a35b5f10b062cc func next(isolation actor: isolated (any Actor)?)
108 e  AsyncMapSequence.Iterator 7557 7684 1e26fc83867d8ea40982afb59c12b269 extension AsyncMapSequence.Iterator
103 t  AsyncThrowingMapSequence 7689 7787 8019d3155e89b51655791fa01eb73fc5 struct AsyncThrowingMapSequence
62 O 59 base 7792 7806 b36f56c42bcbcf5eef9ef9ca46e44ab9 let base
72 O 59 transform 7809 7866 f921413ac812da0c6fcce3521363cc57 let transform
135 O 59 init 7869 8008 0c92a7e73f16ae73478e0ef7a27cc133 init(base: Base, transform: @escaping (Base.Element) async throws -> Transformed)
86 o 59 AsyncIterator 8011 8052 3445b17d8a3584f8f6554b42658dd95f typealias AsyncIterator
74 o 59 Element 8055 8093 a638730ac6b2f6334b0f8d0db130cf3e typealias Element
74 o 59 Failure 8096 8132 ec80fd44a6ddd792250f3b4ea255b0af typealias Failure
91 o 59 makeAsyncIterator 8135 8258 501964c58a979a7ee9ec5c70995b0687 func makeAsyncIterator()
106 e  AsyncThrowingMapSequence 8262 8374 dfaf44e363b5ebc3c08174c520988279 extension AsyncThrowingMapSequence
108 e  AsyncThrowingMapSequence 8379 8413 2211bdb4a5c4a86c34d5b3f47a75e453 extension AsyncThrowingMapSequence#2
98 t 68 AsyncThrowingMapSequence.Iterator 8418 8463 d7ed65e66115b99a062c472a939e2075 struct Iterator
62 O 69 base 8470 8498 35ab9161dcd7dc7aef0c88b3a47c42e2 var base
72 O 69 transform 8503 8560 8170dff2d883bb8ff6157c029d4adef1 let transform
68 O 69 isAtEnd 8565 8584 cc9653e62363661b1701f2643540ed71 var isAtEnd
149 O 69 init 8589 8748 2e73be95faa5a369acb5854a03078629 init(base: Base.AsyncIterator, transform: @escaping (Base.Element) async throws -> Transformed)
65 o 69 next 8753 9039 8b55e4f64a6754cb5bc5107c9fb4a5e0 func next()
103 o 69 next 9044 9384 9159913a7bee441bf76c9b22ff8768b9 func next(isolation actor: isolated (any Actor)?)
124 e  AsyncThrowingMapSequence.Iterator 9392 9527 17a9bed1a1cb3072275617ca9e5913f4 extension AsyncThrowingMapSequence.Iterator
93 t  AsyncFilterSequence 9532 9612 9514e7be854e1b97969a1ade2102804b struct AsyncFilterSequence
62 O 77 base 9617 9631 f5d7a6b45a5382ddcbe6a420c15a892d let base
74 O 77 isIncluded 9634 9678 2d70f3d252f71c80900d82099eef8e3b let isIncluded
122 O 77 init 9681 9809 9e89977fe7460a8c862d522f51273a38 init(base: Base, isIncluded: @escaping (Base.Element) async -> Bool)
86 o 77 AsyncIterator 9812 9853 1ad8d62e93f826f9ae982b3ff4faea71 typealias AsyncIterator
74 o 77 Element 9856 9895 002fa012a880beb05c4f417745698dd3 typealias Element
74 o 77 Failure 9898 9937 9fcb792df47519ff83d0c440d740e4a9 typealias Failure
92 o 77 makeAsyncIterator 9940 10065 6d2f885cdd2168ec87a46c2fcd5dfc36 func makeAsyncIterator()
98 e  AsyncFilterSequence 10069 10153 3465e305d851000b98db2a2b22cf0250 extension AsyncFilterSequence
100 e  AsyncFilterSequence 10158 10187 37904f458ec78419de498824f7f573dd extension AsyncFilterSequence#2
95 t 86 AsyncFilterSequence.Iterator 10192 10237 f76bf254223e2d1efb669f78f2ab41cf struct Iterator
64 O 87 base 10244 10272 f32754b78dbe373f528d44cffbb9b0d8 var base
76 O 87 isIncluded 10277 10321 5f03b54799483b2dd9ef52b1beb6a437 let isIncluded
138 O 87 init 10326 10474 6ac2a613cdd82f620fa6b7edd6dcb47d init(base: Base.AsyncIterator, isIncluded: @escaping (Base.Element) async -> Bool)
67 o 87 next 10479 10699 bce408fddd52c8f8e2b22d8e3ebe61bc func next()
105 o 87 next 10704 11021 8a61f073365f078a00e8e1040293df5a func next(isolation actor: isolated (any Actor)?)
116 e  AsyncFilterSequence.Iterator 11029 11136 7809ca71739798ebbc286d21cb844cf0 extension AsyncFilterSequence.Iterator
111 t  AsyncThrowingFilterSequence 11141 11229 51ed89ca2f00e3cf0035870fe584fb7e struct AsyncThrowingFilterSequence
64 O 94 base 11234 11248 5fe521f389bb8408640be56ebb5da267 let base
76 O 94 isIncluded 11251 11302 c0db11bcbaa35daad880e1de271ac31d let isIncluded
131 O 94 init 11305 11440 f24f0c329377fe70a7357ba9114f5caf init(base: Base, isIncluded: @escaping (Base.Element) async throws -> Bool)
88 o 94 AsyncIterator 11443 11484 23ed06bfa747c7f9ff49b6c034aa2f26 typealias AsyncIterator
76 o 94 Element 11487 11526 72c6599e599b027ed7279dd71005ff51 typealias Element
76 o 94 Failure 11529 11565 e45b8c2ab42284ab26d8cbad5cc2f38d typealias Failure
93 o 94 makeAsyncIterator 11568 11693 a6a57b33b25f64b3679206dedf5fc65c func makeAsyncIterator()
114 e  AsyncThrowingFilterSequence 11697 11789 df9f17a6eae93e06573ac5a3170cc3d0 extension AsyncThrowingFilterSequence
116 e  AsyncThrowingFilterSequence 11794 11831 31a1346ba95647f4285dd8f10cc8baf5 extension AsyncThrowingFilterSequence#2
104 t 103 AsyncThrowingFilterSequence.Iterator 11836 11881 7b83295e1a682bfed06924d110b474e6 struct Iterator
65 O 104 base 11888 11916 79ee00e62d3134e3d95f5b70297ba66e var base
77 O 104 isIncluded 11921 11972 0adec715b0801227b2a7cd5dae517ff2 let isIncluded
71 O 104 isAtEnd 11977 11996 267f232c34ace45e5d63e2a8f091fa0c var isAtEnd
146 O 104 init 12001 12156 d9e94ec9bf4094cd7ac12af437cccea5 init(base: Base.AsyncIterator, isIncluded: @escaping (Base.Element) async throws -> Bool)
68 o 104 next 12161 12494 db8056e69322bee97bc01782ad0810bf func next()
106 o 104 next 12499 12886 44189768f44cb7200dad309110f92a49 func next(isolation actor: isolated (any Actor)?)
132 e  AsyncThrowingFilterSequence.Iterator 12894 13009 d43894dc9a2e90ff575e6dcf117b1a63 extension AsyncThrowingFilterSequence.Iterator
103 t  AsyncCompactMapSequence 13014 13115 834855be761545a22d79ca14d15e0ba3 struct AsyncCompactMapSequence
65 O 112 base 13120 13134 d9c35d01acd9931da6564dd5315fe62f let base
75 O 112 transform 13137 13192 69daac61a0e5627cbb7d92dff7e082b1 let transform
136 O 112 init 13195 13332 1bc32c8c0f8a8ff915e75375f0261084 init(base: Base, transform: @escaping (Base.Element) async -> ElementOfResult?)
89 o 112 AsyncIterator 13335 13376 beb64662162859f10e1d699eb0210603 typealias AsyncIterator
77 o 112 Element 13379 13421 ef82d059e30551a4b6758b6e7e608892 typealias Element
77 o 112 Failure 13424 13463 267fe7698c6973f869f762b46e78f880 typealias Failure
94 o 112 makeAsyncIterator 13466 13589 efe963a5424a73cd8de3c0e7224e0558 func makeAsyncIterator()
106 e  AsyncCompactMapSequence 13593 13708 0e5a7e900fad2a5e1eed2ee87fd6926b extension AsyncCompactMapSequence
108 e  AsyncCompactMapSequence 13713 13746 2da7ca3841685bdef7ce922e8bb76bb1 extension AsyncCompactMapSequence#2
100 t 121 AsyncCompactMapSequence.Iterator 13751 13796 b7487ffc5903be5a668a8dc284a7c820 struct Iterator
65 O 122 base 13803 13831 0e5f26caa17f1eedae2f4b10760bf749 var base
75 O 122 transform 13836 13891 83aa4e6312f8827d995d87703417cbf7 let transform
150 O 122 init 13896 14053 6ce3edb5f45f39cc82d2fdf3e179011f init(base: Base.AsyncIterator, transform: @escaping (Base.Element) async -> ElementOfResult?)
77 o 122 Element 14058 14100 a3b46e09f75c333a192ff07da8e358a8 typealias Element
68 o 122 next 14105 14349 2113a1ec425e540fb0b14273d2784053 func next()
106 o 122 next 14354 14718 553c3bfaa2db6ab545c906538d1f82f4 func next(isolation actor: isolated (any Actor)?)
124 e  AsyncCompactMapSequence.Iterator 14726 14864 e5118debbaafad8a59eee82c9098a342 extension AsyncCompactMapSequence.Iterator
119 t  AsyncThrowingCompactMapSequence 14869 14978 76021811417160f69fd3609accde5832 struct AsyncThrowingCompactMapSequence
65 O 130 base 14983 14997 79ed8dcc1b6ce14dc22b13e47c66d49f let base
75 O 130 transform 15000 15062 05099621b85bb7e1e455f235408c4a22 let transform
143 O 130 init 15065 15209 96e4cb31037fc706cc10510b857ad8be init(base: Base, transform: @escaping (Base.Element) async throws -> ElementOfResult?)
89 o 130 AsyncIterator 15212 15253 7f93fef04568ea99bd484a48c41940be typealias AsyncIterator
77 o 130 Element 15256 15298 d8a4cceae5d6b125ce206abf4a66c00d typealias Element
77 o 130 Failure 15301 15337 cca69010359d61898fdc87d80ebbc896 typealias Failure
94 o 130 makeAsyncIterator 15340 15463 eed6e0e080b7c52fede6fb829c7578c0 func makeAsyncIterator()
122 e  AsyncThrowingCompactMapSequence 15467 15563 402b428418e09af0dbc3364242315c9a extension AsyncThrowingCompactMapSequence
124 e  AsyncThrowingCompactMapSequence 15568 15609 22a7d6bbcd69f51a9972be09b6e546ef extension AsyncThrowingCompactMapSequence#2
108 t 139 AsyncThrowingCompactMapSequence.Iterator 15614 15659 a852d2aa2b7f21d62f5d9a5f4c7f06d5 struct Iterator
65 O 140 base 15666 15694 0335601f02e7305b73f94060b7791b65 var base
75 O 140 transform 15699 15761 bbb8968a28fa21ed50eba9506c90557f let transform
71 O 140 isAtEnd 15766 15785 e3934240b58c001a379f4be58a4a1ae5 var isAtEnd
157 O 140 init 15790 15954 99d2f554d6d6f4741222453e630a4af0 init(base: Base.AsyncIterator, transform: @escaping (Base.Element) async throws -> ElementOfResult?)
77 o 140 Element 15959 16001 60cec9d0f097a3ee0052d460601ea701 typealias Element
68 o 140 next 16006 16406 f28419ac3509b7f8a50440d874f7fe49 func next()
106 o 140 next 16411 16865 db7e6676d29fbdef7d28fb0079146850 func next(isolation actor: isolated (any Actor)?)
140 e  AsyncThrowingCompactMapSequence.Iterator 16873 16992 8778c179aa9a32f4cfc70a28088bc8c1 extension AsyncThrowingCompactMapSequence.Iterator
97 t  AsyncFlatMapSequence 16997 17127 f600b99c874479c37b89fcb453332dfc struct AsyncFlatMapSequence
89 o 149 AsyncIterator 17132 17173 96a04974cc93a8b1f46e5a2d89d0d026 typealias AsyncIterator
77 o 149 Element 17176 17226 0185b5c35465f5dd6e1ee703e82a7cd2 typealias Element
77 o 149 Failure 17229 17268 22831dcf9fe32c71e9c0b4097a802d5b typealias Failure
94 o 149 makeAsyncIterator 17271 17314 bc9ea4a9fa4abd89a1c0ce1f4704478d func makeAsyncIterator()
100 e  AsyncFlatMapSequence 17318 17465 ea71655038d38a56ecc3233922c7fa2b extension AsyncFlatMapSequence
102 e  AsyncFlatMapSequence 17470 17500 1448bbe37aa371c7a33848295207905a extension AsyncFlatMapSequence#2
97 t 155 AsyncFlatMapSequence.Iterator 17505 17550 3203899f8071e7f4645e259fea046d32 struct Iterator
68 o 156 next 17557 17627 e61b7b75d75fae815b439834d9bb7e42 func next()
106 o 156 next 17632 17803 d104dd68bc08134fb866093b79ac7b0a func next(isolation actor: isolated (any Actor)?)
118 e  AsyncFlatMapSequence.Iterator 17811 18026 e273d6ab06c1fa2d8d04b04cd05cb018 extension AsyncFlatMapSequence.Iterator
113 t  AsyncThrowingFlatMapSequence 18031 18169 c55d772243a412e61b9d025122c80b13 struct AsyncThrowingFlatMapSequence
89 o 160 AsyncIterator 18174 18215 4a63c77ddb55ad3aa271154571d7af0b typealias AsyncIterator
77 o 160 Element 18218 18268 e5f7a078171a7b9561f276f5c9f58a6b typealias Element
77 o 160 Failure 18271 18307 00dc0e21a775226f177cf277d9f67f06 typealias Failure
94 o 160 makeAsyncIterator 18310 18353 eec5c4e649345653b607e69ea8382e52 func makeAsyncIterator()
116 e  AsyncThrowingFlatMapSequence 18357 18512 9e69b82e113551891e86829d30e075d3 extension AsyncThrowingFlatMapSequence
118 e  AsyncThrowingFlatMapSequence 18517 18555 da2f6f48588cb5fcfa10271b458c6011 extension AsyncThrowingFlatMapSequence#2
105 t 166 AsyncThrowingFlatMapSequence.Iterator 18560 18605 9edb927fa7deaa64e60bc0cdc76b3c3e struct Iterator
68 o 167 next 18612 18680 0e2d6f052ef9a2eb55791589437d592a func next()
106 o 167 next 18685 18791 4cd4157b3e226692021dc40547899599 func next(isolation actor: isolated (any Actor)?)
134 e  AsyncThrowingFlatMapSequence.Iterator 18799 19022 cb4d4e6edd0ae0e48458e174309518c3 extension AsyncThrowingFlatMapSequence.Iterator
95 t  AsyncPrefixSequence 19027 19107 788efa77bd77c606b8958acbe90fd3c5 struct AsyncPrefixSequence
65 O 171 base 19112 19126 dea5854e43e182f6e427c53a7282c969 let base
67 O 171 count 19129 19143 7b2b5b8468f92a97dd3f07762e9f249d let count
85 O 171 init 19146 19224 55745f0fd05e451b929be899408e7c23 init(base: Base, count: Int)
89 o 171 AsyncIterator 19227 19268 e615c584497b70515e4169ebf4c3248d typealias AsyncIterator
77 o 171 Element 19271 19310 7bf8ff5d790576a94062eebce5238bd9 typealias Element
77 o 171 Failure 19313 19352 cfc34e98968382d628e968be16ac29fb typealias Failure
94 o 171 makeAsyncIterator 19355 19474 924bf29ab8df42611d6bfb7cec6cc13b func makeAsyncIterator()
98 e  AsyncPrefixSequence 19478 19562 9e1ea26b381cd7107b356fd297c6aacd extension AsyncPrefixSequence
100 e  AsyncPrefixSequence 19567 19596 6fd89ad586ce7225797541fe7f7faadc extension AsyncPrefixSequence#2
96 t 180 AsyncPrefixSequence.Iterator 19601 19646 c7d981f6eb2cd09f45c3e2a7b76affe8 struct Iterator
65 O 181 base 19653 19681 f8299de41bb4375e8ee9dfc94fe1bcca var base
75 O 181 remaining 19686 19704 fc27dc461e58cfc4d25b3a525e176c74 var remaining
103 O 181 init 19709 19819 19ed9ac46e48d19e0e42c034e25ab79e init(base: Base.AsyncIterator, remaining: Int)
68 o 181 next 19824 19986 91a60532cb28c03b01f51ee87284e243 func next()
106 o 181 next 19991 20250 308bf4e09eeddcbb0631a3e9e5d62f1b func next(isolation actor: isolated (any Actor)?)
116 e  AsyncPrefixSequence.Iterator 20258 20365 3e7a221b6fa04b1221fe876c781566b5 extension AsyncPrefixSequence.Iterator
105 t  AsyncPrefixWhileSequence 20370 20455 d63f8fc915553e49427d9ed0d9128e92 struct AsyncPrefixWhileSequence
65 O 188 base 20460 20474 c40e0a8d46aab466620580021e9571c2 let base
75 O 188 predicate 20477 20520 cba4224232cc945476e8683b8596f7b1 let predicate
124 O 188 init 20523 20648 9063d60b7f47436eed28acefd07b538e init(base: Base, predicate: @escaping (Base.Element) async -> Bool)
89 o 188 AsyncIterator 20651 20692 01cbe14aa557b58212ffc532ce27e779 typealias AsyncIterator
77 o 188 Element 20695 20734 f37e3f493fe1fe45f88dcd0d4608d403 typealias Element
77 o 188 Failure 20737 20776 e065e2c98283808aebd216c0159421d7 typealias Failure
94 o 188 makeAsyncIterator 20779 20902 4966c87df741ef5db052f0ff2035836a func makeAsyncIterator()
108 e  AsyncPrefixWhileSequence 20906 20995 0dc4b8c4edf4335498a22bde036da289 extension AsyncPrefixWhileSequence
110 e  AsyncPrefixWhileSequence 21000 21034 09682edc886125d51b487ed619b5bcad extension AsyncPrefixWhileSequence#2
101 t 197 AsyncPrefixWhileSequence.Iterator 21039 21084 801066c57e64e654a42a1f2ba66d455d struct Iterator
65 O 198 base 21091 21119 b79477b3ef6b6440eb5691e9ca671b49 var base
75 O 198 predicate 21124 21167 26cbe0e4df741d1ad4e6714859806acf let predicate
71 O 198 isAtEnd 21172 21191 833eca33170eb02baed73dfe5004acc7 var isAtEnd
138 O 198 init 21196 21341 5b1a9374b72c904b628b6faf2d5ce502 init(base: Base.AsyncIterator, predicate: @escaping (Base.Element) async -> Bool)
68 o 198 next 21346 21573 dfab2e8be16dab306089817fee8b548b func next()
106 o 198 next 21578 21908 d3f7ad6a53b943ab9d0b5b5ed152d0b8 func next(isolation actor: isolated (any Actor)?)
126 e  AsyncPrefixWhileSequence.Iterator 21916 22028 55c36e1b28c38345d2af6d2b15807dec extension AsyncPrefixWhileSequence.Iterator
121 t  AsyncThrowingPrefixWhileSequence 22033 22126 3ccfc80dfd64e10ddb8452d254d206da struct AsyncThrowingPrefixWhileSequence
65 O 206 base 22131 22145 5f97fd3216f7fe27b96d9343ca5c0379 let base
75 O 206 predicate 22148 22198 8b2c83b0e69acd09166f764cf1fa8387 let predicate
131 O 206 init 22201 22333 8d5f6786fb3e8a4370d56223331a9033 init(base: Base, predicate: @escaping (Base.Element) async throws -> Bool)
89 o 206 AsyncIterator 22336 22377 110a5506923b4dae09afd0407bf6a747 typealias AsyncIterator
77 o 206 Element 22380 22419 903d77b7e477d7978e1a7d1a8954a4a9 typealias Element
77 o 206 Failure 22422 22458 a2d7cd7d7c3738f64f8cb279045110b4 typealias Failure
94 o 206 makeAsyncIterator 22461 22584 f3f8f35ed82467e3cb98a29d7015aba1 func makeAsyncIterator()
124 e  AsyncThrowingPrefixWhileSequence 22588 22685 0b647b7a71d28a0aa58b602804e65d7f extension AsyncThrowingPrefixWhileSequence
126 e  AsyncThrowingPrefixWhileSequence 22690 22732 e37c8510c6ecf2cd70df83e5fc42c803 extension AsyncThrowingPrefixWhileSequence#2
109 t 215 AsyncThrowingPrefixWhileSequence.Iterator 22737 22782 946e74cbc3dd1860adedc8dba80ec7eb struct Iterator
65 O 216 base 22789 22817 5a85ec1919f43325d77a4dec8590778c var base
75 O 216 predicate 22822 22872 59f9c1844dd4935da344e3f05a4764d4 let predicate
71 O 216 isAtEnd 22877 22896 f334346111a3456fd5377f7580952632 var isAtEnd
145 O 216 init 22901 23053 3a78fe67247b343e38810e826d7445a3 init(base: Base.AsyncIterator, predicate: @escaping (Base.Element) async throws -> Bool)
68 o 216 next 23058 23379 3f85817b4b6274832bb4234028a2dced func next()
106 o 216 next 23384 23759 764039784b5b3dc455fac1b30b24e91c func next(isolation actor: isolated (any Actor)?)
142 e  AsyncThrowingPrefixWhileSequence.Iterator 23767 23887 2aeb2de076550bf95be7c5e699e755df extension AsyncThrowingPrefixWhileSequence.Iterator
101 t  AsyncDropFirstSequence 23892 23975 5961d4778be537cea75f618158b228c8 struct AsyncDropFirstSequence
65 O 224 base 23980 23994 2404a7cc19ec8eadfac3133abd9d8061 let base
67 O 224 count 23997 24011 166e98621f60128822fbdebc73944e39 let count
85 O 224 init 24014 24092 ff70af69b12d64dfd78a81d1aaf64c6e init(base: Base, count: Int)
89 o 224 AsyncIterator 24095 24136 e232ddc66cefa6cd2931896311c47aa9 typealias AsyncIterator
77 o 224 Element 24139 24178 e4b8d87dd41ea0f4bb8f5e72d8fe5cb9 typealias Element
77 o 224 Failure 24181 24220 c21584301523f223ce960f3f7e1f5b16 typealias Failure
94 o 224 dropFirst 24223 24373 0f72a96926091e0f03ada141e9ded422 func dropFirst(_ count: Int = 1)
94 o 224 makeAsyncIterator 24376 24491 ba2e90555e5c9529835ad27217ff9a2f func makeAsyncIterator()
104 e  AsyncDropFirstSequence 24495 24582 ed5b5b6811f02f79b05a5c05310664f4 extension AsyncDropFirstSequence
106 e  AsyncDropFirstSequence 24587 24619 b631beea4274a8772f849d2da10ebd6b extension AsyncDropFirstSequence#2
99 t 234 AsyncDropFirstSequence.Iterator 24624 24669 d9c6d435ad006bc67d11c9587e4a3397 struct Iterator
65 O 235 base 24676 24704 dc94362e8b71744941b798280d782cbf var base
67 O 235 count 24709 24723 331be07455a2fcf9166171601f15a89e var count
99 O 235 init 24728 24826 fff487f0306410d3ac4900bd9366e1fa init(base: Base.AsyncIterator, count: Int)
68 o 235 next 24831 25155 ab294f08fb3483695499edad4ea26f9b func next()
106 o 235 next 25160 25600 1902b77b60ce5bbdeeaa83986d846ae8 func next(isolation actor: isolated (any Actor)?)
122 e  AsyncDropFirstSequence.Iterator 25608 25718 3b6195584b2b17ad8814ef2293d73d32 extension AsyncDropFirstSequence.Iterator
101 t  AsyncDropWhileSequence 25723 25806 c447687711eb42016ec01f6e36bcdd0a struct AsyncDropWhileSequence
65 O 242 base 25811 25825 bec10b22e44caea433bd04798838fbf0 let base
75 O 242 predicate 25828 25871 9042c49fb87fa0f60b3bda1f23659bcf let predicate
124 O 242 init 25874 25999 e606456e6e9b017de898cae4043c0cd5 init(base: Base, predicate: @escaping (Base.Element) async -> Bool)
89 o 242 AsyncIterator 26002 26043 0f7c5b272b075da537638322ce84018d typealias AsyncIterator
77 o 242 Element 26046 26085 ea19a4cad36f1c8714d8ea888f67e562 typealias Element
77 o 242 Failure 26088 26127 9311d24d2cedf686deea922f80f4882f typealias Failure
94 o 242 makeAsyncIterator 26130 26253 023d7190d5fa7bd0f25480c07336c446 func makeAsyncIterator()
104 e  AsyncDropWhileSequence 26257 26344 4445484a32976d47f93a0a1002dca613 extension AsyncDropWhileSequence
106 e  AsyncDropWhileSequence 26349 26381 fb430435fe64341723bb94b103f26f41 extension AsyncDropWhileSequence#2
99 t 251 AsyncDropWhileSequence.Iterator 26386 26431 aa1da086b361c2581b5f201ec71a2476 struct Iterator
65 O 252 base 26438 26466 4d5a2eb24c1a86220ebe575d55816b91 var base
75 O 252 predicate 26471 26514 7c30d28f1d6bc23ea7c7559eb68904ac let predicate
81 O 252 isPastPrefix 26519 26543 d4e0abb5ec9e81811663e8c595abf37c var isPastPrefix
138 O 252 init 26548 26693 f0826ae5cc962c4d8be87a1076e46f47 init(base: Base.AsyncIterator, predicate: @escaping (Base.Element) async -> Bool)
68 o 252 next 26698 27012 0bf89b0ddad82a38c143c739a0f233b7 func next()
106 o 252 next 27017 27447 dcca703b205b04eb9a026a1bbac544e9 func next(isolation actor: isolated (any Actor)?)
122 e  AsyncDropWhileSequence.Iterator 27455 27565 03acd3359c2847ca2908a2e4e1da458a extension AsyncDropWhileSequence.Iterator
117 t  AsyncThrowingDropWhileSequence 27570 27661 05a1c9b35b04af8c4339e10bd91f2e6b struct AsyncThrowingDropWhileSequence
65 O 260 base 27666 27680 5dbccc46d4e12fe61996b0166ef7e44a let base
75 O 260 predicate 27683 27733 e13af8bc863a3dad042674e61a6d0db7 let predicate
131 O 260 init 27736 27868 3bbf881bf7f804b9368e0f763169f439 init(base: Base, predicate: @escaping (Base.Element) async throws -> Bool)
89 o 260 AsyncIterator 27871 27912 dd90cb387b58635b00fefad0a5dcdc14 typealias AsyncIterator
77 o 260 Element 27915 27954 32c6f1000b57d47a7994a4f59b66c5bb typealias Element
77 o 260 Failure 27957 27993 972795480eff9d7be6b7abba6d83e0a5 typealias Failure
94 o 260 makeAsyncIterator 27996 28119 c5d649a1d60d91feb99e5dea7b070969 func makeAsyncIterator()
120 e  AsyncThrowingDropWhileSequence 28123 28218 559fd35743d8042b1d5bae1463f78d5c extension AsyncThrowingDropWhileSequence
122 e  AsyncThrowingDropWhileSequence 28223 28263 33200693d4ed905088297571992b7a28 extension AsyncThrowingDropWhileSequence#2
107 t 269 AsyncThrowingDropWhileSequence.Iterator 28268 28313 13d7be870d25467bd3a91ecf0b721ab9 struct Iterator
65 O 270 base 28320 28348 ea7f0343645783f469b2a6a13e4ecb3c var base
75 O 270 predicate 28353 28403 14b8a28c23c36ee3db85bd8fc80b19e9 let predicate
71 O 270 isAtEnd 28408 28427 a070ce51ebca175e6cd13bd478446093 var isAtEnd
81 O 270 isPastPrefix 28432 28456 e0367ba198435452c9686e274a7a3ac6 var isPastPrefix
145 O 270 init 28461 28613 93031f5a9af3e006cc55e105730d93e3 init(base: Base.AsyncIterator, predicate: @escaping (Base.Element) async throws -> Bool)
68 o 270 next 28618 29074 1fc3a460cb724bf7a5407a0fc05d9a3e func next()
106 o 270 next 29079 29605 4abde4ffa97505b783632397214009b3 func next(isolation actor: isolated (any Actor)?)
138 e  AsyncThrowingDropWhileSequence.Iterator 29613 29731 fe0835c160fbc39cc385855dfe771aae extension AsyncThrowingDropWhileSequence.Iterator

"""#)
  }
}
