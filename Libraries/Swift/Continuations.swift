public struct CheckedContinuation<T, E>: Sendable where E: Error {
  @intrinsic public init(continuation: UnsafeContinuation<T, E>, function: String = #function)
  @intrinsic public func resume() where T == ()
  @intrinsic public func resume(returning value: T)
  @intrinsic public func resume(throwing error: E)
  @intrinsic public func resume<Er>(with result: Result<T, Er>) where E == any Error, Er: Error
  @intrinsic public func resume(with result: Result<T, E>)
}

public struct UnsafeContinuation<T, E>: Sendable where E: Error {
  @intrinsic public func resume() where T == ()
  @intrinsic public func resume(returning value: T) where E == Never
  @intrinsic public func resume(returning value: T)
  @intrinsic public func resume(throwing error: E)
  @intrinsic public func resume<Er>(with result: Result<T, Er>) where E == any Error, Er: Error
  @intrinsic public func resume(with result: Result<T, E>)
}

@intrinsic public func withCheckedContinuation<T>(
  isolation: isolated (any Actor)? = #isolation, function: String = #function,
  _ body: (CheckedContinuation<T, Never>) -> Void
) async -> T
@intrinsic public func withCheckedThrowingContinuation<T>(
  isolation: isolated (any Actor)? = #isolation, function: String = #function,
  _ body: (CheckedContinuation<T, any Error>) -> Void
) async throws -> T
@intrinsic public func withUnsafeContinuation<T>(
  isolation: isolated (any Actor)? = #isolation, _ fn: (UnsafeContinuation<T, Never>) -> Void
) async -> T
@intrinsic public func withUnsafeThrowingContinuation<T>(
  isolation: isolated (any Actor)? = #isolation, _ fn: (UnsafeContinuation<T, any Error>) -> Void
) async throws -> T
