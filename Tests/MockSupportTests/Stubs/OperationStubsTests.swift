import Foundation
import MockSupport
import Synchronization
import Testing
import ZooAPI
import ZooMocks

/// Stubs by operation and variables, in sequence, and requests without a stub.
struct OperationStubsTests {
  private let stubs = OperationStubs()
  private let log = Log()

  private func answers(_ operations: any GraphQLOperation...) -> [String] {
    operations.map { body(of: stubs.response(to: $0)) }
  }

  private func body(of response: SampleResponse) -> String {
    switch response {
    case .networkResponse(let code, let body): "\(code) \(String(decoding: body, as: UTF8.self))"
    case .response: "response"
    case .networkError(let error): "\(error)"
    }
  }

  private func text(_ text: String) -> SampleResponse { .networkResponse(200, Data(text.utf8)) }

  @Test func stubsOfOperationsPrecedeStubsOfTypes() {
    stubs.stub(SearchQuery.self, with: text("any"))
    stubs.stub(SearchQuery(id: "7"), with: text("seven"))
    #expect(answers(SearchQuery(id: "7"), SearchQuery(id: "8")) == ["200 seven", "200 any"])
    stubs.stub(SearchQuery(id: "7"), with: text("later"))
    #expect(answers(SearchQuery(id: "7")) == ["200 later"])
  }

  /// A stub for null applies to each operation with null.
  @Test func nullIsAValueOfAVariable() {
    stubs.stub(SearchQuery(filter: .null, id: "7"), with: text("null"))
    for _ in 0..<20 { #expect(answers(SearchQuery(filter: .null, id: "7")) == ["200 null"]) }
  }

  @Test func closuresReceiveTheOperation() {
    stubs.stub(SearchQuery.self) { text("for \($0.id)") }
    #expect(answers(SearchQuery(id: "1"), SearchQuery(id: "2")) == ["200 for 1", "200 for 2"])
  }

  @Test func responsesAreReturnedInOrder() {
    stubs.stub(SearchQuery.self, with: .networkError(URLError(.timedOut)), text("first"), text("rest"))
    let operations = Array(repeating: SearchQuery(id: "1"), count: 4)
    #expect(operations.map { body(of: stubs.response(to: $0)) }.dropFirst() == ["200 first", "200 rest", "200 rest"])
  }

  @Test func anUnstubbedOperationFailsTheTest() {
    let line = #line + 1
    let stubs = OperationStubs()
    let client = OperationClient(stubs: stubs)
    let issues = Mutex<[Issue]>([])
    withKnownIssue {
      client.request(SearchQuery(id: "1")) { log.noteCompletion($0) }
    } matching: { issue in
      issues.withLock { $0.append(issue) }
      return true
    }
    let issue = issues.withLock { $0.first }
    #expect(issue?.description.contains("The operation 'Search' was sent, but has no stub") == true)
    #expect(issue?.sourceLocation?.line == line)
    #expect(log.entries == ["completion UnstubbedOperation"])
  }

  @Test func samplesMayReplaceMissingStubs() {
    let stubs = OperationStubs(usesSamples: true)
    let sample = String(decoding: SearchQuery.sampleData, as: UTF8.self)
    #expect(body(of: stubs.response(to: SearchQuery(id: "1"))) == "200 " + sample)
  }

  @Test func stubsAreThreadSafe() {
    stubs.stub(SearchQuery.self, with: text("any"))
    DispatchQueue.concurrentPerform(iterations: 200) { index in
      stubs.stub(SearchQuery(id: "\(index)"), with: text("\(index)"))
      #expect(answers(SearchQuery(id: "\(index)")) == ["200 \(index)"])
    }
  }
}
