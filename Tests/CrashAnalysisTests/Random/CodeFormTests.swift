import Foundation
import TestSupport
import Testing

/// Tests each form of `CodeForm` in functions that have no other form, each in a separate process.
///
/// `MOCKD_SEED` repeats a run, `MOCKD_FORMS` sets the number of functions, and `MOCKD_FORM` names the only form. A run
/// with `MOCKD_FORMS=9000` has 20 functions for each form and kind of value. Its table shows which forms the analysis
/// follows.
@Suite struct CodeFormTests {
  @Test(arguments: Seeds.all) func errorsOfFollowedFormsEqualCrashes(seed: UInt64) throws {
    let environment = ProcessInfo.processInfo.environment
    let total = Seeds.share(of: environment["MOCKD_FORMS"].flatMap { Int($0) } ?? 80)
    let label = "MOCKD_SEED=\(seed) MOCKD_FORMS=\(total)"
    print(label)
    // A short run has a part of the forms, and each seed another one.
    let first = Int(seed &* UInt64(total) % UInt64(IsolatedForms.count))
    var results = IsolatedForms.Results()
    for (number, start) in stride(from: 0, to: total, by: 450).enumerated() {
      let modules =
        try number.isMultiple(of: 2) ? .zoo() : GeneratedModules.random(seed: seed &+ UInt64(number) &* 0x51_7cc1)
      defer { modules.remove() }
      let numbers = (first + start)..<(first + min(start + 450, total))
      let part = try IsolatedForms(modules, seed: seed, numbers).results(label: label)
      results.outcomes.merge(part.outcomes, uniquingKeysWith: +)
      results.disagreements += part.disagreements
      guard results.disagreements.count <= 100 else { break }
    }
    print(results.table)
    for disagreement in results.disagreements { Issue.record("\(disagreement)") }
    guard 20 * IsolatedForms.count <= total else { return }
    for (name, outcomes) in results.outcomes {
      #expect(0 < outcomes.reported + outcomes.unreported && 0 < outcomes.ends, "\(name) always has the same outcome")
    }
  }
}
