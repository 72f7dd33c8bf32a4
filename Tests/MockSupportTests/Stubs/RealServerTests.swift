import Foundation
import MockSupport
import Testing
import ZooAPI

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Operations without stubs go over HTTP to a real server on the local machine.
struct RealServerTests {
  private let log = Log()

  private static let otters = String(decoding: SearchQuery.otters, as: UTF8.self)

  /// Returns a client that sends all requests to a server.
  private func client(
    of server: LoopbackServer, callbackQueue: (any DispatchQueueType)? = nil
  ) -> OperationClient {
    OperationClient(url: server.url, stubClosure: OperationClient.neverStub, callbackQueue: callbackQueue)
  }

  @Test func operationsAreSentAndResponsesAreTyped() async throws {
    let server = try LoopbackServer { [log] request in
      log.note("\(request.method) \(request.path)")
      log.note(request.headers["content-type"] ?? "")
      log.note(request.body)
      return LoopbackServer.Response(pieces: [Self.otters])
    }
    defer { server.stop() }
    let data = try await client(of: server).data(for: SearchQuery(filter: .none, id: "7"))
    #expect(data.search.map(\.id) == ["7"])
    let text = try #require(SearchQuery.definition?.queryDocument).replacing("\"", with: "\\\"")
    #expect(
      log.entries == [
        "POST /graphql", "application/json", #"{"operationName":"Search","query":"\#(text)","variables":{"id":"7"}}"#,
      ])
  }

  @Test func pluginsReceiveRealRequests() async throws {
    let server = try LoopbackServer { [log] request in
      log.note("server \(request.headers["x-trail"] ?? "")")
      return LoopbackServer.Response(status: "401 Unauthorized", pieces: ["who?"])
    }
    defer { server.stop() }
    let client = OperationClient(
      url: server.url, stubClosure: OperationClient.neverStub,
      plugins: [LoggingPlugin(name: "a", log: log), LoggingPlugin(name: "b", log: log)])
    client.request(SearchQuery(id: "7")) { log.noteCompletion($0) }
    #expect(
      log.entries(10) == [
        "a prepare", "b prepare", "a willSend ab", "b willSend ab", "server ab", "a didReceive 401",
        "b didReceive 401", "a process 401", "b process 402", "completion 403",
      ])
  }

  @Test func realResponsesAreValidated() async throws {
    let server = try LoopbackServer { _ in LoopbackServer.Response(status: "500 Oh", pieces: ["oh"]) }
    defer { server.stop() }
    let endpoint = OperationClient.endpoint(at: server.url)
    let client = OperationClient(
      endpointClosure: endpoint, stubClosure: OperationClient.neverStub, validationClosure: { _ in .successCodes })
    client.request(SearchQuery(id: "7")) { [log] result in
      if case .failure(let error) = result {
        #expect(error.response?.body == Data("oh".utf8))
        #expect(error.response?.httpResponse?.statusCode == 500)
      }
      log.noteCompletion(result)
    }
    #expect(log.entries(1) == ["completion invalid 500"])
  }

  @Test func completionsRunOnTheQueue() async throws {
    let server = try LoopbackServer { _ in LoopbackServer.Response(pieces: [Self.otters]) }
    defer { server.stop() }
    let queue = DispatchQueue(label: "callbacks")
    client(of: server, callbackQueue: queue).request(SearchQuery(id: "7")) { [log] result in
      queue.assertOnQueue()
      log.noteCompletion(result)
    }
    #expect(log.entries(1) == ["completion 200"])
  }

  @Test func progressIsReportedDuringTheResponse() async throws {
    let half = DispatchSemaphore(value: 0)
    let server = try LoopbackServer { _ in
      LoopbackServer.Response(pieces: ["[1,2,", "3,4]]"]) { _ = half.wait(timeout: .now() + 20) }
    }
    defer { server.stop() }
    client(of: server).request(SearchQuery(id: "7")) { [log] progress in
      log.note("\(Int(progress.fraction * 11))")
      half.signal()
    } completion: {
      log.noteCompletion($0)
    }
    #expect(log.entries(3) == ["5", "11", "completion 200"])
  }

  @Test func cancellingEndsTheConnection() async throws {
    let (arrived, cancelled) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let server = try LoopbackServer { _ in
      arrived.signal()
      _ = cancelled.wait(timeout: .now() + 20)
      return LoopbackServer.Response(pieces: [Self.otters])
    }
    defer { server.stop() }
    let request = client(of: server).request(SearchQuery(id: "7")) { log.noteCompletion($0) }
    #expect(arrived.wait(timeout: .now() + 20) == .success)
    request.cancel()
    #expect(log.entries == ["completion cancelled"])
    cancelled.signal()
  }

  @Test func missingServersAreFailures() async throws {
    let server = try LoopbackServer { _ in LoopbackServer.Response(pieces: []) }
    server.stop()
    let client = self.client(of: server)
    await #expect(throws: ClientError.self) { try await client.data(for: SearchQuery(id: "7")) }
  }

  @Test func manyRequestsRunConcurrently() async throws {
    let server = try LoopbackServer { request in
      let id = request.body.components(separatedBy: #""id":""#).last?.prefix { $0 != "\"" } ?? ""
      return LoopbackServer.Response(
        pieces: [#"{"data":{"search":[],"resident":{"__typename":"Otter","id":"\#(id)","tags":[]}}}"#])
    }
    defer { server.stop() }
    let client = self.client(of: server)
    let ids = try await withThrowingTaskGroup(of: (String, String?).self) { group in
      for index in 0..<20 {
        group.addTask { ("\(index)", try await client.data(for: SearchQuery(id: "\(index)")).resident?.id) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(ids.count == 20)
    #expect(ids.allSatisfy { $0.0 == $0.1 })
  }
}
