import Testing

@testable import MockSupport

/// Settings and verifications after earlier calls.
@Suite struct MockCallOrderTests {
  struct Fault: Error, Equatable { var code = 0 }

  typealias Method = MockMethod<(Int) throws -> String, Int, String, any Error>

  let state = MockState("ServiceMock")
  var method: Method { state.method("load(id:)") }
  var other: Method { state.method("save(id:)") }

  private func call(_ id: Int) throws -> String {
    switch method._call(id) {
    case .handler(let handler): try handler(id)
    case .result(let result): try result.get()
    }
  }

  @Test func oneCallFulfillsOneStep() {
    _ = method._call(1)
    verifyInOrder(method.allCalls)
    withKnownIssue {
      verifyInOrder(method.allCalls, method.allCalls)
    } matching: {
      "\($0)".contains("Found no matching call of 'load(id:)' after 'load(id:)'")
    }
    _ = method._call(2)
    verifyInOrder(method.allCalls, method.allCalls)
    withKnownIssue { verifyInOrder(method.allCalls, method.allCalls, method.allCalls) }
  }

  /// A step takes the first call that matches, and leaves later ones for the next step.
  @Test func aStepUsesTheFirstMatchingCall() {
    _ = method._call(1)
    _ = other._call(1)
    _ = method._call(2)
    verifyInOrder(method.allCalls, other.allCalls, method.allCalls)
    withKnownIssue { verifyInOrder(other.allCalls, method.allCalls, other.allCalls) }
    verifyInOrder()
    let none: Method = state.method("none()")
    withKnownIssue {
      verifyInOrder(none.allCalls)
    } matching: {
      "\($0)".contains("Found no matching call of 'none()'")
    }
  }

  @Test func extraCallsEndAWait() async {
    let method = method
    for id in 1...5 { _ = method._call(id) }
    #expect(await method.waitForCalls(2, seconds: 5))
    #expect(await method.waitForCalls(5, seconds: 5))
    // The calls arrive after the count was found too low, and before the wait.
    #expect(await method.waiters.wait(for: 2, seconds: 5, current: { 5 }))
  }

  @Test func failuresPrecedeRemainingResults() throws {
    method.results = [.success("a"), .success("b"), .success("c")]
    #expect(try call(1) == "a")
    method.fails(with: Fault(code: 1), times: 2)
    #expect(method.results.count == 4)
    #expect(throws: Fault(code: 1)) { try call(2) }
    #expect(throws: Fault(code: 1)) { try call(3) }
    #expect(try [call(4), call(5)] == ["b", "c"])
    #expect(method.results.isEmpty)
    method.fails(with: Fault(code: 2))
    #expect(throws: Fault(code: 2)) { try call(6) }
    method.fails(with: Fault(code: 3), times: 0)
    #expect(method.results.isEmpty)
  }

  @Test func newResultsReplaceUsedResults() throws {
    method.returns("a", "b", "c")
    #expect(try [call(1), call(2)] == ["a", "b"])
    method.returns("d", "e")
    #expect(try [call(3), call(4), call(5)] == ["d", "e", "e"])
    method.results = [.success("f")]
    #expect(method.results.count == 1)
    #expect(try [call(6), call(7)] == ["f", "e"])
  }
}
