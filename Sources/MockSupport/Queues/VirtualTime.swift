import Dispatch

/// A moment on a mock queue's clock, in nanoseconds since the clock was created.
typealias VirtualNanoseconds = UInt64

/// Converts between virtual moments and deadlines of Dispatch.
enum VirtualTime {
  /// A moment that is never reached.
  static let never = VirtualNanoseconds.max

  /// The start of virtual clocks: an uptime of 36 years. No real clock reaches it, so a deadline's value shows to which
  /// clock it is relative.
  private static let start: UInt64 = 1 << 60

  private static let millisecond: UInt64 = 1_000_000

  static func dispatchTime(at moment: VirtualNanoseconds) -> DispatchTime {
    DispatchTime(uptimeNanoseconds: start + min(moment, start))
  }

  /// Returns the time until a deadline; nil for a deadline that is never reached.
  ///
  /// - Parameters:
  ///   - now: the time on the virtual clock.
  ///   - realNow: the time on the real clock, for deadlines relative to it.
  static func delay(
    until deadline: DispatchTime, from now: VirtualNanoseconds, realNow: DispatchTime
  ) -> VirtualNanoseconds? {
    if deadline == .distantFuture { return nil }
    let time = deadline.uptimeNanoseconds
    return isReal(deadline)
      ? intended(difference(time, realNow.uptimeNanoseconds)) : exact(difference(time, start + min(now, start)))
  }

  /// Returns whether the remaining time until a real deadline shows the intended delay reliably.
  /// This holds if it is within 0.05 ms below a multiple of 10 ms, which is rare after a thread was preempted.
  static func isVirtual(until deadline: UInt64, realNow: DispatchTime) -> Bool {
    next(10 * millisecond, after: difference(deadline, realNow.uptimeNanoseconds), within: millisecond / 20) != nil
  }

  /// Returns whether a deadline is relative to the real clock.
  static func isReal(_ deadline: DispatchTime) -> Bool { deadline.uptimeNanoseconds < start / 2 }

  /// Returns an interval in nanoseconds: 0 if it is negative, ``never`` if it is infinite.
  static func nanoseconds(_ interval: DispatchTimeInterval) -> VirtualNanoseconds {
    let end = DispatchTime(uptimeNanoseconds: start) + interval
    if end == .distantFuture { return never }
    return exact(difference(end.uptimeNanoseconds, start))
  }

  private static func difference(_ end: UInt64, _ start: UInt64) -> UInt64 { end < start ? 0 : end - start }

  /// Returns the intended delay for a remaining time: the next round number, if it is close. The difference is the time
  /// between the call of `now()` and the submission, which grows on a busy machine.
  private static func intended(_ delay: UInt64) -> UInt64 {
    next(10 * millisecond, after: delay, within: 9 * millisecond / 10)
      ?? next(millisecond, after: delay, within: millisecond / 4) ?? delay
  }

  /// Returns a delay without the rounding error of systems with a time unit coarser than nanoseconds.
  private static func exact(_ delay: UInt64) -> UInt64 { next(millisecond, after: delay, within: 100) ?? delay }

  /// Returns the next multiple of `unit`, or nil if it is further than `limit`.
  private static func next(_ unit: UInt64, after delay: UInt64, within limit: UInt64) -> UInt64? {
    let missing = (unit - delay % unit) % unit
    return missing <= limit && delay <= UInt64.max - missing ? delay + missing : nil
  }
}
