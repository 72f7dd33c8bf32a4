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
