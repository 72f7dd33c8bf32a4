import Dispatch
import Fuzzing
import Testing

@testable import MockSupport

/// The pending work of a queue agrees with a list that is sorted again for each query.
struct PendingWorkTests {
  /// A naive implementation of pending work.
  private struct Plain {
    var works: [QueuedWork] = []

    var sorted: [QueuedWork] { works.sorted { ($0.due, $0.sequence) < ($1.due, $1.sequence) } }

    func ready(_ moment: VirtualNanoseconds, _ sequence: Int) -> [Int] {
      sorted.filter { $0.due <= moment && $0.sequence < sequence }.map(\.sequence)
    }
  }

  private static func work(_ sequence: Int, due: VirtualNanoseconds, exclusive: Bool) -> QueuedWork {
    QueuedWork(
      sequence: sequence, submission: DispatchSubmission(.block {}), submitted: 0, due: due, realDeadline: nil,
      isExclusive: exclusive, record: sequence)
  }

  private func expectEqual(_ pending: PendingWork, _ plain: Plain, _ moment: VirtualNanoseconds, before: Int) {
    #expect(pending.works.map(\.sequence) == plain.sorted.map(\.sequence))
    #expect(pending.first?.sequence == plain.sorted.first?.sequence)
    #expect(pending.isEmpty == plain.works.isEmpty)
    #expect(pending.exclusiveCount == plain.works.count(where: \.isExclusive))
    #expect(pending.ready(at: moment, before: before).map(\.sequence) == plain.ready(moment, before))
    #expect(pending.firstReady(at: moment, before: before)?.sequence == plain.ready(moment, before).first)
  }

  @Test(arguments: 1...20) func pendingWorkEqualsASortedList(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var (pending, plain) = (PendingWork(), Plain())
    for sequence in 0..<200 {
      if Int.random(in: 0..<5, using: &random) < 3 {
        let due = VirtualNanoseconds.random(in: 0..<8, using: &random)
        let work = Self.work(sequence, due: due, exclusive: Bool.random(using: &random))
        pending.insert(work)
        plain.works.append(work)
      } else if let next = Bool.random(using: &random) ? plain.sorted.first : plain.works.randomElement(using: &random)
      {
        pending.remove(next.sequence)
        plain.works.removeAll { $0.sequence == next.sequence }
      }
      // Unknown work changes nothing.
      pending.remove(-1)
      expectEqual(
        pending, plain, VirtualNanoseconds.random(in: 0..<8, using: &random),
        before: Int.random(in: 0...sequence + 1, using: &random))
    }
  }
}
