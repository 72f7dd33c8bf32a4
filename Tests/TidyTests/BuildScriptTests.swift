import Foundation
import TestSupport
import Testing

/// The builds that `scripts/mockd` makes and chooses.
@Suite struct BuildScriptTests {
  @Test func firstRunMakesAQuickBuildAndTellsTheWayToAnOptimizedOne() throws {
    let script = try BuildScript()
    let first = try script.run("check", "--strict")
    #expect(first.status == 0)
    #expect(first.output == "quick check --strict\n")
    #expect(first.errors.contains("quick build"))
    #expect(first.errors.contains("scripts/mockd --optimized"))
    let second = try script.run("generate")
    #expect(second.output == "quick generate\n")
    #expect(second.errors == "")
    #expect(try script.builds.map(\.isQuick) == [true])
  }

  /// The workspace of this repository is an example, so the reader's own project is the next step.
  @Test func runWithoutArgumentsNamesTheWorkspaceAndTheNextStep() throws {
    let script = try BuildScript()
    let run = try script.run()
    #expect(run.status == 0)
    let commands = run.output.split(separator: "\n").map { $0.split(separator: " ").prefix(3).joined(separator: " ") }
    #expect(commands == ["quick generate --config", "quick check --config"])
    #expect(run.errors.contains("mockd: checked Examples/StarWars, the workspace of .mockgen.json\n"))
    #expect(run.errors.contains("mockd: for your project, run in its folder: "))
    #expect(run.errors.contains("scripts/mockd init, then generate and check\n"))
  }

  @Test func optimizedBuildIsMadeOnDemandAndThenUsed() throws {
    let script = try BuildScript()
    _ = try script.run("check")
    let environment = ["MOCKD_SWIFT_SYNTAX": "/elsewhere", "MOCKD_COMMIT": "quick build"]
    let optimized = try script.run("--optimized", "check", environment: environment)
    #expect(optimized.output == "release check\n")
    let builds = try script.builds
    #expect(builds.map(\.isQuick) == [true, false])
    #expect(builds.last?.syntax == nil)
    #expect(builds.map { $0.arguments.contains("release") } == [false, true])
    #expect(try script.run("check").output == "release check\n")
    #expect(try script.run("--optimized", "check").errors == "")
    #expect(try script.builds.count == 2)
  }

  @Test func changedSourcesAreBuiltAgain() throws {
    let script = try BuildScript()
    _ = try script.run("--optimized", "check")
    try script.changeSources()
    let changed = try script.run("check")
    #expect(changed.output == "quick check\n")
    #expect(changed.errors.contains("sources have changed") == false)
    try script.changeSources()
    #expect(try script.run("check").errors.contains("sources have changed"))
    #expect(try script.run("--optimized", "check").output == "release check\n")
    #expect(try script.builds.map(\.isQuick) == [false, true, true, false])
  }

  // MARK: Editors

  @Test func languageServerRunsTheLatestBuildThatIsThere() throws {
    let script = try BuildScript()
    _ = try script.run("--optimized", "check")
    try script.changeSources()
    let old = try script.run("lsp")
    #expect(old.output == "release lsp\n")
    #expect(old.errors.contains("older than its sources"))
    _ = try script.run("check")
    #expect(try script.run("lsp").errors == "")
    try script.changeSources()
    #expect(try script.run("lsp").output == "quick lsp\n")
    #expect(try script.run("--optimized", "lsp").output == "release lsp\n")
    #expect(try script.builds.map(\.isQuick) == [false, true])
  }

  @Test func languageServerIsBuiltIfThereIsNone() throws {
    let script = try BuildScript()
    let first = try script.run("lsp")
    #expect(first.output == "quick lsp\n")
    #expect(first.errors.contains("quick build"))
    #expect(try script.builds.map(\.isQuick) == [true])
  }

  // MARK: Failures

  @Test func failedBuildEndsWithStatus2AndIsRepeated() throws {
    let script = try BuildScript()
    _ = try script.run("check")
    try script.changeSources()
    try script.setFailure(true)
    for arguments in ["check", "--optimized"] {
      let failed = try script.run(arguments)
      #expect(failed.status == 2)
      #expect(failed.output == "")
      #expect(failed.errors.contains("cannot find 'x' in scope"))
    }
    #expect(try script.run("lsp").output == "quick lsp\n")
    try script.setFailure(false)
    #expect(try script.run("check").output == "quick check\n")
    #expect(try script.builds.count == 4)
  }

  // MARK: swift-syntax

  /// Elsewhere, swift-syntax is a package.
  @Test func quickBuildUsesTheSyntaxOfToolchainsForLinux() throws {
    let script = try BuildScript()
    _ = try script.run("check")
    #expect(try script.builds.map(\.syntax) == [Platform.isLinux ? script.host : ""])
  }

  /// swift-syntax is then a package.
  @Test(arguments: [("6.3.1", false), ("6.4", true), ("6.30", true), ("5.10.1", true)])
  func otherToolchainsDoNotFit(compiler: String, hasSyntax: Bool) throws {
    let script = try BuildScript(compiler: compiler, hasSyntax: hasSyntax)
    #expect(try script.run("check").output == "quick check\n")
    let build = try #require(try script.builds.first)
    #expect(build.syntax == "")
    #expect(build.isQuick)
    #expect(build.strict == (compiler == "6.3.1" ? "1" : "0"))
  }

  /// A later compiler can have new warnings. In CI, they are errors, too.
  @Test(arguments: [nil, "0", "1"]) func warningsAreErrorsOnRequest(_ value: String?) throws {
    let script = try BuildScript(compiler: "6.4")
    _ = try script.run("check", environment: ["MOCKD_STRICT": value ?? ""])
    #expect(try script.builds.map(\.strict) == [value ?? "0"])
  }

  @Test func quickBuildKeepsTheVersionsOfPackages() throws {
    let script = try BuildScript()
    try script.place.write("clone/Package.resolved", "pins")
    _ = try script.run("check")
    #expect(try script.place.text("clone/Package.resolved") == "pins")
    _ = try script.run("--optimized", "check")
    #expect(try script.place.text("clone/Package.resolved") == "{}\n")
  }

  // MARK: Benchmarks

  @Test(.enabled(if: Ability.hasPython, "python3 is missing"))
  func benchmarksRefuseQuickBuilds() throws {
    let place = try TemporaryWorkspace(["mockd": "#!/bin/sh\necho 'mockd 0.2.0 (quick build)'\n"])
    let tool = place.root.appending(path: "mockd").path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool)
    let runs = [
      ["latency", "--mockd", tool], ["lsp", "--mockd", tool], ["tests", "--mockd", tool],
      ["protocols/run", "--mockd", tool], ["cold", tool, tool, ".", "."], ["ablate", "--mockd", tool, "."],
      ["measure.py", "", "", "", "", "", tool, ""],
    ]
    for run in runs {
      let script = Repository.root.appending(path: "Benchmarks/\(run[0])").path
      let result = try MockdProcess.run(
        executable: URL(filePath: "/usr/bin/env"), ["python3", "-B", script] + run.dropFirst(), in: place.root)
      #expect(result.status == 2, "\(run[0]): \(result.errors)")
      #expect(result.errors.contains("is a quick build"), "\(run[0]): \(result.errors)")
    }
  }
}
