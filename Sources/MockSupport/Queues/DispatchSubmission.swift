import Dispatch

/// Work that is submitted to a queue, with its group, quality of service, flags and deadline.
// '@unchecked': work items are thread-safe, though Dispatch does not document it everywhere.
public struct DispatchSubmission: @unchecked Sendable {
  /// The code to run.
  public enum Work {
    /// A block.
    case block(DispatchBlock)
    /// A work item.
    case item(DispatchWorkItem)
  }

  /// The code to run.
  public let work: Work
  /// The group that is entered on submission, and left after the work has run.
  public let group: DispatchGroup?
  /// The quality of service.
  public let qos: DispatchQoS
  /// The flags of the submission. A work item's own flags are not included, since Dispatch does not expose them. A real
  /// queue also applies these.
  public let flags: DispatchWorkItemFlags
  /// The earliest time at which the work may run; nil for immediately.
  public let deadline: DispatchTime?

  /// Creates a submission.
  public init(
    _ work: Work, group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    deadline: DispatchTime? = nil
  ) {
    self.work = work
    self.group = group
    self.qos = qos
    self.flags = flags
    self.deadline = deadline
  }

  /// Runs the work. A cancelled work item only reports completion.
  func perform() {
    switch work {
    case .block(let block): block()
    case .item(let item): item.perform()
    }
  }

  func enterGroup() { group?.enter() }

  func leaveGroup() { group?.leave() }
}
