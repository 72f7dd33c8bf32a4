import Parallelism
import Testing

@Suite struct DeepStackTests {
  /// All levels together take more stack than a thread usually has.
  @Test func codeCanRecurseAsDeeplyAsTheReservedStackAllows() {
    let levels = 100_000
    #expect(DeepStack.run(reserving: levels << 12) { Self.depth(of: levels) } == levels)
  }

  @Test func aSmallStackNeedsNoThread() {
    let result = DeepStack.run(reserving: 64 << 20) {
      let outer = Self.address
      let inner = DeepStack.run(reserving: 1 << 20) { Self.address } ?? 0
      return abs(outer - inner)
    }
    #expect(result.map { $0 < 1 << 20 } == true)
  }

  @Test func anImpossibleStackIsRefused() {
    #expect(DeepStack.run(reserving: 1 << 60) { 1 } == nil)
  }

  @Test func resultsArePassedFromManyThreads() {
    let results = (0..<64).map { $0 }.concurrentMap(minimumRun: 1) { range in
      range.map { number in DeepStack.run(reserving: 64 << 20) { number } }
    }
    #expect(results == (0..<64).map { $0 })
  }

  @inline(never)
  private static func depth(of levels: Int) -> Int {
    levels == 0
      ? 0
      : withUnsafeTemporaryAllocation(of: Int.self, capacity: 8) { space in
        space.initialize(repeating: depth(of: levels - 1))
        return space[7] + 1
      }
  }

  /// An address in the stack of the current thread.
  private static var address: Int {
    var marker = 0
    return withUnsafeMutablePointer(to: &marker) { Int(bitPattern: $0) }
  }
}
