/// The way in which a client responds to an operation.
public enum StubBehavior: Hashable, Sendable {
  /// Sends the operation to the server.
  case never
  /// Gives the sample response immediately.
  case immediate
  /// Gives the sample response after a delay.
  case delayed(seconds: Double)
}

/// Returns the behavior of a client for an operation.
public typealias StubClosure = @Sendable (any GraphQLOperation) -> StubBehavior

extension OperationClient {
  /// Sends all operations to the server.
  public static let neverStub: StubClosure = { _ in .never }

  /// Responds to all operations with samples, immediately.
  public static let immediatelyStub: StubClosure = { _ in .immediate }

  /// Responds to all operations with samples, each after a delay in seconds.
  public static func delayedStub(_ seconds: Double) -> StubClosure {
    { _ in .delayed(seconds: seconds) }
  }
}
