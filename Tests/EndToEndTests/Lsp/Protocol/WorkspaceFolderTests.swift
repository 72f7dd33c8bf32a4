import Foundation
import TestSupport
import Testing

/// Folders of a client, each with its own configuration, or with none.
@Suite struct WorkspaceFolderTests {
  private func event(added: [URL] = [], removed: [URL] = []) -> [String: Any] {
    func folders(_ urls: [URL]) -> [[String: String]] {
      urls.map { ["uri": $0.absoluteString, "name": $0.lastPathComponent] }
    }
    return ["event": ["added": folders(added), "removed": folders(removed)]]
  }

  @Test func foldersComeAndGo() throws {
    let (first, second) = (try TestFindingsTests.workspace(), try StarWars.workspace())
    try second.write("graphql/Hero.graphql", "query Hero { nothing }")
    let client = try LspClient()
    try client.begin([first.root, second.root])
    let all = Set([try client.published(), try client.published()])
    let hero = "Hero.graphql: 0:13 1 graphql/FieldsOnCorrectType"
    let test = "HeroTests.swift: 6:10 1 unset-required-field"
    #expect(all == [hero, test])
    try client.notify("workspace/didChangeWorkspaceFolders", event(removed: [first.root]))
    #expect(try client.published() == "HeroTests.swift: ")
    // Its disk is watched no more, and others may write there; the other folder is served on.
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
    let workspace = try TestFindingsTests.workspace()
    let folders = ["Tests", "graphql"].map { workspace.root.appending(path: $0) }
    let client = try LspClient()
    try client.begin(folders, more: Self.consent)
    #expect(try client.published() == "HeroTests.swift: 6:10 1 unset-required-field")
    try client.notify("workspace/didChangeWorkspaceFolders", event(removed: [folders[0]]))
    try client.open(folders[1].appending(path: "Hero.graphql"), "query Hero { hero { nme } }")
    try client.expectPublished(["HeroTests.swift: ", "Hero.graphql v1: 0:20 1 graphql/FieldsOnCorrectType"])
    try client.notify("workspace/didChangeWorkspaceFolders", event(removed: [folders[1]]))
    // Nothing but its syntax is known of the document now.
    #expect(try client.published() == "Hero.graphql v1: ")
    try client.end()
  }

  /// The watcher begins anew for all of them when one comes, and what changes meanwhile in the others is seen all the same.
  @Test func nothingIsLostWhileFoldersCome() throws {
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
    _ = try client.request("shutdown")
    while try client.next()["id"].int == nil {}
    try client.send(["method": "exit"])
    client.expectEnd(status: 0)
    #expect(try others.allSatisfy { try $0.contents()[StarWars.mocks[0]] != nil })
  }

  /// As on the command line, a configuration that is a link describes the folder that it is in.
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

  /// A file that two projects read is told once.
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

  /// A name in a schema that two projects read is one in both.
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

  /// The client may know a folder by another path.
  @Test func linksLeadToTheSameFiles() throws {
    let (workspace, other) = (try TestFindingsTests.workspace(), try TemporaryWorkspace())
    let link = other.root.appending(path: "link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: workspace.root)
    let client = try LspClient()
    try client.begin([link])
    let message = try client.called("textDocument/publishDiagnostics")
    #expect(message["params"]["uri"].string == link.appending(path: "Tests/HeroTests.swift").absoluteString)
    let hero = link.appending(path: "graphql/Hero.graphql")
    try client.open(hero, "query Hero { hero { nme } }")
    try client.expectPublished(["HeroTests.swift: ", "Hero.graphql v1: 0:20 1 graphql/FieldsOnCorrectType"])
    try client.end()
  }

  // MARK: Without a configuration

  private func bareWorkspace() throws -> TemporaryWorkspace {
    try TemporaryWorkspace([
      "graphql/schema.graphqls": StarWars.schema, "graphql/Hero.graphql": "query Hero { hero { id } }",
    ])
  }

  /// The next message that is not one for the log.
  private func published(_ client: LspClient) throws -> String {
    while true {
      let message = try client.next()
      if message["method"].string == "window/logMessage" { continue }
      let findings = message["params"]["diagnostics"].array.map { $0["code"].string ?? "" }
      return (message["params"]["uri"].string.flatMap { URL(string: $0)?.lastPathComponent } ?? "?")
        + ": " + findings.joined(separator: ", ")
    }
  }

  @Test func syntaxIsReadWithoutAConfiguration() throws {
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
    // Once is enough.
    try client.close(hero)
    try client.open(hero, "{")
    #expect(try client.published() == "Hero.graphql v1: 0:1 1 graphql-syntax")
    #expect(try workspace.contents().keys.sorted() == ["graphql/Hero.graphql", "graphql/schema.graphqls"])
    try client.end()
  }

  @Test func aConfigurationIsMadeOnRequest() throws {
    let workspace = try bareWorkspace()
    let client = try LspClient()
    try client.begin([workspace.root])
    let hero = workspace.root.appending(path: "graphql/Hero.graphql")
    try client.open(hero, "query Hero { hero { nothing } }")
    let offer = try client.called("window/showMessageRequest")
    try client.reply(to: offer, ["title": "Create .mockgen.json"])
    #expect(try published(client) == "Hero.graphql: graphql/FieldsOnCorrectType")
    // It is what `mockd init` writes.
    let made = try workspace.text(".mockgen.json")
    let proposed = try MockdProcess.run(["init", "--dry-run"], in: workspace.root).output
    #expect(made == proposed)
    try client.change(hero, version: 2, "query Hero { hero { id } }")
    #expect(try published(client) == "Hero.graphql: ")
    try client.end()
  }

  @Test func aConfigurationThatAppearsIsServed() throws {
    let workspace = try bareWorkspace()
    let client = try LspClient()
    try client.begin([workspace.root])
    try workspace.write("graphql/Hero.graphql", "query Hero { nothing }")
    try workspace.write(".mockgen.json", StarWars.configuration)
    #expect(try client.published() == "Hero.graphql: 0:13 1 graphql/FieldsOnCorrectType")
    try client.end()
  }

  /// A client without folders opens a file of a workspace.
  @Test func aDocumentLeadsToItsWorkspace() throws {
    let workspace = try TestFindingsTests.workspace()
    let client = try LspClient()
    try client.begin([], more: Self.consent)
    try client.open(workspace.root.appending(path: "graphql/Hero.graphql"), StarWars.hero)
    #expect(try client.published() == "HeroTests.swift: 6:10 1 unset-required-field")
    try client.end()
  }

  // MARK: The configuration itself

  @Test func theConfigurationIsADocument() throws {
    let workspace = try TestFindingsTests.workspace()
    let client = try LspClient()
    try client.begin([workspace.root])
    let test = "HeroTests.swift: 6:10 1 unset-required-field"
    #expect(try client.published() == test)
    let configuration = workspace.root.appending(path: ".mockgen.json")
    try client.open(configuration, StarWars.configuration)
    try client.change(configuration, version: 2, "{ \"version\": 1, \"shema\": [] }")
    // The last one without errors counts meanwhile.
    let broken = try client.published()
    #expect(broken.hasPrefix(".mockgen.json v2: 0:16 1 config/"), "\(broken)")
    // What is in the buffer counts, although it is not saved.
    let silent = StarWars.configuration.replacing(
      "\"outputs\"", with: "\"diagnostics\": { \"unset-required-field\": \"warning\" }, \"outputs\"")
    try client.change(configuration, version: 3, silent)
    let settled = Set([try client.published(), try client.published()])
    #expect(settled == [".mockgen.json v3: ", "HeroTests.swift: 6:10 2 unset-required-field"])
    try client.close(configuration)
    #expect(try client.published() == test)
    try client.end()
  }

  @Test func aBrokenConfigurationIsToldOfUnopened() throws {
    let workspace = try StarWars.workspace([".mockgen.json": "{"])
    let client = try LspClient()
    try client.begin([workspace.root])
    #expect(try client.published() == ".mockgen.json: 0:1 1 config/syntax")
    try workspace.write(".mockgen.json", StarWars.configuration)
    #expect(try client.published() == ".mockgen.json: ")
    try client.end()
  }
}
