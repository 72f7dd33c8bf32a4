import Parallelism
import Testing

@Suite struct StatePoolTests {
  private final class Counter {
    var count = 0
  }

  @Test func everyUseGetsAState() {
    let pool = StatePool { Counter() }
    let results = (0..<1_000).concurrentMap { range in
      pool.use { counter in
        counter.count += range.count
        return Array(range)
      }
    }
    #expect(results == Array(0..<1_000))
    #expect(pool.states.reduce(0) { $0 + $1.count } == 1_000)
  }

  @Test func statesAreReused() {
    let pool = StatePool { Counter() }
    for _ in 0..<5 { pool.use { $0.count += 1 } }
    #expect(pool.states.map(\.count) == [5])
    // A nested use needs a state of its own.
    pool.use { _ in pool.use { $0.count += 1 } }
    #expect(pool.states.count == 2)
  }
}
