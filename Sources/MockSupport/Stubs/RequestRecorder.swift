import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Records the requests of a client, sent or stubbed, and their results.
///
/// ```swift
/// let recorder = RequestRecorder()
/// let client = OperationClient(stubs: stubs, plugins: [recorder])
/// // …
/// #expect(recorder.operations(HeroQuery.self) == [HeroQuery(episode: .jedi)])
/// ```
// '@unchecked': `lock` guards the variables.
public final class RequestRecorder: ClientPlugin, @unchecked Sendable {
  private let lock = NSLock()
  private var sent: [(operation: any GraphQLOperation, request: URLRequest)] = []
  private var received: [(operation: any GraphQLOperation, result: Result<ClientResponse, ClientError>)] = []

  /// Creates a recorder without requests.
  public init() {}

  /// The operations, in the order of sending.
  public var operations: [any GraphQLOperation] { lock.withLock { sent.map(\.operation) } }

  /// Returns the operations of one type, in the order of sending.
  public func operations<Operation: GraphQLOperation>(_ type: Operation.Type) -> [Operation] {
    operations.compactMap { $0 as? Operation }
  }

  /// The requests, in the order of sending.
  public var requests: [URLRequest] { lock.withLock { sent.map(\.request) } }

  /// The results, in the order of arrival, before plugins change them.
  public var results: [Result<ClientResponse, ClientError>] { lock.withLock { received.map(\.result) } }

  public func willSend(_ request: URLRequest, for operation: some GraphQLOperation) {
    lock.withLock { sent.append((operation, request)) }
  }

  public func didReceive(_ result: Result<ClientResponse, ClientError>, for operation: some GraphQLOperation) {
    lock.withLock { received.append((operation, result)) }
  }
}
