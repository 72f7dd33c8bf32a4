import Dispatch
import MockSupport
import TestSupport
import Testing

/// Behavior of mock queues alone.
struct MockDispatchQueueTests {
  private let trace = Trace()

  @Test func immediateWorkRunsOnSubmission() {
    let queue = MockDispatchQueue()
    queue.async { [trace] in
      queue.async { trace.note("inner") }
      queue.asyncAfter(deadline: .now() + 3600) { trace.note("in an hour") }
      trace.note("outer")
    }
    #expect(trace.entries == ["inner", "in an hour", "outer"])
  }

  @Test func firstInFirstOutWorkRunsBeforeTheOutermostCallReturns() {
    let queue = MockDispatchQueue(.firstInFirstOut)
    let start = queue.now
    queue.async { [trace] in
      queue.asyncAfter(deadline: .now() + 3600) { trace.note("in an hour") }
      queue.async { trace.note("inner") }
      trace.note("outer")
    }
    #expect(trace.entries == ["outer", "inner", "in an hour"])
    #expect(queue.now == start + .seconds(3600))
  }

  @Test func nestedQueuesShareOneOrder() {
    let queues = [MockDispatchQueue(.firstInFirstOut), MockDispatchQueue(.firstInFirstOut)]
    queues[0].async { [trace] in
      queues[1].async {
        queues[0].async { trace.note("third") }
        trace.note("first")
      }
      queues[1].async { trace.note("second") }
    }
    #expect(trace.entries == ["first", "second", "third"])
  }

  @Test func manualWorkRunsStepByStep() {
    let queue = MockDispatchQueue(.manual)
    queue.asyncAfter(deadline: .now() + 2) { [trace] in trace.note("late") }
    queue.async { [trace] in
      queue.async { trace.note("second") }
      trace.note("first")
    }
    #expect(trace.entries.isEmpty)
    #expect(queue.pending.map(\.kind) == [.asyncAfter, .async])
    #expect(queue.runNext())
    #expect(trace.entries == ["first"])
    #expect(queue.runNext())
    #expect(trace.entries == ["first", "second"])
    #expect(queue.runNext())
    #expect(trace.entries == ["first", "second", "late"])
    #expect(!queue.runNext())
  }

  @Test func virtualTimeRunsDueWork() {
    let queue = MockDispatchQueue(.virtualTime)
    let start = queue.now
    queue.asyncAfter(deadline: .now() + .milliseconds(200)) { [trace] in
      queue.asyncAfter(deadline: .now() + .milliseconds(100)) { trace.note("again") }
      trace.note("once")
    }
    queue.async { [trace] in trace.note("at once") }
    queue.advance(by: .milliseconds(199))
    #expect(trace.entries == ["at once"])
    queue.advance(by: .milliseconds(1))
    #expect(trace.entries == ["at once", "once"])
    queue.advance(by: .milliseconds(500))
    #expect(trace.entries == ["at once", "once", "again"])
    #expect(queue.now == start + .milliseconds(700))
  }

  @Test func queuesWithOneClockAdvanceTogether() {
    let clock = MockDispatchClock()
    let queues = ["a", "b"].map { MockDispatchQueue(.virtualTime, label: $0, clock: clock) }
    for (index, delay) in [30, 10, 20, 10].enumerated() {
      let queue = queues[index % 2]
      queue.asyncAfter(deadline: clock.now + .milliseconds(delay)) { [trace] in trace.note("\(queue.label)\(delay)") }
    }
    queues[0].advance(by: .milliseconds(20))
    #expect(trace.entries == ["b10", "b10", "a20"])
    clock.run()
    #expect(trace.entries == ["b10", "b10", "a20", "a30"])
    #expect(queues[1].now == queues[0].now)
  }

  @Test func equalDelaysKeepTheirOrder() {
    let queue = MockDispatchQueue(.virtualTime)
    for index in 0..<1000 {
      queue.asyncAfter(deadline: .now() + 1) { [trace] in trace.note("\(index)") }
    }
    queue.advance(by: .seconds(1))
    #expect(trace.entries == (0..<1000).map { "\($0)" })
  }

  @Test(arguments: [MockDispatchQueue.Mode.manual, .virtualTime])
  func notificationsKeepTheirOrderAcrossQueues(_ mode: MockDispatchQueue.Mode) {
    for _ in 0..<50 {
      let (clock, group, trace) = (MockDispatchClock(), DispatchGroup(), Trace())
      let queues = (0..<5).map { MockDispatchQueue(mode, label: "\($0)", clock: clock) }
      group.enter()
      for (index, queue) in queues.enumerated() { group.notify(queue: queue) { trace.note("\(index)") } }
      group.leave()
      if mode == .virtualTime { clock.run() } else { for queue in queues { queue.run() } }
      #expect(trace.entries == ["0", "1", "2", "3", "4"])
    }
  }

  /// The CPU time for four times the work must be about four times as long. It would be 16 times as long if each work
  /// item took time for each pending one.
  @Test(arguments: [false, true]) func schedulingTakesLinearTime(isConcurrent: Bool) {
    let short = threadTime { work(2_500, isConcurrent) }
    let long = threadTime { work(10_000, isConcurrent) }
    #expect(long < short * 10)
    #expect(trace.entries.count == 2 * (3 + 3 + 1) + 2 * (10 + 10 + 1))
  }

  private func work(_ count: Int, _ isConcurrent: Bool) {
    for mode in [MockDispatchQueue.Mode.manual, .virtualTime] {
      let queue = MockDispatchQueue(mode, attributes: isConcurrent ? .concurrent : [])
      for index in 0..<count { queue.async { [trace] in if index % 1000 == 0 { trace.note("async") } } }
      queue.run()
      for index in 0..<count {
        queue.asyncAfter(deadline: .now() + .milliseconds(10 * (index % 100))) { [trace] in
          if index % 1000 == 0 { trace.note("after") }
        }
      }
      queue.sync(flags: .barrier) { [trace] in trace.note("sync") }
      queue.run()
    }
  }

  @Test func groupsSubmitWorkItems() {
    let (queue, group) = (MockDispatchQueue(), DispatchGroup())
    let item = DispatchWorkItem { [trace] in trace.note("item") }
    item.notify(queue: queue, execute: DispatchWorkItem { [trace] in trace.note("after the item") })
    queue.async(group: group, execute: item)
    group.notify(queue: queue, work: DispatchWorkItem { [trace] in trace.note("after the group") })
    #expect(Set(trace.entries) == ["item", "after the item", "after the group"])
  }

  /// Dispatch does not expose the flags of an item, so the caller passes them.
  @Test func submissionFlagsMakeBarriers() {
    let queue = MockDispatchQueue(.manual, attributes: .concurrent)
    queue.async { [trace] in trace.note("first") }
    let item = DispatchWorkItem(flags: .barrier) { [trace] in trace.note("barrier") }
    queue.submit(DispatchSubmission(.item(item), flags: .barrier))
    queue.async { [trace] in trace.note("last") }
    var last = Last()
    while queue.runNext(using: &last) {}
    #expect(trace.entries == ["first", "barrier", "last"])
  }

  @Test func everythingIsRecorded() {
    let (queue, group) = (MockDispatchQueue(.virtualTime), DispatchGroup())
    let item = DispatchWorkItem {}
    queue.async(group: group, qos: .utility, flags: [.barrier, .enforceQoS]) {}
    queue.asyncAfter(deadline: queue.now + .milliseconds(5), execute: item)
    queue.sync(flags: .barrier) {}
    let records = queue.records
    #expect(records.map(\.kind) == [.async, .asyncAfter, .sync])
    #expect(records[0].qos == .utility)
    #expect(records[0].flags == [.barrier, .enforceQoS])
    #expect(records[0].group === group)
    #expect(records[1].workItem === item)
    #expect(records[1].delay == .milliseconds(5))
    #expect(records[2].flags == .barrier)
    #expect(records.map(\.state) == [.finished, .pending, .finished])
    queue.run()
    #expect(queue.pending.isEmpty)
  }

  @Test func barriersLimitReorderingOnConcurrentQueues() {
    let queue = MockDispatchQueue(.manual, attributes: .concurrent)
    for index in 0..<3 { queue.async { [trace] in trace.note("before \(index)") } }
    queue.async(flags: .barrier) { [trace] in trace.note("barrier") }
    queue.async { [trace] in trace.note("after") }
    var last = Last()
    while queue.runNext(using: &last) {}
    #expect(trace.entries == ["before 2", "before 1", "before 0", "barrier", "after"])
  }

  /// Chooses the last element.
  private struct Last: RandomNumberGenerator {
    mutating func next() -> UInt64 { .max }
  }

  @Test func deeplyNestedImmediateWorkIsQueued() {
    let queue = MockDispatchQueue()
    @Sendable func descend(_ levels: Int) {
      if levels == 0 { return trace.note("bottom") }
      queue.async { descend(levels - 1) }
    }
    descend(20_000)
    #expect(trace.entries == ["bottom"])
  }

  @Test func groupsOfPendingWorkMayBeReleased() {
    do {
      let queue = MockDispatchQueue(.manual)
      queue.async(group: DispatchGroup()) {}
      #expect(queue.pending.count == 1)
    }
  }

  @Test func capturedObjectsAreReleased() {
    final class Captured: Sendable {}
    let queue = MockDispatchQueue(.manual)
    weak var captured: Captured?
    do {
      let object = Captured()
      captured = object
      queue.async { withExtendedLifetime(object) {} }
      queue.async {}
      queue.async {}
    }
    #expect(captured != nil)
    queue.runNext()
    #expect(captured == nil)
  }
}
