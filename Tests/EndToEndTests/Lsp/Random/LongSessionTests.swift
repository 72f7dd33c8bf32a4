#if os(Linux)
  import Foundation
  import Fuzzing
  import TestSupport
  import Testing

  /// However long a session is: every request is answered once, memory stays what it was, and in the end the server says
  /// what one says that was started then.
  ///
  /// `MOCKD_SESSION` says how many edits, requests and cancellations, `MOCKD_SEED` repeats a run, `MOCKD_TOOL` names the tool
  /// to run, for one that was built for release.
  @Suite struct LongSessionTests {
    private static let steps = WatchStorm.environment("MOCKD_SESSION").flatMap { Int($0) } ?? 600

    @Test(arguments: SampleProject.all(corpora: Corpora.directory) + [SampleProject.withTests])
    func itEndsAsItBegan(sample: SampleProject) throws {
      let session = try RandomSession(sample, seed: WatchStorm.seed)
      var usages: [ProcessUsage] = []
      let rounds = 10
      for round in 0..<rounds {
        for _ in 0..<max(1, Self.steps / rounds) { try session.step() }
        if round.isMultiple(of: 3) { try session.expectStateOfAFreshServer() }
        try session.restart()
        usages.append(try ProcessUsage(of: session.client.process.processIdentifier))
      }
      try session.expectStateOfAFreshServer()
      try session.end()
      let (first, last) = (usages[1], usages[rounds - 1])
      print(
        "\(sample): \(Self.steps) steps, \(session.requests) requests, \(session.cancellations) cancellations,",
        "results \(session.results), errors \(session.errors), \(first.resident) kB after a fifth,",
        "\(last.resident) kB at the end, MOCKD_SEED=\(WatchStorm.seed)")
      // What allocators keep varies by some megabytes.
      #expect(last.resident < first.resident * 11 / 10 + 8_000, "MOCKD_SEED=\(WatchStorm.seed): \(usages)")
      // Answers do not wait for the watcher to let go of what has been removed.
      #expect(last.descriptors <= first.descriptors + 3, "MOCKD_SEED=\(WatchStorm.seed): \(usages)")
      #expect(last.watches <= first.watches + 3, "MOCKD_SEED=\(WatchStorm.seed): \(usages)")
    }
  }

  extension SampleProject {
    /// One with tests in Swift, which read what their mocks do not hold.
    fileprivate static let withTests = SampleProject(
      name: "Heroes",
      files: [
        "schema/schema.graphqls": StarWars.schema, "ops/Hero.graphql": StarWars.hero,
        "ops/Details.graphql": StarWars.details, "Tests/HeroTests.swift": TestFindingsTests.test,
        "Tests/Helpers.swift": TestFindingsTests.helpers,
      ])
  }
#endif
