import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Observes and changes the requests and results of a client, stubbed or not. By default, all methods do nothing.
public protocol ClientPlugin: Sendable {
  /// Changes a request before it is sent. Each plugin receives the previous plugin's result.
  func prepare(_ request: URLRequest, for operation: some GraphQLOperation) -> URLRequest

  /// Called before a request is sent or stubbed.
  func willSend(_ request: URLRequest, for operation: some GraphQLOperation)

  /// Called with a result before any plugin changes it.
  func didReceive(_ result: Result<ClientResponse, ClientError>, for operation: some GraphQLOperation)

  /// Changes the result for the caller. Each plugin receives the previous plugin's result.
  func process(
    _ result: Result<ClientResponse, ClientError>, for operation: some GraphQLOperation
  ) -> Result<ClientResponse, ClientError>
}

extension ClientPlugin {
  public func prepare(_ request: URLRequest, for operation: some GraphQLOperation) -> URLRequest { request }

  public func willSend(_ request: URLRequest, for operation: some GraphQLOperation) {}

  public func didReceive(_ result: Result<ClientResponse, ClientError>, for operation: some GraphQLOperation) {}

  public func process(
    _ result: Result<ClientResponse, ClientError>, for operation: some GraphQLOperation
  ) -> Result<ClientResponse, ClientError> { result }
}
