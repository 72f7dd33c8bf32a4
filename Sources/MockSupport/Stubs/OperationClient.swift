import Dispatch
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A client that sends operations to a server or answers them with samples. Without a stub closure and a transport, an
/// operation fails the test and is not sent.
///
/// ```swift
/// let client = OperationClient(url: url, stubClosure: OperationClient.immediatelyStub)
/// let data = try await client.data(for: HeroQuery())  // its sample
/// ```
///
/// For each request, the endpoint closure gives the destination and the sample. The stub closure then decides whether
/// the sample is used, and the request closure creates the request. Plugins see stubbed requests, too.
public final class OperationClient: Sendable {
  /// Returns the destination and the sample of an operation.
  public typealias EndpointClosure = @Sendable (any GraphQLOperation) -> OperationEndpoint

  /// Creates the request of an endpoint and passes it to `done` once, synchronously or later.
  public typealias RequestClosure =
    @Sendable (
      OperationEndpoint, _ done: @escaping @Sendable (Result<URLRequest, any Error>) -> Void
    ) -> Void

  let endpointClosure: EndpointClosure
  let requestClosure: RequestClosure
  /// The stub closure; nil if operations are neither stubbed nor sent.
  let stubClosure: StubClosure?
  let validationClosure: @Sendable (any GraphQLOperation) -> ResponseValidation
  let callbackQueue: (any DispatchQueueType)?
  let transport: any OperationTransport
  let plugins: [any ClientPlugin]
  private let place: MockPlace

  /// Creates a client.
  ///
  /// - Parameters:
  ///   - endpointClosure: returns the destination and the sample of an operation.
  ///   - requestClosure: creates the request of an endpoint.
  ///   - stubClosure: whether an operation is sent or answered with its sample. Without one, operations are sent if
  ///     there is a transport. Otherwise each fails the test and completes with ``UnstubbedOperation``.
  ///   - validationClosure: the status codes that count as success; all by default.
  ///   - callbackQueue: the queue of completions. Without one, an immediate stub completes before `request` returns, a
  ///     delayed stub on the main queue, and a server's response on a queue of the transport. Cancelled requests
  ///     complete before `cancel()` returns.
  ///   - transport: sends the requests without stubs. By default, it is a ``URLSessionTransport``.
  ///   - plugins: observe and change requests and results, in this order.
  ///   - fileID: the module and file of the caller, for failures.
  ///   - filePath: the path of the caller's file.
  ///   - line: the line of the caller.
  ///   - column: the column of the caller.
  public init(
    endpointClosure: @escaping EndpointClosure,
    requestClosure: @escaping RequestClosure = { endpoint, done in done(Result { try endpoint.urlRequest() }) },
    stubClosure: StubClosure? = nil,
    validationClosure: @escaping @Sendable (any GraphQLOperation) -> ResponseValidation = { _ in .none },
    callbackQueue: (any DispatchQueueType)? = nil, transport: (any OperationTransport)? = nil,
    plugins: [any ClientPlugin] = [], fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.endpointClosure = endpointClosure
    self.requestClosure = requestClosure
    self.stubClosure = stubClosure ?? (transport == nil ? nil : OperationClient.neverStub)
    self.validationClosure = validationClosure
    self.callbackQueue = callbackQueue
    self.transport = transport ?? URLSessionTransport()
    self.plugins = plugins
    place = MockPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Creates a client that sends all operations to one URL and uses their own samples as stubs.
  public convenience init(
    url: URL, stubClosure: StubClosure? = nil, callbackQueue: (any DispatchQueueType)? = nil,
    transport: (any OperationTransport)? = nil, plugins: [any ClientPlugin] = [], fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      endpointClosure: OperationClient.endpoint(at: url), stubClosure: stubClosure, callbackQueue: callbackQueue,
      transport: transport, plugins: plugins, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Returns an endpoint closure with one URL and with the operations' samples at status 200.
  ///
  /// Operations without samples fail with ``UnstubbedOperation``. mockd generates samples as output `stubs`.
  public static func endpoint(at url: URL) -> EndpointClosure {
    { operation in
      OperationEndpoint(operation, url: url) {
        guard let sampled = operation as? any SampledOperation else {
          return .networkError(UnstubbedOperation(name: type(of: operation).operationName))
        }
        return .networkResponse(200, type(of: sampled).sampleData)
      }
    }
  }

  /// Sends or stubs an operation.
  ///
  /// - Parameters:
  ///   - operation: the operation with its variables.
  ///   - callbackQueue: replaces the client's callback queue.
  ///   - progress: called when parts of the response arrive, and when it is complete.
  ///   - completion: called once.
  /// - Returns: the request, for cancellation.
  @discardableResult
  public func request<Operation: GraphQLOperation>(
    _ operation: Operation, callbackQueue: (any DispatchQueueType)? = nil,
    progress: @escaping @Sendable (ClientProgress) -> Void = { _ in },
    completion: @escaping @Sendable (Result<ClientResponse, ClientError>) -> Void
  ) -> ClientRequest {
    var endpoint = endpointClosure(operation)
    var behavior = StubBehavior.immediate
    if let stubClosure {
      behavior = stubClosure(operation)
    } else {
      refuse(operation, &endpoint)
    }
    let exchange = Exchange(
      client: self, operation: operation, endpoint: endpoint, behavior: behavior,
      callbackQueue: callbackQueue ?? self.callbackQueue, progress: progress, completion: completion)
    requestClosure(endpoint) { exchange.start($0) }
    return exchange.request
  }

  /// Fails the test for an operation that is neither stubbed nor sent, and makes the operation fail.
  private func refuse(_ operation: some GraphQLOperation, _ endpoint: inout OperationEndpoint) {
    let name = type(of: operation).operationName
    report(
      "The operation '\(name)' was not sent to \(endpoint.url); pass 'stubClosure: OperationClient.immediatelyStub' to "
        + "answer with its sample, or 'stubClosure: OperationClient.neverStub' to send it", at: place)
    endpoint.sampleResponse = { .networkError(UnstubbedOperation(name: name)) }
    endpoint.sampleProgress = []
  }
}
