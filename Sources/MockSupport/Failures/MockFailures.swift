/// What happens when a test reads what its mock does not hold, or converts a mock to a model that it cannot be.
public enum MockFailures: Sendable {
  /// The test process ends with a message. Nothing after it could be trusted.
  case fatal
  /// The failure is recorded for the test, which goes on with a placeholder: `""`, `0`, `false`, an enum's first case,
  /// an empty list, or an object without fields.
  ///
  /// On Linux, the test target has to depend on the product `MockSupportTesting` for that; else the failure is printed,
  /// and the test goes on as if nothing were wrong.
  case reported
}

/// Decides for `body`, and for the tasks that it starts, what happens when a mock does not hold what is read.
///
/// ```swift
/// withMockFailures(.reported) {
///   let hero = HeroQuery.Data.Hero(from: Mock<Human>())
///   hero.name  // "", and the test has failed, with the line above
/// }
/// ```
public func withMockFailures<Result>(_ failures: MockFailures, _ body: () throws -> Result) rethrows -> Result {
  try Failures.$mode.withValue(failures, operation: body)
}

/// Decides for `body`, and for the tasks that it starts, what happens when a mock does not hold what is read.
public func withMockFailures<Result>(
  _ failures: MockFailures, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
) async rethrows -> Result {
  try await Failures.$mode.withValue(failures, operation: body)
}

enum Failures {
  @TaskLocal static var mode = MockFailures.fatal
}
