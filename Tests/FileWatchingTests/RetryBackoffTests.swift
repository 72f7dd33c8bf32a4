import Testing

@testable import FileWatching

/// Tests when the watcher retries to use events.
@Suite struct RetryBackoffTests {
  @Test func delaysGrow() {
    var retry = RetryBackoff(first: 5)
    #expect(retry.due == nil)
    retry.begin(at: 100)
    #expect(retry.due == 105)
    // Reaching another limit doesn't postpone the retry.
    retry.begin(at: 103)
    #expect(retry.due == 105)
    var times: [UInt64] = []
    for _ in 0..<6 {
      retry.fail(at: 1000)
      times.append((retry.due ?? 0) - 1000)
    }
    #expect(times == [10, 20, 40, 60, 60, 60])
  }

  @Test func delaysResetAfterSomeTime() {
    var retry = RetryBackoff(first: 5)
    retry.begin(at: 0)
    retry.succeed(at: 5)
    #expect(retry.due == nil)
    // A failure soon after a success increases the interval.
    retry.begin(at: 10)
    #expect(retry.due == 20)
    retry.succeed(at: 20)
    retry.begin(at: 80)
    #expect(retry.due == 85)
  }
}
