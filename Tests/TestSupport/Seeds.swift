import Foundation

/// The seeds of tests that make random inputs.
package enum Seeds {
  /// A fixed seed, which keeps finding known bugs, and a new one in each run. If `MOCKD_SEED` is set, its value
  /// alone, to repeat a run.
  package static let all: [UInt64] = {
    let chosen = ProcessInfo.processInfo.environment["MOCKD_SEED"].flatMap { UInt64($0) }
    return chosen.map { [$0] } ?? [1, UInt64.random(in: 2...99_999)]
  }()

  /// Returns the part of a total for each seed, so that a test with two seeds takes no longer than with one.
  package static func share(of total: Int) -> Int { max(1, total / all.count) }
}
