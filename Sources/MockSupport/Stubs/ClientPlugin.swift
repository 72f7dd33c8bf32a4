import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Takes part in every request of a client, stubbed or not. Whatever a plugin does not implement does nothing.
public protocol ClientPlugin: Sendable {
  /// Changes a request before it is sent. Each plugin gets what the one before it made of it.
  func prepare(_ request: URLRequest, for operation: some GraphQLOperation) -> URLRequest

  /// Is told that a request is being sent or, if it is stubbed, would be.
  func willSend(_ request: URLRequest, for operation: some GraphQLOperation)

  /// Is told what has come, before any plugin changes it.
  func didReceive(_ result: Result<ClientResponse, ClientError>, for operation: some GraphQLOperation)

  /// Changes what the caller gets. Each plugin gets what the one before it made of it.
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
