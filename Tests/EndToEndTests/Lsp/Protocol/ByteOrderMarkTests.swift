import Foundation
import TestSupport
import Testing

/// Editors hide the byte order mark of a file.
@Suite struct ByteOrderMarkTests {
  @Test(arguments: ["utf-8", "utf-16", "utf-32"]) func positionsDoNotCountTheByteOrderMark(encoding: String) throws {
    let text = "query Hero { nothing }"
    let workspace = try StarWars.workspace(["graphql/Hero.graphql": "\u{FEFF}" + text])
    let client = try LspClient()
    try client.begin([workspace.root], ["general": ["positionEncodings": [encoding]]])
    let hero = workspace.root.appending(path: "graphql/Hero.graphql")
    #expect(try client.published() == "Hero.graphql: 0:13 1 graphql/FieldsOnCorrectType")
    try client.open(hero, text)
    #expect(try client.published() == "Hero.graphql v1: 0:13 1 graphql/FieldsOnCorrectType")
    try client.change(hero, version: 2, "__typename", (0, 13, 0, 20))
    #expect(try client.published() == "Hero.graphql v2: ")
    try client.close(hero)
    #expect(try client.published() == "Hero.graphql: 0:13 1 graphql/FieldsOnCorrectType")
    // A client that has sent the mark counts it.
    try client.open(hero, "\u{FEFF}" + text)
    let column = 13 + (encoding == "utf-8" ? 3 : 1)
    #expect(try client.published() == "Hero.graphql v1: 0:\(column) 1 graphql/FieldsOnCorrectType")
    try client.change(hero, version: 2, "__typename", (0, column, 0, column + 7))
    #expect(try client.published() == "Hero.graphql v2: ")
    try client.end()
  }
}
