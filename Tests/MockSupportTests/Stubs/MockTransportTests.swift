import Foundation
import MockSupport
import Testing
import ZooAPI

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A transport that the test answers manually.
struct MockTransportTests {
  private let log = Log()
  private let transport = MockTransport()

  private func request(_ id: String, of client: OperationClient) -> ClientRequest {
    client.request(SearchQuery(id: id)) { [log] progress in
      log.note("\(id) \(progress.fraction)")
    } completion: { [log] result in
      log.note("\(id) \(summary(result))")
    }
  }

  private func client() throws -> OperationClient { OperationClient(url: try nowhere(), transport: transport) }

  @Test func responsesMayComeInAnyOrder() throws {
    let client = try client()
    for id in ["a", "b", "c"] { _ = request(id, of: client) }
    #expect(transport.pending.count == 3)
    transport.respond(with: .networkResponse(201, Data()), to: 1)
    transport.respond(with: .networkError(URLError(.timedOut)), to: 1)
    transport.tell(0.5)
    transport.respond(with: .networkResponse(200, Data()))
    #expect(log.entries == ["b 1.0", "b 201", "c URLError", "a 0.5", "a 1.0", "a 200"])
    #expect(transport.pending.isEmpty)
  }

  @Test func responsesAreDelivered() throws {
    let url = try nowhere()
    let http = try #require(HTTPURLResponse(url: url, statusCode: 418, httpVersion: nil, headerFields: nil))
    let client = try client()
    _ = request("a", of: client)
    transport.respond(with: .response(http, Data()))
    #expect(log.entries == ["a 1.0", "a 418"])
  }

  @Test func cancelledRequestsAreNotPending() throws {
    let client = try client()
    let request = request("a", of: client)
    request.cancel()
    #expect(transport.pending.isEmpty)
    #expect(log.entries == ["a cancelled"])
  }

  @Test func respondingWithoutRequestsFailsTheTest() {
    withKnownIssue {
      transport.respond(with: .networkResponse(200, Data()))
    }
    withKnownIssue {
      transport.tell(0.5)
    }
  }
}
