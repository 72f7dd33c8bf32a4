import Dispatch

/// What code that dispatches work needs of a queue, so that a test can give it a ``MockDispatchQueue`` instead of a
/// `DispatchQueue`.
///
/// Everything is called as on a `DispatchQueue`, with the same types: groups, work items, qualities of service and flags
/// are the real ones. Code under test only says `any DispatchQueueType` where it said `DispatchQueue`.
///
/// ```swift
/// struct Loader {
///   var main: any DispatchQueueType = DispatchQueue.main
///
///   func finish(_ show: @escaping @Sendable () -> Void) { main.async { show() } }
/// }
/// ```
public protocol DispatchQueueType: AnyObject, Sendable {
  var label: String { get }

  /// The time from which deadlines of this queue are counted: `queue.now + .seconds(2)`.
  var now: DispatchTime { get }

  /// Takes work that is done later. Everything called `async…` ends here.
  func submit(_ submission: DispatchSubmission)

  /// Does work before it returns. Everything called `sync` ends here.
  ///
  /// - Parameter place: where `sync` was called, for messages.
  func performSync<T>(flags: DispatchWorkItemFlags, from place: MockPlace, _ work: () throws -> T) rethrows -> T

  /// Does a work item before it returns.
  func performSync(_ item: DispatchWorkItem, from place: MockPlace)

  /// Submits work when a group has no work any more.
  func notify(of group: DispatchGroup, qos: DispatchQoS, flags: DispatchWorkItemFlags, _ work: @escaping DispatchBlock)

  /// Submits work when a work item has been done or, if it was cancelled, would have been.
  func notify(
    of item: DispatchWorkItem, qos: DispatchQoS, flags: DispatchWorkItemFlags, _ work: @escaping DispatchBlock)

  /// Says whether it is as expected that the code which asks runs on this queue, or does not.
  func checkOnQueue(_ expected: Bool, from place: MockPlace)
}

/// Work as queues take it.
public typealias DispatchBlock = @Sendable @convention(block) () -> Void

extension DispatchQueueType {
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping DispatchBlock
  ) {
    submit(DispatchSubmission(.block(work), group: group, qos: qos, flags: flags))
  }

  public func async(group: DispatchGroup? = nil, execute item: DispatchWorkItem) {
    submit(DispatchSubmission(.item(item), group: group))
  }

  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping DispatchBlock
  ) {
    submit(DispatchSubmission(.block(work), qos: qos, flags: flags, deadline: deadline))
  }

  public func asyncAfter(deadline: DispatchTime, execute item: DispatchWorkItem) {
    submit(DispatchSubmission(.item(item), deadline: deadline))
  }

  /// What `work` returns, or throws.
  public func sync<T>(
    flags: DispatchWorkItemFlags = [], fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, execute work: () throws -> T
  ) rethrows -> T {
    try performSync(
      flags: flags, from: MockPlace(fileID: fileID, filePath: filePath, line: line, column: column), work)
  }

  public func sync(
    execute item: DispatchWorkItem, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    performSync(item, from: MockPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Says that the code which asks runs on this queue.
  ///
  /// Where it does not, a mock fails the test; a real queue ends the process, as `dispatchPrecondition` does.
  public func assertOnQueue(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    checkOnQueue(true, from: MockPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Says that the code which asks does not run on this queue.
  ///
  /// Where it does, a mock fails the test; a real queue ends the process, as `dispatchPrecondition` does.
  public func assertNotOnQueue(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    checkOnQueue(false, from: MockPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}
