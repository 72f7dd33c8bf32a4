import Foundation
import MockSupport
import Synchronization
import Testing
import ZooAPI
import ZooMocks

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Further features of stubs: typed data, errors with data, virtual time, progress, cancellation, records.
struct OperationClientTests {
  private let log = Log()
  private let stubs = OperationStubs()

  @Test func dataIsTyped() async throws {
    stubs.stub(SearchQuery.self, with: .networkResponse(200, SearchQuery.otters))
    let data = try await OperationClient(stubs: stubs).data(for: SearchQuery(id: "7"))
    #expect(data.search.map(\.id) == ["7"])
  }

  @Test func mocksMayBeResponses() async throws {
    let otter = Mock<Otter>(id: "7", tags: ["wet"])
    let query = SearchQuery(id: "7")
    stubs.stub(query, with: try .mock(Mock<Query>(resident: otter, search: []), for: query))
    let data = try await OperationClient(stubs: stubs).data(for: query)
    #expect(data.resident?.tags == ["wet"])
  }

  @Test func partialDataHasErrors() async throws {
    let error = GraphQLError("no otters today", path: [.key("resident")])
    let data: JSONObject = ["search": JSONList([]), "resident": NSNull()]
    stubs.stub(SearchQuery.self, with: try .graphQLErrors([error], data: data))
    let client = OperationClient(stubs: stubs)
    let result = try await client.result(of: SearchQuery(id: "7"))
    #expect(result.data?.search == [])
    #expect(result.errors == [error])
    await #expect(throws: GraphQLErrors(errors: [error])) { try await client.data(for: SearchQuery(id: "7")) }
  }

  @Test func invalidResponsesAreErrors() async throws {
    stubs.stub(SearchQuery.self, with: .networkResponse(502, Data("Bad Gateway".utf8)))
    await #expect(throws: ResponseError.self) {
      try await OperationClient(stubs: stubs).data(for: SearchQuery(id: "7"))
    }
  }

  @Test func delayedStubsWaitInVirtualTime() {
    let queue = MockDispatchQueue(.virtualTime)
    stubs.stub(SearchQuery.self) { .networkResponse(Int($0.id) ?? 0, Data()) }
    let client = OperationClient(
      stubs: stubs, stubClosure: OperationClient.delayedStub(60), callbackQueue: queue)
    for id in ["200", "201"] {
      client.request(SearchQuery(id: id)) { log.noteCompletion($0) }
      queue.advance(by: .seconds(30))
    }
    #expect(log.entries == ["completion 200"])
    queue.advance(by: .seconds(30))
    #expect(log.entries == ["completion 200", "completion 201"])
  }

  @Test func behaviorsDependOnTheOperation() throws {
    let queue = MockDispatchQueue(.virtualTime)
    stubs.stub(SearchQuery.self, with: .networkResponse(200, Data()))
    let client = OperationClient(
      stubs: stubs,
      stubClosure: { operation in
        guard let query = operation as? SearchQuery, query.id == "slow" else { return .immediate }
        return .delayed(seconds: 1)
      }, callbackQueue: queue)
    client.request(SearchQuery(id: "slow")) { [log] _ in log.note("slow") }
    client.request(SearchQuery(id: "quick")) { [log] _ in log.note("quick") }
    queue.run()
    #expect(log.entries == ["quick", "slow"])
  }

  @Test func progressIsReported() throws {
    let queue = MockDispatchQueue(.virtualTime)
    let url = try nowhere()
    let client = OperationClient(
      endpointClosure: { operation in
        OperationEndpoint(operation, url: url, sampleProgress: [0.25, 0.5, 1]) { .networkResponse(200, Data()) }
      }, stubClosure: OperationClient.delayedStub(4), callbackQueue: queue)
    let start = queue.now
    client.request(SearchQuery(id: "1")) { [log] progress in
      let seconds = (queue.now.uptimeNanoseconds - start.uptimeNanoseconds) / 1_000_000_000
      log.note("\(progress.fraction) after \(seconds) s\(progress.isCompleted ? ", completed" : "")")
    } completion: {
      log.noteCompletion($0)
    }
    queue.run()
    #expect(log.entries == ["0.25 after 1 s", "0.5 after 2 s", "1.0 after 4 s, completed", "completion 200"])
  }

  @Test func cancellationStopsProgress() throws {
    let queue = MockDispatchQueue(.virtualTime)
    let url = try nowhere()
    let client = OperationClient(
      endpointClosure: { operation in
        OperationEndpoint(operation, url: url, sampleProgress: [0.5]) { .networkResponse(200, Data()) }
      }, stubClosure: OperationClient.delayedStub(4), callbackQueue: queue)
    let request = client.request(SearchQuery(id: "1")) { [log] _ in
      log.note("progress")
    } completion: {
      log.noteCompletion($0)
    }
    request.cancel()
    queue.run()
    #expect(log.entries == ["completion cancelled"])
  }

  @Test func cancellingTheTaskCancelsTheRequest() async {
    let client = OperationClient(stubs: stubs, stubClosure: OperationClient.delayedStub(3600))
    let task = Task { try await client.data(for: SearchQuery(id: "1")) }
    task.cancel()
    await #expect(throws: ClientError.self) { try await task.value }
  }

  @Test func requestsAreRecorded() throws {
    let recorder = RequestRecorder()
    stubs.stub(SearchQuery.self, with: .networkResponse(200, Data()))
    stubs.stub(FeedMutation.self, with: .networkResponse(404, Data()))
    let client = OperationClient(stubs: stubs, plugins: [recorder])
    let feed = FeedMutation(residentID: "7", meal: MealInput(grams: 3, diet: .null))
    client.request(SearchQuery(id: "7")) { _ in }
    client.request(feed) { _ in }
    client.request(SearchQuery(filter: .none, id: "8")) { _ in }
    #expect(recorder.operations(SearchQuery.self).map(\.id) == ["7", "8"])
    #expect(recorder.operations(FeedMutation.self) == [feed])
    #expect(recorder.operations.count == 3)
    #expect(recorder.results.map(summary) == ["200", "404", "200"])
    let body = try #require(recorder.requests[1].httpBody)
    let text = try #require(FeedMutation.definition?.queryDocument)
    #expect(
      String(decoding: body, as: UTF8.self)
        == #"{"operationName":"Feed","query":"\#(text)","variables":{"meal":{"diet":null,"grams":3},"residentID":"7"}}"#
    )
  }

  @Test func lateRequestsAreCancelled() {
    let queue = MockDispatchQueue(.manual)
    stubs.stub(SearchQuery.self, with: .networkResponse(200, Data()))
    let client = OperationClient(
      endpointClosure: { [stubs] operation in
        OperationEndpoint(operation, url: URL(fileURLWithPath: "/")) { stubs.response(to: operation) }
      },
      requestClosure: { endpoint, done in
        queue.async { done(Result { try endpoint.urlRequest() }) }
      }, stubClosure: OperationClient.immediatelyStub)
    client.request(SearchQuery(id: "1")) { log.noteCompletion($0) }.cancel()
    #expect(log.entries == ["completion cancelled"])
    client.request(SearchQuery(id: "2")) { log.noteCompletion($0) }
    queue.run()
    #expect(log.entries == ["completion cancelled", "completion 200"])
  }

  @Test func onlyTheFirstRequestOfAnOperationIsSent() throws {
    stubs.stub(SearchQuery.self, with: .networkResponse(200, Data()))
    let recorder = RequestRecorder()
    let client = OperationClient(
      endpointClosure: { [stubs] operation in
        OperationEndpoint(operation, url: URL(fileURLWithPath: "/")) { stubs.response(to: operation) }
      },
      requestClosure: { endpoint, done in
        for _ in 0..<2 { done(Result { try endpoint.urlRequest() }) }
      }, stubClosure: OperationClient.immediatelyStub, plugins: [recorder])
    client.request(SearchQuery(id: "1")) { log.noteCompletion($0) }
    #expect(log.entries == ["completion 200"])
    #expect(recorder.requests.count == 1)
  }

  @Test func operationsWithoutSamplesFail() throws {
    let client = OperationClient(url: try nowhere(), stubClosure: OperationClient.immediatelyStub)
    client.request(ExhibitsQuery()) { log.noteCompletion($0) }
    #expect(log.entries == ["completion UnstubbedOperation"])
  }

  @Test func invalidVariablesFailTheRequest() throws {
    let client = OperationClient(url: try nowhere(), stubClosure: OperationClient.immediatelyStub)
    client.request(OddQuery()) { log.noteCompletion($0) }
    #expect(log.entries == ["completion no request"])
  }
}

/// A client sends requests to a server only if the test enables it.
struct UnstubbedClientTests {
  private let log = Log()

  private func issues(_ body: () -> Void) -> [Issue] {
    let issues = Mutex<[Issue]>([])
    withKnownIssue {
      body()
    } matching: { issue in
      issues.withLock { $0.append(issue) }
      return true
    }
    return issues.withLock { $0 }
  }

  @Test func missingStubClosuresFailTheTest() throws {
    let line = #line + 1
    let client = OperationClient(url: try nowhere())
    let found = issues { client.request(SearchQuery(id: "1")) { log.noteCompletion($0) } }
    #expect(found.first?.description.contains("The operation 'Search' was not sent to") == true)
    #expect(found.first?.description.contains("stubClosure: OperationClient.neverStub") == true)
    #expect(found.first?.sourceLocation?.line == line)
    #expect(log.entries == ["completion UnstubbedOperation"])
  }

  @Test func endpointClosuresNeedStubClosures() throws {
    let queue = MockDispatchQueue(.manual)
    let client = OperationClient(endpointClosure: OperationClient.endpoint(at: try nowhere()), callbackQueue: queue)
    let found = issues { client.request(SearchQuery(id: "1")) { log.noteCompletion($0) } }
    #expect(found.count == 1 && log.entries == [])
    queue.run()
    #expect(log.entries == ["completion UnstubbedOperation"])
  }

  /// A transport enables sending, as a stub closure does.
  @Test(arguments: [true, false]) func sendingNeedsAClosureOrTransport(byTransport: Bool) throws {
    let transport = MockTransport()
    let client =
      byTransport
      ? OperationClient(url: try nowhere(), transport: transport)
      : OperationClient(url: try nowhere(), stubClosure: OperationClient.neverStub, transport: transport)
    client.request(SearchQuery(id: "1")) { log.noteCompletion($0) }
    #expect(transport.pending.count == 1)
  }
}
