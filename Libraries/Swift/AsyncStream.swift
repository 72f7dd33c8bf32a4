public struct AsyncStream<Element>: AsyncSequence {
  @intrinsic public init(
    _ elementType: Element.Type = Element.self, bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded,
    _ build: (Continuation) -> Void)
  @intrinsic public init(
    unfolding produce: @escaping @Sendable () async -> Element?, onCancel: (@Sendable () -> Void)? = nil)
  @intrinsic public func makeAsyncIterator() -> Iterator
  @intrinsic public static func makeStream(
    of elementType: Element.Type = Element.self, bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded
  ) -> (stream: AsyncStream<Element>, continuation: Continuation)
}

extension AsyncStream: Sendable where Element: Sendable {}

extension AsyncStream {
  public struct Continuation: Hashable, Sendable {
    @intrinsic @pure public var hashValue: Int { get }
    @intrinsic public var onTermination: (@Sendable (Termination) -> Void)? { get nonmutating set }
    @intrinsic public func finish()
    @intrinsic public func hash(into hasher: inout Hasher)
    @discardableResult @intrinsic public func yield() -> YieldResult where Element == ()
    @discardableResult @intrinsic public func yield(_ value: Element) -> YieldResult
    @discardableResult @intrinsic public func yield(with result: Result<Element, Never>) -> YieldResult
    @intrinsic public static func == (lhs: AsyncStream<Element>.Continuation, rhs: AsyncStream<Element>.Continuation)
      -> Bool
  }
}

extension AsyncStream.Continuation {
  public enum BufferingPolicy: Sendable {
    case bufferingNewest(Int)
    case bufferingOldest(Int)
    case unbounded
  }
}

extension AsyncStream.Continuation {
  public enum Termination: Hashable, Sendable {
    case cancelled
    case finished
  }
}

extension AsyncStream.Continuation {
  public enum YieldResult {
    case dropped(Element)
    case enqueued(remaining: Int)
    case terminated
  }
}

extension AsyncStream.Continuation.YieldResult: Sendable where Element: Sendable {}

extension AsyncStream {
  public struct Iterator: AsyncIteratorProtocol {
    @intrinsic public mutating func next() async -> Element?
    @intrinsic public mutating func next(isolation actor: isolated (any Actor)?) async -> Element?
  }
}

public struct AsyncThrowingStream<Element, Failure>: AsyncSequence where Failure: Error {
  @intrinsic public init(
    _ elementType: Element.Type = Element.self, bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded,
    _ build: (Continuation) -> Void) where Failure == any Error
  @intrinsic public init(unfolding produce: @escaping @Sendable () async throws -> Element?) where Failure == any Error
  @intrinsic public func makeAsyncIterator() -> Iterator
  @intrinsic public static func makeStream(
    of elementType: Element.Type = Element.self, throwing failureType: Failure.Type = Failure.self,
    bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded
  ) -> (stream: AsyncThrowingStream<Element, Failure>, continuation: Continuation) where Failure == any Error
}

extension AsyncThrowingStream: Sendable where Element: Sendable {}

extension AsyncThrowingStream {
  public struct Continuation: Hashable, Sendable {
    @intrinsic @pure public var hashValue: Int { get }
    @intrinsic public var onTermination: (@Sendable (Termination) -> Void)? { get nonmutating set }
    @intrinsic public func finish(throwing error: Failure? = nil)
    @intrinsic public func hash(into hasher: inout Hasher)
    @discardableResult @intrinsic public func yield() -> YieldResult where Element == ()
    @discardableResult @intrinsic public func yield(_ value: Element) -> YieldResult
    @discardableResult @intrinsic public func yield(with result: Result<Element, Failure>) -> YieldResult
    where Failure == any Error
    @intrinsic public static func == (
      lhs: AsyncThrowingStream<Element, Failure>.Continuation, rhs: AsyncThrowingStream<Element, Failure>.Continuation
    ) -> Bool
  }
}

extension AsyncThrowingStream.Continuation {
  public enum BufferingPolicy: Sendable {
    case bufferingNewest(Int)
    case bufferingOldest(Int)
    case unbounded
  }
}

extension AsyncThrowingStream.Continuation {
  public enum Termination: Sendable {
    case cancelled
    case finished(Failure?)
  }
}

extension AsyncThrowingStream.Continuation {
  public enum YieldResult {
    case dropped(Element)
    case enqueued(remaining: Int)
    case terminated
  }
}

extension AsyncThrowingStream.Continuation.YieldResult: Sendable where Element: Sendable {}

extension AsyncThrowingStream {
  public struct Iterator: AsyncIteratorProtocol {
    @intrinsic public mutating func next() async throws -> Element?
    @intrinsic public mutating func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Element?
  }
}
