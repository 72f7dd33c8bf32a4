import Dispatch

extension MockDispatchQueue {
  /// Advances all queues that share this queue's clock and runs the work that becomes due, in order of deadlines. This
  /// includes newly submitted work that is due within the interval.
  public func advance(
    by interval: DispatchTimeInterval, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    guard mode == .virtualTime else {
      return report(
        "Time does not pass on \(core.description), because its mode is .\(mode); create it with .virtualTime",
        at: MockPlace(fileID: fileID, filePath: filePath, line: line, column: column))
    }
    clock.advance(by: interval, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Runs all pending work, and the work that it submits, until none is left. With virtual time, this includes all
  /// queues that share this queue's clock.
  ///
  /// The test fails when the queue's work limit is reached, so that work which resubmits itself ends.
  public func run(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = MockPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    switch mode {
    case .virtualTime: clock.run(fileID: fileID, filePath: filePath, line: line, column: column)
    case .immediate, .firstInFirstOut: QueueMonitor.shared.drain(core)
    case .manual: runManually(from: place)
    }
  }

  private func runManually(from place: MockPlace) {
    for _ in 0..<core.workLimit {
      guard QueueMonitor.shared.runNext(of: core, from: place, choose: { _ in 0 }) else { return }
    }
    guard pending.contains(where: { $0.delay != .never }) else { return }
    QueueMonitor.shared.reportEndlessWork(on: core, at: place)
  }

  /// Runs the next piece of work, but not the work that it submits.
  ///
  /// - Returns: whether there was any work.
  @discardableResult
  public func runNext(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    let place = MockPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return QueueMonitor.shared.runNext(of: core, from: place) { _ in 0 }
  }

  /// Runs a random piece of the work that a real queue could start now. On a concurrent queue, this is any work before
  /// the next barrier. With a seeded generator, a test can try orders and repeat them.
  ///
  /// - Returns: whether there was any work.
  @discardableResult
  public func runNext(
    using generator: inout some RandomNumberGenerator, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    let place = MockPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return QueueMonitor.shared.runNext(of: core, from: place) { Int.random(in: 0..<$0(), using: &generator) }
  }
}
