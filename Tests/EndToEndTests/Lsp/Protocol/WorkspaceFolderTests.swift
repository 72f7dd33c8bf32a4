import Foundation
import TestSupport
import Testing

/// Folders of a client, each with a configuration or without one.
@Suite struct WorkspaceFolderTests {
  private func event(added: [URL] = [], removed: [URL] = []) -> [String: Any] {
    func folders(_ urls: [URL]) -> [[String: String]] {
      urls.map { ["uri": $0.absoluteString, "name": $0.lastPathComponent] }
    }
    return ["event": ["added": folders(added), "removed": folders(removed)]]
  }

  @Test func foldersCanBeAddedAndRemoved() throws {
    let (first, second) = (try CrashDiagnosticsTests.workspace(), try StarWars.workspace())
    try second.write("graphql/Hero.graphql", "query Hero { nothing }")
    let client = try LspClient()
    try client.begin([first.root, second.root])
    let all = Set([try client.published(), try client.published()])
    let hero = "Hero.graphql: 0:13 1 graphql/FieldsOnCorrectType"
    let test = "HeroTests.swift: 6:10 1 unset-required-field"
    #expect(all == [hero, test])
    try client.notify("workspace/didChangeWorkspaceFolders", event(removed: [first.root]))
    #expect(try client.published() == "HeroTests.swift: ")
    // The removed folder is no longer watched, and other processes may write there. The other folder stays active.
    try first.write("graphql/Details.graphql", "fragment Details on Character { nothing }")
    let generate = try MockdProcess.run(["generate"], in: first.root)
    #expect(generate.status == 1 && !generate.output.contains("output/locked"))
    try first.write("graphql/Details.graphql", StarWars.details)
    try second.write("graphql/Hero.graphql", "query Hero { hero { ...Details } }")
    #expect(try client.published() == "Hero.graphql: ")
    try client.notify("workspace/didChangeWorkspaceFolders", event(added: [first.root]))
    #expect(try client.published() == test)
    try client.end()
  }

  /// Allows outputs, and the target of a link, outside the open folders.
  private static var consent: [String: Any] { ["initializationOptions": ["allowOutsideWorkspace": true]] }

  @Test func foldersMayShareAWorkspace() throws {
    let workspace = try CrashDiagnosticsTests.workspace()
    let folders = ["Tests", "graphql"].map { workspace.root.appending(path: $0) }
    let client = try LspClient()
    try client.begin(folders, more: Self.consent)
    #expect(try client.published() == "HeroTests.swift: 6:10 1 unset-required-field")
    try client.notify("workspace/didChangeWorkspaceFolders", event(removed: [folders[0]]))
    try client.open(folders[1].appending(path: "Hero.graphql"), "query Hero { hero { nme } }")
    // The test keeps its diagnostic while its operation has errors.
    try client.expectPublished("Hero.graphql v1: 0:20 1 graphql/FieldsOnCorrectType")
    try client.notify("workspace/didChangeWorkspaceFolders", event(removed: [folders[1]]))
    // Now only syntax errors of the document can be reported.
    try client.expectPublished(["HeroTests.swift: ", "Hero.graphql v1: "])
    try client.end()
  }

  /// The watcher restarts for all folders when one is added, and detects changes in the others meanwhile.
  @Test func addingFoldersLosesNoChanges() throws {
    let workspace = try StarWars.workspace()
    let others = try (0..<20).map { _ in try StarWars.workspace() }
    let client = try LspClient()
    try client.begin([workspace.root])
    for (number, other) in others.enumerated() {
      let isBroken = number.isMultiple(of: 2)
      try client.notify("workspace/didChangeWorkspaceFolders", event(added: [other.root]))
      try workspace.write("graphql/Hero.graphql", isBroken ? "query Hero { nothing }" : StarWars.hero)
      let found = isBroken ? "0:13 1 graphql/FieldsOnCorrectType" : ""
      try client.awaitPublished("Hero.graphql: " + found)
    }
    // Outputs are written before the second reply, if not before the first one.
    for _ in 0..<2 {
      let id = try client.requestCompletion()
      while try client.next()["id"].int != id {}
    }
    _ = try client.request("shutdown")
    while try client.next()["id"].int == nil {}
    try client.send(["method": "exit"])
    client.expectEnd(status: 0)
    #expect(try others.allSatisfy { try $0.contents()[StarWars.mocks[0]] != nil })
  }

  /// As on the command line, a configuration that is a link describes the folder that contains the link.
  @Test func aConfigurationMayBeALink() throws {
    let shared = try StarWars.workspace()
    let workspace = try StarWars.workspace([".mockgen.json": nil, "graphql/Hero.graphql": "query Hero { nothing }"])
    try FileManager.default.createSymbolicLink(
      at: workspace.root.appending(path: ".mockgen.json"),
      withDestinationURL: shared.root.appending(path: ".mockgen.json"))
    for arguments in [["check"], ["check", "--config", workspace.root.path]] {
      let run = try MockdProcess.run(arguments + ["--allow-outside-workspace"], in: workspace.root)
      #expect(run.output.hasPrefix("graphql/Hero.graphql:1:14: error"), "\(run.output)")
    }
    let client = try LspClient()
    try client.begin([workspace.root.appending(path: "graphql")], more: Self.consent)
    #expect(try client.published() == "Hero.graphql: 0:13 1 graphql/FieldsOnCorrectType")
    try client.end()
  }

  /// Diagnostics of a file that two projects read are published once.
  @Test func projectsMayShareFiles() throws {
    let project = """
      "schema": ["graphql/*.graphqls"], "operations": ["graphql/*.graphql"]
      """
    let workspace = try StarWars.workspace([
      ".mockgen.json": """
      { "version": 1, "projects": [
        { "name": "A", "namespace": "A", \(project), "outputs": { "testMocks": { "path": "A" } } },
        { "name": "B", "namespace": "B", \(project), "outputs": { "testMocks": { "path": "B" } } }
      ] }
      """,
      "graphql/Hero.graphql": "query Hero { nothing }",
    ])
    let client = try LspClient()
    try client.begin([workspace.root])
    #expect(try client.published() == "Hero.graphql: 0:13 1 graphql/FieldsOnCorrectType")
    try client.end()
  }

  /// A name in a schema of two projects is renamed in both.
  @Test func namesInSharedFilesAreRenamedInAllProjects() throws {
    let schema = "\"schema\": [\"graphql/*.graphqls\"]"
    let workspace = try StarWars.workspace([
      ".mockgen.json": """
      { "version": 1, "projects": [
        { "name": "A", "namespace": "A", \(schema), "operations": ["graphql/*.graphql"],
          "outputs": { "testMocks": { "path": "A" } } },
        { "name": "B", "namespace": "B", \(schema), "operations": ["b/*.graphql"],
          "outputs": { "testMocks": { "path": "B" } } }
      ] }
      """,
      "b/Name.graphql": "query Name { hero { name } }",
    ])
    let client = try LspClient()
    try client.begin([workspace.root])
    let id = try client.request(
      "textDocument/rename",
      [
        "textDocument": ["uri": workspace.root.appending(path: "graphql/Details.graphql").absoluteString],
        "position": ["line": 0, "character": 36], "newName": "title",
      ])
    let reply = try client.next()
    #expect(reply["id"].int == id)
    let files = reply["result"]["changes"].object.keys.compactMap { URL(string: $0)?.lastPathComponent }
    #expect(files.sorted() == ["Details.graphql", "Hero.graphql", "Name.graphql", "schema.graphqls"])
    try client.end()
  }

  /// The client may use another path of a folder.
  @Test func linkedFoldersShareFiles() throws {
    let (workspace, other) = (try CrashDiagnosticsTests.workspace(), try TemporaryWorkspace())
    let link = other.root.appending(path: "link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: workspace.root)
    let client = try LspClient()
    try client.begin([link])
    let message = try client.called("textDocument/publishDiagnostics")
    #expect(message["params"]["uri"].string == link.appending(path: "Tests/HeroTests.swift").absoluteString)
    let hero = link.appending(path: "graphql/Hero.graphql")
    try client.open(hero, "query Hero { hero { nme } }")
    // The test keeps its diagnostic while its operation has errors.
    try client.expectPublished("Hero.graphql v1: 0:20 1 graphql/FieldsOnCorrectType")
    try client.end()
  }

  /// A client may open a document through a link that is in none of its folders.
  @Test func linksOutsideOfFoldersLeadToTheWorkspace() throws {
    let workspace = try StarWars.workspace(["graphql/Other.graphql": "query Other { hero { nme } }"])
    let other = try TemporaryWorkspace()
    let link = other.root.appending(path: "link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: workspace.root)
    let client = try LspClient()
    try client.begin([workspace.root])
    #expect(try client.published() == "Other.graphql: 0:21 1 graphql/FieldsOnCorrectType")
    let hero = link.appending(path: "graphql/Hero.graphql")
    try client.open(hero, "query Hero { hero { n } }")
    let message = try client.called("textDocument/publishDiagnostics")["params"]
    #expect(message["uri"].string == hero.absoluteString)
    #expect(message["diagnostics"].array.map { $0["code"].string } == ["graphql/FieldsOnCorrectType"])
    let list = try client.result(
      "textDocument/completion",
      ["textDocument": ["uri": hero.absoluteString], "position": ["line": 0, "character": 21]])
    #expect(list["items"].array.contains { $0["label"].string == "name" })
    // Other files keep their usual path.
    try workspace.write("graphql/Other.graphql", "query Other { hero { name } }")
    let repaired = try client.called("textDocument/publishDiagnostics")["params"]
    #expect(repaired["uri"].string == workspace.root.appending(path: "graphql/Other.graphql").absoluteString)
    try client.end()
  }

  // MARK: Without a configuration

  private func bareWorkspace() throws -> TemporaryWorkspace {
    try TemporaryWorkspace([
      "graphql/schema.graphqls": StarWars.schema, "graphql/Hero.graphql": "query Hero { hero { id } }",
    ])
  }

  /// Returns the next message that is not a log message.
  private func published(_ client: LspClient) throws -> String {
    while true {
      let message = try client.next()
      if message["method"].string == "window/logMessage" { continue }
      let diagnostics = message["params"]["diagnostics"].array.map { $0["code"].string ?? "" }
      return (message["params"]["uri"].string.flatMap { URL(string: $0)?.lastPathComponent } ?? "?")
        + ": " + diagnostics.joined(separator: ", ")
    }
  }

  @Test func syntaxErrorsNeedNoConfiguration() throws {
    let workspace = try bareWorkspace()
    let client = try LspClient()
    try client.begin([workspace.root])
    let hero = workspace.root.appending(path: "graphql/Hero.graphql")
    try client.open(hero, "query Hero { nothing")
    let offer = try client.called("window/showMessageRequest")
    #expect(offer["params"]["actions"].array.map { $0["title"].string } == ["Create .mockgen.json"])
    #expect(try client.published() == "Hero.graphql v1: 0:20 1 graphql-syntax")
    try client.change(hero, version: 2, "query Hero { nothing }")
    #expect(try client.published() == "Hero.graphql v2: ")
    try client.reply(to: offer)
    // The message is shown only once.
    try client.close(hero)
    try client.open(hero, "{")
    #expect(try client.published() == "Hero.graphql v1: 0:1 1 graphql-syntax")
    #expect(try workspace.contents().keys.sorted() == ["graphql/Hero.graphql", "graphql/schema.graphqls"])
    try client.end()
  }

  @Test func aConfigurationIsCreatedOnRequest() throws {
    let workspace = try bareWorkspace()
    let client = try LspClient()
    try client.begin([workspace.root])
    let hero = workspace.root.appending(path: "graphql/Hero.graphql")
    try client.open(hero, "query Hero { hero { nothing } }")
    let offer = try client.called("window/showMessageRequest")
    try client.reply(to: offer, ["title": "Create .mockgen.json"])
    #expect(try published(client) == "Hero.graphql: graphql/FieldsOnCorrectType")
    // The text equals the one of `mockd init`.
    let made = try workspace.text(".mockgen.json")
    let proposed = try MockdProcess.run(["init", "--dry-run"], in: workspace.root).output
    #expect(made == proposed)
    try client.change(hero, version: 2, "query Hero { hero { id } }")
    #expect(try published(client) == "Hero.graphql: ")
    try client.end()
  }

  @Test func aNewConfigurationIsUsed() throws {
    let workspace = try bareWorkspace()
    let client = try LspClient()
    try client.begin([workspace.root])
    try workspace.write("graphql/Hero.graphql", "query Hero { nothing }")
    try workspace.write(".mockgen.json", StarWars.configuration)
    #expect(try client.published() == "Hero.graphql: 0:13 1 graphql/FieldsOnCorrectType")
    try client.end()
  }

  /// A client without folders opens a file of a workspace.
  @Test func aDocumentOpensItsWorkspace() throws {
    let workspace = try CrashDiagnosticsTests.workspace()
    let client = try LspClient()
    try client.begin([], more: Self.consent)
    try client.open(workspace.root.appending(path: "graphql/Hero.graphql"), StarWars.hero)
    #expect(try client.published() == "HeroTests.swift: 6:10 1 unset-required-field")
    try client.end()
  }

  // MARK: The configuration itself

  @Test func theConfigurationHasDiagnostics() throws {
    let workspace = try CrashDiagnosticsTests.workspace()
    let client = try LspClient()
    try client.begin([workspace.root])
    let test = "HeroTests.swift: 6:10 1 unset-required-field"
    #expect(try client.published() == test)
    let configuration = workspace.root.appending(path: ".mockgen.json")
    try client.open(configuration, StarWars.configuration)
    try client.change(configuration, version: 2, "{ \"version\": 1, \"shema\": [] }")
    // Meanwhile, the last valid configuration counts.
    let broken = try client.published()
    #expect(broken.hasPrefix(".mockgen.json v2: 0:16 1 config/"), "\(broken)")
    // The unsaved buffer counts.
    let silent = StarWars.configuration.replacing(
      "\"outputs\"", with: "\"diagnostics\": { \"unset-required-field\": \"warning\" }, \"outputs\"")
    try client.change(configuration, version: 3, silent)
    let settled = Set([try client.published(), try client.published()])
    #expect(settled == [".mockgen.json v3: ", "HeroTests.swift: 6:10 2 unset-required-field"])
    try client.close(configuration)
    #expect(try client.published() == test)
    try client.end()
  }

  @Test func aBrokenClosedConfigurationIsReported() throws {
    let workspace = try StarWars.workspace([".mockgen.json": "{"])
    let client = try LspClient()
    try client.begin([workspace.root])
    #expect(try client.published() == ".mockgen.json: 0:1 1 config/syntax")
    try workspace.write(".mockgen.json", StarWars.configuration)
    #expect(try client.published() == ".mockgen.json: ")
    try client.end()
  }
}
