import Dispatch

extension MockDispatchQueue {
  /// A submission to the queue and its state.
  // '@unchecked': groups and work items are thread-safe, though Dispatch does not document it everywhere.
  public struct Record: @unchecked Sendable {
    /// The call that submitted the work.
    public enum Kind: Hashable, Sendable {
      /// Work that `async` submitted.
      case async
      /// Work that `asyncAfter` submitted.
      case asyncAfter
      /// Work that `sync` runs.
      case sync
      /// Work that a group or a work item submitted on completion (`notify`).
      case notification
    }

    /// The progress of the work.
    public enum State: Hashable, Sendable {
      /// The work has not started.
      case pending
      /// The work is running.
      case running
      /// The work has ended.
      case finished
    }

    /// The call that submitted the work.
    public let kind: Kind
    /// The quality of service.
    public let qos: DispatchQoS
    /// The flags of the submission, without the own flags of a work item.
    public let flags: DispatchWorkItemFlags
    /// The group of the submission; nil if there is none.
    public let group: DispatchGroup?
    /// The submitted work item; nil for a block.
    public let workItem: DispatchWorkItem?
    /// The time of the submission, on the queue's clock.
    public let time: DispatchTime
    /// The delay until the deadline of `asyncAfter`; nil for other submissions.
    public let delay: DispatchTimeInterval?
    /// The progress of the work when the record was read.
    public internal(set) var state = State.pending
  }

  /// All submissions, in order.
  public var records: [Record] { QueueMonitor.shared.locked { core.records } }

  /// The submissions that have not started, in order.
  public var pending: [Record] {
    QueueMonitor.shared.flushRelay()
    return records.filter { $0.state == .pending }
  }

  /// Whether the caller runs on this queue.
  public var isCurrent: Bool { QueueMonitor.shared.isCurrent(core) }

  public func checkOnQueue(_ expected: Bool, from place: MockPlace) {
    guard isCurrent != expected else { return }
    report("This code \(expected ? "does not run" : "runs") on \(core.description)", at: place)
  }
}

extension MockDispatchQueue.Record {
  init(
    kind: Kind, submission: DispatchSubmission, time: DispatchTime, delay: DispatchTimeInterval?
  ) {
    let item: DispatchWorkItem? = if case .item(let item) = submission.work { item } else { nil }
    self.init(
      kind: kind, qos: submission.qos, flags: submission.flags, group: submission.group, workItem: item, time: time,
      delay: delay)
  }

  init(syncWith flags: DispatchWorkItemFlags, at moment: VirtualNanoseconds) {
    self.init(
      kind: .sync, qos: .unspecified, flags: flags, group: nil, workItem: nil,
      time: VirtualTime.dispatchTime(at: moment), delay: nil)
  }
}
