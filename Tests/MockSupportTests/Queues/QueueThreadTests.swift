import Dispatch
import Foundation
import MockSupport
import Synchronization
import Testing

/// Behavior of all queues, real and mock, with several threads.
struct QueueThreadTests {
  private static let threads = 4
  private static let works = 200

  /// A counter without a lock: its result is correct only if the queue is.
  private final class Counter: @unchecked Sendable {
    // '@unchecked': only work of a serial queue, or barriers, change it.
    var count = 0
    var depth = 0
    var overlaps = 0

    func increment() {
      depth += 1
      if depth != 1 { overlaps += 1 }
      count += 1
      depth -= 1
    }
  }

  /// Calls `body` on several threads at once, and waits for all of them.
  private func onThreads(_ body: @escaping @Sendable (Int) -> Void) {
    let done = DispatchSemaphore(value: 0)
    for index in 0..<Self.threads {
      let thread = Thread {
        body(index)
        done.signal()
      }
      thread.start()
    }
    for _ in 0..<Self.threads { done.wait() }
  }

  @Test(arguments: QueueSubject.serial) func workNeverOverlaps(_ subject: QueueSubject) {
    let (queue, counter, trace) = (subject.makeQueue(), Counter(), Trace())
    onThreads { _ in
      for _ in 0..<Self.works { queue.async { counter.increment() } }
    }
    queue.async { trace.note("\(counter.count) \(counter.overlaps)") }
    #expect(trace.entries(1, from: queue) == ["\(Self.threads * Self.works) 0"])
  }

  @Test(arguments: QueueSubject.allCases) func syncAndAsyncWorkNeverOverlaps(_ subject: QueueSubject) {
    let (queue, counter) = (subject.makeQueue(), Counter())
    onThreads { index in
      for step in 0..<Self.works {
        if (step + index) % 2 == 0 {
          queue.sync(flags: .barrier) { counter.increment() }
        } else {
          queue.async(flags: .barrier) { counter.increment() }
        }
      }
    }
    let result = queue.sync(flags: .barrier) { [counter.count, counter.overlaps] }
    #expect(result == [Self.threads * Self.works, 0])
  }

  /// The thread that runs work also runs work that another thread submits meanwhile, before its call returns.
  @Test(arguments: [MockDispatchQueue.Mode.immediate, .firstInFirstOut])
  func theRunningThreadRunsConcurrentSubmissions(_ mode: MockDispatchQueue.Mode) {
    let (queue, trace) = (MockDispatchQueue(mode), Trace())
    let (running, submitted) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let other = Thread {
      running.wait()
      queue.async { trace.note("second") }
      submitted.signal()
    }
    other.start()
    queue.async {
      running.signal()
      #expect(submitted.wait(timeout: .now() + 20) == .success)
      trace.note("first")
    }
    #expect(trace.entries == ["first", "second"])
  }

  /// The numbers of running work items on a queue.
  private struct Presence {
    var readers = 0
    var writers = 0
    var mistakes = 0
  }

  @Test(arguments: QueueSubject.concurrent) func barriersRunAlone(_ subject: QueueSubject) {
    let queue = subject.makeQueue()
    let presence = Mutex(Presence())
    onThreads { index in
      for step in 0..<Self.works {
        let isWriter = (step + index) % 4 == 0
        queue.sync(flags: isWriter ? .barrier : []) {
          presence.withLock {
            if isWriter { $0.writers += 1 } else { $0.readers += 1 }
            if 0 < $0.writers, 1 < $0.writers + $0.readers { $0.mistakes += 1 }
          }
          sched_yield()
          presence.withLock { if isWriter { $0.writers -= 1 } else { $0.readers -= 1 } }
        }
      }
    }
    #expect(presence.withLock { $0.mistakes } == 0)
  }

  @Test(arguments: QueueSubject.serial) func eachThreadsWorkKeepsItsOrder(_ subject: QueueSubject) {
    let (queue, trace) = (subject.makeQueue(), Trace())
    onThreads { index in
      for step in 0..<50 { queue.async { trace.note("\(index) \(step)") } }
    }
    let entries = trace.entries(Self.threads * 50, from: queue)
    for index in 0..<Self.threads {
      #expect(entries.filter { $0.hasPrefix("\(index) ") } == (0..<50).map { "\(index) \($0)" })
    }
  }

  /// The thread that requests the notification runs its work, while it works for a queue with the same clock.
  @Test func theNotifyingThreadRunsTheWork() {
    for _ in 0..<100 {
      let (queue, group) = (MockDispatchQueue(), DispatchGroup())
      let threads = Mutex<[pthread_t]>([])
      queue.sync {
        threads.withLock { $0.append(pthread_self()) }
        group.notify(queue: queue) { threads.withLock { $0.append(pthread_self()) } }
      }
      queue.sync {}
      let seen = threads.withLock { $0 }
      #expect(seen.count == 2 && seen.first == seen.last)
    }
  }

  @Test(arguments: QueueSubject.allCases) func groupsLeftByOtherThreadsNotify(_ subject: QueueSubject) {
    let (queue, group, trace) = (subject.makeQueue(), DispatchGroup(), Trace())
    for _ in 0..<Self.threads { group.enter() }
    group.notify(queue: queue) { trace.note("notified") }
    onThreads { _ in group.leave() }
    if let mock = queue as? MockDispatchQueue, [.manual, .virtualTime].contains(mock.mode) {
      mock.run()
      #expect(trace.entries == ["notified"])
    } else {
      #expect(trace.awaitEntries(1) == ["notified"])
    }
  }
}
