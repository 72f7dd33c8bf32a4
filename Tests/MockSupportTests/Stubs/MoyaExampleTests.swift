import Foundation
import MockSupport
import Testing
import ZooAPI

/// The examples of Moya's page on testing, for operations.
struct MoyaExampleTests {
  private let log = Log()
  private let query = SearchQuery(id: "7")

  @Test func immediateStubsAnswerAtOnce() async throws {
    let client = OperationClient(url: try nowhere(), stubClosure: OperationClient.immediatelyStub)
    let response = try await client.response(to: query)
    #expect(response.statusCode == 200)
    #expect(response.body == SearchQuery.sampleData)
  }

  @Test func delayedStubsAnswerLater() throws {
    let queue = MockDispatchQueue(.virtualTime)
    let client = OperationClient(
      url: try nowhere(), stubClosure: OperationClient.delayedStub(2), callbackQueue: queue)
    client.request(query) { log.noteCompletion($0) }
    queue.advance(by: .seconds(1))
    #expect(log.entries == [])
    queue.advance(by: .seconds(1))
    #expect(log.entries == ["completion 200"])
  }

  @Test func endpointsSetStatusAndData() throws {
    let url = try nowhere()
    let client = OperationClient(
      endpointClosure: { OperationEndpoint($0, url: url) { .networkResponse(401, Data()) } },
      stubClosure: OperationClient.immediatelyStub)
    client.request(query) { log.noteCompletion($0) }
    #expect(log.entries == ["completion 401"])
  }

  @Test func endpointsSetTheError() async throws {
    let url = try nowhere()
    let client = OperationClient(
      endpointClosure: { OperationEndpoint($0, url: url) { .networkError(URLError(.notConnectedToInternet)) } },
      stubClosure: OperationClient.immediatelyStub)
    do {
      _ = try await client.data(for: query)
      Issue.record("no error")
    } catch ClientError.underlying(let error as URLError) {
      #expect(error.code == .notConnectedToInternet)
    }
  }

  @Test func oneOperationCanBeStubbed() throws {
    let client = OperationClient(
      url: try nowhere(), stubClosure: { $0 is SearchQuery ? .immediate : .never },
      transport: SilentTransport(log: log))
    client.request(query) { log.noteCompletion($0) }
    client.request(ExhibitsQuery()) { log.noteCompletion($0) }
    #expect(log.entries == ["completion 200", "sent"])
  }
}
