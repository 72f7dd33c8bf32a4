import Testing

@testable import MockSupport

/// Verification of calls by tests.
@Suite struct MockVerificationTests {
  typealias Method = MockMethod<(Int) -> Void, Int, Void, Never>

  static let line = #line + 1
  let door = MockState("DoorMock", fileID: #fileID, filePath: #filePath, line: #line, column: #column)
  var open: Method { door.method("open(_:)") }
  var close: Method { door.method("close(_:)") }

  @Test func callsAreCounted() {
    _ = open._call(1)
    _ = open._call(2)
    open.verifyCalls(2)
    open.verifyCalls(1) { $0 == 2 }
    close.verifyNotCalled()
    withKnownIssue {
      open.verifyCalls(1)
    } matching: { issue in
      let place = "MockSupportTests/MockVerificationTests.swift:\(Self.line)"
      return "\(issue)".contains("'open(_:)' of DoorMock created at \(place) was called 2 times, not once")
    }
    withKnownIssue {
      open.verifyCalls(3) { $0 == 2 }
    } matching: {
      "\($0)".contains("all calls: [1, 2]")
    }
    withKnownIssue { open.verifyNotCalled() }
  }

  @Test func orderIsVerifiedAcrossMocks() {
    let other: Method = MockState("OtherMock").method("ring(_:)")
    _ = open._call(1)
    _ = other._call(5)
    _ = close._call(1)
    _ = open._call(2)
    verifyInOrder(open.allCalls, other.allCalls, close.allCalls)
    verifyInOrder(close.allCalls, open.calls { $0 == 2 })
    verifyInOrder(other.calls { $0 == 5 }, open.allCalls)
    withKnownIssue {
      verifyInOrder(close.allCalls, other.allCalls)
    } matching: { issue in
      "\(issue)".contains("Found no matching call of 'ring(_:)' after 'close(_:)'")
    }
    withKnownIssue { verifyInOrder(open.calls { $0 == 2 }, close.allCalls) }
  }

  @Test func waitingEndsWithTheCalls() async {
    let open = open
    async let other: Void = {
      for number in 1...3 {
        await Task.yield()
        _ = open._call(number)
      }
    }()
    #expect(await open.waitForCalls(3, seconds: 3600))
    await other
    #expect(open.calls == [1, 2, 3])
  }

  @Test func missingCallsFailTheWait() async {
    let open = open
    await withKnownIssue {
      #expect(await open.waitForCalls(1, seconds: 0.01) == false)
    } matching: {
      "\($0)".contains("was called 0 times in 0.01 seconds, not once")
    }
  }

  @Test func cancellationEndsTheWait() async {
    let open = open
    let task = Task { await open.waiters.wait(for: 1, seconds: 3_600, current: { open.callCount }) }
    task.cancel()
    #expect(await task.value == false)
  }
}
