import Foundation

/// The seeds of tests that make random inputs.
package enum Seeds {
  /// Two fixed seeds, so that no test fails by chance. If `MOCKD_SEED` is set, its value alone: `scripts/test --random`
  /// sets a new one, and a failure names the seed that repeats it.
  package static let all: [UInt64] = number("MOCKD_SEED").map { [$0] } ?? [1, 2]

  /// The first seed, for tests that count up from it.
  package static let first = all[0]

  /// Returns the part of a total for each seed, so that a test with two seeds takes no longer than with one.
  ///
  /// `scripts/test --random` looks for the smallest part with which a failure occurs, and sets `MOCKD_DIVISOR`.
  package static func share(of total: Int) -> Int { max(1, total / all.count / divisor) }

  /// Returns the kinds of cases for a seed, if each seed has some of them. One seed has all of them.
  package static func share<Kind>(of kinds: [Kind], for seed: UInt64) -> [Kind] {
    let number = all.firstIndex(of: seed) ?? 0
    return kinds.indices.filter { $0 % all.count == number }.map { kinds[$0] }
  }

  private static let divisor = Int(max(1, number("MOCKD_DIVISOR") ?? 1))

  private static func number(_ variable: String) -> UInt64? {
    ProcessInfo.processInfo.environment[variable].flatMap { UInt64($0) }
  }
}
