import Foundation
import TestSupport
import Testing

/// What `mockd lsp` tells of tests beside findings.
@Suite struct LspTestUsesTests {
  private static let test = "HeroTests.swift: 6:10 1 unset-required-field"

  private static func session(
    _ capabilities: [String: Any] = [:], more: [String: Any] = [:]
  ) throws -> (TemporaryWorkspace, LspClient) {
    let workspace = try TestFindingsTests.workspace()
    let client = try LspClient()
    try client.begin([workspace.root], capabilities, more: more)
    try client.expectPublished(test)
    return (workspace, client)
  }

  private static func lenses(_ workspace: TemporaryWorkspace, _ client: LspClient) throws -> [JSON] {
    let file = workspace.root.appending(path: "graphql/Hero.graphql")
    return try client.result("textDocument/codeLens", ["textDocument": ["uri": file.absoluteString]]).array
  }

  @Test func operationsTellOfTheirTests() throws {
    let (workspace, client) = try Self.session()
    let lenses = try Self.lenses(workspace, client)
    #expect(lenses.map { $0["command"]["title"].string } == ["1 test", "required fields unset in 1"])
    // Who has no command that shows places gets text.
    #expect(lenses.map { $0["command"]["command"].string } == ["", ""])
    #expect(lenses.map { $0["range"]["start"]["character"].int } == [6, 6])
    try client.end()
  }

  @Test func lensesLeadToTests() throws {
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

  @Test func clientsMaySayInOptionsWhichCommandTheyHave() throws {
    let (workspace, client) = try Self.session(
      more: ["initializationOptions": ["showReferencesCommand": "mine", "writeOutputs": true]])
    #expect(try Self.lenses(workspace, client).map { $0["command"]["command"].string } == ["mine", "mine"])
    try client.end()
  }

  /// The mock of the helper, which its own file does not convert, says nothing.
  @Test func mocksTellWhatTheyLack() throws {
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
    #expect(hints.map { $0["label"].string } == ["2 of 2 required unset for HeroQuery"])
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

  /// A client that shows lenses of one document is told when another one changes, once.
  @Test func clientsAreToldToAskAgain() throws {
    let (workspace, client) = try Self.session([
      "workspace": ["codeLens": ["refreshSupport": true], "inlayHint": ["refreshSupport": true]]
    ])
    let hero = workspace.root.appending(path: "graphql/Hero.graphql")
    let tests = workspace.root.appending(path: "Tests/HeroTests.swift")
    try client.open(hero, StarWars.hero)
    #expect(try Self.lenses(workspace, client).count == 2)
    try client.open(tests, "")
    try client.expectPublished("HeroTests.swift v1: ")
    let told = try client.called("workspace/codeLens/refresh")
    // Not again while it has not answered.
    #expect(try Self.lenses(workspace, client).isEmpty)
    try client.change(tests, version: 2, TestFindingsTests.test)
    try client.expectPublished("HeroTests.swift v2: 6:10 1 unset-required-field")
    try client.reply(to: told)
    let again = try client.called("workspace/codeLens/refresh")
    try client.reply(to: again)
    #expect(try Self.lenses(workspace, client).count == 2)
    // It asks by itself for what it changes.
    try client.change(hero, version: 2, StarWars.hero + "\n")
    #expect(try Self.lenses(workspace, client).count == 2)
    try client.end()
  }
}
