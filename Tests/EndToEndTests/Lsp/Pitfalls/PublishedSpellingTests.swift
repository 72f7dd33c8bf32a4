import Foundation
import TestSupport
import Testing

/// For clients that compare URIs as text, all diagnostics of a file have one spelling: the client's.
@Suite struct PublishedSpellingTests {
  private static let spellings = ["file:", "file://localhost", "FILE://", "file://"]
  private static let bad = "query Bad { hero { nme } }"

  private func workspace() throws -> TemporaryWorkspace {
    let workspace = try StarWars.workspace(["graphql/Bad.graphql": Self.bad])
    return workspace
  }

  /// Collects published URIs with their numbers of diagnostics, until a URI has the given number.
  private func published(_ client: LspClient, until uri: String, _ count: Int) throws -> [String: Int] {
    var shown: [String: Int] = [:]
    repeat {
      let message = try client.called("textDocument/publishDiagnostics")["params"]
      shown[message["uri"].string ?? ""] = message["diagnostics"].array.count
    } while shown[uri] != count
    return shown
  }

  @Test(arguments: spellings) func closedFilesHaveTheSpellingOfTheFolder(_ start: String) throws {
    let workspace = try workspace()
    let client = try LspClient()
    let root = start + workspace.root.path
    _ = try client.result(
      "initialize", ["capabilities": [String: Any](), "workspaceFolders": [["uri": root, "name": "w"]]])
    try client.notify("initialized")
    let uri = root + "/graphql/Bad.graphql"
    #expect(try published(client, until: uri, 1) == [uri: 1])
    // A file that is opened, changed and closed under this spelling never gets another.
    try client.notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": uri, "languageId": "graphql", "version": 1, "text": Self.bad]])
    #expect(try published(client, until: uri, 1) == [uri: 1])
    try client.notify(
      "textDocument/didChange",
      ["textDocument": ["uri": uri, "version": 2], "contentChanges": [["text": "query Bad { hero { name } }"]]])
    #expect(try published(client, until: uri, 0) == [uri: 0])
    try client.notify("textDocument/didClose", ["textDocument": ["uri": uri]])
    #expect(try published(client, until: uri, 1) == [uri: 1])
    try workspace.write("graphql/Bad.graphql", "query Bad { hero { name } }")
    try client.notify("textDocument/didSave", ["textDocument": ["uri": uri]])
    #expect(try published(client, until: uri, 0) == [uri: 0])
    try client.end { #expect($0["params"]["diagnostics"].array.isEmpty) }
  }

  /// If a client opens a file under another spelling than its folder's, the diagnostics move to that spelling.
  @Test(arguments: spellings.dropLast()) func anotherSpellingClearsEarlierDiagnostics(_ start: String) throws {
    let workspace = try workspace()
    let client = try LspClient()
    let plain = "file://" + workspace.root.path + "/graphql/Bad.graphql"
    let other = start + workspace.root.path + "/graphql/Bad.graphql"
    _ = try client.result(
      "initialize",
      ["capabilities": [String: Any](), "workspaceFolders": [["uri": "file://" + workspace.root.path, "name": "w"]]])
    try client.notify("initialized")
    #expect(try published(client, until: plain, 1) == [plain: 1])
    try client.notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": other, "languageId": "graphql", "version": 1, "text": Self.bad]])
    #expect(try published(client, until: other, 1) == [plain: 0, other: 1])
    // Diagnostics keep this spelling when the file is closed.
    try client.notify("textDocument/didClose", ["textDocument": ["uri": other]])
    try workspace.write("graphql/Bad.graphql", "query Bad { hero { name } }")
    try client.notify("textDocument/didSave", ["textDocument": ["uri": other]])
    let after = try published(client, until: other, 0)
    #expect(after[plain] == nil, "\(after)")
    try client.end { #expect($0["params"]["diagnostics"].array.isEmpty) }
  }

  /// Descriptions neither load images nor run commands.
  @Test func descriptionsAreEscaped() throws {
    let description = "![t](https://track.example/p.png) [run](command:x) <img src=\\\"https://a\\\"> \\u202E *plain*"
    let schema =
      "type Query { \"\(description)\" a(\"\(description)\" i: String): String @deprecated(reason: \"\(description)\") }"
    let workspace = try StarWars.workspace([
      "graphql/schema.graphqls": schema, "graphql/Details.graphql": nil,
      "graphql/Hero.graphql": "query A { a(i: \"\") }",
    ])
    let client = try LspClient()
    let markdown = ["markdown"]
    try client.begin(
      [workspace.root],
      [
        "textDocument": [
          "hover": ["contentFormat": markdown], "completion": ["completionItem": ["documentationFormat": markdown]],
          "signatureHelp": ["signatureInformation": ["documentationFormat": markdown]],
        ]
      ])
    let file = workspace.root.appending(path: "graphql/Hero.graphql")
    try client.open(file, "query A { a(i: \"\") }")
    try client.awaitPublished("Hero.graphql v1: 0:10 4 graphql/NoDeprecated")
    let place: [String: Any] = [
      "textDocument": ["uri": file.absoluteString], "position": ["line": 0, "character": 10],
    ]
    let hover = try client.result("textDocument/hover", place)["contents"]["value"].string ?? ""
    let completion =
      try client.result("textDocument/completion", place)["items"].array
      .first { $0["label"].string == "a" }?["documentation"]["value"].string ?? ""
    let inside: [String: Any] = [
      "textDocument": ["uri": file.absoluteString], "position": ["line": 0, "character": 12],
    ]
    let signature = try client.result("textDocument/signatureHelp", inside)["signatures"].array.first
    let texts = [
      hover, completion, signature?["documentation"]["value"].string ?? "",
      signature?["parameters"].array.first?["documentation"]["value"].string ?? "",
    ]
    for text in texts {
      #expect(
        text.contains(#"\![t](https://track.example/p.png) [run\](command:x) &lt;img src="https://a">"#), "\(text)")
      #expect(text.contains("*plain*") && !text.unicodeScalars.contains("\u{202E}"))
    }
    try client.end()
  }
}
