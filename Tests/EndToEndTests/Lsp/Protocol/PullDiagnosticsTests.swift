import Foundation
import TestSupport
import Testing

/// Clients that pull diagnostics.
@Suite struct PullDiagnosticsTests {
  private static var capabilities: [String: Any] {
    [
      "textDocument": ["diagnostic": ["relatedDocumentSupport": true]],
      "workspace": ["diagnostics": ["refreshSupport": true]],
    ]
  }
  private static let diagnostic = "HeroTests.swift: 6:10 1 unset-required-field"

  private let workspace: TemporaryWorkspace
  private let client: LspClient
  private let hero: URL
  private let test: URL

  init() throws {
    workspace = try CrashDiagnosticsTests.workspace()
    client = try LspClient()
    hero = workspace.root.appending(path: "graphql/Hero.graphql")
    test = workspace.root.appending(path: "Tests/HeroTests.swift")
  }

  /// The client pulls diagnostics of open files; the server publishes the others.
  @Test func pulledDiagnosticsAreNotPublished() throws {
    let capabilities = try client.begin([workspace.root], Self.capabilities)
    #expect(capabilities["diagnosticProvider"]["interFileDependencies"].bool == true)
    #expect(capabilities["diagnosticProvider"]["workspaceDiagnostics"].bool == true)
    #expect(try client.published() == Self.diagnostic)
    try client.open(test, CrashDiagnosticsTests.test)
    #expect(try client.published() == "HeroTests.swift v1: ")
    #expect(try client.pull(test).diagnostics == ["6:10 unset-required-field"])
    try client.close(test)
    #expect(try client.published() == Self.diagnostic)
    // An edit that affects a closed file publishes its diagnostics.
    try client.open(hero, StarWars.hero)
    try client.change(hero, version: 2, "query Hero { hero { nme } }")
    #expect(try client.pull(hero).diagnostics == ["0:20 graphql/FieldsOnCorrectType"])
    try client.change(hero, version: 3, "query Hero { hero { id } }")
    #expect(try client.published() == "HeroTests.swift: ")
    #expect(try client.pull(hero).diagnostics == [])
    try client.end()
  }

  @Test func syntaxErrorsRemainWithoutTheFolder() throws {
    try client.begin([workspace.root], ["textDocument": ["diagnostic": [:]]])
    #expect(try client.published() == Self.diagnostic)
    try client.open(hero, "query Hero { hero { } }")
    let diagnostics = try client.pull(hero).diagnostics
    #expect(diagnostics?.count == 1)
    try client.notify(
      "workspace/didChangeWorkspaceFolders",
      ["event": ["added": [], "removed": [["uri": workspace.root.absoluteString, "name": "w"]]]])
    #expect(try client.published() == "HeroTests.swift: ")
    #expect(try client.pull(hero).diagnostics == diagnostics)
    try client.end()
  }

  @Test func resultIdentifiersDetectChanges() throws {
    try client.begin([workspace.root], Self.capabilities)
    #expect(try client.published() == Self.diagnostic)
    try client.open(hero, StarWars.hero)
    let none = try client.pull(hero)
    #expect(none.diagnostics == [])
    #expect(try client.pull(hero, since: none.id).isUnchanged)
    #expect(try client.pull(hero, since: "unknown").diagnostics == [])
    try client.change(hero, version: 2, "query Hero { hero { nme } }")
    let one = try client.pull(hero, since: none.id)
    #expect(one.diagnostics == ["0:20 graphql/FieldsOnCorrectType"])
    // The text has changed, but its diagnostics have not.
    try client.change(hero, version: 3, "query Hero { hero { nme } } # comment")
    #expect(try client.pull(hero, since: one.id).isUnchanged)
    try client.change(hero, version: 4, " query Hero { hero { nme } }")
    let moved = try client.pull(hero, since: one.id)
    #expect(moved.diagnostics == ["0:21 graphql/FieldsOnCorrectType"])
    #expect(Set([none.id, one.id, moved.id]).count == 3)
    try client.end()
  }

  @Test func pullsIncludeRelatedDocuments() throws {
    try client.begin([workspace.root], Self.capabilities)
    #expect(try client.published() == Self.diagnostic)
    try client.open(test, CrashDiagnosticsTests.test)
    #expect(try client.published() == "HeroTests.swift v1: ")
    let before = try client.pull(test)
    try client.open(hero, StarWars.hero)
    #expect(try client.pull(hero).related.isEmpty)
    try client.change(hero, version: 2, "query Hero { hero { id } }")
    let refresh = try client.called("workspace/diagnostic/refresh")
    #expect(refresh["params"].isNull)
    let report = try client.pull(hero)
    #expect(report.related.keys.sorted() == ["HeroTests.swift"])
    #expect(report.related["HeroTests.swift"]?.diagnostics == [])
    // One request at a time.
    try client.change(hero, version: 3, StarWars.hero)
    let again = try client.pull(hero)
    #expect(again.related["HeroTests.swift"]?.id == before.id)
    try client.reply(to: refresh)
    _ = try client.called("workspace/diagnostic/refresh")
    #expect(try client.pull(test, since: before.id).isUnchanged)
    try client.end()
  }

  @Test func workspacePullsReplacePublishing() throws {
    try client.begin([workspace.root], Self.capabilities)
    #expect(try client.published() == Self.diagnostic)
    try client.request("workspace/diagnostic", ["previousResultIds": [Any]()])
    #expect(try client.published() == "HeroTests.swift: ")
    let items = try client.next()["result"]["items"].array
    let report = try #require(items.first)
    #expect(items.count == 1)
    #expect(report["uri"].string == test.absoluteString)
    #expect(report["version"].isNull)
    #expect(PulledReport(report).diagnostics == ["6:10 unset-required-field"])
    let previous = [["uri": test.absoluteString, "value": PulledReport(report).id]]
    func ask() throws -> [JSON] {
      try client.result("workspace/diagnostic", ["previousResultIds": previous])["items"].array
    }
    #expect(try ask().map { PulledReport($0).isUnchanged } == [true])
    try client.open(hero, StarWars.hero)
    try client.change(hero, version: 2, "query Hero { hero { id } }")
    // The client has not changed the test itself.
    try client.reply(to: try client.called("workspace/diagnostic/refresh"))
    #expect(try ask().map { PulledReport($0).diagnostics } == [[]])
    try client.change(hero, version: 3, "query Hero { hero { nme } }")
    let reports = try ask()
    #expect(reports.map { $0["uri"].string } == [test, hero].map(\.absoluteString))
    #expect(reports.map { PulledReport($0).diagnostics } == [[], ["0:20 graphql/FieldsOnCorrectType"]])
    #expect(reports.map { $0["version"].int } == [nil, 3])
    try client.end()
  }

  @Test func changesOnDiskRequestARefresh() throws {
    try client.begin([workspace.root], Self.capabilities)
    #expect(try client.published() == Self.diagnostic)
    try client.open(test, CrashDiagnosticsTests.test)
    #expect(try client.published() == "HeroTests.swift v1: ")
    #expect(try client.pull(test).diagnostics?.count == 1)
    try workspace.write(
      "Tests/Helpers.swift", CrashDiagnosticsTests.helpers.replacing("return", with: "hero.name = \"Luke\"\n  return"))
    try client.reply(to: try client.called("workspace/diagnostic/refresh"))
    #expect(try client.pull(test).diagnostics == [])
    try client.end()
  }

  @Test func invalidParametersAreReported() throws {
    try client.begin([workspace.root], Self.capabilities)
    #expect(try client.published() == Self.diagnostic)
    #expect(try client.errorCode("textDocument/diagnostic") == -32602)
    #expect(try client.errorCode("textDocument/diagnostic", ["textDocument": ["uri": 1]]) == -32602)
    #expect(
      try client.errorCode(
        "textDocument/diagnostic", ["textDocument": ["uri": "file:///a"], "previousResultId": 1]) == -32602)
    #expect(try client.errorCode("workspace/diagnostic") == -32602)
    #expect(try client.errorCode("workspace/diagnostic", ["previousResultIds": 1]) == -32602)
    // A document that isn't a file has no diagnostics.
    let none = try client.result("textDocument/diagnostic", ["textDocument": ["uri": "untitled:1"]])
    #expect(PulledReport(none).diagnostics == [])
    try client.end()
  }
}
