import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Carries requests to a server, and its responses back.
public protocol OperationTransport: Sendable {
  /// Sends a request.
  ///
  /// - Parameters:
  ///   - progress: how much of the response has come, from 0 to 1.
  ///   - completion: is called once, on any queue, also where the request is cancelled.
  func send(
    _ request: URLRequest, progress: @escaping @Sendable (Double) -> Void,
    completion: @escaping @Sendable (Result<(HTTPURLResponse, Data), any Error>) -> Void
  ) -> TransportTask
}

/// A request that a transport has sent.
public struct TransportTask: Sendable {
  private let onCancel: @Sendable () -> Void

  public init(onCancel: @escaping @Sendable () -> Void = {}) {
    self.onCancel = onCancel
  }

  /// Gives the request up.
  public func cancel() { onCancel() }
}
