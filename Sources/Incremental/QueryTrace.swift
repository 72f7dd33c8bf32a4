/// The observer of queries, the clock for their times, and the time of nested queries.
public struct QueryTrace {
  /// Called for every query that ran or was verified. Costs nothing if it is nil.
  public var observer: ((QueryEvent) -> Void)?
  /// Nanoseconds from any start, for the durations of events.
  public var clock: (() -> UInt64)?
  /// The time of the queries inside the current one, in nanoseconds.
  public var nested: UInt64 = 0

  @inlinable var isOn: Bool { clock != nil || observer != nil }

  /// The time now; 0 without a clock.
  @inlinable var now: UInt64 { clock?() ?? 0 }
}
