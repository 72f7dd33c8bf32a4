import Foundation
import TestSupport
import Testing

/// The features of `mockd lsp` for GraphQL files, each over real streams.
@Suite struct LspEditorTests {
  /// A client in the workspace of `StarWars` with some capabilities.
  private struct Session {
    let workspace: TemporaryWorkspace
    let client: LspClient
    let capabilities: JSON

    init(_ changes: [String: String?] = [:]) throws {
      workspace = try StarWars.workspace(changes)
      client = try LspClient()
      capabilities = try client.initialize(
        workspace.root,
        capabilities: [
          "textDocument": [
            "hover": ["contentFormat": ["markdown", "plaintext"]],
            "completion": ["completionItem": ["snippetSupport": true, "tagSupport": ["valueSet": [1]]]],
            "signatureHelp": ["signatureInformation": ["parameterInformation": ["labelOffsetSupport": true]]],
            "documentSymbol": ["hierarchicalDocumentSymbolSupport": true],
            "foldingRange": ["lineFoldingOnly": true],
          ]
        ])["capabilities"]
    }

    func uri(_ file: String) -> String { workspace.root.appending(path: file).absoluteString }

    /// Returns the result of a request about a file.
    func ask(_ method: String, _ file: String, _ more: [String: Any] = [:]) throws -> JSON {
      try reply(method, ["textDocument": ["uri": uri(file)]].merging(more) { $1 })["result"]
    }

    /// Returns the result of a request about the first occurrence of a text in a file.
    func ask(_ method: String, _ file: String, at text: String, _ more: [String: Any] = [:]) throws -> JSON {
      try ask(method, file, ["position": try position(file, text)].merging(more) { $1 })
    }

    func reply(_ method: String, _ parameters: [String: Any]) throws -> JSON {
      let id = try client.request(method, parameters)
      var reply = try client.next()
      // The diagnostics of an edit come first.
      while reply["method"].string == "textDocument/publishDiagnostics" { reply = try client.next() }
      #expect(reply["id"].int == id)
      return reply
    }

    /// Ends the session. Diagnostics of edits may come first.
    func end() throws {
      _ = try reply("textDocument/diagnostic", ["textDocument": ["uri": "untitled:none"]])
      try client.end()
    }

    func position(_ file: String, _ text: String) throws -> [String: Int] {
      let content = try workspace.text(file)
      let start = try #require(content.range(of: text)).lowerBound
      let before = content[..<start]
      let line = before.split(separator: "\n", omittingEmptySubsequences: false)
      return ["line": line.count - 1, "character": line.last?.utf16.count ?? 0]
    }

    /// Locations as `file line:column`.
    func places(_ locations: JSON) -> [String] { places(locations.array) }

    func places(_ locations: [JSON]) -> [String] {
      locations.map { location in
        let start = location["range"]["start"]
        let file = location["uri"].string.flatMap { URL(string: $0)?.lastPathComponent } ?? ""
        return "\(file) \(start["line"].int ?? -1):\(start["character"].int ?? -1)"
      }
    }
  }

  private static let hero = "graphql/Hero.graphql"
  private static let details = "graphql/Details.graphql"
  private static let schema = "graphql/schema.graphqls"

  @Test func hoversDescribeNames() throws {
    let session = try Session()
    let hover = try session.ask("textDocument/hover", Self.details, at: "name")
    #expect(
      hover["contents"]["value"].string
        == "```graphql\nCharacter.name: String!\n```\n\nSwift: `Details.name: String`")
    #expect(hover["contents"]["kind"].string == "markdown")
    #expect(hover["range"]["end"]["character"].int == 39)
    let none = try session.ask("textDocument/hover", Self.details, at: "{ id")
    #expect(none.isNull)
    let wrong = try session.reply("textDocument/hover", ["textDocument": ["uri": session.uri(Self.hero)]])
    #expect(wrong["error"]["code"].int == -32602)
    let other = try session.ask("textDocument/hover", ".mockgen.json", ["position": ["line": 0, "character": 0]])
    #expect(other.isNull)
    try session.end()
  }

  @Test func definitionsAreFound() throws {
    let session = try Session()
    let field = try session.ask("textDocument/definition", Self.details, at: "height")
    #expect(session.places(field) == ["schema.graphqls 1:80"])
    let spread = try session.ask("textDocument/definition", Self.hero, at: "Details")
    #expect(session.places(spread) == ["Details.graphql 0:9"])
    let type = try session.ask("textDocument/typeDefinition", Self.hero, at: "episode)")
    #expect(session.places(type) == ["schema.graphqls 4:5"])
    try session.end()
  }

  @Test func completionsAreOffered() throws {
    let session = try Session()
    let file = session.workspace.root.appending(path: Self.hero)
    try session.client.open(file, "{ h }")
    let list = try session.ask("textDocument/completion", Self.hero, ["position": ["line": 0, "character": 3]])
    let items = list["items"].array
    #expect(list["isIncomplete"].bool == false)
    #expect(items.map { $0["label"].string ?? "" } == ["hero", "search", "__schema"])
    #expect(items.first?["textEdit"]["newText"].string == "hero {\n  $0\n}")
    #expect(items.first?["insertTextFormat"].int == 2)
    #expect(items.first?["sortText"].string == "00000")
    try session.end()
  }

  @Test func signaturesAreShown() throws {
    let session = try Session()
    let help = try session.ask("textDocument/signatureHelp", Self.hero, at: "episode: $")
    let signature = try #require(help["signatures"].array.first)
    #expect(signature["label"].string == "hero(episode: Episode): Character")
    #expect(signature["parameters"].array.first?["label"].array.map(\.int) == [5, 21])
    #expect(help["activeParameter"].int == 0)
    try session.end()
  }

  @Test func referencesAreFoundAndRenamed() throws {
    let session = try Session()
    let uses = try session.ask(
      "textDocument/references", Self.hero, at: "Details", ["context": ["includeDeclaration": true]])
    #expect(session.places(uses) == ["Details.graphql 0:9", "Hero.graphql 1:31"])
    let marked = try session.ask("textDocument/documentHighlight", Self.hero, at: "episode)")
    #expect(marked.array.map { $0["kind"].int } == [3, 2])
    let range = try session.ask("textDocument/prepareRename", Self.hero, at: "Details")
    #expect(range["start"]["character"].int == 31 && range["end"]["character"].int == 38)
    let edit = try session.ask("textDocument/rename", Self.hero, at: "Details", ["newName": "More"])
    #expect(edit["changes"].object.keys.sorted() == [session.uri(Self.details), session.uri(Self.hero)])
    #expect(edit["changes"].object.values.allSatisfy { $0.array.first?["newText"].string == "More" })
    let refused = try session.reply(
      "textDocument/rename",
      [
        "textDocument": ["uri": session.uri(Self.details)], "newName": "id",
        "position": try session.position(Self.details, "name"),
      ])
    #expect(refused["error"]["code"].int == -32803)
    #expect(refused["error"]["message"].string == "'Character' already has a field 'id'")
    try session.end()
  }

  @Test func filesHaveSymbolsAndFoldingRanges() throws {
    let session = try Session()
    let symbols = try session.ask("textDocument/documentSymbol", Self.hero)
    #expect(symbols.array.map { $0["name"].string } == ["Hero"])
    #expect(symbols.array.first?["children"].array.map { $0["name"].string } == ["$episode", "hero"])
    let found = try session.reply("workspace/symbol", ["query": "epis"])["result"]
    #expect(found.array.map { $0["name"].string } == ["Episode"])
    #expect(session.places(found.array.map { $0["location"] }) == ["schema.graphqls 4:5"])
    let folds = try session.ask("textDocument/foldingRange", Self.hero)
    #expect(folds.array.map { [$0["startLine"].int, $0["endLine"].int] } == [[0, 1]])
    let selection = try session.ask(
      "textDocument/selectionRange", Self.hero, ["positions": [try session.position(Self.hero, "name")]])
    var depth = 0
    var range = selection.array.first ?? JSON([])
    while range["range"]["start"]["line"].int != nil {
      depth += 1
      range = range["parent"]
    }
    #expect(depth == 9)
    let all: [String: Any] = ["start": ["line": 0, "character": 0], "end": ["line": 9, "character": 0]]
    let hints = try session.ask("textDocument/inlayHint", Self.details, ["range": all])
    #expect(hints.array.map { $0["label"].string } == ["‹ID!›", "‹String!›", "‹Float›"])
    #expect(hints.array.allSatisfy { $0["paddingLeft"].bool == true })
    try session.end()
  }

  @Test func semanticTokensAreSent() throws {
    let session = try Session()
    let legend = session.capabilities["semanticTokensProvider"]["legend"]["tokenTypes"].array.map { $0.string ?? "" }
    let data = try session.ask("textDocument/semanticTokens/full", Self.details)["data"].array.map { $0.int ?? -1 }
    let kinds = stride(from: 3, to: data.count, by: 5).map { legend[data[$0]] }
    #expect(
      kinds == ["keyword", "function", "keyword", "interface", "property", "property", "keyword", "type", "property"])
    #expect(data.prefix(10) == [0, 0, 8, 0, 0, 0, 9, 7, 9, 1])
    try session.end()
  }

  @Test func codeActionsAreOffered() throws {
    let session = try Session()
    let start = try session.position(Self.hero, "Details")
    let range: [String: Any] = ["start": start, "end": start]
    let file = session.workspace.root.appending(path: Self.hero)
    try session.client.open(file, StarWars.hero.replacing("Details", with: "Detail"))
    let end = ["line": 9, "character": 0]
    let diagnostics: [[String: Any]] = [
      ["range": range, "code": "graphql/KnownFragmentNames", "message": "here"],
      ["range": ["start": end, "end": end], "code": "graphql/KnownFragmentNames", "message": "elsewhere"],
      ["range": range, "code": "graphql/KnownTypeNames", "message": "other"],
    ]
    let context: [String: Any] = ["diagnostics": diagnostics]
    let actions = try session.ask("textDocument/codeAction", Self.hero, ["range": range, "context": context])
    #expect(actions.array.map { $0["title"].string } == ["Change to 'Details'", "Create fragment 'Detail'"])
    // An action resolves only the diagnostics about its problem.
    #expect(actions.array.map { $0["diagnostics"].array.map { $0["message"].string } } == [["here"], ["here"]])
    #expect(actions.array.allSatisfy { $0["isPreferred"].isNull })
    let edits = actions.array.first?["edit"]["changes"].object[session.uri(Self.hero)]?.array
    #expect(edits?.map { $0["newText"].string } == ["Details"])
    let others = try session.ask(
      "textDocument/codeAction", Self.hero,
      ["range": range, "context": ["diagnostics": [Any](), "only": ["refactor"]]])
    #expect(others.array.isEmpty)
    try session.end()
  }

  @Test func documentsAreFormatted() throws {
    let session = try Session()
    let edits = try session.ask("textDocument/formatting", Self.details, ["options": ["tabSize": 2]])
    let text = edits.array.map { $0["newText"].string ?? "" }.joined()
    #expect(text == "fragment Details on Character {\n  id\n  name\n  ... on Human {\n    height\n  }\n}\n")
    let place: [String: Any] = ["start": ["line": 0, "character": 0], "end": ["line": 0, "character": 1]]
    let part = try session.ask("textDocument/rangeFormatting", Self.hero, ["range": place, "options": [:]])
    #expect(part.array.count == 1)
    let tabs: [String: Any] = ["range": place, "options": ["tabSize": 4, "insertSpaces": false]]
    let indented = try session.ask("textDocument/rangeFormatting", Self.hero, tabs)
    #expect(indented.array.first?["newText"].string?.contains("\n\thero(") == true)
    try session.end()
  }
}
