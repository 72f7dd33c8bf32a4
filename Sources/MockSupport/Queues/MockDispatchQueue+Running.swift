import Dispatch

extension MockDispatchQueue {
  /// Lets time pass, for all queues that share this one's clock, and runs what becomes due, in the order of its
  /// deadlines; also what that submits, if it is due in this time.
  public func advance(
    by interval: DispatchTimeInterval, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    guard mode == .virtualTime else {
      return report(
        "Time does not pass on \(core.description): its mode is .\(mode). Make it with .virtualTime.",
        at: MockPlace(fileID: fileID, filePath: filePath, line: line, column: column))
    }
    clock.advance(by: interval, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Runs all work that is pending, and what that submits, until there is none: in virtual time, that of all queues which
  /// share this one's clock.
  ///
  /// Work that submits itself again and again would have no end: the test fails when the queue's limit is reached.
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

  /// Runs the piece of work that is next, and nothing that it submits.
  ///
  /// - Returns: whether there was any.
  @discardableResult
  public func runNext(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    let place = MockPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return QueueMonitor.shared.runNext(of: core, from: place) { _ in 0 }
  }

  /// Runs one of the pieces of work with which a real queue could begin now: on a concurrent queue, any of those before
  /// the next barrier. With a seeded generator, a test can try orders and repeat them.
  ///
  /// - Returns: whether there was any.
  @discardableResult
  public func runNext(
    using generator: inout some RandomNumberGenerator, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    let place = MockPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return QueueMonitor.shared.runNext(of: core, from: place) { Int.random(in: 0..<$0(), using: &generator) }
  }
}
