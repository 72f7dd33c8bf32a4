import Foundation
import Fuzzing
import TestSupport
import Testing

/// 10. Columns count units of the negotiated encoding, by default UTF-16. Positions outside a text are clamped to its
/// ends.
@Suite struct LspPositionTests {
  @Test(arguments: [
    (["utf-8"], "utf-8"), (["utf-16"], "utf-16"), (["utf-32"], "utf-32"), (["utf-7", "utf-8"], "utf-8"),
    (["utf-32", "utf-8", "utf-16"], "utf-32"), ([], "utf-16"), (["utf-7"], "utf-16"),
  ])
  func columnsUseTheNegotiatedEncoding(offered: [String], encoding: String) throws {
    let workspace = try StarWars.workspace()
    let client = try LspClient()
    let agreed = try client.initialize(workspace.root, encodings: offered)
    #expect(agreed["capabilities"]["positionEncoding"].string == encoding)
    let hero = workspace.root.appending(path: "graphql/Hero.graphql")
    // A family of joined characters, one outside the basic plane, one with a combining mark.
    let before =
      "query Hero { hero { ...Details } search(text: \"\u{1F468}\u{200D}\u{1F469}\u{1F600}e\u{301}\u{E9}\") { "
    try client.open(hero, before + "nme } }")
    let column = Self.units(before, encoding)
    try client.expectPublished("Hero.graphql v1: 0:\(column) 1 graphql/FieldsOnCorrectType")
    // The same columns come back.
    try client.change(hero, version: 2, "__typename", (0, column, 0, column + 3))
    try client.expectPublished("Hero.graphql v2: ")
    try client.end()
  }

  private static func units(_ text: String, _ encoding: String) -> Int {
    switch encoding {
    case "utf-8": text.utf8.count
    case "utf-16": text.utf16.count
    default: text.unicodeScalars.count
    }
  }

  /// Positions within characters are moved before these, in every encoding.
  @Test(arguments: [
    ("utf-8", (0, 2, 0, 2), "ac\u{1F600}b"), ("utf-8", (0, 4, 0, 4), "ac\u{1F600}b"),
    ("utf-8", (0, 5, 0, 5), "a\u{1F600}cb"), ("utf-8", (0, 1, 0, 5), "acb"), ("utf-8", (0, 6, 0, 99), "a\u{1F600}bc"),
    ("utf-16", (0, 2, 0, 2), "ac\u{1F600}b"), ("utf-16", (0, 3, 0, 3), "a\u{1F600}cb"),
    ("utf-16", (0, 4, 0, 99), "a\u{1F600}bc"), ("utf-32", (0, 1, 0, 2), "acb"),
    ("utf-32", (0, 2, 0, 2), "a\u{1F600}cb"),
    ("utf-32", (0, 3, 0, 99), "a\u{1F600}bc"),
  ])
  func positionsInsideCharactersAreRounded(encoding: String, range: (Int, Int, Int, Int), expected: String) throws {
    try expectEdit("a\u{1F600}b", range, "c", expected, encoding)
  }

  /// Edits with ends after lines and texts, and their results.
  @Test(arguments: [
    ("a\nb\n", (0, 99, 0, 99), "c", "ac\nb\n"), ("a\nb\n", (0, 1, 0, 4_294_967_295), "c", "ac\nb\n"),
    ("a\nb", (9, 0, 9, 9), "c", "a\nbc"), ("a\nb", (0, 0, 99, 0), "c", "c"),
    ("a\nb", (2_147_483_647, 2_147_483_647, 2_147_483_647, 2_147_483_647), "c", "a\nbc"),
    ("a\r\nb", (0, 2, 0, 3), "c", "ac\r\nb"), ("a\rb", (1, 0, 1, 0), "c", "a\rcb"),
    ("a\u{1F600}b", (0, 2, 0, 2), "c", "ac\u{1F600}b"), ("a\u{1F600}b", (0, 1, 0, 3), "", "ab"),
    ("a\u{1F600}b", (0, 3, 0, 3), "c", "a\u{1F600}cb"), ("ab", (0, 2, 0, 0), "c", "c"), ("", (0, 0, 0, 0), "c", "c"),
  ])
  func positionsOutsideAreClamped(text: String, range: (Int, Int, Int, Int), new: String, expected: String) throws {
    try expectEdit(text, range, new, expected, "utf-16")
  }

  private func expectEdit(
    _ text: String, _ range: (Int, Int, Int, Int), _ new: String, _ expected: String, _ encoding: String
  ) throws {
    let workspace = try StarWars.workspace(["graphql/Text.graphql": "query Text { hero { id } }"])
    let client = try LspClient()
    try client.initialize(workspace.root, encodings: [encoding])
    let file = workspace.root.appending(path: "graphql/Text.graphql")
    // The text is lines of unknown fields. An edit beyond its end ends the document.
    let ending = range.2 < 9 ? "\n} }" : ""
    let document = { (text: String) in "query Text { hero { id\n\(text)\(ending)" }
    try client.open(file, document(text))
    try client.change(file, version: 2, new, (range.0 + 1, range.1, range.2 + 1, range.3))
    var published = ""
    try Self.readDiagnostics(client, &published)
    let found = published
    try client.change(file, version: 3, document(expected))
    try Self.readDiagnostics(client, &published)
    // The text is the same, so nothing else is published.
    #expect(published == found && 2 < found.count)
    try client.close(file)
    try Self.readDiagnostics(client, &published)
    try client.end()
  }

  /// Reads the diagnostics of all earlier messages.
  private static func readDiagnostics(_ client: LspClient, _ published: inout String) throws {
    for _ in 0..<2 {
      let id = try client.requestCompletion()
      while true {
        let message = try client.next()
        if message["id"].int == id { break }
        published = message["params"]["diagnostics"].text
      }
    }
  }

  /// Invalid positions.
  @Test func invalidPositionsGetErrors() throws {
    let workspace = try StarWars.workspace()
    let client = try LspClient()
    let offered = try client.initialize(workspace.root)["capabilities"]
    let hero = workspace.root.appending(path: "graphql/Hero.graphql")
    try client.open(hero, StarWars.hero)
    for place in ["-1", "1.5", "1e400", "99999999999999999999", "null", #""1""#, "[]"] {
      let position = #"{"line":\#(place),"character":\#(place)}"#
      let range = #"{"start":\#(position),"end":\#(position)}"#
      let document = #""textDocument":{"uri":"\#(hero.absoluteString)","version":2}"#
      client.write(
        LspClient.frame(
          #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{\#(document),"contentChanges":[{"range":\#(range),"text":""}]}}"#
        ).utf8)
      for method in RequestTable.methods where method.isOffered(offered) {
        let id = client.newID()
        client.write(
          LspClient.frame(
            #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method.name)","params":{\#(document),"position":\#(position),"range":\#(range)}}"#
          ).utf8)
        #expect(try client.next()["id"].int == id)
      }
    }
    try client.end()
  }
}
