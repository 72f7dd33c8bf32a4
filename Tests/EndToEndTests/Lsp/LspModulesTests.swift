import Foundation
import TestSupport
import Testing

/// `mockd lsp` follows names across projects that depend on each other.
@Suite struct LspModulesTests {
  private static let card = "ArtworkCards/graphql/ArtworkCard.graphql"
  private static let search = "Search/graphql/Search.graphql"
  private static let exhibitions = "Exhibitions/graphql/Exhibitions.graphql"

  private let workspace: TemporaryWorkspace
  private let client: LspClient

  /// A copy of Examples/Modules in which `Search` has a fragment, too.
  init() throws {
    workspace = try TemporaryWorkspace()
    let example = URL(filePath: #filePath).appending(path: "../../../../Examples/Modules").standardizedFileURL
    for case let path as String in FileManager.default.enumerator(atPath: example.path) ?? .init() {
      guard [".mockgen.json", ".graphqls", ".graphql"].contains(where: path.hasSuffix) else { continue }
      try workspace.write(path, try Data(contentsOf: example.appending(path: path)))
    }
    // There are no Swift files.
    let configuration = try workspace.text(".mockgen.json").split(separator: "\n")
      .filter { !$0.contains("\"tests\"") && !$0.contains("\"sources\"") }
    try workspace.write(".mockgen.json", configuration.joined(separator: "\n"))
    try workspace.write("Search/graphql/Own.graphql", "fragment SearchHit on Artwork { id }")
    client = try LspClient()
    _ = try client.initialize(workspace.root, capabilities: [:])
  }

  private func uri(_ file: String) -> String { workspace.root.appending(path: file).absoluteString }

  private func ask(_ method: String, _ file: String, at text: String, _ more: [String: Any] = [:]) throws -> JSON {
    let content = try workspace.text(file)
    let start = try #require(content.range(of: text)).lowerBound
    let lines = content[..<start].split(separator: "\n", omittingEmptySubsequences: false)
    let position = ["line": lines.count - 1, "character": lines.last?.utf16.count ?? 0]
    let parameters: [String: Any] = ["textDocument": ["uri": uri(file)], "position": position]
    let id = try client.request(method, parameters.merging(more) { $1 })
    var reply = try client.next()
    while reply["method"].string == "textDocument/publishDiagnostics" { reply = try client.next() }
    #expect(reply["id"].int == id)
    return reply["result"]
  }

  private func file(_ uri: JSON) -> String {
    (uri.string.flatMap { URL(string: $0) }?.standardizedFileURL.path ?? "")
      .replacing(workspace.root.standardizedFileURL.path + "/", with: "")
  }

  @Test func namesLeadAcrossProjects() throws {
    let definition = try ask("textDocument/definition", Self.search, at: "ArtworkCard")
    #expect(definition.array.map { file($0["uri"]) } == [Self.card])
    let type = try ask("textDocument/definition", Self.card, at: "Artwork {")
    #expect(type.array.map { file($0["uri"]) } == ["MuseumAPI/schema.graphqls"])
    let uses = try ask(
      "textDocument/references", Self.card, at: "ArtworkCard", ["context": ["includeDeclaration": true]])
    #expect(uses.array.map { file($0["uri"]) }.sorted() == [Self.card, Self.exhibitions, Self.search])
    try client.end()
  }

  @Test func renamesEditAllProjects() throws {
    let edit = try ask("textDocument/rename", Self.exhibitions, at: "ArtworkCard", ["newName": "PictureCard"])
    let edited = Set([Self.card, Self.exhibitions, Self.search].map(uri))
    let changes = edit["changes"]
    #expect(edited.allSatisfy { changes[$0].array.count == 1 }, "\(edit)")
    try client.end()
  }

  /// Completion offers the fragments of dependencies only.
  @Test func completionOffersVisibleFragments() throws {
    func labels(_ file: String, at text: String) throws -> [String] {
      try ask("textDocument/completion", file, at: text)["items"].array.compactMap { $0["label"].string }
    }
    let inSearch = try labels(Self.search, at: "ArtworkCard")
    #expect(inSearch.contains("ArtworkCard") && inSearch.contains("SearchHit"))
    let inExhibitions = try labels(Self.exhibitions, at: "ArtworkCard")
    #expect(inExhibitions.contains("ArtworkCard") && !inExhibitions.contains("SearchHit"))
    try client.end()
  }
}
