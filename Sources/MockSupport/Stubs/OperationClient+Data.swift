extension OperationClient {
  /// What a server, or a stub, answers to an operation. Where the task is cancelled, the request is, too.
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

  /// The data and the errors that a server, or a stub, answers to an operation.
  ///
  /// - Throws: ``ClientError`` where no valid response comes, ``ResponseError`` where it is none to the operation.
  public func result<Operation: GraphQLOperation>(
    of operation: Operation
  ) async throws -> GraphQLResult<Operation.Data> {
    try operation.result(of: await response(to: operation).body)
  }

  /// The data that a server, or a stub, answers to an operation.
  ///
  /// - Throws: what ``result(of:)`` does, and ``GraphQLErrors`` where the server has any.
  public func data<Operation: GraphQLOperation>(for operation: Operation) async throws -> Operation.Data {
    let result = try await result(of: operation)
    guard let data = result.data, result.errors.isEmpty else { throw GraphQLErrors(errors: result.errors) }
    return data
  }
}

/// What a server found wrong with an operation.
public struct GraphQLErrors: Error, Hashable, Sendable, CustomStringConvertible {
  public let errors: [GraphQLError]

  public init(errors: [GraphQLError]) {
    self.errors = errors
  }

  public var description: String { errors.map(\.description).joined(separator: "; ") }
}
