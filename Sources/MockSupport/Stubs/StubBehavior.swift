/// How a client answers an operation.
public enum StubBehavior: Hashable, Sendable {
  /// It asks the server.
  case never
  /// It gives the sample response at once.
  case immediate
  /// It gives the sample response after some time.
  case delayed(seconds: Double)
}

/// Says of every operation how a client answers it.
public typealias StubClosure = @Sendable (any GraphQLOperation) -> StubBehavior

extension OperationClient {
  /// Asks the server about everything.
  public static let neverStub: StubClosure = { _ in .never }

  /// Answers everything with sample responses, at once.
  public static let immediatelyStub: StubClosure = { _ in .immediate }

  /// Answers everything with sample responses, each after this time.
  public static func delayedStub(_ seconds: Double) -> StubClosure {
    { _ in .delayed(seconds: seconds) }
  }
}
