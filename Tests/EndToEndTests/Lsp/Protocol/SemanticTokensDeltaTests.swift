import Foundation
import Fuzzing
import TestSupport
import Testing

/// Token deltas give a client the same tokens as full requests.
@Suite struct SemanticTokensDeltaTests {
  private let workspace: TemporaryWorkspace
  private let client: LspClient
  private let schema: URL

  init() throws {
    workspace = try StarWars.workspace()
    client = try LspClient()
    schema = workspace.root.appending(path: "graphql/schema.graphqls")
  }

  private func ask(_ method: String, since previous: String? = nil) throws -> JSON {
    var parameters: [String: Any] = ["textDocument": ["uri": schema.absoluteString]]
    if let previous { parameters["previousResultId"] = previous }
    let id = try client.request("textDocument/semanticTokens/\(method)", parameters)
    // Diagnostics may be published meanwhile.
    while true {
      let message = try client.next()
      if message["id"].int == id { return message["result"] }
      #expect(message["method"].string == "textDocument/publishDiagnostics")
    }
  }

  @Test(arguments: Seeds.all) func deltasAddUpToTheFullTokens(seed: UInt64) throws {
    let capabilities = try client.begin(
      [workspace.root], ["textDocument": ["semanticTokens": ["requests": ["full": ["delta": true]]]]])
    #expect(capabilities["semanticTokensProvider"]["full"]["delta"].bool == true)
    var random = SplitMix64(seed: seed)
    var buffer = EditedBuffer(StarWars.schema)
    try client.open(schema, buffer.text)
    var known = try ask("full")
    var tokens = known["data"].array.map(\.int)
    var (sent, whole) = (0, 0)
    for _ in 0..<100 {
      let text = ["", "a", "}", "type", "\n", "# x\n", "\"", "name: Int"].randomElement(using: &random) ?? ""
      let (from, to) = buffer.replace(with: text, &random)
      try client.change(
        schema, version: buffer.version, text, (from.line, from.character, to.line, to.character))
      let previous = known["resultId"].string ?? ""
      known = try ask("full/delta", since: previous)
      for edit in known["edits"].array {
        let (start, count) = (edit["start"].int ?? 0, edit["deleteCount"].int ?? 0)
        tokens.replaceSubrange(start..<(start + count), with: edit["data"].array.map(\.int))
        sent += edit["data"].array.count
      }
      let all = try ask("full")
      try #require(tokens == all["data"].array.map(\.int), "MOCKD_SEED=\(seed)")
      #expect(all["resultId"].string == known["resultId"].string)
      whole += tokens.count
    }
    #expect(sent < whole / 2, "MOCKD_SEED=\(seed)")
    // For an unknown result ID, the reply has all tokens.
    #expect(try ask("full/delta", since: "unknown")["data"].array.count == tokens.count)
    try client.close(schema)
    let closed = try ask("full/delta", since: known["resultId"].string)
    #expect(closed["edits"].isNull && closed["resultId"].isNull && !closed["data"].array.isEmpty)
    try endReading()
  }

  @Test func clientsWithoutDeltasGetNoResultIdentifiers() throws {
    try client.begin([workspace.root])
    try client.open(schema, StarWars.schema)
    #expect(try ask("full")["resultId"].isNull)
    try endReading()
  }

  /// Ends the session, and ignores diagnostics published by then.
  private func endReading() throws {
    let id = try client.request("shutdown")
    while try client.next()["id"].int != id {}
    try client.send(["method": "exit"])
    client.expectEnd(status: 0)
  }
}
