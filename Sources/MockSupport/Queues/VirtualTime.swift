import Dispatch

/// A moment on the clock of a mock queue, in nanoseconds since the clock was made.
typealias VirtualNanoseconds = UInt64

/// How moments on the clock of a mock queue are written as deadlines, and deadlines read as moments.
enum VirtualTime {
  /// No moment that is ever reached.
  static let never = VirtualNanoseconds.max

  /// Virtual clocks start where no real one gets: 36 years after the machine was started. So a deadline tells by itself
  /// on which of the two it was counted.
  private static let start: UInt64 = 1 << 60

  private static let millisecond: UInt64 = 1_000_000

  static func dispatchTime(at moment: VirtualNanoseconds) -> DispatchTime {
    DispatchTime(uptimeNanoseconds: start + min(moment, start))
  }

  /// How far it is to a deadline; nil if it never comes.
  ///
  /// - Parameters:
  ///   - now: the time on the virtual clock.
  ///   - realNow: the time on the real one, on which the deadline may have been counted.
  static func delay(
    until deadline: DispatchTime, from now: VirtualNanoseconds, realNow: DispatchTime
  ) -> VirtualNanoseconds? {
    if deadline == .distantFuture { return nil }
    let time = deadline.uptimeNanoseconds
    return isReal(deadline)
      ? intended(difference(time, realNow.uptimeNanoseconds)) : exact(difference(time, start + min(now, start)))
  }

  /// Whether what is left until a deadline on the real clock is surely the delay that was meant: it is round but for the
  /// time that a call takes, which is hardly ever so where a thread was kept from its work meanwhile.
  static func isSurelyMeant(until deadline: UInt64, realNow: DispatchTime) -> Bool {
    next(10 * millisecond, after: difference(deadline, realNow.uptimeNanoseconds), within: millisecond / 20) != nil
  }

  /// Whether a deadline was counted on the real clock.
  static func isReal(_ deadline: DispatchTime) -> Bool { deadline.uptimeNanoseconds < start / 2 }

  /// An interval in nanoseconds, 0 if it is negative, ``never`` if it never ends.
  static func nanoseconds(_ interval: DispatchTimeInterval) -> VirtualNanoseconds {
    let end = DispatchTime(uptimeNanoseconds: start) + interval
    if end == .distantFuture { return never }
    return exact(difference(end.uptimeNanoseconds, start))
  }

  private static func difference(_ end: UInt64, _ start: UInt64) -> UInt64 { end < start ? 0 : end - start }

  /// The delay that was meant, of which `delay` was left when the call came that took the deadline: the next round
  /// number, if it is near. What passes between the two is little, but more where the machine is busy.
  private static func intended(_ delay: UInt64) -> UInt64 {
    next(10 * millisecond, after: delay, within: 9 * millisecond / 10)
      ?? next(millisecond, after: delay, within: millisecond / 4) ?? delay
  }

  /// A delay without what is lost where the system counts in units that are coarser than nanoseconds.
  private static func exact(_ delay: UInt64) -> UInt64 { next(millisecond, after: delay, within: 100) ?? delay }

  /// The next multiple of `unit`, if it is not too far.
  private static func next(_ unit: UInt64, after delay: UInt64, within limit: UInt64) -> UInt64? {
    let missing = (unit - delay % unit) % unit
    return missing <= limit && delay <= UInt64.max - missing ? delay + missing : nil
  }
}
