#if canImport(Testing)
  import MockSupport
  import Testing

  /// Gives each test state of its own for what is static in mocks: see `withMockScope`.
  public struct MockScopeTrait: SuiteTrait, TestTrait, TestScoping {
    /// Each test of a suite, and of the suites in it, has a scope of its own.
    public var isRecursive: Bool { true }

    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      try await withMockScope { try await function() }
    }
  }

  extension Trait where Self == MockScopeTrait {
    /// Gives each test state of its own for what is static in mocks, so that tests can run at the same time.
    ///
    /// ```swift
    /// @Suite(.mockScope) struct StoreTests {
    ///   @Test func savesToTheSharedStore() { StoreMock.sharedMock.value = … }
    /// }
    /// ```
    public static var mockScope: Self { Self() }
  }
#endif
