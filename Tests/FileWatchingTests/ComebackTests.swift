import Testing

@testable import FileWatching

/// When it is tried again whether events can be had.
@Suite struct ComebackTests {
  @Test func waitsLongerAndLonger() {
    var comeback = Comeback(first: 5)
    #expect(comeback.due == nil)
    comeback.begin(at: 100)
    #expect(comeback.due == 105)
    // Another limit does not put it off.
    comeback.begin(at: 103)
    #expect(comeback.due == 105)
    var times: [UInt64] = []
    for _ in 0..<6 {
      comeback.fail(at: 1000)
      times.append((comeback.due ?? 0) - 1000)
    }
    #expect(times == [10, 20, 40, 60, 60, 60])
  }

  @Test func beginsAnewAfterSomeTime() {
    var comeback = Comeback(first: 5)
    comeback.begin(at: 0)
    comeback.succeed(at: 5)
    #expect(comeback.due == nil)
    // Who has only just come back waits longer.
    comeback.begin(at: 10)
    #expect(comeback.due == 20)
    comeback.succeed(at: 20)
    comeback.begin(at: 80)
    #expect(comeback.due == 85)
  }
}
