import Dispatch
import Foundation
import MockSupport
import Synchronization
import Testing

/// Test failures on mock queues. On real queues, these tests would wait forever or crash.
struct QueueFailureTests {
  /// Expects `body` to record one issue for each of `messages`, with its text.
  private func expectIssues(
    _ messages: String..., line: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation, _ body: () -> Void
  ) {
    let issues = Mutex<[Issue]>([])
    withKnownIssue {
      body()
    } matching: { issue in
      issues.withLock { $0.append(issue) }
      return true
    }
    let recorded = issues.withLock { $0 }
    #expect(recorded.count == messages.count, "\(recorded)", sourceLocation: sourceLocation)
    for (issue, message) in zip(recorded, messages) {
      #expect(issue.description.contains(message), sourceLocation: sourceLocation)
      if let line { #expect(issue.sourceLocation?.line == line, sourceLocation: sourceLocation) }
    }
  }

  @Test(arguments: QueueSubject.serial.dropFirst()) func syncOnTheRunningQueueFails(_ subject: QueueSubject) {
    let (queue, trace) = (subject.makeQueue(), Trace())
    expectIssues("This sync would never return: it is called by work of the mock queue '\(subject)' created at") {
      queue.async { queue.sync { trace.note("done anyway") } }
      _ = trace.entries(1, from: queue)
    }
    #expect(trace.entries == ["done anyway"])
  }

  @Test func nestedSyncFails() {
    let queue = MockDispatchQueue()
    let line = #line + 2
    expectIssues("This sync would never return", line: line) {
      queue.sync { queue.sync {} }
    }
  }

  @Test func syncThroughAnotherQueueFails() {
    let (queue, other) = (MockDispatchQueue(.manual), MockDispatchQueue(.manual))
    expectIssues("This sync would never return") {
      queue.async { other.sync { queue.sync {} } }
      queue.run()
    }
  }

  @Test func syncInAwaitedWorkFails() {
    let (queue, other) = (MockDispatchQueue(.manual), MockDispatchQueue(.manual))
    expectIssues("This sync would never return") {
      other.async { queue.sync {} }
      queue.async { other.sync {} }
      queue.run()
    }
  }

  @Test func submittedWorkMayUseSync() {
    let queue = MockDispatchQueue()
    let other = MockDispatchQueue()
    queue.async { other.async { queue.sync {} } }
    #expect(queue.records.map(\.state) == [.finished, .finished])
  }

  @Test(arguments: QueueSubject.concurrent.dropFirst()) func syncInABarrierFails(_ subject: QueueSubject) {
    let queue = subject.makeQueue()
    expectIssues("This sync would never return") { queue.sync(flags: .barrier) { queue.sync {} } }
    expectIssues("it is a barrier of") { queue.sync { queue.sync(flags: .barrier) {} } }
  }

  @Test func syncBehindABlockedBarrierFails() {
    let queue = MockDispatchQueue(.manual, attributes: .concurrent)
    expectIssues("waits for a barrier") {
      queue.sync {
        queue.async(flags: .barrier) {}
        queue.sync {}
      }
    }
    queue.run()
    #expect(queue.pending.isEmpty)
  }

  @Test func mutuallyWaitingThreadsFail() {
    let queues = [MockDispatchQueue(.manual, label: "a"), MockDispatchQueue(.manual, label: "b")]
    let (inside, done) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    expectIssues("whose work waits for") {
      let thread = Thread {
        queues[0].sync {
          inside.signal()
          queues[1].sync {}
        }
        done.signal()
      }
      queues[1].sync {
        thread.start()
        inside.wait()
        // The other thread doesn't depend on this one: it waits for queue b, or will.
        while !queues[1].records.contains(where: { $0.state == .pending }) { sched_yield() }
        queues[0].sync {}
      }
      done.wait()
    }
  }

  @Test func endlessWorkFails() {
    for mode in [MockDispatchQueue.Mode.immediate, .firstInFirstOut, .manual, .virtualTime] {
      let queue = MockDispatchQueue(mode, label: "timers", workLimit: 500)
      @Sendable func tick() { queue.asyncAfter(deadline: .now() + 1) { tick() } }
      expectIssues("Stopped after 500 work items in one run of the mock queue 'timers' created at") {
        tick()
        if mode == .manual || mode == .virtualTime { queue.run() }
      }
      let finished = queue.records.count { $0.state == .finished }
      #expect(finished == 500)
      #expect(queue.pending.count == 1)
    }
  }

  @Test func advancingNeedsVirtualTime() {
    let queue = MockDispatchQueue(.manual)
    expectIssues("its mode is .manual") { queue.advance(by: .seconds(1)) }
  }

  @Test func runningTheQueueFromWorkFails() {
    let queue = MockDispatchQueue(.virtualTime)
    expectIssues("must not run more work before it ends itself", "must not run more work before it ends itself") {
      queue.async {
        queue.advance(by: .seconds(1))
        queue.runNext()
      }
      queue.run()
    }
  }

  @Test func assertionsDetectTheWrongQueue() {
    let (queue, other) = (MockDispatchQueue(label: "main"), MockDispatchQueue())
    expectIssues("This code does not run on the mock queue 'main'", "This code runs on the mock queue 'main'") {
      other.async { queue.assertOnQueue() }
      queue.async { queue.assertNotOnQueue() }
    }
    queue.async { other.async { #expect(!queue.isCurrent) } }
  }
}
