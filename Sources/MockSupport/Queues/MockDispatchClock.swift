import Dispatch

/// The virtual time of mock queues. Queues that share a clock advance together and run their work in one order.
///
/// ```swift
/// let clock = MockDispatchClock()
/// let main = MockDispatchQueue(.virtualTime, label: "main", clock: clock)
/// let background = MockDispatchQueue(.virtualTime, label: "background", clock: clock)
/// clock.advance(by: .seconds(2))
/// ```
// '@unchecked': `QueueMonitor` guards the variables.
public final class MockDispatchClock: @unchecked Sendable {
  /// The current virtual time.
  var moment: VirtualNanoseconds = 0
  /// The thread that is advancing the clock.
  var driver: ThreadID?
  private var queues: [WeakQueue] = []

  /// A weak reference to a queue.
  private struct WeakQueue {
    weak var queue: QueueCore?
  }

  /// Creates a clock without queues.
  public init() {}

  /// The current virtual time.
  public var now: DispatchTime {
    VirtualTime.dispatchTime(at: QueueMonitor.shared.locked { moment })
  }

  /// Advances all queues of this clock and runs the work that becomes due, in order of deadlines. This includes newly
  /// submitted work that is due within the interval.
  ///
  /// A negative interval counts as zero. With `.never`, the clock stops at the last deadline.
  public func advance(
    by interval: DispatchTimeInterval, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    QueueMonitor.shared.advance(
      self, by: VirtualTime.nanoseconds(interval),
      from: MockPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Runs all work of the clock's queues in order of deadlines. The clock stops at the last deadline.
  ///
  /// The test fails when the work limit of a queue is reached, so that work which resubmits itself ends.
  public func run(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    QueueMonitor.shared.advance(
      self, by: VirtualTime.never,
      from: MockPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Adds a queue, which the clock references weakly.
  func add(_ queue: QueueCore) {
    queues.removeAll { $0.queue == nil }
    queues.append(WeakQueue(queue: queue))
  }

  /// Returns the next work of the queues with virtual time that is due at `end` or before.
  func next(until end: VirtualNanoseconds) -> (queue: QueueCore, work: QueuedWork)? {
    var next: (queue: QueueCore, work: QueuedWork)?
    for case let queue? in queues.map(\.queue) where queue.mode == .virtualTime {
      guard let work = queue.pending.first, work.due <= end, work.due != VirtualTime.never else { continue }
      if let next, (next.work.due, next.work.sequence) < (work.due, work.sequence) { continue }
      next = (queue, work)
    }
    return next
  }
}
