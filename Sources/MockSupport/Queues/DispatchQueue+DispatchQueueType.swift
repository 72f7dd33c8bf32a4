import Dispatch

extension DispatchQueue: DispatchQueueType {
  public var now: DispatchTime { .now() }

  /// Submits work. A group is ignored if there is a deadline, since Dispatch has no such call.
  public func submit(_ submission: DispatchSubmission) {
    switch (submission.work, submission.deadline, submission.group) {
    case (.block(let block), let deadline?, _):
      asyncAfter(deadline: deadline, qos: submission.qos, flags: submission.flags, execute: block)
    case (.block(let block), nil, let group):
      async(group: group, qos: submission.qos, flags: submission.flags, execute: block)
    case (.item(let item), let deadline?, _): asyncAfter(deadline: deadline, execute: item)
    case (.item(let item), nil, let group?): async(group: group, execute: item)
    case (.item(let item), nil, nil): async(execute: item)
    }
  }

  public func performSync<T>(
    flags: DispatchWorkItemFlags, from place: MockPlace, _ work: () throws -> T
  ) rethrows -> T {
    try sync(flags: flags, execute: work)
  }

  public func performSync(_ item: DispatchWorkItem, from place: MockPlace) { sync(execute: item) }

  public func notify(
    of group: DispatchGroup, qos: DispatchQoS, flags: DispatchWorkItemFlags, _ work: @escaping DispatchBlock
  ) {
    group.notify(qos: qos, flags: flags, queue: self, execute: work)
  }

  public func notify(
    of item: DispatchWorkItem, qos: DispatchQoS, flags: DispatchWorkItemFlags, _ work: @escaping DispatchBlock
  ) {
    item.notify(qos: qos, flags: flags, queue: self, execute: work)
  }

  public func checkOnQueue(_ expected: Bool, from place: MockPlace) {
    dispatchPrecondition(condition: expected ? .onQueue(self) : .notOnQueue(self))
  }
}
