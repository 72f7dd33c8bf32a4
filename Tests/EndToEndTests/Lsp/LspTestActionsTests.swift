import Foundation
import TestSupport
import Testing

/// The actions of `mockd lsp` on tests: fixes, comments, new tests.
@Suite struct LspTestActionsTests {
  private static let test = "HeroTests.swift: 6:10 1 unset-required-field"
  private static var edits: [String: Any] {
    ["workspace": ["workspaceEdit": ["documentChanges": true, "resourceOperations": ["create", "rename", "delete"]]]]
  }

  private static func session(_ capabilities: [String: Any] = edits) throws -> (TemporaryWorkspace, LspClient) {
    let workspace = try CrashDiagnosticsTests.workspace()
    let client = try LspClient()
    try client.begin([workspace.root], capabilities)
    try client.expectPublished(test)
    return (workspace, client)
  }

  private static func actions(
    _ client: LspClient, _ file: URL, _ line: Int, _ column: Int, only: [String]? = nil
  ) throws -> [JSON] {
    let place = ["line": line, "character": column]
    var context: [String: Any] = ["diagnostics": [Any]()]
    if let only { context["only"] = only }
    return try client.result(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": file.absoluteString], "range": ["start": place, "end": place], "context": context,
      ]
    ).array
  }

  @Test func diagnosticsCanBeFixedAndSuppressed() throws {
    let (workspace, client) = try Self.session()
    let file = workspace.root.appending(path: "Tests/HeroTests.swift")
    let actions = try Self.actions(client, file, 6, 12)
    #expect(actions.map { $0["title"].string } == ["Set 'name'", "Suppress unset-required-field here"])
    #expect(actions.map { $0["kind"].string } == ["quickfix", "quickfix"])
    #expect(actions.map { $0["isPreferred"].bool } == [true, false])
    #expect(actions.allSatisfy { $0["diagnostics"].array.first?["code"].string == "unset-required-field" })
    // The version of a file that is not open is unknown.
    let change = try #require(actions.last?["edit"]["documentChanges"].array.first)
    #expect(change["textDocument"]["version"].isNull)
    #expect(change["edits"].array.map { $0["newText"].string } == ["  // mockd:ignore unset-required-field\n"])
    #expect(change["edits"].array.first?["range"]["start"]["line"].int == 6)
    try client.open(file, CrashDiagnosticsTests.test, version: 7)
    try client.expectPublished("HeroTests.swift v7: 6:10 1 unset-required-field")
    let silence = try #require(try Self.actions(client, file, 6, 12).last?["edit"]["documentChanges"].array.first)
    #expect(silence["textDocument"]["version"].int == 7)
    try client.change(file, version: 8, "  // mockd:ignore unset-required-field\n", (6, 0, 6, 0))
    try client.expectPublished("HeroTests.swift v8: ")
    try client.end()
  }

  @Test func fixAllIsOfferedOnlyOnRequest() throws {
    let (workspace, client) = try Self.session()
    let file = workspace.root.appending(path: "Tests/HeroTests.swift")
    let kind = "source.fixAll.mockd"
    let all = try Self.actions(client, file, 0, 0, only: [kind])
    #expect(all.map { $0["kind"].string } == [kind])
    let change = try #require(all.first?["edit"]["documentChanges"].array.first)
    #expect(change["textDocument"]["uri"].string?.hasSuffix("/Tests/Helpers.swift") == true)
    #expect(change["edits"].array.map { $0["newText"].string } == ["name: \"Luke\""])
    #expect(try Self.actions(client, file, 0, 0, only: ["source"]).count == 1)
    #expect(try Self.actions(client, file, 0, 0, only: ["source.fixAll"]).isEmpty)
    #expect(try Self.actions(client, file, 0, 0).isEmpty)
    try client.end()
  }

  @Test func aTestIsCreated() throws {
    let (workspace, client) = try Self.session()
    let hero = workspace.root.appending(path: "graphql/Hero.graphql")
    let actions = try Self.actions(client, hero, 0, 8)
    #expect(actions.map { $0["title"].string } == ["Create a test for HeroQuery"])
    let changes = try #require(actions.first?["edit"]["documentChanges"].array)
    #expect(changes.first?["kind"].string == "create")
    let uri = try #require(changes.first?["uri"].string)
    #expect(uri.hasSuffix("/Tests/HeroQueryTests.swift"))
    #expect(changes.last?["textDocument"]["uri"].string == uri)
    let text = try #require(changes.last?["edits"].array.first?["newText"].string)
    #expect(text.hasPrefix("import Testing\n\n@Suite struct HeroQueryTests {"))
    // The new file is checked like any other, and has no diagnostics.
    try workspace.write("Tests/HeroQueryTests.swift", text)
    try client.notify(
      "workspace/didCreateFiles", ["files": [["uri": uri]]])
    let lenses = try client.result("textDocument/codeLens", ["textDocument": ["uri": hero.absoluteString]]).array
    #expect(lenses.map { $0["command"]["title"].string } == ["2 tests", "Required fields unset in 1"])
    #expect(
      try Self.actions(client, hero, 0, 8).first?["edit"]["documentChanges"].array.first?["uri"].string?.hasSuffix(
        "/Tests/HeroQueryTests2.swift") == true)
    try client.end()
  }

  /// A client that can't create files gets no actions that create files.
  @Test func clientsThatCannotCreateFilesGetNoSuchActions() throws {
    let (workspace, client) = try Self.session([:])
    let hero = workspace.root.appending(path: "graphql/Hero.graphql")
    #expect(try Self.actions(client, hero, 0, 8).isEmpty)
    try client.end()
  }
}
