import Dispatch

extension MockDispatchQueue {
  /// What a queue was asked to do, and what has become of it.
  // '@unchecked': groups and work items may be used from any thread, though Dispatch does not say so everywhere.
  public struct Record: @unchecked Sendable {
    public enum Kind: Hashable, Sendable {
      case async, asyncAfter, sync
      /// A group or a work item was to tell the queue when it is done, and is.
      case notification
    }

    public enum State: Hashable, Sendable {
      case pending, running, finished
    }

    public let kind: Kind
    public let qos: DispatchQoS
    public let flags: DispatchWorkItemFlags
    public let group: DispatchGroup?
    public let workItem: DispatchWorkItem?
    /// When it was submitted, on the queue's clock.
    public let time: DispatchTime
    /// From then until its deadline, as `asyncAfter` was told; nil without one.
    public let delay: DispatchTimeInterval?
    public internal(set) var state = State.pending
  }

  /// All that was submitted, in this order.
  public var records: [Record] { QueueMonitor.shared.locked { core.records } }

  /// What has not begun, in the order in which it was submitted.
  public var pending: [Record] {
    QueueMonitor.shared.flushRelay()
    return records.filter { $0.state == .pending }
  }

  /// Whether the code that asks runs on this queue.
  public var isCurrent: Bool { QueueMonitor.shared.isCurrent(core) }

  public func checkOnQueue(_ expected: Bool, from place: MockPlace) {
    guard isCurrent != expected else { return }
    report("This runs \(expected ? "elsewhere than on" : "on") \(core.description).", at: place)
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
