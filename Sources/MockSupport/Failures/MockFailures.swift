/// The reaction to reading a missing value of a mock, or to converting a mock to an impossible model.
public enum MockFailures: Sendable {
  /// Ends the test process with a message, since later results would be unreliable.
  case fatal
  /// Records a failure and continues with a placeholder: `""`, `0`, `false`, an enum's first case, an empty list, or an
  /// object without fields.
  ///
  /// On Linux, the test target must depend on the product `MockSupportTesting`. Otherwise the failure is only printed
  /// and the test can pass.
  case reported
}

/// Sets the reaction to missing values of mocks for `body` and the tasks that it starts.
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

/// Sets the reaction to missing values of mocks for `body` and the tasks that it starts.
public func withMockFailures<Result>(
  _ failures: MockFailures, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
) async rethrows -> Result {
  try await Failures.$mode.withValue(failures, operation: body)
}

/// The reaction to failures in the current task.
enum Failures {
  @TaskLocal static var mode = MockFailures.fatal
}
