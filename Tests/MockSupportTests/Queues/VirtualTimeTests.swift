import Dispatch
import Testing

@testable import MockSupport

/// Deadlines on either clock give the intended delays.
struct VirtualTimeTests {
  private let realNow = DispatchTime(uptimeNanoseconds: 5_000_000_000_000)

  /// Returns the delay inferred from a deadline, in nanoseconds, if some time has passed since its computation.
  private func delay(_ nanoseconds: Int, late: Int) -> UInt64? {
    let counted = DispatchTime(uptimeNanoseconds: realNow.uptimeNanoseconds - UInt64(late))
    return VirtualTime.delay(until: counted + .nanoseconds(nanoseconds), from: 77, realNow: realNow)
  }

  @Test(arguments: [
    (300_000_000, 900), (300_000_000, 240_000), (300_000_000, 890_000), (1_000_000, 100), (9_000_000, 200_000),
    (16_000_000, 50_000), (250_000_000, 800_000), (3_600_000_000_000, 800_000), (0, 0), (999_000_000, 70_000),
  ]) func roundDelaysAreExact(_ nanoseconds: Int, _ late: Int) {
    #expect(delay(nanoseconds, late: late) == UInt64(nanoseconds))
  }

  @Test(arguments: [16_666_667, 33_333_333, 8_333_333, 41_666_667, 500_000])
  func otherDelaysShrinkByTheElapsedTime(_ nanoseconds: Int) {
    #expect(delay(nanoseconds, late: 2_000) == UInt64(nanoseconds - 2_000))
  }

  @Test func pastDeadlinesAreDueAtOnce() {
    #expect(delay(1_000, late: 5_000) == 0)
    #expect(VirtualTime.delay(until: DispatchTime(uptimeNanoseconds: 1), from: 0, realNow: realNow) == 0)
  }

  @Test func virtualDeadlinesAreExact() {
    let now = VirtualTime.dispatchTime(at: 12_345)
    #expect(
      VirtualTime.delay(until: now + .nanoseconds(16_666_667), from: 12_345, realNow: realNow) == 16_666_667)
    #expect(VirtualTime.delay(until: now, from: 20_000, realNow: realNow) == 0)
  }

  /// For such delays, real time that has passed since other submissions is ignored.
  @Test func roundDelaysAreIntended() {
    func isVirtual(_ milliseconds: UInt64, late: UInt64) -> Bool {
      let deadline = realNow.uptimeNanoseconds + milliseconds * 1_000_000 - late
      return VirtualTime.isVirtual(until: deadline, realNow: realNow)
    }
    #expect(isVirtual(280, late: 0) && isVirtual(280, late: 40_000) && isVirtual(0, late: 40_000))
    #expect(!isVirtual(280, late: 60_000) && !isVirtual(300, late: 17_300_000) && !isVirtual(16, late: 0))
  }

  @Test func theDistantFutureIsNever() {
    #expect(VirtualTime.delay(until: .distantFuture, from: 0, realNow: realNow) == nil)
    #expect(VirtualTime.nanoseconds(.never) == VirtualTime.never)
    #expect(VirtualTime.nanoseconds(.seconds(-5)) == 0)
    #expect(VirtualTime.nanoseconds(.seconds(.max)) == VirtualTime.never)
  }
}
