import Foundation
import TestSupport
import Testing

/// 9. Two spellings of a URI are one document; the server uses the client's spelling.
@Suite struct DocumentURISpellingTests {
  @Test func uriSpellingsReferToOneDocument() throws {
    let workspace = try StarWars.workspace(["graphql/a é+Größe.graphql": "query A { hero { name } }"])
    let client = try LspClient()
    let folder = workspace.root.path
    let tail = "/graphql/a%20%C3%A9+Gr%C3%B6%C3%9Fe.graphql"
    let plain = "/graphql/a é+Größe.graphql"
    let spellings = [
      "file://\(folder)\(tail)", "file://\(folder)\(plain)", "FILE://\(folder)\(tail)",
      "file://localhost\(folder)\(tail)",
      "file://\(folder.replacing("mockd", with: "%6D%6fckd"))\(tail)",
      "file://\(folder)\(tail.replacing("+", with: "%2B"))", "file:\(folder)\(tail)",
      "file://\(folder)/graphql/../graphql/.//a%20%C3%A9+Gr%C3%B6%C3%9Fe.graphql",
    ]
    try client.send([
      "id": 0, "method": "initialize",
      "params": ["capabilities": [String: Any](), "rootUri": "file://\(folder.replacing("mockd", with: "%6dockd"))/"],
    ])
    #expect(try client.next()["result"].isObject)
    var version = 0
    for opened in spellings {
      for changed in spellings {
        version += 1
        try client.notify(
          "textDocument/didOpen",
          ["textDocument": ["uri": opened, "version": version, "text": "query A { hero { nme } }"]])
        let published = try client.next()["params"]
        #expect(published["uri"].string == opened)
        #expect(published["diagnostics"].array.count == 1)
        let place = ["line": 0, "character": 17]
        let id = 1000 + version
        try client.send([
          "id": id, "method": "textDocument/codeAction",
          "params": [
            "textDocument": ["uri": changed], "range": ["start": place, "end": place],
            "context": ["diagnostics": [Any]()],
          ],
        ])
        #expect(try client.next()["id"].int == id)
        try client.notify(
          "textDocument/didChange",
          [
            "textDocument": ["uri": changed, "version": version],
            "contentChanges": [["text": "query A { hero { name } }"]],
          ])
        let resolved = try client.next()["params"]
        #expect(resolved["uri"].string == opened && resolved["diagnostics"].array.isEmpty, "\(opened) \(changed)")
        try client.notify("textDocument/didClose", ["textDocument": ["uri": changed]])
      }
    }
    try client.end()
  }

  /// URIs of other schemes or machines are accepted and have no effect.
  @Test(arguments: [
    "untitled:Untitled-1", "", "file:", "file://", "http://example.org/a.graphql", "file://other/x.graphql",
    "file:///%",
    "file:///%zz/a.graphql", "file:///%00a.graphql", "file:///%FF.graphql", "git:/a.graphql?ref", "/etc/passwd",
    "vscode-notebook-cell:/a.ipynb#1",
  ])
  func otherURIsAreIgnored(uri: String) throws {
    let workspace = try StarWars.workspace()
    let client = try LspClient()
    let offered = try client.initialize(workspace.root)["capabilities"]
    try client.notify("textDocument/didOpen", ["textDocument": ["uri": uri, "version": 1, "text": "query {"]])
    try client.notify(
      "textDocument/didChange",
      ["textDocument": ["uri": uri, "version": 2], "contentChanges": [["text": "query { a"]]])
    for method in RequestTable.methods where method.isOffered(offered) {
      let id = try client.request(method.name, method.parameters(uri, (0, 0), (0, 1)))
      #expect(try client.next()["id"].int == id)
    }
    try client.notify("textDocument/didClose", ["textDocument": ["uri": uri]])
    try client.end()
  }
}
