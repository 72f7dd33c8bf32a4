import Foundation

/// Numbers the calls of all mocks, so that their order can be verified across mocks.
enum CallNumbers {
  static func next() -> UInt64 { counter.next() }

  private static let counter = Counter()

  /// A counter for all threads.
  // '@unchecked': `lock` guards the variable.
  private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var last: UInt64 = 0

    func next() -> UInt64 {
      lock.withLock {
        last += 1
        return last
      }
    }
  }
}
