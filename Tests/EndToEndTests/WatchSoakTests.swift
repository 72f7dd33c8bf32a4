#if os(Linux)
  import Fuzzing
  import TestSupport
  import Testing

  /// A watch releases descriptors and watches. `Benchmarks/mockd-soak` does the same for much longer, and measures
  /// memory.
  @Suite struct WatchSoakTests {
    @Test func descriptorsAndWatchesAreReleased() throws {
      let storm = try WatchStorm(.pets, seed: WatchStorm.seed)
      let watching = try Watching(storm.workspace)
      var usages: [ProcessUsage] = []
      for _ in 0..<4 {
        var edits = 0
        while edits < 100 {
          for _ in 0..<5 { edits += storm.edit() }
          try watching.sync()
        }
        // First the unused outputs are deleted, then their folders.
        for _ in 0..<2 {
          storm.restart()
          try watching.sync()
        }
        usages.append(try ProcessUsage(of: watching.mockd.processID))
      }
      #expect(Set(usages.dropFirst().map(\.watches)) == [usages[0].watches], "MOCKD_SEED=\(WatchStorm.seed) \(usages)")
      // The system's library opens some descriptors with its first timer or thread, mostly in the first round.
      let most = max(usages[0].descriptors, usages[1].descriptors) + 3
      let last = try ProcessUsage(of: watching.mockd.processID, withAtMost: most)
      #expect(last.descriptors <= most, "\(usages[0].targets) \(last.targets)")
    }
  }
#endif
