import Dispatch
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends operations to a server, or answers them with samples, as the test says for each. Where a test gives neither a stub
/// closure nor a transport, an operation fails the test, and nothing is sent.
///
/// ```swift
/// let client = OperationClient(url: url, stubClosure: OperationClient.immediatelyStub)
/// let data = try await client.data(for: HeroQuery())  // its sample
/// ```
///
/// For a request, the endpoint closure says where it goes and what its sample is, then the stub closure whether the
/// sample is given, then the request closure makes the request. Plugins see all requests alike.
public final class OperationClient: Sendable {
  /// Says of an operation where it is sent, and what a stub answers instead.
  public typealias EndpointClosure = @Sendable (any GraphQLOperation) -> OperationEndpoint

  /// Makes the request of an endpoint and hands it on, once, now or later.
  public typealias RequestClosure =
    @Sendable (
      OperationEndpoint, _ done: @escaping @Sendable (Result<URLRequest, any Error>) -> Void
    ) -> Void

  let endpointClosure: EndpointClosure
  let requestClosure: RequestClosure
  /// Nil where nothing says what is done with operations.
  let stubClosure: StubClosure?
  let validationClosure: @Sendable (any GraphQLOperation) -> ResponseValidation
  let callbackQueue: (any DispatchQueueType)?
  let transport: any OperationTransport
  let plugins: [any ClientPlugin]
  private let place: MockPlace

  /// - Parameters:
  ///   - stubClosure: whether an operation is sent, or answered with its sample. Without one, operations are sent where
  ///     there is a transport; else each fails the test and completes with ``UnstubbedOperation``.
  ///   - validationClosure: which statuses are failures; none by itself.
  ///   - callbackQueue: where completions are called. Without one, a stub that answers at once does so before `request`
  ///     returns, one that is delayed on the main queue, and a server's answer comes on a queue of the transport; what is
  ///     cancelled completes before `cancel()` returns.
  ///   - transport: sends the requests that have no stub; it is not used before the first one. By default, it is a
  ///     ``URLSessionTransport``.
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

  /// A client that sends everything to one place, and has the operations' own samples for stubs.
  public convenience init(
    url: URL, stubClosure: StubClosure? = nil, callbackQueue: (any DispatchQueueType)? = nil,
    transport: (any OperationTransport)? = nil, plugins: [any ClientPlugin] = [], fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      endpointClosure: OperationClient.endpoint(at: url), stubClosure: stubClosure, callbackQueue: callbackQueue,
      transport: transport, plugins: plugins, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Says of every operation that it is sent to one place, and that its sample has status 200.
  ///
  /// Operations without samples have an ``UnstubbedOperation`` as their error: let mockd write the output `stubs`, or use
  /// ``OperationStubs``.
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

  /// Sends an operation, or has it stubbed.
  ///
  /// - Parameters:
  ///   - callbackQueue: takes the place of the client's.
  ///   - progress: is called whenever some more of the response has come, and when all has.
  ///   - completion: is called once.
  /// - Returns: what cancels the request.
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

  /// Fails the test for an operation that is neither stubbed nor to be sent, and makes that its answer.
  private func refuse(_ operation: some GraphQLOperation, _ endpoint: inout OperationEndpoint) {
    let name = type(of: operation).operationName
    report(
      "The operation '\(name)' was not sent to \(endpoint.url): pass 'stubClosure: OperationClient.immediatelyStub' to "
        + "answer with its sample, or 'stubClosure: OperationClient.neverStub' to send it.", at: place)
    endpoint.sampleResponse = { .networkError(UnstubbedOperation(name: name)) }
    endpoint.sampleProgress = []
  }
}
