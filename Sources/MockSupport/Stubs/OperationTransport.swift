import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests to a server and receives its responses.
public protocol OperationTransport: Sendable {
  /// Sends a request.
  ///
  /// - Parameters:
  ///   - request: the HTTP request.
  ///   - progress: called with the received fraction of the response, from 0 to 1.
  ///   - completion: called once on any queue, also for a cancelled request.
  func send(
    _ request: URLRequest, progress: @escaping @Sendable (Double) -> Void,
    completion: @escaping @Sendable (Result<(HTTPURLResponse, Data), any Error>) -> Void
  ) -> TransportTask
}

/// A handle to cancel a sent request.
public struct TransportTask: Sendable {
  private let onCancel: @Sendable () -> Void

  /// Creates a handle with the action to run on cancellation.
  public init(onCancel: @escaping @Sendable () -> Void = {}) {
    self.onCancel = onCancel
  }

  /// Cancels the request.
  public func cancel() { onCancel() }
}
