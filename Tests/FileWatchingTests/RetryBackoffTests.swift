import Testing

@testable import FileWatching

/// When it is tried again whether events can be had.
@Suite struct RetryBackoffTests {
  @Test func waitsLongerAndLonger() {
    var retry = RetryBackoff(first: 5)
    #expect(retry.due == nil)
    retry.begin(at: 100)
    #expect(retry.due == 105)
    // Another limit does not put it off.
    retry.begin(at: 103)
    #expect(retry.due == 105)
    var times: [UInt64] = []
    for _ in 0..<6 {
      retry.fail(at: 1000)
      times.append((retry.due ?? 0) - 1000)
    }
    #expect(times == [10, 20, 40, 60, 60, 60])
  }

  @Test func beginsAnewAfterSomeTime() {
    var retry = RetryBackoff(first: 5)
    retry.begin(at: 0)
    retry.succeed(at: 5)
    #expect(retry.due == nil)
    // Who has only just come back waits longer.
    retry.begin(at: 10)
    #expect(retry.due == 20)
    retry.succeed(at: 20)
    retry.begin(at: 80)
    #expect(retry.due == 85)
  }
}
