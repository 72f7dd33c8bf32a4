import Foundation
import Fuzzing
import TestSupport
import Testing

/// During random edits, a watch has the outputs and diagnostics of a clean run.
///
/// `MOCKD_EDITS` lengthens the run; `MOCKD_SEED` repeats one, except for its timing.
@Suite struct WatchStormTests {
  private static let edits = WatchStorm.environment("MOCKD_EDITS").flatMap { Int($0) } ?? 40

  @Test(arguments: SampleProject.all(corpora: Corpora.directory) + [.services])
  func watchOutputsEqualACleanRun(sample: SampleProject) throws {
    for seed in Seeds.all { try run(sample, seed) }
  }

  private func run(_ sample: SampleProject, _ seed: UInt64) throws {
    let storm = try WatchStorm(sample, seed: seed)
    let watching = try Watching(storm.workspace, ["--format", "json", "--hints"])
    var diagnostics: WatchDiagnostics? = WatchDiagnostics()
    var edits = 0
    while edits < Seeds.share(of: Self.edits) {
      edits += storm.edit()
      guard try storm.matchesACleanRun(watching.mockd, &diagnostics) else { return }
    }
    storm.restart()
    #expect(try storm.matchesACleanRun(watching.mockd, &diagnostics))
    // Their number depends on the seed. The initial state, to which a storm returns, is one.
    #expect(Self.edits / 500 < storm.completeStates)
    print("\(sample): \(edits) edits, \(storm.completeStates) states without errors, MOCKD_SEED=\(seed)")
  }
}
