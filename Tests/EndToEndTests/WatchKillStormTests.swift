import Foundation
import Fuzzing
import TestSupport
import Testing

/// A watch that is killed at any moment of random edits leaves only complete files, and the next one finishes its work.
///
/// `MOCKD_KILLS` lengthens the run; `MOCKD_SEED` selects the edits and the moments.
@Suite struct WatchKillStormTests {
  private static let kills = WatchStorm.environment("MOCKD_KILLS").flatMap { Int($0) } ?? 16

  @Test(arguments: Seeds.all) func killedWatchesLeaveConsistentOutputs(seed: UInt64) throws {
    let kills = Seeds.share(of: Self.kills)
    let storm = try WatchStorm(.pets, seed: seed)
    let reader = OutputReader(storm.workspace.root.path)
    var random = SplitMix64(seed: seed)
    for _ in 0..<kills {
      let edits = storm.configurationEdits
      let mockd = try RunningMockd(["watch"], in: storm.workspace.root)
      // The kill may come directly after the start.
      let end = ContinuousClock.now + .milliseconds(Int.random(in: 0...300, using: &random))
      while ContinuousClock.now < end {
        storm.edit()
        // Enough time to handle some edits, but not all.
        poll(nil, 0, Int32.random(in: 0...6, using: &random))
      }
      mockd.send(SIGKILL)
      let status = mockd.status()
      // An editor that replaces the configuration removes it for a moment. A watch that starts then finds none.
      let foundNone = status == 2 && mockd.errors.hasPrefix("mockd: Found no .mockgen.json")
      #expect(status == -SIGKILL || foundNone && edits < storm.configurationEdits, "\(status): \(mockd.errors)")
      if Bool.random(using: &random) { storm.restart() }
      let next = try Watching(storm.workspace)
      var diagnostics: WatchDiagnostics?
      guard try storm.matchesACleanRun(next.mockd, &diagnostics) else { return }
      next.mockd.send(SIGKILL)
      #expect(next.mockd.status() == -SIGKILL)
    }
    let (reads, violations) = reader.finish()
    #expect(violations == [])
    #expect(kills < reads)
    #expect(kills / 20 < storm.completeStates)
    print("\(kills) kills, \(storm.completeStates) states without errors, \(reads) reads of outputs")
  }
}
