import Dispatch
import MockSupport
import Testing

/// A `sync` on a concurrent queue first runs the work up to the last pending barrier, and no work behind that barrier.
struct SyncAndBarrierTests {
  private static func entries(_ submit: (MockDispatchQueue, Trace) -> Void) -> [String] {
    let (queue, trace) = (MockDispatchQueue(.manual, attributes: .concurrent), Trace())
    submit(queue, trace)
    queue.sync { trace.note("sync") }
    let entries = trace.entries
    queue.run()
    return entries
  }

  @Test func syncDoesNotWaitWithoutABarrier() {
    let entries = Self.entries { queue, trace in
      queue.async { trace.note("before") }
    }
    #expect(entries == ["sync"])
  }

  @Test func pendingBarriersRunBeforeSync() {
    let entries = Self.entries { queue, trace in
      queue.async(flags: .barrier) { trace.note("barrier") }
    }
    #expect(entries == ["barrier", "sync"])
  }

  @Test func workBeforeABarrierRunsBeforeSync() {
    let entries = Self.entries { queue, trace in
      queue.async { trace.note("1") }
      queue.async { trace.note("2") }
      queue.async(flags: .barrier) { trace.note("barrier") }
    }
    #expect(entries == ["1", "2", "barrier", "sync"])
  }

  @Test func workAfterTheBarrierMayRunLater() {
    let entries = Self.entries { queue, trace in
      queue.async { trace.note("1") }
      queue.async(flags: .barrier) { trace.note("barrier") }
      queue.async { trace.note("behind") }
    }
    #expect(entries == ["1", "barrier", "sync"])
  }

  @Test func syncWaitsForTheLastBarrier() {
    let entries = Self.entries { queue, trace in
      queue.async(flags: .barrier) { trace.note("first") }
      queue.async { trace.note("between") }
      queue.async(flags: .barrier) { trace.note("last") }
      queue.async { trace.note("behind") }
    }
    #expect(entries == ["first", "between", "last", "sync"])
  }

  /// A barrier with a later deadline has no effect yet.
  @Test func syncDoesNotWaitForLaterBarriers() {
    let entries = Self.entries { queue, trace in
      queue.async { trace.note("1") }
      queue.asyncAfter(deadline: .now() + 10, flags: .barrier) { trace.note("barrier") }
    }
    #expect(entries == ["sync"])
  }

  @Test func syncBarriersRunAllPendingWork() {
    let (queue, trace) = (MockDispatchQueue(.manual, attributes: .concurrent), Trace())
    queue.async { trace.note("1") }
    queue.async(flags: .barrier) { trace.note("2") }
    queue.async { trace.note("3") }
    queue.sync(flags: .barrier) { trace.note("sync") }
    #expect(trace.entries == ["1", "2", "3", "sync"])
  }
}
