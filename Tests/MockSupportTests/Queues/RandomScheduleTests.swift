import Dispatch
import Foundation
import MockSupport
import Testing

/// Random programs on several queues do what a plain model of queues says. `MOCKD_SEED` repeats a run, `MOCKD_SCHEDULES`
/// lengthens it.
struct RandomScheduleTests {
  private static let count = ProcessInfo.processInfo.environment["MOCKD_SCHEDULES"].flatMap(Int.init) ?? 150
  private static let seed =
    ProcessInfo.processInfo.environment["MOCKD_SEED"].flatMap(UInt64.init) ?? .random(in: 0...(.max))

  @Test(arguments: [MockDispatchQueue.Mode.firstInFirstOut, .manual, .virtualTime])
  func mockQueuesDoWhatTheModelDoes(_ mode: MockDispatchQueue.Mode) {
    for index in 0..<Self.count {
      var random = QueueProgram.Random(state: Self.seed &+ UInt64(index))
      let count = mode == .virtualTime ? 3 : 1
      let program = QueueProgram(queues: count, delays: true, &random)
      let clock = MockDispatchClock()
      let queues = (0..<count).map { MockDispatchQueue(mode, label: "queue \($0)", clock: clock) }
      let trace = Trace()
      program.run(on: queues, trace)
      queues[0].run()
      let expected = QueueModel().entries(of: program)
      #expect(trace.entries == expected, "MOCKD_SEED=\(Self.seed &+ UInt64(index)): \(program)")
      #expect(queues.allSatisfy { $0.pending.isEmpty })
      if trace.entries != expected { return }
    }
  }

  @Test func realQueuesDoWhatTheModelDoes() {
    for index in 0..<Self.count {
      var random = QueueProgram.Random(state: Self.seed &+ UInt64(index))
      let program = QueueProgram(queues: 1, delays: false, &random)
      let trace = Trace()
      program.run(on: [DispatchQueue(label: "queue 0")], trace)
      let expected = QueueModel().entries(of: program)
      #expect(trace.awaitEntries(expected.count) == expected, "MOCKD_SEED=\(Self.seed &+ UInt64(index)): \(program)")
    }
  }
}
