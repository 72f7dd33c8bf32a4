import Parallelism
import Testing

@Suite struct ConcurrentMapTests {
  @Test(arguments: [0, 1, 16, 17, 1_000])
  func mapsInOrder(count: Int) {
    let numbers = Array(0..<count)
    #expect(numbers.concurrentMap { range in range.map { $0 * 2 } } == numbers.map { $0 * 2 })
  }

  /// Results arrive in order and once, however long each takes, also for a slice.
  @Test(arguments: [0, 1, 16, 17, 1_000])
  func handsResultsOverInOrder(count: Int) {
    let numbers = Array(0..<count + 5)[5...]
    var heard: [Int] = []
    var indices: [Int] = []
    numbers.forEachMapped { number in
      var sum = number
      for step in 0..<(number % 7) * 1_000 { sum &+= step % 2 == 0 ? 1 : -1 }
      return sum
    } _: { index, result in
      indices.append(index)
      heard.append(result)
    }
    #expect(heard == Array(numbers))
    #expect(indices == Array(numbers.indices))
  }
}
