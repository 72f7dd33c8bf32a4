import Foundation
import TestSupport
import Testing

@Suite struct GenerateTests {
  @Test func allMocksAreWrittenAndCounted() throws {
    let workspace = try StarWars.workspace()
    let run = try MockdProcess.run(["generate"], in: workspace.root)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("mockd: 4 files written ("))
    let written = try workspace.contents().keys.filter { $0.hasPrefix("Mocks/") }.sorted()
    #expect(written == StarWars.mocks)
  }

  @Test func theConfigurationIsFoundOrGiven() throws {
    let workspace = try StarWars.workspace()
    let below = try MockdProcess.run(["generate"], in: workspace.root.appending(path: "graphql"))
    #expect(below.status == 0)
    let elsewhere = try TemporaryWorkspace()
    let given = try MockdProcess.run(
      ["check", "--config", workspace.root.appending(path: ".mockgen.json").path], in: elsewhere.root)
    #expect(given.status == 0, "\(given.output)\(given.errors)")
  }

  @Test func aSecondRunWritesNothing() throws {
    let workspace = try StarWars.workspace()
    _ = try MockdProcess.run(["generate"], in: workspace.root)
    let times = try modificationTimes(workspace)
    let run = try MockdProcess.run(["generate"], in: workspace.root)
    #expect(run.errors.hasPrefix("mockd: 4 files up to date ("))
    #expect(try modificationTimes(workspace) == times)
  }

  @Test func anErrorKeepsTheLastGoodOutputs() throws {
    let workspace = try StarWars.workspace()
    _ = try MockdProcess.run(["generate"], in: workspace.root)
    let before = try workspace.contents()
    try workspace.write("graphql/Hero.graphql", "query Hero { hero { nme } }")
    let run = try MockdProcess.run(["generate"], in: workspace.root)
    #expect(run.status == 1)
    #expect(run.output.contains("graphql/Hero.graphql:1:21: error"), "\(run.output)")
    #expect(run.output.contains("Did you mean \"name\"?"))
    var after = try workspace.contents()
    after["graphql/Hero.graphql"] = before["graphql/Hero.graphql"]
    #expect(after == before)
  }

  @Test func mocksOfDeletedTypesAreDeleted() throws {
    let workspace = try StarWars.workspace()
    _ = try MockdProcess.run(["generate"], in: workspace.root)
    try workspace.write("graphql/Details.graphql", "query Self { __typename }")
    try workspace.write("graphql/Hero.graphql", "query Hero { __typename }")
    let run = try MockdProcess.run(["generate"], in: workspace.root)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(try workspace.contents().keys.filter { $0.hasPrefix("Mocks/") } == ["Mocks/Query+Mock.graphql.swift"])
  }

  @Test func foreignFilesAreNotTouched() throws {
    let workspace = try StarWars.workspace(["Mocks/Human+Mock.graphql.swift": "// written by hand\n"])
    let run = try MockdProcess.run(["generate"], in: workspace.root)
    #expect(run.status == 1)
    #expect(run.output.contains("output/not-ours"))
    #expect(try workspace.text("Mocks/Human+Mock.graphql.swift") == "// written by hand\n")
  }

  @Test func outputsAreIndependentOfFileOrder() throws {
    let first = try StarWars.workspace()
    let second = try StarWars.workspace([
      "graphql/Hero.graphql": nil, "graphql/Details.graphql": nil,
      "graphql/a.graphql": StarWars.details, "graphql/b.graphql": StarWars.hero,
    ])
    for workspace in [first, second] { _ = try MockdProcess.run(["generate"], in: workspace.root) }
    let mocks = { (workspace: TemporaryWorkspace) in
      try workspace.contents().filter { $0.key.hasPrefix("Mocks/") }
    }
    #expect(try mocks(first) == mocks(second))
    #expect(try mocks(first).count == 4)
  }

  private func modificationTimes(_ workspace: TemporaryWorkspace) throws -> [String: Date] {
    var times: [String: Date] = [:]
    for path in StarWars.mocks {
      let attributes = try FileManager.default.attributesOfItem(atPath: workspace.root.appending(path: path).path)
      times[path] = attributes[.modificationDate] as? Date
    }
    #expect(times.count == StarWars.mocks.count)
    return times
  }
}
