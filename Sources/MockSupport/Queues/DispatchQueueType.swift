import Dispatch

/// The interface of dispatch queues. Code under test uses it so that tests can pass a ``MockDispatchQueue``.
///
/// All calls have the signatures of `DispatchQueue`. Groups, work items, qualities of service and flags are Dispatch's
/// types. Code under test only changes the type `DispatchQueue` to `any DispatchQueueType`.
///
/// ```swift
/// struct Loader {
///   var main: any DispatchQueueType = DispatchQueue.main
///
///   func finish(_ show: @escaping @Sendable () -> Void) { main.async { show() } }
/// }
/// ```
public protocol DispatchQueueType: AnyObject, Sendable {
  /// The name of the queue, for messages and debugging.
  var label: String { get }

  /// The current time on the queue's clock, for deadlines such as `queue.now + .seconds(2)`.
  var now: DispatchTime { get }

  /// Submits work to run later. All `async…` methods call it.
  func submit(_ submission: DispatchSubmission)

  /// Runs work and returns its result. All `sync` methods call it.
  ///
  /// - Parameters:
  ///   - flags: the options of the work, such as `.barrier`.
  ///   - place: the location of the `sync` call, for messages.
  ///   - work: the work to run.
  func performSync<T>(flags: DispatchWorkItemFlags, from place: MockPlace, _ work: () throws -> T) rethrows -> T

  /// Runs a work item before it returns.
  func performSync(_ item: DispatchWorkItem, from place: MockPlace)

  /// Submits work when a group has become empty.
  func notify(of group: DispatchGroup, qos: DispatchQoS, flags: DispatchWorkItemFlags, _ work: @escaping DispatchBlock)

  /// Submits work when a work item has run, or would have run if it was cancelled.
  func notify(
    of item: DispatchWorkItem, qos: DispatchQoS, flags: DispatchWorkItemFlags, _ work: @escaping DispatchBlock)

  /// Checks that the caller runs on this queue, or that it does not.
  func checkOnQueue(_ expected: Bool, from place: MockPlace)
}

/// A block that queues run.
public typealias DispatchBlock = @Sendable @convention(block) () -> Void

extension DispatchQueueType {
  /// Submits a block to run later.
  ///
  /// - Parameters:
  ///   - group: the group that is entered until the block has run.
  ///   - qos: the quality of service.
  ///   - flags: the options of the block, such as `.barrier`.
  ///   - work: the block.
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping DispatchBlock
  ) {
    submit(DispatchSubmission(.block(work), group: group, qos: qos, flags: flags))
  }

  /// Submits a work item to run later.
  ///
  /// - Parameters:
  ///   - group: the group that is entered until the item has run.
  ///   - item: the work item.
  public func async(group: DispatchGroup? = nil, execute item: DispatchWorkItem) {
    submit(DispatchSubmission(.item(item), group: group))
  }

  /// Submits a block to run at a deadline.
  ///
  /// - Parameters:
  ///   - deadline: the earliest time at which the block may run, such as `queue.now + .seconds(2)`.
  ///   - qos: the quality of service.
  ///   - flags: the options of the block, such as `.barrier`.
  ///   - work: the block.
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping DispatchBlock
  ) {
    submit(DispatchSubmission(.block(work), qos: qos, flags: flags, deadline: deadline))
  }

  /// Submits a work item to run at a deadline.
  ///
  /// - Parameters:
  ///   - deadline: the earliest time at which the item may run, such as `queue.now + .seconds(2)`.
  ///   - item: the work item.
  public func asyncAfter(deadline: DispatchTime, execute item: DispatchWorkItem) {
    submit(DispatchSubmission(.item(item), deadline: deadline))
  }

  /// Runs `work` on the queue and returns its result.
  public func sync<T>(
    flags: DispatchWorkItemFlags = [], fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, execute work: () throws -> T
  ) rethrows -> T {
    try performSync(
      flags: flags, from: MockPlace(fileID: fileID, filePath: filePath, line: line, column: column), work)
  }

  /// Runs a work item on the queue before it returns.
  public func sync(
    execute item: DispatchWorkItem, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    performSync(item, from: MockPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Asserts that the caller runs on this queue.
  ///
  /// On failure, a mock queue fails the test. A real queue ends the process, like `dispatchPrecondition`.
  public func assertOnQueue(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    checkOnQueue(true, from: MockPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Asserts that the caller does not run on this queue.
  ///
  /// On failure, a mock queue fails the test. A real queue ends the process, like `dispatchPrecondition`.
  public func assertNotOnQueue(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    checkOnQueue(false, from: MockPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}
