import Foundation
import TestSupport
import Testing

/// Features for GraphQL files alone are registered for these, if the client supports that.
@Suite struct FeatureRegistrationTests {
  /// The features by capability name, with the members of `ServerCapabilities` that offer them for all files.
  private static let features = [
    "completion": "completionProvider", "documentHighlight": "documentHighlightProvider",
    "documentSymbol": "documentSymbolProvider", "foldingRange": "foldingRangeProvider",
    "formatting": "documentFormattingProvider", "rangeFormatting": "documentRangeFormattingProvider",
    "rename": "renameProvider", "selectionRange": "selectionRangeProvider",
    "semanticTokens": "semanticTokensProvider", "signatureHelp": "signatureHelpProvider",
    "typeDefinition": "typeDefinitionProvider",
  ]

  private static let shared = [
    "hoverProvider", "definitionProvider", "referencesProvider", "codeLensProvider", "inlayHintProvider",
    "codeActionProvider", "workspaceSymbolProvider",
  ]

  @Test func featuresAreRegisteredForTheirFiles() throws {
    let workspace = try StarWars.workspace()
    _ = try MockdProcess.run(["generate"], in: workspace.root)
    let client = try LspClient()
    let dynamic = ["dynamicRegistration": true]
    let names = Self.features.keys.sorted()
    let offered = try client.begin(
      [workspace.root], ["textDocument": Dictionary(uniqueKeysWithValues: (names + ["hover"]).map { ($0, dynamic) })])
    for member in Self.features.values { #expect(offered[member].isNull, "\(member)") }
    for member in Self.shared { #expect(!offered[member].isNull, "\(member)") }
    let call = try client.called("client/registerCapability")
    let registrations = call["params"]["registrations"].array
    #expect(registrations.compactMap { $0["method"].string }.sorted() == names.map { "textDocument/\($0)" })
    #expect(Set(registrations.compactMap { $0["id"].string }).count == names.count)
    for registration in registrations {
      let selector = registration["registerOptions"]["documentSelector"].array
      #expect(selector.contains { $0["language"].string == "graphql" })
      // A rename can start at a name in Swift, too.
      let isForSwift = selector.contains { $0["language"].string == "swift" }
      #expect(isForSwift == (registration["method"].string == "textDocument/rename"))
      #expect(selector.allSatisfy { $0["language"].string != nil || $0["pattern"].string != nil })
      #expect(!selector.contains { ($0["pattern"].string ?? "").contains("swift") })
    }
    let options = { (name: String) in
      registrations.first { $0["method"].string == "textDocument/" + name }?["registerOptions"]
    }
    #expect(options("completion")?["triggerCharacters"].array.count == 5)
    #expect(options("rename")?["prepareProvider"].bool == true)
    #expect(options("semanticTokens")?["legend"]["tokenTypes"].array.isEmpty == false)
    try client.reply(to: call)
    // The features work.
    let file = workspace.root.appending(path: "graphql/Hero.graphql")
    try client.open(file, StarWars.hero)
    let symbols = try client.result("textDocument/documentSymbol", ["textDocument": ["uri": file.absoluteString]])
    #expect(symbols.array.map { $0["name"].string } == ["Hero"])
    try client.end()
  }

  @Test func staticRegistrationCoversAllFilesExceptSwift() throws {
    let workspace = try CrashDiagnosticsTests.workspace()
    let client = try LspClient()
    let offered = try client.begin([workspace.root], ["textDocument": ["completion": ["dynamicRegistration": false]]])
    for member in Array(Self.features.values) + Self.shared { #expect(!offered[member].isNull, "\(member)") }
    #expect(try client.published().hasPrefix("HeroTests.swift: "))
    let file = workspace.root.appending(path: "Tests/HeroTests.swift")
    try client.open(file, CrashDiagnosticsTests.test)
    #expect(try client.published().hasPrefix("HeroTests.swift v1: "))
    for method in RequestTable.methods
    where Self.features.keys.contains(where: { method.name.hasPrefix("textDocument/" + $0) }) {
      let answer = try client.result(method.name, method.parameters(file.absoluteString, (5, 10), (5, 12)))
      #expect(answer.isNull || answer.array.isEmpty && !answer.isObject, "\(method.name)")
    }
    try client.end()
  }
}
