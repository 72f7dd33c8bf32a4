import Foundation
import TestSupport
import Testing

/// `mockd doctor`, and `mockd check --summary`.
@Suite struct DoctorTests {
  /// Returns the lines of `doctor` whose subjects don't depend on the system.
  private static func lines(_ run: MockdProcess.Result) -> [String] {
    run.output.split(separator: "\n").map(String.init).filter { line in
      ["configuration", "diagnostics", "schema", "operations", "tests", "sources", "writer"].contains {
        line.contains($0 + ":")
      }
    }
  }

  @Test func healthyWorkspacesHaveNoProblems() throws {
    let workspace = try StarWars.workspace([
      "Tests/HeroTests.swift": "import Testing\n", "Sources/App.swift": "struct App {}\n",
    ])
    _ = try MockdProcess.run(["generate"], in: workspace.root)
    let run = try MockdProcess.run(["doctor"], in: workspace.root)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.output.hasPrefix("ok       version: mockd "))
    #expect(
      Self.lines(run).map { $0.prefix(while: { $0 != "'" }) } == [
        "ok       configuration: .mockgen.json", "ok       schema: 1 file matches ",
        "ok       operations: 2 files match ", "ok       tests: 1 file matches ", "ok       sources: 1 file matches ",
        "ok       writer: no process writes outputs now",
      ])
    #expect(!run.output.contains("error "))
  }

  @Test func problemsHaveSolutions() throws {
    let workspace = try StarWars.workspace(["graphql/Bad.graphql": "query Bad { nmae }"])
    let run = try MockdProcess.run(["doctor"], in: workspace.root)
    #expect(run.status == 1)
    let lines = Self.lines(run)
    #expect(lines.contains("error    diagnostics: 1 error; run `mockd check`"), "\(run.output)")
    #expect(lines.contains("warning  tests: no file matches 'Tests/**/*.swift'; correct the patterns"), "\(run.output)")
    try workspace.write(".mockgen.json", "{ \"version\": 1, \"schema\": [], \"operations\": [] ")
    let broken = try MockdProcess.run(["doctor"], in: workspace.root)
    #expect(broken.status == 1)
    #expect(broken.output.contains("error    configuration: .mockgen.json has "), "\(broken.output)")
    // Files were not searched, so nothing is known about patterns.
    #expect(!broken.output.contains("no file matches") && !broken.output.contains("correct the patterns"))
  }

  /// A user may ask for advice before `mockd init`.
  @Test(arguments: [[], ["--config", "a/none.json"]])
  func theSystemIsCheckedWithoutAConfiguration(_ options: [String]) throws {
    let workspace = try TemporaryWorkspace([:])
    let run = try MockdProcess.run(["doctor"] + options, in: workspace.root)
    #expect(run.status == 2)
    #expect(run.output.hasPrefix("ok       version: mockd "))
    let advice = options.isEmpty ? "create one with `mockd init`" : "'a/none.json' cannot be read"
    let lines = Self.lines(run)
    #expect(lines.count == 1 && lines[0].hasPrefix("error    configuration: ") && lines[0].contains(advice), "\(lines)")
    #expect(run.output.contains(" file system: ") || run.output.contains(" watching: "), "\(run.output)")
  }

  @Test func runningWritersAreNamed() throws {
    let workspace = try StarWars.workspace()
    let watch = try Watching(workspace)
    try watch.sync()
    let run = try MockdProcess.run(["doctor"], in: workspace.root)
    #expect(run.output.contains("ok       writer: `mockd watch`"), "\(run.output)")
  }

  @Test func summariesCountTestsAndConversions() throws {
    let example = MarkdownPage.repository.appending(path: "Examples/CrashAnalysis")
    var files: [String: String] = [:]
    for case let path as String in FileManager.default.enumerator(atPath: example.path) ?? .init() {
      files[path] = try? String(contentsOf: example.appending(path: path), encoding: .utf8)
    }
    let workspace = try TemporaryWorkspace(files)
    _ = try MockdProcess.run(["generate"], in: workspace.root)
    let run = try MockdProcess.run(["check", "--summary"], in: workspace.root)
    #expect(run.status == 1)
    let summary = run.output.split(separator: "Summary:\n", maxSplits: 1).last.map(String.init)
    #expect(
      summary
        == """
          definitions: 1 (1 operation, 0 fragments)
          mocks: 3
          outputs: 3
          tests: 2 in 1 file
          conversions of mocks: 2
            followed to the end: 2
            passed to code that is not followed: 0
            of unknown mocks: 0
          diagnostics: 2
            unset-required-field: 2 errors

        """)
    #expect(try MockdProcess.run(["check", "--summary", "--format", "json"], in: workspace.root).status == 2)
  }
}
