import Foundation

/// Sample responses for operations, by operation type or by operation with variables.
///
/// ```swift
/// let stubs = OperationStubs()
/// stubs.stub(HeroQuery.self, with: .networkResponse(200, HeroQuery.sampleData))
/// stubs.stub(HeroQuery(episode: .jedi), with: .networkError(URLError(.notConnectedToInternet)))
/// let client = OperationClient(stubs: stubs)
/// ```
///
/// A stub for an operation with its variables takes precedence over a stub for its type. A later stub replaces an
/// earlier one. An operation without a stub fails the test and completes with ``UnstubbedOperation``.
// '@unchecked': `lock` guards the variables.
public final class OperationStubs: @unchecked Sendable {
  private let lock = NSLock()
  private var samples: [AnyHashable: Sample] = [:]
  private let usesSamples: Bool
  private let place: MockPlace

  private typealias Sample = @Sendable (any GraphQLOperation) -> SampleResponse

  /// Creates an empty set of stubs. With `usesSamples`, operations without a stub use their own samples, if they have
  /// any.
  public init(
    usesSamples: Bool = false, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    self.usesSamples = usesSamples
    place = MockPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Sets the response to all operations of a type.
  public func stub<Operation: GraphQLOperation>(
    _ type: Operation.Type, with response: @escaping @Sendable (Operation) -> SampleResponse
  ) {
    set(ObjectIdentifier(type)) { operation in
      (operation as? Operation).map(response) ?? .networkError(UnstubbedOperation(name: Operation.operationName))
    }
  }

  /// Sets the responses to all operations of a type: one for each call, and the last for all further calls.
  public func stub(_ type: (some GraphQLOperation).Type, with first: SampleResponse, _ others: SampleResponse...) {
    set(ObjectIdentifier(type), [first] + others)
  }

  /// Sets the responses to an operation with these variables: one for each call, and the last for all further calls.
  public func stub(_ operation: some GraphQLOperation, with first: SampleResponse, _ others: SampleResponse...) {
    set(AnyHashable(operation), [first] + others)
  }

  private func set(_ key: some Hashable, _ sample: @escaping Sample) {
    lock.withLock { samples[AnyHashable(key)] = sample }
  }

  private func set(_ key: some Hashable, _ responses: [SampleResponse]) {
    let sequence = ResponseSequence(responses)
    set(key) { _ in sequence.next() }
  }

  /// Returns the response to an operation. Fails the test if there is none.
  public func response(to operation: some GraphQLOperation) -> SampleResponse {
    let sample = lock.withLock {
      samples[AnyHashable(operation)] ?? samples[AnyHashable(ObjectIdentifier(type(of: operation)))]
    }
    if let sample { return sample(operation) }
    if usesSamples, let sampled = operation as? any SampledOperation {
      return .networkResponse(200, type(of: sampled).sampleData)
    }
    let error = UnstubbedOperation(name: type(of: operation).operationName)
    report("\(error)", at: place)
    return .networkError(error)
  }
}

/// The error of an operation without a stub.
public struct UnstubbedOperation: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the operation.
  public let name: String

  public var description: String { "The operation '\(name)' was sent, but has no stub" }
}

/// Returns responses in order, and then repeats the last one.
// '@unchecked': `lock` guards the variable.
private final class ResponseSequence: @unchecked Sendable {
  private let lock = NSLock()
  private var responses: [SampleResponse]

  init(_ responses: [SampleResponse]) {
    self.responses = responses
  }

  func next() -> SampleResponse {
    lock.withLock {
      if 1 < responses.count { return responses.removeFirst() }
      return responses.first ?? .networkResponse(200, Data())
    }
  }
}

extension OperationClient {
  /// Creates a client that answers all operations from stubs, unless the stub closure sends them.
  public convenience init(
    stubs: OperationStubs, url: URL = URL(fileURLWithPath: "/graphql"),
    stubClosure: @escaping StubClosure = OperationClient.immediatelyStub,
    callbackQueue: (any DispatchQueueType)? = nil, plugins: [any ClientPlugin] = []
  ) {
    self.init(
      endpointClosure: { operation in OperationEndpoint(operation, url: url) { stubs.response(to: operation) } },
      stubClosure: stubClosure, callbackQueue: callbackQueue, plugins: plugins)
  }
}
