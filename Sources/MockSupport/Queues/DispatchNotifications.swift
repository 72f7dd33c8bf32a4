import Dispatch

// Groups and work items tell mock queues when they are done in the same words as real ones.

extension DispatchGroup {
  /// Submits work to the queue when the group has no work any more.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: some DispatchQueueType,
    execute work: @escaping DispatchBlock
  ) {
    queue.notify(of: self, qos: qos, flags: flags, work)
  }

  /// Submits a work item to the queue when the group has no work any more.
  public func notify(queue: some DispatchQueueType, work item: DispatchWorkItem) {
    let notified = NotifiedItem(item: item)
    queue.notify(of: self, qos: .unspecified, flags: []) { notified.item.perform() }
  }
}

extension DispatchWorkItem {
  /// Submits work to the queue when this has been done or, if it was cancelled, would have been.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: some DispatchQueueType,
    execute work: @escaping DispatchBlock
  ) {
    queue.notify(of: self, qos: qos, flags: flags, work)
  }
  /// Submits a work item to the queue when this has been done or, if it was cancelled, would have been.
  public func notify(queue: some DispatchQueueType, execute item: DispatchWorkItem) {
    let notified = NotifiedItem(item: item)
    queue.notify(of: self, qos: .unspecified, flags: []) { notified.item.perform() }
  }
}

// '@unchecked': work items may be used from any thread, though Dispatch does not say so everywhere.
private struct NotifiedItem: @unchecked Sendable {
  let item: DispatchWorkItem
}
