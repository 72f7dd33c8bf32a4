/// When to try again whether the system tells of changes where it could not: soon, and then less and less often.
///
/// A state machine without a clock, like `Settling`.
struct Comeback {
  private let first: UInt64
  private var interval: UInt64
  private var lastSuccess: UInt64?
  /// When to try; nil where there is nothing to try for.
  private(set) var due: UInt64?

  /// By how much the first interval grows at most.
  static let growth: UInt64 = 12
  private static let day: UInt64 = 86_400_000_000_000

  /// - Parameter first: the time until the first attempt, in nanoseconds.
  init(first: UInt64) {
    self.first = min(first, Self.day)
    interval = self.first
  }

  private var longest: UInt64 { first * Self.growth }

  /// A limit that may pass stands in the way. Whoever has only just come back waits longer than the last time.
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
