// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_Continuations: LibraryText {
    LibraryText(
      path: "Swift/Continuations.swift",
      text: #"""
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

"""#,
      outline: #"""
88 t  CheckedContinuation 0 64 f03b7409f77dc521b82e895ac9629266 struct CheckedContinuation
124 o 0 init 69 161 71e58a748c2802ee20d5dbf40cc0b33f init(continuation: UnsafeContinuation<T, E>, function: String = #function)
66 o 0 resume 164 209 b4808d1333c381ccaefa4807356c98b2 func resume()
84 o 0 resume 212 261 95c5bd84eeba6d8484c68ef022dac000 func resume(returning value: T)
83 o 0 resume 264 312 8727f5e123e69f426e503275d20e5160 func resume(throwing error: E)
96 o 0 resume 315 408 b9aaf4bf0f22389b97e1da7e5e06d50e func resume<Er>(with result: Result<T, Er>)
91 o 0 resume 411 467 a6c44fa88f3a5d15f543eb9ea6982050 func resume(with result: Result<T, E>)
89 t  UnsafeContinuation 471 534 d9bba45caf3ef24f24e92833084c5bfc struct UnsafeContinuation
66 o 7 resume 539 584 0d83e3c1ea576cda53ececac5802a4ad func resume()
84 o 7 resume 587 653 ac2872f9d9179353f98dc6c670a915c2 func resume(returning value: T)
86 o 7 resume 656 705 166179177c2d9fa32e21dab2ed15d4c7 func resume(returning value: T)#2
83 o 7 resume 708 756 4127eafe19db38789733cd5cbb1993be func resume(throwing error: E)
96 o 7 resume 759 852 fa2acb9dcb734e1f5c7313fa3c623a2d func resume<Er>(with result: Result<T, Er>)
91 o 7 resume 855 911 a96a1714d67071b769829cfd8c29243c func resume(with result: Result<T, E>)
229 o  withCheckedContinuation 915 1107 ceefd6a533b4249f721050733d76baa7 func withCheckedContinuation<T>( isolation: isolated (any Actor)? = #isolation, function: String = #function, _ body: (CheckedContinuation<T, Never>) -> Void )
250 o  withCheckedThrowingContinuation 1108 1319 1e2edba8ef14df06e6b8dc59a64f700e func withCheckedThrowingContinuation<T>( isolation: isolated (any Actor)? = #isolation, function: String = #function, _ body: (CheckedContinuation<T, any Error>) -> Void )
195 o  withUnsafeContinuation 1320 1476 ad571127a0f87afbd49e77d62a1b865b func withUnsafeContinuation<T>( isolation: isolated (any Actor)? = #isolation, _ fn: (UnsafeContinuation<T, Never>) -> Void )
215 o  withUnsafeThrowingContinuation 1477 1652 74bbc56cf873bbd1cf2a0adafb90eba9 func withUnsafeThrowingContinuation<T>( isolation: isolated (any Actor)? = #isolation, _ fn: (UnsafeContinuation<T, any Error>) -> Void )

"""#)
  }
}
