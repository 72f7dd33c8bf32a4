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
