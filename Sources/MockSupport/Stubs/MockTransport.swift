import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A transport that replaces a server. The test responds to the requests in any order.
///
/// ```swift
/// let transport = MockTransport()
/// let client = OperationClient(url: url, transport: transport)
/// client.request(HeroQuery()) { … }
/// transport.tell(0.5)
/// transport.respond(with: .networkResponse(200, HeroQuery.sampleData))
/// ```
// '@unchecked': `lock` guards the variable.
public final class MockTransport: OperationTransport, @unchecked Sendable {
  private let lock = NSLock()
  private var exchanges: [Exchange] = []

  /// A request without a response.
  private struct Exchange {
    let id: UUID
    let request: URLRequest
    let progress: @Sendable (Double) -> Void
    let completion: @Sendable (Result<(HTTPURLResponse, Data), any Error>) -> Void
  }

  /// Creates a transport without requests.
  public init() {}

  /// The requests without a response, in the order of sending.
  public var pending: [URLRequest] { lock.withLock { exchanges.map(\.request) } }

  /// Adds a pending request. Cancelling the request removes it.
  public func send(
    _ request: URLRequest, progress: @escaping @Sendable (Double) -> Void,
    completion: @escaping @Sendable (Result<(HTTPURLResponse, Data), any Error>) -> Void
  ) -> TransportTask {
    let exchange = Exchange(id: UUID(), request: request, progress: progress, completion: completion)
    lock.withLock { exchanges.append(exchange) }
    return TransportTask { [self] in
      let cancelled = lock.withLock { exchanges.firstIndex { $0.id == exchange.id }.map { exchanges.remove(at: $0) } }
      cancelled?.completion(.failure(URLError(.cancelled)))
    }
  }

  /// Responds to the request at an index in ``pending``. The test fails if there is none.
  public func respond(
    with response: SampleResponse, to index: Int = 0, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let exchange = lock.withLock { exchanges.indices.contains(index) ? exchanges.remove(at: index) : nil }
    guard let exchange else {
      return reportNothing(at: MockPlace(fileID: fileID, filePath: filePath, line: line, column: column))
    }
    switch response {
    case .response(let response, let body): exchange.completion(.success((response, body)))
    case .networkError(let error): exchange.completion(.failure(error))
    case .networkResponse(let code, let body):
      let response = exchange.request.url.flatMap {
        HTTPURLResponse(url: $0, statusCode: code, httpVersion: nil, headerFields: nil)
      }
      exchange.completion(response.map { .success(($0, body)) } ?? .failure(URLError(.badURL)))
    }
  }

  /// Reports the progress of the request at an index in ``pending``, from 0 to 1. The test fails if there is none.
  public func tell(
    _ progress: Double, to index: Int = 0, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let exchange = lock.withLock { exchanges.indices.contains(index) ? exchanges[index] : nil }
    guard let exchange else {
      return reportNothing(at: MockPlace(fileID: fileID, filePath: filePath, line: line, column: column))
    }
    exchange.progress(progress)
  }

  private func reportNothing(at place: MockPlace) {
    report("Found no such request; the number of pending requests is \(pending.count)", at: place)
  }
}
