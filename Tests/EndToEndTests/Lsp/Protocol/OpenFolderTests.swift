import Foundation
import TestSupport
import Testing

/// For an editor, the server writes outputs only below the opened folders.
@Suite struct OpenFolderTests {
  private let workspace: TemporaryWorkspace
  private let client: LspClient

  init() throws {
    workspace = try StarWars.workspace([
      "app/.mockgen.json": """
      {
        "version": 1, "schema": ["../graphql/*.graphqls"], "operations": ["../graphql/*.graphql"],
        "namespace": "StarWarsAPI",
        "outputs": { "testMocks": { "path": "../Sibling" }, "stubs": { "path": "Stubs" } }
      }
      """
    ])
    try FileManager.default.createDirectory(
      at: workspace.root.appending(path: ".git"), withIntermediateDirectories: true)
    client = try LspClient()
  }

  private var files: Set<String> {
    get throws { Set(try workspace.contents().keys.filter { $0.hasSuffix(".swift") || $0.contains(".mockd") }) }
  }

  /// Waits until all changes are handled.
  ///
  /// - Returns: the messages shown to the user meanwhile.
  private func settle(_ folder: String = "graphql") throws -> [String] {
    let place = ["line": 0, "character": 0]
    let id = try client.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": workspace.root.appending(path: "graphql/Hero.graphql").absoluteString],
        "range": ["start": place, "end": place],
      ])
    var messages: [String] = []
    while true {
      let message = try client.next()
      if message["id"].int == id, message["method"].isNull { return messages }
      if message["method"].string == "window/showMessage" { messages.append(message["params"]["message"].string ?? "") }
    }
  }

  @Test func aConfigurationAboveTheFolderWritesNothing() throws {
    let folder = workspace.root.appending(path: "graphql")
    try client.begin([folder])
    try client.open(folder.appending(path: "Hero.graphql"), StarWars.hero)
    let messages = try settle()
    #expect(messages.contains { $0.contains("outside all open folders") }, "\(messages)")
    #expect(try files == [])
    // After the folder is opened, outputs are written.
    try client.notify(
      "workspace/didChangeWorkspaceFolders",
      ["event": ["added": [["uri": workspace.root.absoluteString, "name": "w"]], "removed": []]])
    _ = try settle()
    #expect(try files.contains("Mocks/Human+Mock.graphql.swift"))
  }

  @Test func siblingFoldersAreWrittenOnlyIfOpen() throws {
    let app = workspace.root.appending(path: "app")
    try client.begin([app])
    try client.open(app.appending(path: "New.graphql"), "")
    _ = try settle()
    #expect(try files.filter { $0.hasPrefix("Sibling/") || $0.hasPrefix("Mocks/") } == [])
    let generate = try MockdProcess.run(["generate", "--config", "app"], in: workspace.root)
    #expect(generate.status == 1 && generate.output.contains("output/locked"), "\(generate.output)")
  }

  @Test(.enabled(if: Ability.isRoot, "only root can give files away"), arguments: [false, true])
  func aConfigurationOfAnotherUserIsNotServed(isAddedLater: Bool) throws {
    #expect(chown(workspace.root.appending(path: ".mockgen.json").path, 12345, 12345) == 0)
    try client.begin([workspace.root.appending(path: isAddedLater ? "none" : "")])
    if isAddedLater {
      try client.notify(
        "workspace/didChangeWorkspaceFolders",
        ["event": ["added": [["uri": workspace.root.absoluteString, "name": "w"]], "removed": []]])
      let messages = try settle()
      #expect(messages.count { $0.contains("belongs to another user") } == 1, "\(messages)")
      return #expect(try files == [])
    }
    try client.open(workspace.root.appending(path: "graphql/Hero.graphql"), StarWars.hero)
    let messages = try settle()
    #expect(messages.count { $0.contains("belongs to another user") } == 1, "\(messages)")
    #expect(try files == [])
  }
}
