import Foundation
import TestSupport
import Testing

/// The details of diagnostics, as client capabilities allow.
@Suite struct DiagnosticDetailTests {
  private static var everything: [String: Any] {
    [
      "textDocument": [
        "publishDiagnostics": [
          "relatedInformation": true, "codeDescriptionSupport": true, "tagSupport": ["valueSet": [1, 2]],
        ]
      ]
    ]
  }

  private func diagnostics(_ workspace: TemporaryWorkspace, _ capabilities: [String: Any]) throws -> [JSON] {
    let client = try LspClient()
    try client.begin([workspace.root], capabilities)
    let diagnostics = try client.called("textDocument/publishDiagnostics")["params"]["diagnostics"].array
    try client.end()
    return diagnostics
  }

  @Test func relatedInformationNeedsTheCapability() throws {
    let workspace = try CrashDiagnosticsTests.workspace()
    let related = try #require(try diagnostics(workspace, Self.everything).first)["relatedInformation"].array
    #expect(related.contains { $0["message"].string?.contains("is created here") == true })
    #expect(related.allSatisfy { $0["location"]["uri"].string?.hasPrefix("file:///") == true })
    let plain = try #require(try diagnostics(workspace, [:]).first)
    #expect(plain["relatedInformation"].isNull && plain["codeDescription"].isNull && plain["tags"].isNull)
    #expect(plain["code"].string == "unset-required-field" && plain["source"].string == "mockd")
  }

  /// The URL leads to the section of the code.
  @Test func codesLinkToTheirExplanation() throws {
    let diagnostic = try #require(try diagnostics(try CrashDiagnosticsTests.workspace(), Self.everything).first)
    let address = try #require(diagnostic["codeDescription"]["href"].string.flatMap { URL(string: $0) })
    #expect(address.isFileURL)
    let lines = try String(contentsOf: address, encoding: .utf8).components(separatedBy: "\n")
    let line = try #require(address.fragment.flatMap { Int($0.dropFirst()) })
    #expect(address.fragment?.first == "L")
    #expect(lines[line - 1] == "## unset-required-field")
  }

  @Test func unusedAndDeprecatedAreMarked() throws {
    let workspace = try StarWars.workspace([
      "graphql/schema.graphqls": StarWars.schema.replacing("height: Float", with: "height: Float @deprecated"),
      "graphql/Hero.graphql": "query Hero($a: Float) { hero { ...Details } }",
    ])
    let client = try LspClient()
    try client.begin([workspace.root], Self.everything)
    var tags: [String: [Int?]] = [:]
    for _ in 0..<2 {
      for diagnostic in try client.called("textDocument/publishDiagnostics")["params"]["diagnostics"].array {
        tags[diagnostic["code"].string ?? ""] = diagnostic["tags"].array.map(\.int)
      }
    }
    #expect(tags == ["graphql/NoUnusedVariables": [1], "graphql/NoDeprecated": [2]])
    try client.end()
  }
}
