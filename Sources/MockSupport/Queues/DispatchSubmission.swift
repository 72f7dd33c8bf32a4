import Dispatch

/// Work that is handed to a queue, with what is said of it.
// '@unchecked': work items may be used from any thread, though Dispatch does not say so everywhere.
public struct DispatchSubmission: @unchecked Sendable {
  /// What is to be done.
  public enum Work {
    case block(DispatchBlock)
    case item(DispatchWorkItem)
  }

  public let work: Work
  /// It is entered when the work is submitted, and left when it has been done.
  public let group: DispatchGroup?
  public let qos: DispatchQoS
  /// Those that a work item was made with are not among them: Dispatch does not tell them. On a real queue they hold
  /// nevertheless, and these say nothing of items.
  public let flags: DispatchWorkItemFlags
  /// When the work may be done at the earliest; nil for at once.
  public let deadline: DispatchTime?

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

  /// Does the work. A work item that was cancelled does nothing but tell that it is done.
  func perform() {
    switch work {
    case .block(let block): block()
    case .item(let item): item.perform()
    }
  }

  func enterGroup() { group?.enter() }

  func leaveGroup() { group?.leave() }
}
