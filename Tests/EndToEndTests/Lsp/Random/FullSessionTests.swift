#if os(Linux)
  import Foundation
  import Fuzzing
  import TestSupport
  import Testing

  /// Sessions in a workspace with every output.
  ///
  /// `MOCKD_SESSION` sets the number of steps, `MOCKD_SEED` repeats a run, and `MOCKD_TOOL` names the tool to run.
  @Suite struct FullSessionTests {
    private static let steps = WatchStorm.environment("MOCKD_SESSION").flatMap { Int($0) } ?? 300

    /// One process runs all kinds of queries, more than 128.
    @Test func everyRequestWorksInEveryKindOfFile() throws {
      let session = try FullSession(seed: 1)
      try session.askEverything(places: 2)
      for path in FullSession.paths { try session.open(path) }
      try session.askEverything(places: 6)
      let silent = Set(RequestTable.methods.map(\.name)).subtracting(session.results.keys)
      #expect(silent.isEmpty)
      try session.end()
    }

    /// Inputs of all kinds are broken and fixed, in the editor and on the disk. Afterwards, the state equals the
    /// initial one.
    @Test func brokenInputsRecover() throws {
      let seed = WatchStorm.seed
      let session = try FullSession(seed: seed)
      try session.repairAll()
      let start = try session.pulled()
      let outputs = try Self.outputs(of: session)
      #expect(start["Tests/HeroTests.swift"]?.contains("unset-required-field") == true)
      #expect(start[".mockgen.json"] == "")
      var done = 0
      while done < Self.steps {
        for _ in 0..<min(100, Self.steps - done) { try session.step() }
        done += 100
        try session.repairAll()
        let now = try session.pulled()
        for path in FullSession.paths where now[path] != start[path] {
          Issue.record(
            "MOCKD_SEED=\(seed), after \(done) steps: \(path): \(now[path] ?? "") instead of \(start[path] ?? "")")
        }
      }
      try session.askEverything(places: 1)
      try session.end()
      #expect(try Self.outputs(of: session) == outputs, "MOCKD_SEED=\(seed)")
      print("\(Self.steps) steps, \(session.requests) requests, \(session.breaks) breaks, MOCKD_SEED=\(seed)")
    }

    /// Returns the bytes of all outputs by path.
    private static func outputs(of session: FullSession) throws -> [String: Data] {
      var found: [String: Data] = [:]
      for folder in ["Out", "Shop"] {
        let root = session.workspace.root.appending(path: folder)
        for case let path as String in FileManager.default.enumerator(atPath: root.path) ?? .init()
        where path.hasSuffix(".swift") {
          found["\(folder)/\(path)"] = try Data(contentsOf: root.appending(path: path))
        }
      }
      #expect(!found.isEmpty)
      return found
    }
  }
#endif
