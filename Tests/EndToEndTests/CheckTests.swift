import Foundation
import TestSupport
import Testing

@Suite struct CheckTests {
  @Test func checkWritesNothing() throws {
    let workspace = try StarWars.workspace()
    let before = try workspace.contents()
    let run = try MockdProcess.run(["check"], in: workspace.root)
    #expect(run.status == 1)
    #expect(run.output.contains("output/missing"))
    #expect(try workspace.contents() == before)
  }

  @Test func staleAndOrphanedOutputsAreFound() throws {
    let workspace = try StarWars.workspace()
    _ = try MockdProcess.run(["generate"], in: workspace.root)
    let clean = try MockdProcess.run(["check"], in: workspace.root)
    #expect(clean.status == 0)
    #expect(clean.output.isEmpty)
    #expect(clean.errors == "mockd: checked 1 operation, 1 fragment and 4 outputs; no errors\n")

    let stale = try workspace.text("Mocks/Human+Mock.graphql.swift") + "// more\n"
    try workspace.write("Mocks/Human+Mock.graphql.swift", stale)
    try workspace.write("Mocks/Gone+Mock.graphql.swift", "// @generated\n")
    let run = try MockdProcess.run(["check", "--format", "json"], in: workspace.root)
    #expect(run.status == 1)
    let diagnostics = try JSON.parse(Data(run.output.utf8))["diagnostics"].array
    #expect(
      diagnostics.map { "\($0["code"].string ?? "") \($0["file"].string ?? "")" }.sorted() == [
        "output/orphaned Mocks/Gone+Mock.graphql.swift", "output/stale Mocks/Human+Mock.graphql.swift",
      ])

    let pruned = try MockdProcess.run(["generate", "--prune"], in: workspace.root)
    #expect(pruned.status == 0, "\(pruned.output)\(pruned.errors)")
    #expect(try MockdProcess.run(["check", "--strict"], in: workspace.root).status == 0)
  }

  @Test func warningsFailOnlyWhenStrict() throws {
    let workspace = try StarWars.workspace([
      "graphql/More.graphql": "query More { hero { ... on Human { x: name } } }",
      "graphql/Other.graphql": "query Other { hero { ... on Human { x: height } } }",
    ])
    _ = try MockdProcess.run(["generate"], in: workspace.root)
    let plain = try MockdProcess.run(["check"], in: workspace.root)
    #expect(plain.status == 0)
    #expect(plain.output.contains("output/ambiguous-field"))
    #expect(try MockdProcess.run(["check", "--strict"], in: workspace.root).status == 1)
  }

  @Test func settingsChangeSeverities() throws {
    let settings = StarWars.configuration.replacing(
      "\"version\": 1,", with: "\"version\": 1, \"diagnostics\": { \"output/missing\": \"warning\" },")
    let workspace = try StarWars.workspace([".mockgen.json": settings])
    let run = try MockdProcess.run(["check"], in: workspace.root)
    #expect(run.status == 0)
    #expect(run.output.contains("warning[output/missing]"))
  }

  @Test func otherGeneratedFilesAreNoOrphans() throws {
    let workspace = try StarWars.workspace(["Mocks/HeroQuery.graphql.swift": "// @generated\n"])
    _ = try MockdProcess.run(["generate", "--prune"], in: workspace.root)
    #expect(try workspace.text("Mocks/HeroQuery.graphql.swift") == "// @generated\n")
    #expect(try MockdProcess.run(["check", "--strict"], in: workspace.root).status == 0)
  }

  @Test func aBaselineThatIsTooLargeIsNotRead() throws {
    let workspace = try StarWars.workspace(["baseline.json": ""])
    let file = try FileHandle(forWritingTo: workspace.root.appending(path: "baseline.json"))
    try file.truncate(atOffset: 3 << 30)
    try file.close()
    let run = try MockdProcess.run(["check", "--baseline", "baseline.json"], in: workspace.root)
    #expect(run.status == 2)
    #expect(run.errors.contains("Cannot read the baseline 'baseline.json': it is larger than 64 MiB"), "\(run.errors)")
  }

  @Test func baselineDiagnosticsDoNotFail() throws {
    let workspace = try StarWars.workspace(["graphql/Bad.graphql": "query Bad { hero { nme } }"])
    let write = try MockdProcess.run(["check", "--write-baseline", "baseline.json"], in: workspace.root)
    #expect(write.status == 0, "\(write.errors)")
    #expect(try MockdProcess.run(["check", "--baseline", "baseline.json"], in: workspace.root).status == 0)
    try workspace.write("graphql/Bad.graphql", "\nquery Bad { hero { nme } }\nquery Worse { hero { nam } }")
    let run = try MockdProcess.run(["check", "--baseline", "baseline.json"], in: workspace.root)
    #expect(run.status == 1)
    #expect(run.output.contains("nam") && !run.output.contains("nme"), "\(run.output)")
  }

  @Test func commentsSuppressDiagnostics() throws {
    let workspace = try StarWars.workspace([
      "graphql/Bad.graphql": "# mockd:ignore graphql/FieldsOnCorrectType\nquery Bad { hero { nme } }"
    ])
    let run = try MockdProcess.run(["check"], in: workspace.root)
    #expect(!run.output.contains("nme"), "\(run.output)")
  }

  @Test(arguments: ["text", "json", "sarif", "github", "junit", "xcode"])
  func reportsGoToStandardOutput(_ format: String) throws {
    let workspace = try StarWars.workspace(["graphql/Bad.graphql": "query Bad { hero { nme } }"])
    let run = try MockdProcess.run(["check", "--format", format], in: workspace.root)
    #expect(run.status == 1)
    #expect(run.output.contains("FieldsOnCorrectType"))
    #expect(run.errors.isEmpty)
    #expect(!run.output.contains("\u{1B}"))
  }

  /// The services read paths from the top of the repository, and Xcode reads absolute ones.
  @Test func formatsNameFilesAsTheirReadersExpect() throws {
    let workspace = try StarWars.workspace(["graphql/Bad.graphql": "query Bad { hero { nme } }"])
    let repository = try TemporaryWorkspace([".git/HEAD": "", "apps/README": ""])
    let root = repository.root.appending(path: "apps/ios")
    try FileManager.default.copyItem(at: workspace.root, to: root)
    for format in ["github", "sarif", "junit"] {
      let run = try MockdProcess.run(["check", "--format", format], in: root)
      #expect(run.status == 1)
      #expect(run.output.contains("apps/ios/graphql/Bad.graphql"), "\(run.output)")
      #expect(!run.output.contains(repository.root.path))
    }
    let xcode = try MockdProcess.run(["check", "--format", "xcode"], in: root)
    let line = try #require(xcode.output.split(separator: "\n").first)
    let place = try #require(line.split(separator: ": error: ").first)
    #expect(place.hasPrefix("/") && place.hasSuffix("/apps/ios/graphql/Bad.graphql:1:20"), "\(line)")
  }

  @Test func colorNeedsATerminalOrAnOption() throws {
    let workspace = try StarWars.workspace()
    let run = try MockdProcess.run(["check", "--color", "always"], in: workspace.root)
    #expect(run.output.contains("\u{1B}["))
  }
}
