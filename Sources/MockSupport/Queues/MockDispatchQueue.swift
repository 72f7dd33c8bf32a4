import Dispatch

/// A dispatch queue for tests, which control when its work runs.
///
/// ```swift
/// let main = MockDispatchQueue(.virtualTime)
/// let search = SearchField(queue: main)  // takes any DispatchQueueType
/// search.type("lu")
/// main.advance(by: .milliseconds(300))
/// #expect(search.requests == ["lu"])
/// ```
///
/// Deadlines relative to the queue's ``now`` are exact. For deadlines relative to `DispatchTime.now()`, the queue
/// infers the intended delay from the remaining time. It rounds up to a multiple of 10 ms if at most 0.9 ms are
/// missing, else to a full millisecond if at most 0.25 ms are missing.
///
/// Dispatch does not expose the flags of a work item. Therefore pass the flag with the item, as
/// `submit(DispatchSubmission(.item(item), flags: .barrier))`, or submit a block with `async(flags: .barrier)`. If a
/// group is left outside of mock queues' work, automatic queues are notified asynchronously on a Dispatch thread, since
/// `leave()` doesn't wait for notifications.
///
/// Work runs one piece at a time unless several threads run it. So code for a concurrent mock queue must be correct for
/// any order of work between barriers. The queue is thread-safe.
public final class MockDispatchQueue: DispatchQueueType {
  /// When work runs. Work of a `sync` runs before `sync` returns, after the work that a real queue would run first.
  public enum Mode: Hashable, Sendable {
    /// Work runs during its submission, also inside of other work, and delays are ignored. Work that another thread
    /// submits waits until running work has ended.
    case immediate
    /// Work runs before the outermost submitting call returns, but never inside of other work. If only delayed work is
    /// left, time advances to the next deadline.
    case firstInFirstOut
    /// Work runs when the test calls ``MockDispatchQueue/runNext(fileID:filePath:line:column:)`` or
    /// ``MockDispatchQueue/run(fileID:filePath:line:column:)``. Time advances to its deadline.
    case manual
    /// Work runs when the test advances time with ``MockDispatchQueue/advance(by:fileID:filePath:line:column:)``.
    case virtualTime
  }

  let core: QueueCore

  /// Creates a queue.
  ///
  /// - Parameters:
  ///   - mode: when work runs.
  ///   - label: the name of the queue, for messages.
  ///   - attributes: with `.concurrent`, only barriers exclude other work.
  ///   - clock: the virtual time. Queues that share a clock run their work in one order.
  ///   - workLimit: the number of pieces of work in one call after which the test fails, to detect endless work.
  ///   - fileID: the module and file of the caller, for failures.
  ///   - filePath: the path of the caller's file.
  ///   - line: the line of the caller.
  ///   - column: the column of the caller.
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

  /// The name of the queue, for messages.
  public var label: String { core.label }

  /// When the queue runs its work.
  public var mode: Mode { core.mode }

  /// The virtual time of the queue.
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
