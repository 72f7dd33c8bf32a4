import Dispatch

// `notify` for mock queues, with the same signatures as for real queues.

extension DispatchGroup {
  /// Submits work to the queue when the group has become empty.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: some DispatchQueueType,
    execute work: @escaping DispatchBlock
  ) {
    queue.notify(of: self, qos: qos, flags: flags, work)
  }

  /// Submits a work item to the queue when the group has become empty.
  public func notify(queue: some DispatchQueueType, work item: DispatchWorkItem) {
    let notified = NotifiedItem(item: item)
    queue.notify(of: self, qos: .unspecified, flags: []) { notified.item.perform() }
  }
}

extension DispatchWorkItem {
  /// Submits work to the queue when this item has run, or would have run if it was cancelled.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: some DispatchQueueType,
    execute work: @escaping DispatchBlock
  ) {
    queue.notify(of: self, qos: qos, flags: flags, work)
  }
  /// Submits a work item to the queue when this item has run, or would have run if it was cancelled.
  public func notify(queue: some DispatchQueueType, execute item: DispatchWorkItem) {
    let notified = NotifiedItem(item: item)
    queue.notify(of: self, qos: .unspecified, flags: []) { notified.item.perform() }
  }
}

/// A work item that a `Sendable` closure captures.
// '@unchecked': work items are thread-safe, though Dispatch does not document it everywhere.
private struct NotifiedItem: @unchecked Sendable {
  let item: DispatchWorkItem
}
