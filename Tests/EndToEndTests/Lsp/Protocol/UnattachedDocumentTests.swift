import Foundation
import TestSupport
import Testing

/// GraphQL documents that no project reads use the schema of the first project.
@Suite struct UnattachedDocumentTests {
  private let workspace: TemporaryWorkspace
  private let client: LspClient

  init() throws {
    workspace = try StarWars.workspace()
    client = try LspClient()
    try client.begin([workspace.root])
  }

  private func open(_ uri: String, _ text: String) throws {
    try client.notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": uri, "languageId": "graphql", "version": 1, "text": text]])
  }

  private func labels(_ uri: String, _ character: Int) throws -> [String] {
    let place = ["line": 0, "character": character]
    let list = try client.result("textDocument/completion", ["textDocument": ["uri": uri], "position": place])
    return list["items"].array.compactMap { $0["label"].string }
  }

  @Test func documentsWithoutAFileHaveCompletion() throws {
    let uri = "untitled:Untitled-1"
    try open(uri, "query New {  }")
    #expect(try labels(uri, 12).starts(with: ["hero", "search"]))
    let change: [String: Any] = [
      "range": ["start": ["line": 0, "character": 12], "end": ["line": 0, "character": 12]], "text": "hero {  }",
    ]
    try client.notify(
      "textDocument/didChange", ["textDocument": ["uri": uri, "version": 2], "contentChanges": [change]])
    #expect(try labels(uri, 19).starts(with: ["id", "name", "friends"]))
    try client.notify("textDocument/didClose", ["textDocument": ["uri": uri]])
    #expect(try labels(uri, 12).isEmpty)
    try client.end()
  }

  @Test func documentsWithoutAFileHaveNavigation() throws {
    let uri = "untitled:Untitled-1"
    try open(uri, "query New($e: Episode) { hero(episode: $e) { name } }")
    func targets(_ character: Int) throws -> [String?] {
      let place: [String: Any] = ["line": 0, "character": character]
      let found = try client.result("textDocument/definition", ["textDocument": ["uri": uri], "position": place])
      return found.array.map { $0["uri"].string }
    }
    #expect(try targets(40) == [uri])
    let schema = workspace.root.appending(path: "graphql/schema.graphqls").absoluteString
    #expect(try targets(26) == [schema])
    let place: [String: Any] = ["textDocument": ["uri": uri], "position": ["line": 0, "character": 26]]
    let hover = try client.result("textDocument/hover", place)
    #expect(hover["contents"]["value"].string?.contains("hero") == true, "\(hover.text)")
    try client.end()
  }

  /// The patterns of the configuration match no such file.
  @Test func filesOfNoProjectHaveCompletion() throws {
    let file = workspace.root.appending(path: "scratch/New.graphql")
    try open(file.absoluteString, "query New {  }")
    try client.expectPublished("New.graphql v1: 0:13 1 graphql-syntax")
    #expect(try labels(file.absoluteString, 12).starts(with: ["hero", "search"]))
    try client.end()
  }
}
