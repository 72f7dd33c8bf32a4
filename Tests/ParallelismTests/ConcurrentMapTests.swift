import Parallelism
import Testing

@Suite struct ConcurrentMapTests {
  @Test(arguments: [0, 1, 16, 17, 1_000])
  func resultsKeepTheirOrder(count: Int) {
    let numbers = Array(0..<count)
    #expect(numbers.concurrentMap { range in range.map { $0 * 2 } } == numbers.map { $0 * 2 })
  }

  /// Results arrive in order and once, however long each takes, also for a slice.
  @Test(arguments: [0, 1, 16, 17, 1_000])
  func resultsAreDeliveredInOrder(count: Int) {
    let numbers = Array(0..<count + 5)[5...]
    var delivered: [Int] = []
    var indices: [Int] = []
    numbers.forEachMapped { number in
      var sum = number
      for step in 0..<(number % 7) * 1_000 { sum &+= step % 2 == 0 ? 1 : -1 }
      return sum
    } _: { index, result in
      indices.append(index)
      delivered.append(result)
    }
    #expect(delivered == Array(numbers))
    #expect(indices == Array(numbers.indices))
  }
}
