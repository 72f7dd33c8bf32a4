import Dispatch
import MockSupport
import Testing

/// Behavior of all queues, real and mock, in every mode.
struct QueueBehaviourTests {
  private let trace = Trace()

  @Test(arguments: QueueSubject.allCases) func allWorkRunsOnce(_ subject: QueueSubject) {
    let queue = subject.makeQueue()
    for index in 0..<20 { queue.async { [trace] in trace.note("\(index)") } }
    #expect(trace.entries(20, from: queue).sorted() == (0..<20).map { "\($0)" }.sorted())
  }

  @Test(arguments: QueueSubject.serial) func serialQueuesKeepTheirOrder(_ subject: QueueSubject) {
    let queue = subject.makeQueue()
    for index in 0..<20 {
      queue.async(qos: index % 2 == 0 ? .background : .userInitiated) { [trace] in trace.note("\(index)") }
    }
    #expect(trace.entries(20, from: queue) == (0..<20).map { "\($0)" })
  }

  @Test(arguments: QueueSubject.orderly) func nestedWorkRunsAfterPendingWork(_ subject: QueueSubject) {
    let queue = subject.makeQueue()
    queue.sync {
      queue.async { [trace] in
        queue.async { trace.note("inner") }
        trace.note("outer")
      }
      queue.async { [trace] in trace.note("other") }
      trace.note("sync")
    }
    #expect(trace.entries(4, from: queue) == ["sync", "outer", "other", "inner"])
  }

  @Test(arguments: QueueSubject.orderly) func earlierDeadlinesRunFirst(_ subject: QueueSubject) {
    // On a real queue, time passes during the submission. If it reaches the first deadline, later ones are tried.
    for unit in sequence(first: 100, next: { $0 * 2 }).prefix(8) {
      let (queue, trace) = (subject.makeQueue(), Trace())
      let isInTime = queue.sync {
        let now = queue.now
        for delay in [3, 1, 2] {
          queue.asyncAfter(deadline: now + .milliseconds(delay * unit)) { trace.note("\(delay)") }
        }
        queue.asyncAfter(deadline: now + .milliseconds(2 * unit)) { trace.note("2 again") }
        queue.async { trace.note("at once") }
        return queue.now < now + .milliseconds(unit)
      }
      guard isInTime else { continue }
      let entries = trace.entries(5, from: queue)
      #expect(entries.filter { $0 != "2 again" } == ["at once", "1", "2", "3"])
      #expect(entries.firstIndex(of: "2 again") == 3 || subject == .realSerial)
      return
    }
    Issue.record("the work was never submitted before its first deadline")
  }

  @Test(arguments: QueueSubject.orderly.filter { $0 != .manualSerial })
  func nothingRunsBeforeItsDeadline(_ subject: QueueSubject) {
    let queue = subject.makeQueue()
    let deadline = queue.now + .milliseconds(120)
    queue.asyncAfter(deadline: deadline) { [trace] in trace.note(queue.now < deadline ? "early" : "in time") }
    #expect(trace.entries(1, from: queue) == ["in time"])
  }

  @Test(arguments: QueueSubject.allCases) func workInTheDistantFutureNeverRuns(_ subject: QueueSubject) {
    let queue = subject.makeQueue()
    queue.asyncAfter(deadline: .distantFuture) { [trace] in trace.note("never") }
    queue.asyncAfter(deadline: queue.now + .milliseconds(20)) { [trace] in trace.note("some time") }
    #expect(trace.entries(1, from: queue) == ["some time"])
    if let mock = queue as? MockDispatchQueue { #expect(mock.pending.map(\.delay) == [.never]) }
  }

  @Test(arguments: QueueSubject.allCases) func syncReturnsTheResultOfItsWork(_ subject: QueueSubject) {
    let queue = subject.makeQueue()
    let text: String = queue.sync { "result" }
    #expect(text == "result")
    #expect(queue.sync(flags: .barrier) { 7 } == 7)
    #expect(throws: CancellationError.self) { try queue.sync { throw CancellationError() } }
    #expect(queue.sync { 8 } == 8)
  }

  @Test(arguments: QueueSubject.serial) func syncRunsAfterPendingWork(_ subject: QueueSubject) {
    let queue = subject.makeQueue()
    for index in 0..<5 { queue.async { [trace] in trace.note("\(index)") } }
    queue.sync { trace.note("sync") }
    #expect(trace.entries == ["0", "1", "2", "3", "4", "sync"])
  }

  @Test(arguments: QueueSubject.allCases) func workMayUseOtherQueues(_ subject: QueueSubject) {
    let queue = subject.makeQueue()
    let others = [subject.makeQueue(), subject.makeQueue()]
    queue.async { [trace] in
      let sum = others[0].sync { others[1].sync { 1 } + 1 }
      trace.note("\(sum)")
    }
    #expect(trace.entries(1, from: queue) == ["2"])
  }

  @Test(arguments: QueueSubject.concurrent) func concurrentWorkMayUseSync(_ subject: QueueSubject) {
    let queue = subject.makeQueue()
    queue.async { [trace] in trace.note(queue.sync { "inner" }) }
    #expect(trace.entries(1, from: queue) == ["inner"])
  }

  @Test(arguments: QueueSubject.concurrent) func barriersSeparateEarlierAndLaterWork(_ subject: QueueSubject) {
    let queue = subject.makeQueue()
    for index in 0..<5 { queue.async { [trace] in trace.note("before \(index)") } }
    queue.async(flags: .barrier) { [trace] in trace.note("barrier") }
    for index in 0..<5 { queue.async { [trace] in trace.note("after \(index)") } }
    let entries = trace.entries(11, from: queue)
    #expect(entries.prefix(5).allSatisfy { $0.hasPrefix("before") })
    #expect(entries.count == 11 && entries[5] == "barrier")
    #expect(entries.suffix(5).allSatisfy { $0.hasPrefix("after") })
  }

  @Test(arguments: QueueSubject.concurrent) func syncBarriersRunAfterPendingWork(_ subject: QueueSubject) {
    let queue = subject.makeQueue()
    for _ in 0..<5 { queue.async { [trace] in trace.note("before") } }
    queue.sync(flags: .barrier) { trace.note("barrier") }
    #expect(trace.entries == Array(repeating: "before", count: 5) + ["barrier"])
  }

  @Test(arguments: QueueSubject.allCases) func codeCanIdentifyItsQueue(_ subject: QueueSubject) {
    let queue = subject.makeQueue()
    let other = subject.makeQueue()
    queue.assertNotOnQueue()
    queue.async { [trace] in
      queue.assertOnQueue()
      other.sync {
        other.assertOnQueue()
        queue.assertOnQueue()
      }
      other.assertNotOnQueue()
      trace.note("asked")
    }
    queue.sync { queue.assertOnQueue() }
    #expect(trace.entries(1, from: queue) == ["asked"])
    queue.assertNotOnQueue()
  }
}
