import Foundation
import TestSupport
import Testing

/// A process that runs out of descriptors doesn't crash, and doesn't claim to have done more than it has.
@Suite struct DescriptorLimitTests {
  /// The smallest ones are too few for anything, the largest one is enough.
  static let limits = Array(3...16) + [20, 24, 64]

  private func workspace() throws -> TemporaryWorkspace {
    let configuration = StarWars.configuration.replacing("graphql/*.graphql\"", with: "graphql/**/*.graphql\"")
    return try StarWars.workspace([
      ".mockgen.json": configuration,
      "graphql/a/b/c/Search.graphql": "query Search { search(text: \"\") { ...Found } }",
      "graphql/a/b/Found.graphql": "fragment Found on Droid { primaryFunction }",
    ])
  }

  /// The outputs of a run without a limit.
  private func outputs() throws -> [String: Data] {
    let workspace = try workspace()
    #expect(try MockdProcess.run(["generate"], in: workspace.root).status == 0)
    return try mocks(workspace)
  }

  private func mocks(_ workspace: TemporaryWorkspace) throws -> [String: Data] {
    try workspace.contents().filter { $0.key.hasPrefix("Mocks/") }
  }

  private func run(_ limit: Int, _ arguments: [String], in folder: URL) throws -> MockdProcess.Result {
    try MockdProcess.run(
      executable: URL(filePath: "/bin/sh"), MockdProcess.limited(limit, try BuiltTool.path("mockd"), arguments),
      in: folder)
  }

  @Test(arguments: limits) func commandsFailWithAMessage(limit: Int) throws {
    let workspace = try workspace()
    for command in ["generate", "check", "doctor"] {
      let result = try run(limit, [command], in: workspace.root)
      #expect(!result.isCrash, "\(command): \(result.errors)")
      #expect(result.status == 0 || !(result.output + result.errors).isEmpty, "\(command)")
      if command == "generate", result.status == 0 { #expect(try mocks(workspace) == outputs()) }
    }
    #expect(try run(64, ["generate"], in: workspace.root).status == 0)
  }

  @Test(arguments: limits) func syncReportsMissingOutputs(limit: Int) throws {
    let workspace = try workspace()
    let watch = try RunningMockd(["watch", "--format", "json"], in: workspace.root, descriptors: limit)
    _ = watch.waitForFirstRound()
    try workspace.write("graphql/Hero.graphql", "query Hero { hero { id } }")
    // The largest limit needs an answer, however busy the machine is.
    let timeout = limit == 64 ? "120" : "5"
    let sync = try MockdProcess.run(["sync", "--timeout", timeout], in: workspace.root)
    let state = "\(sync.errors)\(watch.printed)\(watch.errors)"
    if sync.status == 0 {
      // Missing outputs are errors.
      #expect(try run(64, ["check"], in: workspace.root).status == 0, "\(state)")
    } else {
      #expect(!sync.isCrash && !sync.errors.isEmpty, "\(state)")
    }
    if limit == 64 { #expect(sync.status == 0, "\(state)") }
    watch.send(SIGTERM)
    // Without a pipe for signals, they end the process.
    #expect([0, 1, 2, 127, -SIGTERM].contains(watch.status()), "\(watch.status() ?? 0) \(state)")
  }

  /// A process inherits blocked signals. With the smallest limit it has no pipe for them.
  @Test(arguments: [4, 64]) func blockedSignalsEndAWatch(limit: Int) throws {
    let workspace = try workspace()
    var (mask, former) = (sigset_t(), sigset_t())
    sigemptyset(&mask)
    sigaddset(&mask, SIGTERM)
    pthread_sigmask(SIG_BLOCK, &mask, &former)
    defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
    let watch = try RunningMockd(["watch", "--format", "json"], in: workspace.root, descriptors: limit)
    watch.send(SIGTERM)
    #expect([0, -SIGTERM].contains(watch.status()), "\(watch.printed)\(watch.errors)")
  }

  @Test(arguments: limits) func theServerEndsWithItsInput(limit: Int) throws {
    let workspace = try workspace()
    #expect(try !run(limit, ["lsp"], in: workspace.root).isCrash)
  }
}

extension RunningMockd {
  /// Waits until the first round of a watch is complete, or the process has ended.
  fileprivate func waitForFirstRound() -> Bool {
    for _ in 0..<3600 where !printed.contains("\"ready\"") {
      if status(seconds: 0.05) != nil { return false }
    }
    return printed.contains("\"ready\"")
  }
}
