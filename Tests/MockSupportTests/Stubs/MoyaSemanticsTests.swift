import Foundation
import MockSupport
import Testing
import ZooAPI

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The behavior of Moya's stubs that users rely on, one test for each point.
struct MoyaSemanticsTests {
  private struct SampleError: Error {}

  private let log = Log()
  private let query = SearchQuery(id: "7")

  /// Returns a client that logs its steps and answers with `sample`.
  private func client(
    _ behavior: StubBehavior, sample: SampleResponse = .networkResponse(200, SearchQuery.otters),
    mapping: Result<Void, any Error> = .success(()), validation: ResponseValidation = .none,
    callbackQueue: (any DispatchQueueType)? = nil, plugins: [any ClientPlugin]? = nil
  ) throws -> OperationClient {
    let url = try nowhere()
    return OperationClient(
      endpointClosure: { [log] operation in
        log.note("endpoint")
        return OperationEndpoint(operation, url: url) {
          log.note("sample")
          return sample
        }
      },
      requestClosure: { [log] endpoint, done in
        log.note("request")
        done(mapping.flatMap { Result { try endpoint.urlRequest() } })
      },
      stubClosure: { [log] _ in
        log.note("stub")
        return behavior
      },
      validationClosure: { _ in validation }, callbackQueue: callbackQueue, transport: SilentTransport(log: log),
      plugins: plugins ?? [LoggingPlugin(name: "a", log: log), LoggingPlugin(name: "b", log: log)])
  }

  @Test func point1TheBehaviorIsPickedBeforeTheRequestExists() throws {
    try client(.immediate, plugins: []).request(query) { log.noteCompletion($0) }
    #expect(log.entries == ["endpoint", "stub", "request", "sample", "completion 200"])
  }

  @Test(arguments: [StubBehavior.never, .immediate, .delayed(seconds: 1)])
  func point2AFailingMappingRunsOnlyProcess(_ behavior: StubBehavior) throws {
    try client(behavior, mapping: .failure(SampleError())).request(query) { log.noteCompletion($0) }
    #expect(
      log.entries == [
        "endpoint", "stub", "request", "a process no request", "b process no request", "completion no request",
      ])
  }

  @Test(arguments: [StubBehavior.never, .immediate, .delayed(seconds: 1)])
  func point3RequestsArePreparedInOrderAndWillBeSentAtOnce(_ behavior: StubBehavior) throws {
    try client(behavior, callbackQueue: MockDispatchQueue(.manual)).request(query) { log.noteCompletion($0) }
    #expect(
      log.entries.prefix(7) == [
        "endpoint", "stub", "request", "a prepare", "b prepare", "a willSend ab", "b willSend ab",
      ])
    #expect(log.entries.dropFirst(7) == (behavior == .never ? ["sent"] : []))
  }

  @Test func point4ImmediateStubsCompleteBeforeRequestReturns() throws {
    try client(.immediate).request(query) { log.noteCompletion($0) }
    #expect(log.entries.last == "completion 202")
  }

  @Test func point4ImmediateStubsCompleteOnTheQueue() throws {
    let (queue, other) = (MockDispatchQueue(.manual), MockDispatchQueue(.manual))
    let client = try client(.immediate, callbackQueue: queue)
    client.request(query) { _ in queue.assertOnQueue() }
    client.request(query, callbackQueue: other) { _ in other.assertOnQueue() }
    #expect(!log.entries.contains("sample"))
    queue.run()
    other.run()
    #expect(log.entries.count { $0 == "sample" } == 2)
  }

  @Test func point4DelayedStubsCompleteAfterTheDelay() throws {
    let queue = MockDispatchQueue(.virtualTime)
    try client(.delayed(seconds: 1.5), callbackQueue: queue).request(query) { log.noteCompletion($0) }
    queue.advance(by: .milliseconds(1499))
    #expect(!log.entries.contains("sample"))
    queue.advance(by: .milliseconds(1))
    #expect(log.entries.last == "completion 202")
  }

  @Test func point4DelayedStubsWithoutAQueueCompleteOnTheMainQueue() async throws {
    let client = try client(.delayed(seconds: 0.01))
    await withCheckedContinuation { continuation in
      client.request(query) { _ in
        DispatchQueue.main.assertOnQueue()
        continuation.resume()
      }
    }
  }

  @Test func point4NeverGoesToTheNetwork() throws {
    try client(.never).request(query) { log.noteCompletion($0) }
    #expect(log.entries.last == "sent")
    #expect(!log.entries.contains("sample"))
  }

  @Test func point5TheSampleIsRequestedOnceByTheStub() throws {
    let queue = MockDispatchQueue(.virtualTime)
    try client(.delayed(seconds: 1), callbackQueue: queue, plugins: []).request(query) { log.noteCompletion($0) }
    #expect(log.entries == ["endpoint", "stub", "request"])
    queue.run()
    #expect(log.entries == ["endpoint", "stub", "request", "sample", "completion 200"])
  }

  @Test func point5TheDefaultIsStatus200WithTheOperationsSample() throws {
    let client = OperationClient(url: try nowhere(), stubClosure: OperationClient.immediatelyStub)
    client.request(query) { [log] result in
      let response = try? result.get()
      #expect(response?.statusCode == 200)
      #expect(response?.body == SearchQuery.sampleData)
      log.noteCompletion(result)
    }
    #expect(log.entries == ["completion 200"])
  }

  @Test func point6NetworkResponsesHaveNoHTTPResponse() throws {
    let body = Data("teapot".utf8)
    try client(.immediate, sample: .networkResponse(418, body), plugins: []).request(query) { [log] result in
      let response = try? result.get()
      #expect(response?.body == body)
      #expect(response?.httpResponse == nil)
      log.noteCompletion(result)
    }
    #expect(log.entries.last == "completion 418")
  }

  @Test func point6ResponsesHaveIt() throws {
    let http = try #require(
      HTTPURLResponse(url: nowhere(), statusCode: 201, httpVersion: nil, headerFields: ["X-Trace": "7"]))
    try client(.immediate, sample: .response(http, Data()), plugins: []).request(query) { [log] result in
      #expect((try? result.get())?.httpResponse?.value(forHTTPHeaderField: "X-Trace") == "7")
      log.noteCompletion(result)
    }
    #expect(log.entries.last == "completion 201")
  }

  @Test func point6NetworkErrorsAreUnderneathTheFailure() throws {
    try client(.immediate, sample: .networkError(SampleError())).request(query) { log.noteCompletion($0) }
    #expect(log.entries.contains("a didReceive SampleError"))
    #expect(log.entries.last == "completion SampleError")
  }

  @Test func point7A401IsASuccessUnlessItIsValidated() throws {
    let sample = SampleResponse.networkResponse(401, Data("who?".utf8))
    try client(.immediate, sample: sample, plugins: []).request(query) { log.noteCompletion($0) }
    #expect(log.entries.last == "completion 401")
    try client(.immediate, sample: sample, validation: .successCodes, plugins: []).request(query) { [log] result in
      guard case .failure(let error) = result else { return }
      #expect(error.response?.body == Data("who?".utf8))
      log.noteCompletion(result)
    }
    #expect(log.entries.last == "completion invalid 401")
  }

  @Test func point7ValidationsDefineTheValidCodes() throws {
    let validations: [(ResponseValidation, [Int])] = [
      (.none, [200, 302, 404]), (.successCodes, [200]), (.successAndRedirectCodes, [200, 302]),
      (.customCodes([404]), [404]),
    ]
    for (validation, expected) in validations {
      let accepted = try [200, 302, 404].filter { code in
        let log = Log()
        try client(.immediate, sample: .networkResponse(code, Data()), validation: validation, plugins: [])
          .request(query) { log.noteCompletion($0) }
        return log.entries == ["completion \(code)"]
      }
      #expect(accepted == expected)
    }
  }

  @Test func point8ReceivedThenProcessedThenCompletedOnce() throws {
    try client(.immediate).request(query) { log.noteCompletion($0) }
    #expect(
      log.entries.dropFirst(8) == [
        "a didReceive 200", "b didReceive 200", "a process 200", "b process 201", "completion 202",
      ])
  }

  @Test func point9ACancelledStubCompletesAtTheCancel() throws {
    let request = try client(.delayed(seconds: 3600)).request(query) { log.noteCompletion($0) }
    let before = log.entries.count
    request.cancel()
    #expect(request.isCancelled)
    #expect(
      log.entries.dropFirst(before) == [
        "a didReceive cancelled", "b didReceive cancelled", "a process cancelled", "b process cancelled",
        "completion cancelled",
      ])
  }

  @Test func point9CancellingTwiceOrLateDoesNothing() throws {
    let queue = MockDispatchQueue(.virtualTime)
    let client = try client(.delayed(seconds: 1), callbackQueue: queue, plugins: [])
    let cancelled = client.request(query) { log.noteCompletion($0) }
    let completed = client.request(query, callbackQueue: MockDispatchQueue()) { log.noteCompletion($0) }
    cancelled.cancel()
    cancelled.cancel()
    completed.cancel()
    queue.run()
    #expect(!completed.isCancelled)
    #expect(log.entries.filter { $0.hasPrefix("completion") } == ["completion 200", "completion cancelled"])
  }

  @Test func point9CancellingEndsTheRequest() throws {
    let request = try client(.never, plugins: []).request(query) { log.noteCompletion($0) }
    request.cancel()
    #expect(Set(log.entries.suffix(2)) == ["given up", "completion cancelled"])
  }

  @Test func stubsNeverUseTheTransport() throws {
    try client(.immediate).request(query) { log.noteCompletion($0) }
    let queue = MockDispatchQueue(.firstInFirstOut)
    try client(.delayed(seconds: 1), callbackQueue: queue).request(query) { log.noteCompletion($0) }
    #expect(log.entries.count { $0 == "completion 202" } == 2)
    #expect(!log.entries.contains("sent"))
  }
}
