import Foundation
import Fuzzing
import TestSupport
import Testing

/// While random edits happen, a watch has the outputs and tells the findings that a clean run would.
///
/// `MOCKD_EDITS` makes the run longer, `MOCKD_SEED` repeats one, as far as time allows it to be repeated.
@Suite struct WatchStormTests {
  private static let edits = WatchStorm.environment("MOCKD_EDITS").flatMap { Int($0) } ?? 100

  @Test(arguments: SampleProject.all(corpora: Corpora.directory) + [.services])
  func watchEqualsClean(sample: SampleProject) throws {
    for seed in Seeds.all { try run(sample, seed) }
  }

  private func run(_ sample: SampleProject, _ seed: UInt64) throws {
    let storm = try WatchStorm(sample, seed: seed)
    let watching = try Watching(storm.workspace, ["--format", "json", "--hints"])
    var findings: WatchFindings? = WatchFindings()
    var edits = 0
    while edits < Seeds.share(of: Self.edits) {
      edits += storm.edit()
      guard try storm.isAsAfterACleanRun(watching.mockd, &findings) else { return }
    }
    storm.restart()
    #expect(try storm.isAsAfterACleanRun(watching.mockd, &findings))
    // How many there are depends on the seed; that of the beginning, to which a storm returns, is one.
    #expect(Self.edits / 500 < storm.completeStates)
    print("\(sample): \(edits) edits, \(storm.completeStates) states without errors, MOCKD_SEED=\(seed)")
  }
}
