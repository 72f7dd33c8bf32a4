import Dispatch
import Foundation
import Fuzzing
import MockSupport
import TestSupport
import Testing

/// Random programs on several queues agree with a naive model of queues. `MOCKD_SEED` repeats a run;
/// `MOCKD_SCHEDULES` lengthens it.
struct RandomScheduleTests {
  private static let count = ProcessInfo.processInfo.environment["MOCKD_SCHEDULES"].flatMap(Int.init) ?? 150

  @Test(arguments: [MockDispatchQueue.Mode.firstInFirstOut, .manual, .virtualTime], Seeds.all)
  func mockQueuesEqualTheModel(_ mode: MockDispatchQueue.Mode, seed: UInt64) {
    for index in 0..<Seeds.share(of: Self.count) {
      var random = SplitMix64(seed: seed &+ UInt64(index))
      let count = mode == .virtualTime ? 3 : 1
      let program = QueueProgram(queues: count, delays: true, &random)
      let clock = MockDispatchClock()
      let queues = (0..<count).map { MockDispatchQueue(mode, label: "queue \($0)", clock: clock) }
      let trace = Trace()
      program.run(on: queues, trace)
      queues[0].run()
      let expected = QueueModel().entries(of: program)
      #expect(trace.entries == expected, "MOCKD_SEED=\(seed &+ UInt64(index)): \(program)")
      #expect(queues.allSatisfy { $0.pending.isEmpty })
      if trace.entries != expected { return }
    }
  }

  @Test(arguments: Seeds.all) func realQueuesEqualTheModel(seed: UInt64) {
    for index in 0..<Seeds.share(of: Self.count) {
      var random = SplitMix64(seed: seed &+ UInt64(index))
      let program = QueueProgram(queues: 1, delays: false, &random)
      let trace = Trace()
      program.run(on: [DispatchQueue(label: "queue 0")], trace)
      let expected = QueueModel().entries(of: program)
      #expect(trace.awaitEntries(expected.count) == expected, "MOCKD_SEED=\(seed &+ UInt64(index)): \(program)")
    }
  }
}
