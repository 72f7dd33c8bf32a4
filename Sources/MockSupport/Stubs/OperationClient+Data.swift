extension OperationClient {
  /// Sends or stubs an operation and returns the response. Cancelling the task cancels the request.
  ///
  /// - Throws: ``ClientError``.
  public func response(to operation: some GraphQLOperation) async throws -> ClientResponse {
    let cancelling = ClientRequest()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let request = request(operation) { continuation.resume(with: $0) }
        cancelling.whenCancelled { request.cancel() }
      }
    } onCancel: {
      cancelling.cancel()
    }
  }

  /// Sends or stubs an operation and returns the data and errors of the response.
  ///
  /// - Throws: ``ClientError`` without a valid response, ``ResponseError`` if it does not fit the operation.
  public func result<Operation: GraphQLOperation>(
    of operation: Operation
  ) async throws -> GraphQLResult<Operation.Data> {
    try operation.result(of: await response(to: operation).body)
  }

  /// Sends or stubs an operation and returns the data of the response.
  ///
  /// - Throws: the errors of ``result(of:)``, and ``GraphQLErrors`` if the response has errors.
  public func data<Operation: GraphQLOperation>(for operation: Operation) async throws -> Operation.Data {
    let result = try await result(of: operation)
    guard let data = result.data, result.errors.isEmpty else { throw GraphQLErrors(errors: result.errors) }
    return data
  }
}

/// The errors in a GraphQL response.
public struct GraphQLErrors: Error, Hashable, Sendable, CustomStringConvertible {
  /// The errors.
  public let errors: [GraphQLError]

  /// Creates an error that contains the errors of a response.
  public init(errors: [GraphQLError]) {
    self.errors = errors
  }

  public var description: String { errors.map(\.description).joined(separator: "; ") }
}
