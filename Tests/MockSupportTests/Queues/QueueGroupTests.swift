import Dispatch
import MockSupport
import Testing

/// Behavior of all queues, real and mock, with Dispatch's groups and work items.
struct QueueGroupTests {
  private let trace = Trace()

  @Test(arguments: QueueSubject.serial) func groupsNotifyAfterTheirWork(_ subject: QueueSubject) {
    let (queue, group) = (subject.makeQueue(), DispatchGroup())
    for index in 0..<5 { queue.async(group: group) { [trace] in trace.note("\(index)") } }
    group.notify(queue: queue) { [trace] in trace.note("done") }
    #expect(trace.entries(6, from: queue) == ["0", "1", "2", "3", "4", "done"])
    #expect(group.wait(timeout: .now() + 20) == .success)
  }

  @Test(arguments: QueueSubject.concurrent) func groupsOnConcurrentQueuesNotifyLast(_ subject: QueueSubject) {
    let (queue, group) = (subject.makeQueue(), DispatchGroup())
    for _ in 0..<5 { queue.async(group: group) { [trace] in trace.note("work") } }
    group.notify(queue: queue) { [trace] in trace.note("done") }
    #expect(trace.entries(6, from: queue) == Array(repeating: "work", count: 5) + ["done"])
  }

  @Test(arguments: QueueSubject.allCases) func anEmptyGroupNotifiesAtOnce(_ subject: QueueSubject) {
    let (queue, group) = (subject.makeQueue(), DispatchGroup())
    group.notify(queue: queue) { [trace] in trace.note("first") }
    group.notify(queue: queue) { [trace] in trace.note("second") }
    #expect(trace.entries(2, from: queue).sorted() == ["first", "second"])
  }

  @Test(arguments: QueueSubject.orderly) func notificationsAreQueuedWhenTheGroupIsLeft(_ subject: QueueSubject) {
    let (queue, group) = (subject.makeQueue(), DispatchGroup())
    group.enter()
    group.notify(queue: queue) { [trace] in trace.note("notified") }
    queue.sync {
      queue.async { [trace] in trace.note("before") }
      group.leave()
      queue.async { [trace] in trace.note("after") }
    }
    #expect(trace.entries(3, from: queue) == ["before", "notified", "after"])
  }

  @Test(arguments: QueueSubject.allCases) func groupsMayBeLeftInOtherWork(_ subject: QueueSubject) {
    let (queue, group) = (subject.makeQueue(), DispatchGroup())
    group.enter()
    group.notify(queue: queue) { [trace] in trace.note("notified") }
    queue.asyncAfter(deadline: queue.now + .milliseconds(30)) { [trace] in
      trace.note("left")
      group.leave()
    }
    #expect(trace.entries(2, from: queue) == ["left", "notified"])
  }

  @Test(arguments: QueueSubject.serial) func workItemsRunAndNotify(_ subject: QueueSubject) {
    let queue = subject.makeQueue()
    let item = DispatchWorkItem { [trace] in trace.note("item") }
    item.notify(queue: queue) { [trace] in trace.note("notified") }
    queue.async(execute: item)
    #expect(trace.entries(2, from: queue) == ["item", "notified"])
    #expect(item.wait(timeout: .now() + 20) == .success)
  }

  @Test(arguments: QueueSubject.serial) func cancelledItemsNotifyWithoutRunning(_ subject: QueueSubject) {
    let (queue, group) = (subject.makeQueue(), DispatchGroup())
    let item = DispatchWorkItem { [trace] in trace.note("item") }
    item.cancel()
    #expect(item.isCancelled)
    queue.async(group: group, execute: item)
    item.notify(queue: queue) { [trace] in trace.note("notified") }
    group.notify(queue: queue) { [trace] in trace.note("left") }
    #expect(Set(trace.entries(2, from: queue)) == ["notified", "left"])
  }

  @Test(arguments: QueueSubject.allCases) func anItemCanBeCancelledBeforeItsDeadline(_ subject: QueueSubject) {
    guard subject != .immediateSerial, subject != .immediateConcurrent else { return }
    let queue = subject.makeQueue()
    let item = DispatchWorkItem { [trace] in trace.note("late") }
    queue.sync(flags: .barrier) {
      queue.asyncAfter(deadline: queue.now + .milliseconds(60), execute: item)
      queue.asyncAfter(deadline: queue.now + .milliseconds(120)) { [trace] in trace.note("after") }
      item.cancel()
    }
    #expect(trace.entries(1, from: queue) == ["after"])
  }

  @Test(arguments: QueueSubject.allCases) func syncRunsItems(_ subject: QueueSubject) {
    let queue = subject.makeQueue()
    queue.sync(execute: DispatchWorkItem { [trace] in trace.note("item") })
    let cancelled = DispatchWorkItem { [trace] in trace.note("cancelled") }
    cancelled.cancel()
    queue.sync(execute: cancelled)
    #expect(trace.entries == ["item"])
  }
}
