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
