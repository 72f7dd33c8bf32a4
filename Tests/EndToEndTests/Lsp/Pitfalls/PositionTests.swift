import Foundation
import Fuzzing
import TestSupport
import Testing

/// 10. Columns count what was agreed on, UTF-16 units where nothing was, and positions outside of a text are taken to its
/// ends.
@Suite struct PositionTests {
  @Test(arguments: [
    (["utf-8"], "utf-8"), (["utf-16"], "utf-16"), (["utf-32"], "utf-32"), (["utf-7", "utf-8"], "utf-8"),
    (["utf-32", "utf-8", "utf-16"], "utf-32"), ([], "utf-16"), (["utf-7"], "utf-16"),
  ])
  func columnsAreWhatWasAgreedOn(offered: [String], encoding: String) throws {
    let workspace = try StarWars.workspace()
    let client = try LspClient()
    let agreed = try client.initialize(workspace.root, encodings: offered)
    #expect(agreed["capabilities"]["positionEncoding"].string == encoding)
    let hero = workspace.root.appending(path: "graphql/Hero.graphql")
    // A family of four joined characters, one outside of the basic plane, one with a mark of its own.
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

  /// Places that are no places.
  @Test func whatIsNoPlaceDoesNoHarm() throws {
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
