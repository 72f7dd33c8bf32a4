#if os(Linux)
  import Foundation
  import Fuzzing
  import TestSupport
  import Testing

  /// In a session of any length, every request is answered once, memory stays bounded, and the state equals that of a
  /// new server.
  ///
  /// `MOCKD_SESSION` sets the number of edits, requests and cancellations. `MOCKD_SESSION_SAMPLE` names the only
  /// workspace to test. `MOCKD_SEED` repeats a run. `MOCKD_TOOL` names the tool to run, such as a release build.
  @Suite struct LongSessionTests {
    private static let steps = WatchStorm.environment("MOCKD_SESSION").flatMap { Int($0) } ?? 200
    /// The number of steps between restorations of the initial state, where memory can be compared.
    private static let portion = min(1_000, max(1, steps / 10))
    private static let samples: [SampleProject] = {
      let all = SampleProject.all(corpora: Corpora.directory) + [SampleProject.withTests]
      let name = WatchStorm.environment("MOCKD_SESSION_SAMPLE")
      return name.map { name in all.filter { $0.name == name } } ?? all
    }()

    @Test(arguments: samples, SessionClient.allCases)
    func longSessionsReleaseTheirMemory(sample: SampleProject, kind: SessionClient) throws {
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
      let (first, last) = (usages[1], usages[usages.count - 1])
      // The system's library opens three descriptors lazily. Replies don't wait for the watcher to release removed
      // folders.
      let most = (descriptors: first.descriptors + 6, watches: first.watches + 3)
      let settled = try ProcessUsage(
        of: session.client.process.processIdentifier, withAtMost: most.descriptors, watches: most.watches)
      #expect(settled.descriptors <= most.descriptors, "MOCKD_SEED=\(seed): \(first.targets) \(settled.targets)")
      #expect(settled.watches <= most.watches, "MOCKD_SEED=\(seed): \(usages) \(settled)")
      try session.end()
      print(
        "\(sample), \(kind): \(Self.steps) steps, \(session.requests) requests,",
        "\(session.cancellations) cancellations, results \(session.results), errors \(session.errors),",
        "\(first.resident) kB after \(2 * Self.portion) steps, \(last.resident) kB at the end, MOCKD_SEED=\(seed)")
      // Allocators keep a varying number of megabytes.
      #expect(last.resident < first.resident * 11 / 10 + 8_000, "MOCKD_SEED=\(seed): \(usages)")
    }
  }

  extension SampleProject {
    /// A workspace with Swift tests that read unset fields.
    fileprivate static let withTests = SampleProject(
      name: "Heroes",
      files: [
        "schema/schema.graphqls": StarWars.schema, "ops/Hero.graphql": StarWars.hero,
        "ops/Details.graphql": StarWars.details, "Tests/HeroTests.swift": CrashDiagnosticsTests.test,
        "Tests/Helpers.swift": CrashDiagnosticsTests.helpers,
      ])
  }
#endif
