import Dispatch

/// A queue for tests, which runs its work when the test wants it to.
///
/// ```swift
/// let main = MockDispatchQueue(.virtualTime)
/// let search = SearchField(queue: main)  // takes any DispatchQueueType
/// search.type("lu")
/// main.advance(by: .milliseconds(300))
/// #expect(search.requests == ["lu"])
/// ```
///
/// Deadlines that code counts from `DispatchTime.now()` are read as the delay that is left of them, rounded up to what was
/// most likely meant: ten milliseconds, twenty and so on, if less than one is missing, else a full millisecond, if no more
/// than a quarter of one is. Those counted from the queue's ``now`` are exact.
///
/// Of a work item, nobody but Dispatch can tell with which flags it was made: one that is to be a barrier is handed over
/// with the flag, as `submit(DispatchSubmission(.item(item), flags: .barrier))`, or its block is, as
/// `async(flags: .barrier)`. And a group does not say that it is left before `leave()` returns: left outside of the work of
/// mock queues, it tells those that run by themselves a moment later, on a thread of Dispatch.
///
/// Work runs one piece at a time unless several threads bring it, so a concurrent mock queue is one on which any order of
/// work is right as long as barriers are kept. It can be used from any thread.
public final class MockDispatchQueue: DispatchQueueType {
  /// When work runs. Work of a `sync` always runs at once, after what a real queue would do before it.
  public enum Mode: Hashable, Sendable {
    /// Work runs where it is submitted, also inside of other work. Delays are none. Only what another thread submits
    /// while work runs waits until that has ended.
    case immediate
    /// Work runs before the outermost call that has submitted some returns, but never inside of other work. Nothing waits
    /// for a delay: when nothing else is left, time leaps to the next deadline.
    case firstInFirstOut
    /// Work runs when the test calls ``MockDispatchQueue/runNext(fileID:filePath:line:column:)`` or
    /// ``MockDispatchQueue/run(fileID:filePath:line:column:)``. Time leaps to its deadline.
    case manual
    /// Work runs when the test lets time pass: ``MockDispatchQueue/advance(by:fileID:filePath:line:column:)``.
    case virtualTime
  }

  let core: QueueCore

  /// - Parameters:
  ///   - attributes: with `.concurrent`, only barriers are in the way of other work.
  ///   - clock: what other queues with this clock do, and when, is in one order with what this one does.
  ///   - workLimit: how much work may run in one go before the test fails, because it seems to have no end.
  public init(
    _ mode: Mode = .immediate, label: String = "mock", attributes: DispatchQueue.Attributes = [],
    clock: MockDispatchClock = MockDispatchClock(), workLimit: Int = 100_000, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let core = QueueCore(
      label: label, mode: mode, isConcurrent: attributes.contains(.concurrent), clock: clock, workLimit: workLimit,
      place: MockPlace(fileID: fileID, filePath: filePath, line: line, column: column))
    QueueMonitor.shared.locked { clock.add(core) }
    self.core = core
  }

  public var label: String { core.label }

  public var mode: Mode { core.mode }

  public var clock: MockDispatchClock { core.clock }

  /// The time on the queue's clock.
  public var now: DispatchTime { core.clock.now }

  public func submit(_ submission: DispatchSubmission) {
    QueueMonitor.shared.submit(submission, to: core, realNow: .now())
  }

  public func performSync<T>(
    flags: DispatchWorkItemFlags, from place: MockPlace, _ work: () throws -> T
  ) rethrows -> T {
    try QueueMonitor.shared.sync(on: core, flags: flags, from: place, work)
  }

  public func performSync(_ item: DispatchWorkItem, from place: MockPlace) {
    QueueMonitor.shared.sync(on: core, flags: [], from: place) { item.perform() }
  }

  public func notify(
    of group: DispatchGroup, qos: DispatchQoS, flags: DispatchWorkItemFlags, _ work: @escaping DispatchBlock
  ) {
    QueueMonitor.shared.notify(core, DispatchSubmission(.block(work), qos: qos, flags: flags)) {
      group.notify(queue: QueueMonitor.shared.relay, execute: $0)
    }
  }

  public func notify(
    of item: DispatchWorkItem, qos: DispatchQoS, flags: DispatchWorkItemFlags, _ work: @escaping DispatchBlock
  ) {
    QueueMonitor.shared.notify(core, DispatchSubmission(.block(work), qos: qos, flags: flags)) {
      item.notify(queue: QueueMonitor.shared.relay, execute: $0)
    }
  }
}
