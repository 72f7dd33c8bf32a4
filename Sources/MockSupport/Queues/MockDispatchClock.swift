import Dispatch

/// The virtual time of mock queues. Queues with one clock are advanced together, and run their work in one order.
///
/// ```swift
/// let clock = MockDispatchClock()
/// let main = MockDispatchQueue(.virtualTime, label: "main", clock: clock)
/// let background = MockDispatchQueue(.virtualTime, label: "background", clock: clock)
/// clock.advance(by: .seconds(2))
/// ```
// '@unchecked': `QueueMonitor` guards the variables.
public final class MockDispatchClock: @unchecked Sendable {
  /// The time on the clock.
  var moment: VirtualNanoseconds = 0
  /// The thread that advances it.
  var driver: ThreadID?
  private var queues: [WeakQueue] = []

  private struct WeakQueue {
    weak var queue: QueueCore?
  }

  public init() {}

  public var now: DispatchTime {
    VirtualTime.dispatchTime(at: QueueMonitor.shared.locked { moment })
  }

  /// Lets time pass for all queues with this clock, and runs what becomes due, in the order of its deadlines; also what
  /// that submits, if it is due in this time.
  ///
  /// - Parameter interval: a negative one is none; with `.never` the clock stays where the last work is due.
  public func advance(
    by interval: DispatchTimeInterval, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    QueueMonitor.shared.advance(
      self, by: VirtualTime.nanoseconds(interval),
      from: MockPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Runs all work of the queues with this clock, in the order of its deadlines, until there is none. The clock moves
  /// to the last deadline.
  ///
  /// Work that submits itself again and again would have no end: the test fails when a queue's limit is reached.
  public func run(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    QueueMonitor.shared.advance(
      self, by: VirtualTime.never,
      from: MockPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Makes the clock that of a queue, which it does not keep alive.
  func add(_ queue: QueueCore) {
    queues.removeAll { $0.queue == nil }
    queues.append(WeakQueue(queue: queue))
  }

  /// The work of its queues with virtual time that is due next, and not after `end`.
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
