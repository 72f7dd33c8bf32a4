import Foundation
import TestSupport
import Testing

/// While a configuration has errors, the last valid one counts for everything except outputs.
@Suite struct BrokenConfigurationTests {
  private static let found = "0:21 1 graphql/FieldsOnCorrectType"

  @Test func diagnosticsFollowEdits() throws {
    let workspace = try StarWars.workspace(["graphql/Other.graphql": "query Other { hero { nme } }"])
    let client = try LspClient()
    try client.initialize(workspace.root)
    try client.expectPublished("Other.graphql: \(Self.found)")
    let configuration = workspace.root.appending(path: ".mockgen.json")
    let hero = workspace.root.appending(path: "graphql/Hero.graphql")
    try client.open(configuration, StarWars.configuration)
    try client.change(configuration, version: 2, "{")
    let published = try client.published()
    #expect(published.hasPrefix(".mockgen.json v2: 0:1 1 config"), "\(published)")
    // The other file has not changed, so nothing is published for it. Edits are checked as before.
    try client.open(hero, "# One line more.\nquery Hero { hero { name nme } }")
    try client.expectPublished("Hero.graphql v1: 1:25 1 graphql/FieldsOnCorrectType")
    let place: [String: Any] = [
      "textDocument": ["uri": hero.absoluteString], "position": ["line": 1, "character": 21],
    ]
    let hover = try client.result("textDocument/hover", place)
    #expect(hover["contents"]["value"].string?.contains("name") == true, "\(hover.text)")
    try client.change(configuration, version: 3, StarWars.configuration)
    try client.expectPublished(".mockgen.json v3: ")
    try client.close(hero)
    try client.expectPublished("Hero.graphql: ")
    try client.end()
  }

  /// Files that no configuration has named get no diagnostics.
  @Test func filesWithoutAConfigurationGetNoDiagnostics() throws {
    let workspace = try StarWars.workspace([
      ".mockgen.json": "{", "graphql/Other.graphql": "query Other { hero { nme } }",
    ])
    let client = try LspClient()
    try client.initialize(workspace.root)
    #expect(try client.published().hasPrefix(".mockgen.json: 0:1 1 config"))
    try client.open(workspace.root.appending(path: "graphql/Other.graphql"), "query {")
    try client.end()
  }

  @Test func outputsWaitForTheConfiguration() throws {
    let workspace = try StarWars.workspace()
    let client = try LspClient()
    try client.initialize(workspace.root)
    try Self.settle(client)
    let before = try Self.mocks(workspace)
    #expect(Set(before.keys) == Set(StarWars.mocks))
    try workspace.write(".mockgen.json", "{")
    try workspace.write("graphql/Details.graphql", "fragment Details on Character { ... on Droid { primaryFunction } }")
    try Self.reportChanges(client, workspace)
    #expect(try Self.mocks(workspace) == before)
    // An output that another program has removed is no longer known.
    try FileManager.default.removeItem(at: workspace.root.appending(path: StarWars.mocks[0]))
    try Self.reportChanges(client, workspace)
    try workspace.write(".mockgen.json", StarWars.configuration)
    try Self.reportChanges(client, workspace)
    let after = try Self.mocks(workspace)
    #expect(Set(after.keys) == Set(StarWars.mocks))
    let droid = after[StarWars.mocks[0]].map { String(decoding: $0, as: UTF8.self) } ?? ""
    #expect(droid.contains("primaryFunction"))
    try client.end()
  }

  private static func mocks(_ workspace: TemporaryWorkspace) throws -> [String: Data] {
    try workspace.contents().filter { $0.key.hasPrefix("Mocks/") }
  }

  private static func reportChanges(_ client: LspClient, _ workspace: TemporaryWorkspace) throws {
    let changes = [".mockgen.json", "graphql/Details.graphql", StarWars.mocks[0]].map {
      ["uri": workspace.root.appending(path: $0).absoluteString, "type": 2] as [String: Any]
    }
    try client.notify("workspace/didChangeWatchedFiles", ["changes": changes])
    try settle(client)
  }

  /// Waits for the results of all earlier messages.
  private static func settle(_ client: LspClient) throws {
    for _ in 0..<2 {
      let id = try client.requestCompletion()
      while try client.next()["id"].int != id {}
    }
  }
}
