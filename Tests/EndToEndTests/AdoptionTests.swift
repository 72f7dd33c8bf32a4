import Foundation
import TestSupport
import Testing

/// Typical workspaces of teams that adopt mockd.
@Suite struct AdoptionTests {
  /// Each pattern that matches nothing is reported at its place.
  @Test func unmatchedPatternsAreReported() throws {
    let workspace = try StarWars.workspace([
      ".mockgen.json": """
      {
        "version": 1, "schema": ["graphql/*.graphqls", "other/*.graphqls"],
        "operations": ["graphql/*.graphql", "!graphql/none.graphql"], "namespace": "StarWarsAPI",
        "outputs": {
          "testMocks": { "path": "Mocks" },
          "protocolMocks": [{ "sources": ["Sources/*.swift", "Source/*.swift"], "path": "P", "module": "App" }]
        },
        "tests": ["Tests/**/*.swift", "App/Tests/**/*.swift"], "sources": ["Sources/*.swift", "Sorces/*.swift"]
      }
      """,
      "App/Tests/a.swift": "func test() {}", "Sources/a.swift": "struct A {}",
    ])
    _ = try MockdProcess.run(["generate"], in: workspace.root)
    let run = try MockdProcess.run(["check"], in: workspace.root)
    #expect(run.status == 0, "\(run.output)")
    let lines = run.output.split(separator: "\n").filter { $0.contains("[input/no-match]") }.map(String.init)
    #expect(
      lines == [
        ".mockgen.json:2:50: warning[input/no-match]: No file matches the pattern 'other/*.graphqls'",
        ".mockgen.json:6:56: warning[input/no-match]: No file matches the pattern 'Source/*.swift'",
        ".mockgen.json:8:13: warning[input/no-match]: No file matches the pattern 'Tests/**/*.swift'",
        ".mockgen.json:8:89: warning[input/no-match]: No file matches the pattern 'Sorces/*.swift'",
      ], "\(run.output)")
    // `generate` doesn't read tests, so it reports nothing about their patterns.
    let generate = try MockdProcess.run(["generate"], in: workspace.root)
    #expect(generate.output.split(separator: "\n").filter { $0.contains("[input/no-match]") }.count == 2)
  }

  /// Apollo accepts such patterns on file systems that ignore case.
  @Test func patternsThatDifferInCaseAreNamed() throws {
    let workspace = try StarWars.workspace([
      ".mockgen.json": """
      {
        "version": 1, "schema": ["GraphQL/Schema.graphqls"], "operations": ["GraphQL/*.graphql"], "namespace": "API",
        "outputs": { "testMocks": { "path": "Mocks" } }, "tests": ["CourtIqAPITests/**/*.swift"]
      }
      """,
      "CourtIQAPITests/a/b.swift": "func test() {}",
    ])
    let run = try MockdProcess.run(["check"], in: workspace.root)
    let lines = run.output.split(separator: "\n").filter { $0.contains("[input/no-match]") }.map(String.init)
    #expect(
      lines == [
        ".mockgen.json:2:27: error[input/no-match]: No file matches 'schema' ('GraphQL/Schema.graphqls'); "
          + "'graphql/schema.graphqls' differs only in case",
        ".mockgen.json:2:70: error[input/no-match]: No file matches 'operations' ('GraphQL/*.graphql'); "
          + "'graphql/Details.graphql' differs only in case",
        ".mockgen.json:3:62: warning[input/no-match]: No file matches the pattern 'CourtIqAPITests/**/*.swift'; "
          + "'CourtIQAPITests/a/b.swift' differs only in case",
      ], "\(run.output)")
    try workspace.write(".mockgen.json", "{ \"version\": 1, \"apolloConfig\": \"Apollo/Config.json\" }")
    try workspace.write("apollo/config.json", "{}")
    let missing = try MockdProcess.run(["check"], in: workspace.root)
    let message = "The file 'Apollo/Config.json' does not exist; 'apollo/config.json' differs only in case"
    #expect(missing.output.contains(message), "\(missing.output)")
  }

  /// The message about a `Podfile.lock` doesn't advise to rename it.
  @Test func versionsInLockFilesAreReported() throws {
    let workspace = try StarWars.workspace([
      "Podfile.lock": "PODS:\n  - Apollo (1.3.0):\n    - Apollo/Core (= 1.3.0)\n"
    ])
    let run = try MockdProcess.run(["check"], in: workspace.root)
    #expect(
      run.output.contains(
        "Podfile.lock:2:13: warning[config/unknown-apollo-version]: mockd does not know the output of Apollo 1.3.0 and "
          + "imitates 1.15.0"), "\(run.output)")
  }

  /// Files that Apollo's generator wrote were not edited.
  @Test func outputsOfApolloAreReplaced() throws {
    let workspace = try StarWars.workspace()
    let generated = "// @generated\n// This file was automatically generated and should not be edited.\n"
    try workspace.write("Mocks/Human+Mock.graphql.swift", generated)
    let run = try MockdProcess.run(["generate", "--strict", "--hints"], in: workspace.root)
    #expect(run.status == 0, "\(run.output)")
    #expect(
      run.output.contains(
        "hint[output/replaced]: mockd had no record of this generated file, as of one that Apollo's generator wrote; "
          + "it was replaced, and the former file was saved as '.mockd/replaced/Mocks/Human+Mock.graphql.swift'"),
      "\(run.output)")
    // The record tells a later change.
    try workspace.write("Mocks/Human+Mock.graphql.swift", generated + "// Changed\n")
    let second = try MockdProcess.run(["generate", "--strict"], in: workspace.root)
    #expect(second.status == 1)
    #expect(second.output.contains("warning[output/replaced]: This output had been changed since mockd wrote it"))
  }

  @Test func unmatchedDefaultPatternsAreAllowed() throws {
    let workspace = try StarWars.workspace()
    let run = try MockdProcess.run(["generate"], in: workspace.root)
    #expect(run.status == 0 && !run.output.contains("no-match"), "\(run.output)")
    let check = try MockdProcess.run(["check"], in: workspace.root)
    #expect(check.status == 0 && check.output == "", "\(check.output)")
  }

  /// `init` at the root of a repository, then `check`, which reports the test that will crash.
  @Test func initFindsTheTests() throws {
    let workspace = try StarWars.workspace([
      ".mockgen.json": nil, "App/AppKit/Tests/AppKitTests/HeroTests.swift": CrashDiagnosticsTests.test,
      "App/AppKit/Tests/AppKitTests/Helpers.swift": CrashDiagnosticsTests.helpers,
      "App/AppKit/Sources/AppKit/a.swift": "struct A {}",
    ])
    let start = try MockdProcess.run(["init"], in: workspace.root)
    #expect(start.status == 0)
    #expect(start.errors.contains("mockd: Found Swift tests in App/AppKit/Tests\n"), "\(start.errors)")
    #expect(
      start.errors.contains(
        "mockd: The output follows Apollo 2.4: no file states the version in use, and this is the newest known version\n"
      ))
    _ = try MockdProcess.run(["generate"], in: workspace.root)
    let check = try MockdProcess.run(["check"], in: workspace.root)
    #expect(check.status == 1)
    #expect(check.output.contains("HeroTests.swift:7:11: error[unset-required-field]"), "\(check.output)")
  }

  /// Seven projects list the same tests, and each test uses the types of one project.
  @Test func testsOfSeveralProjectsAreCountedOnce() throws {
    let workspace = try Self.severalProjects(7)
    _ = try MockdProcess.run(["generate"], in: workspace.root)
    let run = try MockdProcess.run(["check"], in: workspace.root)
    #expect(
      run.output.split(separator: "\n").count { $0.contains("error[unset-required-field]") } == 7, "\(run.output)")
    #expect(run.status == 1)
    // Without the reads, the summary counts each file once.
    for index in 0..<7 { try workspace.write("Tests/T\(index).swift", "func test() {}") }
    let clean = try MockdProcess.run(["check"], in: workspace.root)
    #expect(clean.status == 0)
    #expect(clean.errors.contains(" and 8 test files; no errors"), "\(clean.errors)")
  }

  /// Projects that generate types of one name report the same diagnostic in a file once.
  @Test func theSameDiagnosticIsReportedOnce() throws {
    let workspace = try Self.severalProjects(3, isShared: true)
    _ = try MockdProcess.run(["generate"], in: workspace.root)
    let run = try MockdProcess.run(["check"], in: workspace.root)
    #expect(
      run.output.split(separator: "\n").count { $0.contains("error[unset-required-field]") } == 1, "\(run.output)")
  }

  private static func severalProjects(_ count: Int, isShared: Bool = false) throws -> TemporaryWorkspace {
    var files: [String: String] = [:]
    var projects: [String] = []
    for index in 0..<count {
      let name = isShared ? "A" : "A\(index)"
      files["p\(index)/schema.graphqls"] = "type Query { pet\(name): Pet\(name)! } type Pet\(name) { name: String! }"
      files["p\(index)/q.graphql"] = "query \(name) { pet\(name) { name } }"
      files["Tests/T\(isShared ? 0 : index).swift"] = """
        func test\(name)() {
          let pet = make\(name)()
          print(pet.name)
        }
        """
      // A helper that makes models, in a separate file.
      files["Tests/Helpers.swift", default: ""] +=
        isShared && 0 < index
        ? ""
        : """
        func make\(name)() -> \(name)Query.Data.Pet\(name) {
          let mock = Mock<Pet\(name)>()
          return \(name)Query.Data.Pet\(name).from(mock)
        }

        """
      projects.append(
        """
        { "name": "P\(index)", "namespace": "N\(index)", "schema": ["p\(index)/*.graphqls"],
          "operations": ["p\(index)/*.graphql"], "outputs": { "testMocks": { "path": "Mocks\(index)" } },
          "options": { "requireNonOptionalMockFields": false } }
        """)
    }
    files[".mockgen.json"] = #"{ "version": 1, "projects": [\#(projects.joined(separator: ",\n"))] }"#
    return try TemporaryWorkspace(files)
  }
}
