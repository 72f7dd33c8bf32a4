/// Schedules attempts to return from polling to events: soon at first, then in growing intervals.
///
/// A state machine without a clock, like `Debouncer`.
struct RetryBackoff {
  private let first: UInt64
  private var interval: UInt64
  private var lastSuccess: UInt64?
  /// The time of the next attempt, or nil if none is needed.
  private(set) var due: UInt64?

  /// The longest interval, as a multiple of the first one.
  static let growth: UInt64 = 12
  private static let day: UInt64 = 86_400_000_000_000

  /// - Parameter first: the time until the first attempt, in nanoseconds.
  init(first: UInt64) {
    self.first = min(first, Self.day)
    interval = self.first
  }

  private var longest: UInt64 { first * Self.growth }

  /// Schedules an attempt, because a temporary limit was reached. The interval grows if events ended soon after the
  /// last success.
  mutating func begin(at now: UInt64) {
    guard due == nil else { return }
    if lastSuccess.map({ now - $0 >= longest }) ?? true { interval = first }
    due = now + interval
  }

  mutating func fail(at now: UInt64) {
    interval = min(interval * 2, longest)
    due = now + interval
  }

  mutating func succeed(at now: UInt64) {
    interval = min(interval * 2, longest)
    lastSuccess = now
    due = nil
  }
}
