#if os(Linux)
  import Foundation
  import Fuzzing
  import TestSupport
  import Testing

  /// However long a session is: every request is answered once, memory stays what it was, and the server says what one
  /// says that was started then.
  ///
  /// `MOCKD_SESSION` says how many edits, requests and cancellations, `MOCKD_SESSION_SAMPLE` names the only workspace that
  /// there is to be a session in, `MOCKD_SEED` repeats a run, `MOCKD_TOOL` names the tool to run, for one that was built for
  /// release.
  @Suite struct LongSessionTests {
    private static let steps = WatchStorm.environment("MOCKD_SESSION").flatMap { Int($0) } ?? 600
    /// After how many everything is made what it was in the beginning, where memory can be compared.
    private static let portion = min(1_000, max(1, steps / 10))
    private static let samples: [SampleProject] = {
      let all = SampleProject.all(corpora: Corpora.directory) + [SampleProject.withTests]
      let name = WatchStorm.environment("MOCKD_SESSION_SAMPLE")
      return name.map { name in all.filter { $0.name == name } } ?? all
    }()

    @Test(arguments: samples, SessionClient.allCases)
    func itEndsAsItBegan(sample: SampleProject, kind: SessionClient) throws {
      let seed = WatchStorm.seed
      let session = try RandomSession(sample, kind, seed: seed)
      var usages: [ProcessUsage] = []
      for round in 0..<(Self.steps / Self.portion) {
        for _ in 0..<Self.portion { try session.step() }
        if round % 3 == 0 { try session.expectStateOfAFreshServer() }
        try session.restart()
        usages.append(try ProcessUsage(of: session.client.process.processIdentifier))
      }
      try session.expectStateOfAFreshServer()
      try session.end()
      let (first, last) = (usages[1], usages[usages.count - 1])
      print(
        "\(sample), \(kind): \(Self.steps) steps, \(session.requests) requests,",
        "\(session.cancellations) cancellations, results \(session.results), errors \(session.errors),",
        "\(first.resident) kB after \(2 * Self.portion) steps, \(last.resident) kB at the end, MOCKD_SEED=\(seed)")
      // What allocators keep varies by some megabytes.
      #expect(last.resident < first.resident * 11 / 10 + 8_000, "MOCKD_SEED=\(seed): \(usages)")
      // The system's library opens three when it first needs them, and answers do not wait for the watcher to let go of
      // what has been removed.
      #expect(last.descriptors <= first.descriptors + 6, "MOCKD_SEED=\(seed): \(first.targets) \(last.targets)")
      #expect(last.watches <= first.watches + 3, "MOCKD_SEED=\(seed): \(usages)")
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
