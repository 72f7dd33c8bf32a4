import Foundation
import TestSupport
import Testing

/// `--quiet`, `--verbose`, `--dry-run`, `--diff`, `--fix` and paths as arguments.
@Suite struct CommandOptionTests {
  private static let warning = [
    "graphql/More.graphql": "query More { hero { ... on Human { x: name } } }",
    "graphql/Other.graphql": "query Other { hero { ... on Human { x: height } } }",
  ]

  // MARK: Verbosity

  @Test func quietPrintsErrorsOnly() throws {
    let workspace = try StarWars.workspace(Self.warning)
    let generate = try MockdProcess.run(["generate", "--quiet"], in: workspace.root)
    #expect(generate.status == 0)
    #expect(generate.output + generate.errors == "")
    let check = try MockdProcess.run(["check", "-q"], in: workspace.root)
    #expect(check.status == 0)
    #expect(check.output + check.errors == "")
    // Hidden warnings still fail a strict run.
    #expect(try MockdProcess.run(["check", "-q", "--strict"], in: workspace.root).status == 1)
    try workspace.write("graphql/Bad.graphql", "query Bad { hero { nme } }")
    let bad = try MockdProcess.run(["check", "-q", "--format", "json"], in: workspace.root)
    #expect(bad.status == 1)
    let report = try JSON.parse(Data(bad.output.utf8))
    #expect(report["diagnostics"].array.map { $0["severity"].string } == ["error"])
    #expect(report["summary"]["warnings"].int == 0)
  }

  @Test func verbosePrintsStepsAndFiles() throws {
    let workspace = try StarWars.workspace()
    let generate = try MockdProcess.run(["generate", "-v"], in: workspace.root)
    #expect(generate.errors.contains("mockd: reading the configuration ("))
    #expect(generate.errors.contains("mockd: building StarWarsAPI ("))
    for file in StarWars.mocks { #expect(generate.errors.contains("mockd: wrote '\(file)'\n")) }
    let check = try MockdProcess.run(["check", "--verbose"], in: workspace.root)
    #expect(check.errors.contains("mockd: 1 operation, 1 fragment, 4 outputs\n"), "\(check.errors)")
    #expect(check.output.isEmpty)
  }

  @Test func quietAndVerboseExcludeEachOther() throws {
    let workspace = try StarWars.workspace()
    #expect(try MockdProcess.run(["check", "--quiet", "--verbose"], in: workspace.root).status == 2)
  }

  // MARK: Without writing

  @Test(arguments: ["--dry-run", "--diff"]) func previewsWriteNothing(_ option: String) throws {
    let workspace = try StarWars.workspace()
    let before = try workspace.contents()
    let new = try MockdProcess.run(["generate", option], in: workspace.root)
    #expect(new.status == 0)
    #expect(new.errors == "mockd: would write 4 files\n")
    #expect(try workspace.contents() == before)

    _ = try MockdProcess.run(["generate"], in: workspace.root)
    let same = try MockdProcess.run(["generate", option], in: workspace.root)
    #expect(same.output == "" && same.errors == "mockd: would write nothing; 4 files up to date\n")

    let mock = try workspace.text("Mocks/Human+Mock.graphql.swift")
    try workspace.write("Mocks/Human+Mock.graphql.swift", mock.replacing("height", with: "size"))
    try workspace.write("graphql/Details.graphql", "fragment Details on Character { id name ... on Human { name } }")
    try workspace.write("graphql/Hero.graphql", StarWars.hero.replacing("friends { name }", with: ""))
    let state = try workspace.contents()
    let changed = try MockdProcess.run(["generate", option], in: workspace.root)
    #expect(changed.status == 0)
    #expect(try workspace.contents() == state)
    if option == "--diff" {
      #expect(
        changed.output.contains("--- a/Mocks/Human+Mock.graphql.swift\n+++ b/Mocks/Human+Mock.graphql.swift\n@@ -"))
      #expect(changed.output.contains("\n-    @Field<Double>(\"size\") public var size\n"), "\(changed.output)")
    } else {
      #expect(changed.output.contains("would write Mocks/Human+Mock.graphql.swift\n"), "\(changed.output)")
    }
    #expect(changed.errors.hasPrefix("mockd: would write 2 files"), "\(changed.errors)")
    // The run makes the announced changes.
    let run = try MockdProcess.run(["generate", "-v"], in: workspace.root)
    #expect(run.errors.contains("mockd: 2 files written, 2 up to date ("), "\(run.errors)")
  }

  @Test func previewsListDeletions() throws {
    let workspace = try StarWars.workspace()
    _ = try MockdProcess.run(["generate"], in: workspace.root)
    try workspace.write("graphql/Details.graphql", "query Self { __typename }")
    try workspace.write("graphql/Hero.graphql", "query Hero { __typename }")
    try workspace.write("Mocks/Old+Mock.graphql.swift", "// @generated\n")
    let plain = try MockdProcess.run(["generate", "--dry-run"], in: workspace.root)
    #expect(plain.output.contains("would delete Mocks/Droid+Mock.graphql.swift\n"))
    #expect(!plain.output.contains("would delete Mocks/Old"))
    let prune = try MockdProcess.run(["generate", "--diff", "--prune"], in: workspace.root)
    #expect(
      prune.output.contains("--- a/Mocks/Old+Mock.graphql.swift\n+++ /dev/null\n@@ -1,1 +0,0 @@\n-// @generated\n"))
    #expect(prune.errors.contains("would write 1 file and delete 4"), "\(prune.errors)")
  }

  @Test func errorsFailPreviewsAndStayOutOfDiffs() throws {
    let workspace = try StarWars.workspace(["graphql/Bad.graphql": "query Bad { hero { nme } }"])
    let run = try MockdProcess.run(["generate", "--diff"], in: workspace.root)
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.errors.contains("graphql/FieldsOnCorrectType"))
    #expect(try MockdProcess.run(["generate", "--diff", "--format", "json"], in: workspace.root).status == 2)
  }

  // MARK: Paths

  @Test func pathsFilterDiagnostics() throws {
    let workspace = try StarWars.workspace([
      "graphql/Bad.graphql": "query Bad { hero { nme } }", "graphql/Worse.graphql": "query Worse { hero { nam } }",
    ])
    for path in [
      "graphql/Bad.graphql", "./graphql/../graphql/Bad.graphql", "\(workspace.root.path)/graphql/Bad.graphql",
    ] {
      let run = try MockdProcess.run(["check", path], in: workspace.root)
      #expect(run.status == 1)
      #expect(run.output.contains("nme") && !run.output.contains("nam}") && run.output.contains("1 error in 1 file"))
    }
    let below = try MockdProcess.run(["check", "Bad.graphql"], in: workspace.root.appending(path: "graphql"))
    #expect(below.output.contains("1 error in 1 file"))
    let folder = try MockdProcess.run(["check", "graphql"], in: workspace.root)
    #expect(folder.output.contains("2 errors in 2 files"))
    // Other errors keep these files from being checked, so the run must fail.
    let other = try MockdProcess.run(["check", "graphql/Hero.graphql"], in: workspace.root)
    #expect(other.status == 1)
    #expect(other.errors.contains("because of errors in other files"), "\(other.errors)")
  }

  @Test(arguments: ["nope.graphql", "README.md", "/etc/passwd", "../elsewhere"])
  func pathsOutsideAreWrongUsage(_ path: String) throws {
    let workspace = try StarWars.workspace(["README.md": "mine"])
    _ = try MockdProcess.run(["generate"], in: workspace.root)
    let run = try MockdProcess.run(["check", path], in: workspace.root)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("mockd: '\(path)' is "), "\(run.errors)")
    #expect(run.output == "")
  }

  @Test func outputPathsCanBeChecked() throws {
    let workspace = try StarWars.workspace()
    let missing = try MockdProcess.run(["check", "Mocks/Human+Mock.graphql.swift"], in: workspace.root)
    #expect(missing.status == 1)
    #expect(missing.output.contains("1 error in 1 file"))
    _ = try MockdProcess.run(["generate"], in: workspace.root)
    let run = try MockdProcess.run(["check", "Mocks"], in: workspace.root)
    #expect(run.status == 0 && run.errors == "mockd: checked 4 files; no errors\n", "\(run.errors)")
  }

  @Test func onlyNamedTestsAreChecked() throws {
    let workspace = try CrashDiagnosticsTests.workspace()
    let one = try MockdProcess.run(["check", "Tests/HeroTests.swift"], in: workspace.root)
    #expect(one.status == 1)
    #expect(one.output.contains("unset-required-field"))
    // Helpers that a test calls are checked, too; other helpers are not.
    try workspace.write("Tests/OtherTests.swift", "import Testing\n@Test func other() {}\n")
    let other = try MockdProcess.run(["check", "Tests/OtherTests.swift", "-v"], in: workspace.root)
    #expect(other.status == 0, "\(other.output)")
    let all = try MockdProcess.run(["check"], in: workspace.root)
    #expect(all.status == 1)
  }

  // MARK: Fixes

  @Test func fixesAreAppliedUntilNoneRemain() throws {
    let workspace = try CrashDiagnosticsTests.workspace()
    let before = try workspace.contents()
    let run = try MockdProcess.run(["check", "--fix"], in: workspace.root)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.errors.contains("mockd: made "), "\(run.errors)")
    let after = try workspace.contents()
    let changed = after.keys.filter { after[$0] != before[$0] && !$0.hasPrefix(".mockd/") }
    #expect(!changed.isEmpty && changed.allSatisfy { $0.hasPrefix("Tests/") }, "\(changed)")
    let again = try MockdProcess.run(["check", "--fix"], in: workspace.root)
    #expect(again.errors.contains("mockd: no fixes available\n"))
    #expect(try workspace.contents() == after)
  }

  /// The fix of a warning would change a factory that a passing test uses.
  @Test func warningsAreFixedOnlyOnRequest() throws {
    let helpers = """
      func makeHero() -> Mock<Human> { Mock<Human>() }
      func show(_ hero: HeroQuery.Data.Hero) { render(hero) }

      """
    let workspace = try CrashDiagnosticsTests.workspace([
      "Tests/Helpers.swift": helpers,
      "Tests/HeroTests.swift": """
      import Testing

      @Test func heroIsShown() {
        show(HeroQuery.Data.Hero.from(makeHero()))
      }

      """,
      "Sources/Screen.swift": "let title = hero.name\n",
    ])
    let warning = try MockdProcess.run(["check"], in: workspace.root)
    #expect(warning.status == 0 && warning.output.contains("warning[unset-required-field]"), "\(warning.output)")
    let fixed = try MockdProcess.run(["check", "--fix"], in: workspace.root)
    #expect(fixed.errors.contains("no fixes available; --fix-warnings also fixes 1 warning\n"), "\(fixed.errors)")
    #expect(try workspace.text("Tests/Helpers.swift") == helpers)
    let all = try MockdProcess.run(["check", "--fix-warnings"], in: workspace.root)
    #expect(all.errors.contains("mockd: made 1 change in 1 file\n"), "\(all.errors)")
    #expect(try workspace.text("Tests/Helpers.swift").contains("Mock<Human>(name: \"name\")"))
  }

  @Test func aConfigurationIsFixed() throws {
    let workspace = try StarWars.workspace([
      ".mockgen.json": StarWars.configuration.replacing("\"namespace\"", with: "\"namespce\"")
    ])
    let run = try MockdProcess.run(["check", "--fix"], in: workspace.root)
    #expect(run.status == 1 && run.output.contains("output/missing"), "\(run.output)\(run.errors)")
    #expect(try workspace.text(".mockgen.json") == StarWars.configuration)
  }

  /// Fixes don't change files behind links that lead outside, nor suppressed or excluded diagnostics.
  @Test func onlyReportedDiagnosticsAreFixed() throws {
    let outside = try TemporaryWorkspace(["Helpers.swift": CrashDiagnosticsTests.helpers])
    let workspace = try CrashDiagnosticsTests.workspace()
    let helpers = workspace.root.appending(path: "Tests/Helpers.swift")
    try FileManager.default.removeItem(at: helpers)
    try FileManager.default.createSymbolicLink(
      at: helpers, withDestinationURL: outside.root.appending(path: "Helpers.swift"))
    let run = try MockdProcess.run(["check", "--fix"], in: workspace.root)
    #expect(try outside.text("Helpers.swift") == CrashDiagnosticsTests.helpers)
    #expect(!run.errors.contains("mockd: made "), "\(run.output)\(run.errors)")

    let accepted = try CrashDiagnosticsTests.workspace()
    _ = try MockdProcess.run(["check", "--write-baseline", "baseline.json"], in: accepted.root)
    let before = try accepted.contents()
    let none = try MockdProcess.run(["check", "--fix", "--baseline", "baseline.json"], in: accepted.root)
    #expect(none.status == 0 && none.errors.contains("mockd: no fixes available\n"))
    #expect(try accepted.contents() == before)
    #expect(try MockdProcess.run(["check", "--fix", "--write-baseline", "b.json"], in: accepted.root).status == 2)
  }
}
