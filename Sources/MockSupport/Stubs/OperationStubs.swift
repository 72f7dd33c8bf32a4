import Foundation

/// Samples for operations, chosen by the operation's type or by its variables, too.
///
/// ```swift
/// let stubs = OperationStubs()
/// stubs.stub(HeroQuery.self, with: .networkResponse(200, HeroQuery.sampleData))
/// stubs.stub(HeroQuery(episode: .jedi), with: .networkError(URLError(.notConnectedToInternet)))
/// let client = OperationClient(stubs: stubs)
/// ```
///
/// What is stubbed for the operation with its variables goes before what is stubbed for its type, and later before
/// earlier. An operation for which there is nothing fails the test, and completes with ``UnstubbedOperation``.
// '@unchecked': `lock` guards the variables.
public final class OperationStubs: @unchecked Sendable {
  private let lock = NSLock()
  private var samples: [AnyHashable: Sample] = [:]
  private let usesSamples: Bool
  private let place: MockPlace

  private typealias Sample = @Sendable (any GraphQLOperation) -> SampleResponse

  /// - Parameter usesSamples: whether an operation for which nothing is stubbed answers with its own sample, if it has
  ///   one.
  public init(
    usesSamples: Bool = false, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    self.usesSamples = usesSamples
    place = MockPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Says what is answered to all operations of a type.
  public func stub<Operation: GraphQLOperation>(
    _ type: Operation.Type, with response: @escaping @Sendable (Operation) -> SampleResponse
  ) {
    set(ObjectIdentifier(type)) { operation in
      (operation as? Operation).map(response) ?? .networkError(UnstubbedOperation(name: Operation.operationName))
    }
  }

  /// Says what is answered to all operations of a type: these one after the other, and the last of them from then on.
  public func stub(_ type: (some GraphQLOperation).Type, with first: SampleResponse, _ others: SampleResponse...) {
    set(ObjectIdentifier(type), [first] + others)
  }

  /// Says what is answered to an operation with these variables: these one after the other, and the last of them from
  /// then on.
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

  /// What is answered to an operation.
  public func response(to operation: some GraphQLOperation) -> SampleResponse {
    let sample = lock.withLock {
      samples[AnyHashable(operation)] ?? samples[AnyHashable(ObjectIdentifier(type(of: operation)))]
    }
    if let sample { return sample(operation) }
    if usesSamples, let sampled = operation as? any SampledOperation {
      return .networkResponse(200, type(of: sampled).sampleData)
    }
    let error = UnstubbedOperation(name: type(of: operation).operationName)
    report("\(error).", at: place)
    return .networkError(error)
  }
}

/// An operation was sent for which nothing is stubbed.
public struct UnstubbedOperation: Error, Hashable, Sendable, CustomStringConvertible {
  public let name: String

  public var description: String { "the operation '\(name)' was sent, and nothing is stubbed for it" }
}

/// Gives one response after the other, and the last one again and again.
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
  /// A client that answers everything from stubs, and sends nothing to anybody unless the stub closure says so.
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
