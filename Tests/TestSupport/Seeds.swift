import Foundation

/// The seeds of tests that make random inputs.
package enum Seeds {
  /// A seed that is always the same, so that a mistake which it once found stays found, and another one in each run.
  /// Where `MOCKD_SEED` is set, its value alone, to repeat a run.
  package static let all: [UInt64] = {
    let chosen = ProcessInfo.processInfo.environment["MOCKD_SEED"].flatMap { UInt64($0) }
    return chosen.map { [$0] } ?? [1, UInt64.random(in: 2...99_999)]
  }()

  /// The part of a total that each seed gets, so that a test of two seeds takes no longer than one of a single seed.
  package static func share(of total: Int) -> Int { max(1, total / all.count) }
}
