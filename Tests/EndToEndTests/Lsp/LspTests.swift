import Foundation
import TestSupport
import Testing

/// Diagnostics and fixes of `mockd lsp` over real streams.
@Suite struct LspTests {
  private static func workspace() throws -> TemporaryWorkspace { try CrashDiagnosticsTests.workspace() }

  private static let test = "HeroTests.swift: 6:10 1 unset-required-field"

  @Test func diagnosticsFollowTheText() throws {
    let workspace = try Self.workspace()
    let client = try LspClient()
    let capabilities = try client.initialize(workspace.root)["capabilities"]
    #expect(capabilities["positionEncoding"].string == "utf-16")
    try client.expectPublished(Self.test)
    let hero = workspace.root.appending(path: "graphql/Hero.graphql")
    try client.open(hero, StarWars.hero)
    // The buffer overlays the file, also for dependent files.
    try client.change(hero, version: 2, "nme", (1, StarWars.column(of: "name"), 1, StarWars.column(of: "name") + 4))
    let place = "1:\(StarWars.column(of: "name"))"
    // A test keeps its diagnostics while its operation has errors.
    try client.expectPublished("Hero.graphql v2: \(place) 1 graphql/FieldsOnCorrectType")
    try client.change(hero, version: 3, "query Hero { hero { id } }")
    try client.expectPublished(["HeroTests.swift: ", "Hero.graphql v3: "])
    try client.change(hero, version: 4, StarWars.hero)
    try client.expectPublished(Self.test)
    // Closing a buffer restores the contents on disk.
    try client.change(hero, version: 5, "query Hero { hero { nme } }")
    try client.expectPublished("Hero.graphql v5: 0:20 1 graphql/FieldsOnCorrectType")
    try client.notify("textDocument/didClose", ["textDocument": ["uri": hero.absoluteString]])
    try client.expectPublished("Hero.graphql: ")
    try client.end()
    #expect(try workspace.text("graphql/Hero.graphql") == StarWars.hero)
  }

  /// An operation is typed into another file. The diagnostic of the test stays, with its fixes.
  @Test func diagnosticsOfTestsStayWhileOthersAreTyped() throws {
    let workspace = try Self.workspace()
    let client = try LspClient()
    try client.initialize(workspace.root)
    try client.expectPublished(Self.test)
    let test = workspace.root.appending(path: "Tests/HeroTests.swift")
    let details = workspace.root.appending(path: "graphql/Details.graphql")
    try client.open(details, StarWars.details)
    let typed = Array("\nquery New($id: ID!) { hero { name } }")
    let place = ["line": 6, "character": 12]
    for count in stride(from: 1, through: typed.count, by: 3) {
      try client.change(details, version: 1 + count, StarWars.details + String(typed.prefix(count)))
      let id = try client.request(
        "textDocument/codeAction",
        [
          "textDocument": ["uri": test.absoluteString], "range": ["start": place, "end": place],
          "context": ["diagnostics": [Any]()],
        ])
      var reply = try client.next()
      while reply["id"].int != id {
        // Only the edited file gets other diagnostics.
        #expect(reply["params"]["uri"].string == details.absoluteString)
        reply = try client.next()
      }
      #expect(reply["result"].array.first?["title"].string == "Set 'name'", "after \(count) characters")
    }
    try client.notify("textDocument/didClose", ["textDocument": ["uri": details.absoluteString]])
    try client.end(published: { #expect($0["params"]["uri"].string == details.absoluteString) })
  }

  @Test func theDiskIsWatched() throws {
    let workspace = try Self.workspace()
    let client = try LspClient()
    try client.initialize(workspace.root)
    try client.expectPublished(Self.test)
    try workspace.write(
      "Tests/Helpers.swift", CrashDiagnosticsTests.helpers.replacing("return", with: "hero.name = \"Luke\"\n  return"))
    try client.expectPublished("HeroTests.swift: ")
    // An open buffer overlays it.
    let helpers = workspace.root.appending(path: "Tests/Helpers.swift")
    try client.open(helpers, CrashDiagnosticsTests.helpers)
    try client.expectPublished(Self.test)
    try workspace.write("Tests/Helpers.swift", "")
    try client.change(helpers, version: 2, CrashDiagnosticsTests.helpers + "\n")
    try client.end()
  }

  /// Each test that executes a read in the code under test shows its error, with the fix of its own mock.
  @Test func errorsInAppCodeAreInEachTest() throws {
    let workspace = try CrashDiagnosticsTests.workspaceWithAppCode()
    let client = try LspClient()
    try client.initialize(workspace.root)
    let column = "@Test func testA() { _ = ".count
    try client.expectPublished(
      ["Title.swift: 2:45 1 unset-required-field"]
        + ["A", "B", "C"].map { "\($0)Tests.swift: 0:\(column) 1 unset-required-field" })
    let test = workspace.root.appending(path: "Tests/BTests.swift")
    let place = ["line": 0, "character": column]
    let id = try client.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": test.absoluteString], "range": ["start": place, "end": place],
        "context": ["diagnostics": [Any]()],
      ])
    let reply = try client.next()
    #expect(reply["id"].int == id)
    let actions = reply["result"].array
    #expect(actions.first?["title"].string == "Set 'name'")
    // A comment in the test would not suppress the error.
    #expect(!actions.contains { $0["title"].string?.hasPrefix("Suppress") == true })
    let changes = actions.first?["edit"]["changes"].object.keys.compactMap { URL(string: $0)?.lastPathComponent }
    #expect(changes == ["BTests.swift"])
    let text = try workspace.text("Tests/BTests.swift").replacing("Mock<Human>()", with: "Mock<Human>(name: \"Luke\")")
    try client.open(test, text)
    try client.awaitPublished("BTests.swift v1: ")
    try client.end(published: { _ in })
  }

  @Test func fixesAreResolved() throws {
    let workspace = try Self.workspace()
    let client = try LspClient()
    try client.initialize(workspace.root)
    try client.expectPublished(Self.test)
    let test = workspace.root.appending(path: "Tests/HeroTests.swift")
    let place = ["line": 6, "character": 12]
    let id = try client.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": test.absoluteString], "range": ["start": place, "end": place],
        "context": ["diagnostics": [Any]()],
      ])
    let reply = try client.next()
    #expect(reply["id"].int == id)
    let action = try #require(reply["result"].array.first)
    #expect(action["title"].string == "Set 'name'")
    #expect(action["kind"].string == "quickfix")
    let (uri, edits) = try #require(action["edit"]["changes"].object.first)
    let helpers = workspace.root.appending(path: "Tests/Helpers.swift")
    #expect(URL(string: uri)?.standardizedFileURL.path == helpers.standardizedFileURL.path)
    try client.open(helpers, CrashDiagnosticsTests.helpers)
    for edit in edits.array {
      let (start, end) = (edit["range"]["start"], edit["range"]["end"])
      let range = (
        start["line"].int ?? 0, start["character"].int ?? 0, end["line"].int ?? 0, end["character"].int ?? 0
      )
      try client.change(helpers, version: 2, edit["newText"].string ?? "", range)
    }
    try client.expectPublished("HeroTests.swift: ")
    let empty = try client.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": test.absoluteString], "range": ["start": place, "end": place],
        "context": ["diagnostics": [Any](), "only": ["refactor"]],
      ])
    let none = try client.next()
    #expect(none["id"].int == empty && none["result"].array.isEmpty)
    try client.end()
  }
}

extension StarWars {
  /// Returns the column of a text in the second line of the operation.
  fileprivate static func column(of text: String) -> Int {
    let line = hero.split(separator: "\n")[1]
    return line.range(of: text).map { line.distance(from: line.startIndex, to: $0.lowerBound) } ?? 0
  }
}
