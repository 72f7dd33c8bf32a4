#if canImport(Testing)
  import MockSupport
  import Testing

  /// A trait that gives each test separate state for the static members of mocks; see `withMockScope`.
  public struct MockScopeTrait: SuiteTrait, TestTrait, TestScoping {
    /// True: each test of a suite and its nested suites has its own scope.
    public var isRecursive: Bool { true }

    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      try await withMockScope { try await function() }
    }
  }

  extension Trait where Self == MockScopeTrait {
    /// Gives each test separate state for the static members of mocks, so that tests can run in parallel.
    ///
    /// ```swift
    /// @Suite(.mockScope) struct StoreTests {
    ///   @Test func savesToTheSharedStore() { StoreMock.sharedMock.value = … }
    /// }
    /// ```
    public static var mockScope: Self { Self() }
  }
#endif
