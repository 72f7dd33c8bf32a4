import Foundation
import TestSupport
import Testing

/// The language server writes outputs, as `mockd watch` does.
@Suite struct OutputWritingTests {
  private let workspace: TemporaryWorkspace
  private let client: LspClient
  private let details: URL

  init() throws {
    workspace = try StarWars.workspace()
    client = try LspClient()
    details = workspace.root.appending(path: "graphql/Details.graphql")
  }

  private static let longer = "fragment Details on Character { id name friends { id } ... on Human { height } }\n"
  private static let shorter = "fragment Details on Character { id }\n"

  private var mock: String { get throws { try workspace.text("Mocks/Human+Mock.graphql.swift") } }

  /// Runs `mockd sync`. Returns the text that it prints.
  @discardableResult private func sync(_ arguments: [String] = [], status: Int32 = 0) throws -> String {
    let run = try MockdProcess.run(["sync"] + arguments, in: workspace.root)
    #expect(run.status == status, "\(run.errors)")
    return run.errors
  }

  private var name: String { "mockd: `mockd lsp` (process \(client.process.processIdentifier))" }

  /// Waits until the server runs in the workspace.
  private func awaitServer() throws {
    // The reply comes after the outputs on which it may depend.
    let place = ["line": 0, "character": 0]
    _ = try client.result(
      "textDocument/codeAction",
      ["textDocument": ["uri": details.absoluteString], "range": ["start": place, "end": place]])
  }

  private func expectNothingIsStale() throws {
    let check = try MockdProcess.run(["check"], in: workspace.root)
    #expect(check.status == 0, "\(check.output)")
  }

  @Test func outputsAreUpdatedAtTheStart() throws {
    try client.begin([workspace.root])
    try awaitServer()
    #expect(try sync() == name + " has processed all changes: no errors\n")
    #expect(try mock.contains("height"))
    try expectNothingIsStale()
    try client.end()
    #expect(try MockdProcess.run(["generate"], in: workspace.root).status == 0)
  }

  @Test func unsavedEditsAreNotWritten() throws {
    try client.begin([workspace.root])
    try awaitServer()
    let before = try mock
    try client.open(details, StarWars.details)
    try client.change(details, version: 2, Self.shorter)
    try awaitServer()
    let waiting = " has processed all changes: outputs wait for unsaved files in the editor\n"
    #expect(try sync() == name + waiting)
    try sync(["--check"], status: 1)
    #expect(try mock == before)
    // Outputs of changes by other programs wait, too.
    try workspace.write("graphql/Hero.graphql", "query Hero { hero { name } }")
    #expect(try sync() == name + waiting)
    #expect(try mock == before)
    try workspace.write("graphql/Details.graphql", Self.shorter)
    try client.save(details)
    #expect(try sync(["--check"]) == name + " has processed all changes: no errors\n")
    #expect(try !mock.contains("height"))
    try expectNothingIsStale()
    try client.end()
  }

  @Test func discardedEditsDoNotDelayOutputs() throws {
    try client.begin([workspace.root])
    try client.open(details, StarWars.details)
    try client.change(details, version: 2, Self.shorter)
    try awaitServer()
    try workspace.write("graphql/Hero.graphql", "query Hero { hero { ...Details } search(text: \"\") { __typename } }")
    #expect(try sync().hasSuffix("outputs wait for unsaved files in the editor\n"))
    try client.close(details)
    try awaitServer()
    try sync(["--check"])
    #expect(try workspace.text("Mocks/Query+Mock.graphql.swift").contains("search"))
    try expectNothingIsStale()
    try client.end()
  }

  /// Undo makes a buffer equal to the file on disk, and editors don't save it then.
  @Test func undoneEditsDoNotDelayOutputs() throws {
    try client.begin([workspace.root])
    try client.open(details, StarWars.details)
    try client.change(details, version: 2, "")
    try client.expectPublished("Details.graphql v2: 0:0 4 graphql-syntax")
    try client.expectPublished("Hero.graphql: 1:31 1 graphql/KnownFragmentNames")
    try client.change(details, version: 3, StarWars.details)
    try client.expectPublished("Details.graphql v3: ")
    try client.expectPublished("Hero.graphql: ")
    try awaitServer()
    try sync(["--check"])
    try expectNothingIsStale()
    try client.end()
  }

  /// The disk changes as in a checkout.
  @Test func changesOnDiskUpdateOutputs() throws {
    try client.begin([workspace.root])
    try client.open(workspace.root.appending(path: "graphql/Hero.graphql"), StarWars.hero)
    try awaitServer()
    for text in [Self.longer, Self.shorter] {
      try workspace.write("graphql/Details.graphql", text)
      try sync(["--check"])
      #expect(try mock.contains("height") == (text == Self.longer))
      try expectNothingIsStale()
    }
    // Changed outputs are repaired.
    try workspace.write("Mocks/Human+Mock.graphql.swift", "// @generated\n")
    try sync()
    #expect(try mock.contains("name"))
    let notice = try client.called("window/showMessage")
    #expect(notice["params"]["message"].string?.contains("Mocks/Human+Mock.graphql.swift") == true)
    try client.end()
  }

  /// Unsaved files that outputs don't depend on don't delay outputs.
  @Test func unrelatedUnsavedFilesDoNotDelayOutputs() throws {
    try client.begin([workspace.root])
    try client.open(workspace.root.appending(path: "Notes.md"), "not on the disk")
    try client.open(workspace.root.appending(path: "Tests/New.swift"), "import Testing")
    try awaitServer()
    try workspace.write("graphql/Details.graphql", Self.shorter)
    try sync(["--check"])
    #expect(try !mock.contains("height"))
    try client.end()
  }

  /// A file that exists only in the editor is part of the workspace; outputs wait for it.
  @Test func unsavedNewFilesDelayOutputs() throws {
    try client.begin([workspace.root])
    try awaitServer()
    let new = workspace.root.appending(path: "graphql/New.graphql")
    try client.open(new, "query New { nothing }")
    #expect(try client.published() == "New.graphql v1: 0:12 1 graphql/FieldsOnCorrectType")
    try client.change(new, version: 2, "query New { search(text: \"\") { ... on Droid { primaryFunction } } }")
    #expect(try client.published() == "New.graphql v2: ")
    #expect(try sync().hasSuffix("outputs wait for unsaved files in the editor\n"))
    try client.close(new)
    try awaitServer()
    try sync(["--check"])
    #expect(try !workspace.text("Mocks/Query+Mock.graphql.swift").contains("search"))
    try client.end()
  }

  @Test func savingOneOfTwoFilesReportsTheDelay() throws {
    try client.begin([workspace.root])
    let hero = workspace.root.appending(path: "graphql/Hero.graphql")
    try client.open(details, StarWars.details)
    try client.open(hero, StarWars.hero)
    try client.change(details, version: 2, Self.shorter)
    try client.change(hero, version: 2, StarWars.hero + "# more")
    try workspace.write("graphql/Details.graphql", Self.shorter)
    try client.save(details)
    let log = try client.called("window/logMessage")
    #expect(log["params"]["message"].string?.contains("Hero.graphql") == true)
    try client.end()
  }

  @Test func editorSettingsControlWriting() throws {
    try client.begin([workspace.root], more: ["initializationOptions": ["writeOutputs": false]])
    #expect(try client.called("window/logMessage")["params"]["message"].string?.contains("settings") == true)
    try awaitServer()
    #expect(try sync(status: 1).contains("Neither `mockd watch` nor `mockd lsp` writes"))
    #expect(try workspace.contents().keys.filter { $0.hasPrefix("Mocks") } == [])
    try client.notify("workspace/didChangeConfiguration", ["settings": ["mockd": ["writeOutputs": true]]])
    _ = try client.called("window/logMessage")
    try awaitServer()
    try sync(["--check"])
    try expectNothingIsStale()
    try client.end()
  }

  @Test func aRunningWatchTakesPrecedence() throws {
    let watching = try Watching(workspace)
    try client.begin([workspace.root])
    let message = try client.called("window/showMessage")["params"]["message"].string ?? ""
    #expect(message.contains("`mockd watch` (process \(watching.mockd.processID)) writes in this workspace"))
    try awaitServer()
    try workspace.write("graphql/Details.graphql", Self.shorter)
    #expect(try sync().hasPrefix("mockd: `mockd watch`"))
    #expect(try !mock.contains("height"))
    watching.mockd.send(SIGKILL)
    #expect(try client.called("window/logMessage")["params"]["message"].string?.contains("from now on") == true)
    try workspace.write("graphql/Details.graphql", Self.longer)
    #expect(try sync() == name + " has processed all changes: no errors\n")
    #expect(try mock.contains("height"))
    try client.end()
  }

  @Test func otherProcessesReportTheWriter() throws {
    try client.begin([workspace.root])
    try awaitServer()
    let generate = try MockdProcess.run(["generate"], in: workspace.root)
    #expect(generate.status == 0)
    let name = "`mockd lsp` (process \(client.process.processIdentifier))"
    #expect(generate.errors.contains("up to date, written by \(name)"), "\(generate.errors)")
    try client.open(details, StarWars.details)
    try client.change(details, version: 2, Self.shorter)
    // If the file were saved before the server has the edit, the outputs would be written.
    try awaitServer()
    try workspace.write("graphql/Hero.graphql", "query Hero { search(text: \"\") { __typename } }")
    let held = try MockdProcess.run(["generate"], in: workspace.root)
    #expect(held.status == 1)
    #expect(held.output.contains("\(name) writes them when all open files are saved"), "\(held.output)")
    try client.end()
  }
}
