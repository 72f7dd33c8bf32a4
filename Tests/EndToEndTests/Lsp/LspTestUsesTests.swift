import Foundation
import TestSupport
import Testing

/// Code lenses, references and hints of `mockd lsp` for tests.
@Suite struct LspTestUsesTests {
  private static let test = "HeroTests.swift: 6:10 1 unset-required-field"

  private static func session(
    _ capabilities: [String: Any] = [:], more: [String: Any] = [:]
  ) throws -> (TemporaryWorkspace, LspClient) {
    let workspace = try CrashDiagnosticsTests.workspace()
    let client = try LspClient()
    try client.begin([workspace.root], capabilities, more: more)
    try client.expectPublished(test)
    return (workspace, client)
  }

  private static func lenses(
    _ workspace: TemporaryWorkspace, _ client: LspClient, _ path: String = "graphql/Hero.graphql"
  ) throws -> [JSON] {
    let file = workspace.root.appending(path: path)
    return try client.result("textDocument/codeLens", ["textDocument": ["uri": file.absoluteString]]).array
  }

  @Test func operationLensesCountTests() throws {
    let (workspace, client) = try Self.session()
    let lenses = try Self.lenses(workspace, client)
    #expect(lenses.map { $0["command"]["title"].string } == ["1 test", "Required fields unset in 1"])
    // A client without a command that shows locations gets text.
    #expect(lenses.map { $0["command"]["command"].string } == ["", ""])
    #expect(lenses.map { $0["range"]["start"]["character"].int } == [6, 6])
    try client.end()
  }

  @Test func lensesHaveTheLocationsOfTests() throws {
    let command = "editor.action.showReferences"
    let (workspace, client) = try Self.session(["experimental": ["commands": ["commands": ["other", command]]]])
    let first = try #require(try Self.lenses(workspace, client).first)
    #expect(first["command"]["command"].string == command)
    let arguments = first["command"]["arguments"].array
    #expect(arguments.count == 3)
    #expect(arguments.first?.string?.hasSuffix("/graphql/Hero.graphql") == true)
    let place = try #require(arguments.last?.array.first)
    #expect(place["uri"].string?.hasSuffix("/Tests/HeroTests.swift") == true)
    #expect(place["range"]["start"]["line"].int == 5)
    try client.end()
  }

  /// A schema may have many fields, so each lens is resolved by a request.
  @Test func schemaLensesCountDefinitionsAndTests() throws {
    let (workspace, client) = try Self.session(["experimental": ["commands": ["commands": ["mockd.showReferences"]]]])
    let all = try Self.lenses(workspace, client, "graphql/schema.graphqls")
    #expect(!all.isEmpty && all.allSatisfy { $0["command"].isNull })
    // The field `name` of `Human`.
    let lenses = all.filter { $0["range"]["start"]["line"].int == 1 && $0["range"]["start"]["character"].int == 43 }
    let shown = try lenses.map { lens in
      let parameters = try JSONSerialization.jsonObject(with: lens.data()) as? [String: Any]
      let result = try client.result("codeLens/resolve", parameters ?? [:])
      #expect(result["range"].text == lens["range"].text)
      return result["command"]
    }
    #expect(shown.map { $0["title"].string } == ["Selected by 2 definitions", "1 test", "Unset in 1"])
    let places = shown.map { $0["arguments"].array.last?.array.map { $0["uri"].string?.split(separator: "/").last } }
    #expect(places == [["Details.graphql", "Hero.graphql"], ["HeroTests.swift"], ["HeroTests.swift"]])
    #expect(try client.errorCode("codeLens/resolve", ["data": ["uri": "file:///none.graphqls"]]) == -32602)
    let range = ["start": ["line": 0, "character": 0], "end": ["line": 0, "character": 0]]
    let data = ["uri": "file:///none.graphqls", "type": "Human", "field": "name", "subject": "tests"]
    #expect(try client.errorCode("codeLens/resolve", ["range": range, "data": data]) == -32803)
    try client.end()
  }

  @Test func testLensesNameOperations() throws {
    let (workspace, client) = try Self.session(["experimental": ["commands": ["commands": ["mockd.showReferences"]]]])
    let lenses = try Self.lenses(workspace, client, "Tests/HeroTests.swift")
    #expect(lenses.map { $0["command"]["title"].string } == ["HeroQuery", "Required fields unset: name"])
    #expect(lenses.map { $0["range"]["start"]["line"].int } == [2, 2])
    let places = lenses.map { $0["command"]["arguments"].array.last?.array.first }
    #expect(places.first??["uri"].string?.hasSuffix("/graphql/Hero.graphql") == true)
    // The helper that makes the mock.
    #expect(places.last??["uri"].string?.hasSuffix("/Tests/Helpers.swift") == true)
    try client.end()
  }

  @Test func optionsSetTheCommandOfLenses() throws {
    let (workspace, client) = try Self.session(
      more: ["initializationOptions": ["showReferencesCommand": "mine", "writeOutputs": true]])
    #expect(try Self.lenses(workspace, client).map { $0["command"]["command"].string } == ["mine", "mine"])
    try client.end()
  }

  /// The mock in the helper, which its file doesn't convert, has no hint.
  @Test func mockHintsCountUnsetFields() throws {
    let (workspace, client) = try Self.session()
    let file = workspace.root.appending(path: "Tests/HeroTests.swift")
    let text = """
      func emoji() {
        let query = Mock<Query>()
        /* 😀 */ query.hero = Mock<Human>()
        _ = HeroQuery.Data.from(query)
      }
      """
    try client.open(file, text)
    try client.expectPublished("HeroTests.swift v1: ")
    let all = ["start": ["line": 0, "character": 0], "end": ["line": 9, "character": 0]]
    let hints = try client.result(
      "textDocument/inlayHint", ["textDocument": ["uri": file.absoluteString], "range": all]
    ).array
    #expect(hints.map { $0["label"].string } == ["2 of 2 required fields unset for HeroQuery"])
    let hint = try #require(hints.first)
    #expect(hint["position"]["line"].int == 2)
    #expect(hint["position"]["character"].int == 37)
    #expect(hint["tooltip"].string == "HeroQuery requires id, name")
    #expect(hint["paddingLeft"].bool == true)
    #expect(hint["textEdits"].array.map { $0["newText"].string } == ["id: \"1\", name: \"name\""])
    let helpers = workspace.root.appending(path: "Tests/Helpers.swift")
    let none = try client.result(
      "textDocument/inlayHint", ["textDocument": ["uri": helpers.absoluteString], "range": all])
    #expect(none.array.isEmpty)
    try client.end()
  }

  /// Clients get refresh requests for schema-dependent results when the schema changes, and not for each edit
  /// elsewhere.
  @Test func schemaChangesRefreshHintsAndTokens() throws {
    let refresh = ["refreshSupport": true]
    let (workspace, client) = try Self.session(["workspace": ["inlayHint": refresh, "semanticTokens": refresh]])
    let (hero, details, schema) = ("graphql/Hero.graphql", "graphql/Details.graphql", "graphql/schema.graphqls")
    let file = workspace.root.appending(path: hero)
    try client.open(file, StarWars.hero)
    let document = ["uri": file.absoluteString]
    let all = ["start": ["line": 0, "character": 0], "end": ["line": 9, "character": 0]]
    _ = try client.result("textDocument/semanticTokens/full", ["textDocument": document])
    _ = try client.result("textDocument/inlayHint", ["textDocument": document, "range": all])
    try client.open(workspace.root.appending(path: details), StarWars.details + "\n")
    try client.open(
      workspace.root.appending(path: schema), StarWars.schema.replacing("height: Float", with: "height: Int"))
    let requests = [try client.next(), try client.next()]
    #expect(
      Set(requests.map { $0["method"].string }) == ["workspace/inlayHint/refresh", "workspace/semanticTokens/refresh"])
    for message in requests { try client.reply(to: message) }
    try client.end()
  }

  /// A client that shows the lenses of one document gets one refresh request after a change of another.
  @Test func changesElsewhereRefreshLenses() throws {
    let (workspace, client) = try Self.session([
      "workspace": ["codeLens": ["refreshSupport": true], "inlayHint": ["refreshSupport": true]]
    ])
    let hero = workspace.root.appending(path: "graphql/Hero.graphql")
    let tests = workspace.root.appending(path: "Tests/HeroTests.swift")
    try client.open(hero, StarWars.hero)
    #expect(try Self.lenses(workspace, client).count == 2)
    try client.open(tests, "")
    try client.expectPublished("HeroTests.swift v1: ")
    let requests = try client.called("workspace/codeLens/refresh")
    // No second refresh request before the first reply.
    #expect(try Self.lenses(workspace, client).isEmpty)
    try client.change(tests, version: 2, CrashDiagnosticsTests.test)
    try client.expectPublished("HeroTests.swift v2: 6:10 1 unset-required-field")
    try client.reply(to: requests)
    let again = try client.called("workspace/codeLens/refresh")
    try client.reply(to: again)
    #expect(try Self.lenses(workspace, client).count == 2)
    // The client requests lenses again for a document that it edits.
    try client.change(hero, version: 2, StarWars.hero + "\n")
    #expect(try Self.lenses(workspace, client).count == 2)
    try client.end()
  }

  private static var refreshes: [String: Any] {
    ["workspace": ["codeLens": ["refreshSupport": true], "inlayHint": ["refreshSupport": true]]]
  }

  @Test func lensesAndHintsCanBeTurnedOff() throws {
    let (workspace, client) = try Self.session(
      Self.refreshes, more: ["initializationOptions": ["codeLenses": false, "inlayHints": false]])
    let all = ["start": ["line": 0, "character": 0], "end": ["line": 9, "character": 0]]
    let hero = workspace.root.appending(path: "graphql/Hero.graphql")
    let hints: [String: Any] = ["textDocument": ["uri": hero.absoluteString], "range": all]
    #expect(try Self.lenses(workspace, client).isEmpty)
    #expect(try client.result("textDocument/inlayHint", hints).array.isEmpty)
    try client.notify("workspace/didChangeConfiguration", ["settings": ["mockd": ["codeLenses": true]]])
    try client.reply(to: try client.called("workspace/codeLens/refresh"))
    try client.reply(to: try client.called("workspace/inlayHint/refresh"))
    #expect(try Self.lenses(workspace, client).count == 2)
    #expect(try client.result("textDocument/inlayHint", hints).array.isEmpty == false)
    try client.end()
  }

  /// A client may request the lenses of a document after an edit that is an error, and not after the next one.
  @Test func lensesComeBackWhenErrorsEnd() throws {
    let (workspace, client) = try Self.session(Self.refreshes)
    let hero = workspace.root.appending(path: "graphql/Hero.graphql")
    let document = ["textDocument": ["uri": hero.absoluteString]]
    try client.open(hero, StarWars.hero.replacing("friends", with: "frends"))
    _ = try client.lateResult("textDocument/codeLens", document)
    try client.change(hero, version: 2, StarWars.hero)
    try client.reply(to: try client.awaitCalled("workspace/codeLens/refresh"))
    #expect(try client.lateResult("textDocument/codeLens", document).array.count == 2)
    try client.end()
  }

  /// While the configuration is broken, a document belongs to no project and has no lenses.
  @Test func lensesComeWithTheConfiguration() throws {
    let workspace = try CrashDiagnosticsTests.workspace()
    try workspace.write(".mockgen.json", "{")
    let client = try LspClient()
    try client.begin([workspace.root], Self.refreshes)
    #expect(try client.published().hasPrefix(".mockgen.json: "))
    let hero = workspace.root.appending(path: "graphql/Hero.graphql")
    let document = ["textDocument": ["uri": hero.absoluteString]]
    try client.open(hero, StarWars.hero)
    #expect(try client.result("textDocument/codeLens", document).isNull)
    try workspace.write(".mockgen.json", StarWars.configuration)
    let configuration = workspace.root.appending(path: ".mockgen.json")
    try client.notify(
      "workspace/didChangeWatchedFiles", ["changes": [["uri": configuration.absoluteString, "type": 2]]])
    try client.reply(to: try client.awaitCalled("workspace/codeLens/refresh"))
    #expect(try client.lateResult("textDocument/codeLens", document).array.count == 2)
    try client.end()
  }
}
