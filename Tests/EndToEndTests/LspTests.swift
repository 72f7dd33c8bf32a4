import Foundation
import Fuzzing
import TestSupport
import Testing

/// `mockd lsp` over real streams.
@Suite struct LspTests {
  private static func workspace() throws -> TemporaryWorkspace { try TestFindingsTests.workspace() }

  private static let test = "HeroTests.swift: 6:10 1 unset-required-field"

  @Test func findingsFollowTheText() throws {
    let workspace = try Self.workspace()
    let client = try LspClient()
    let capabilities = try client.initialize(workspace.root)["capabilities"]
    #expect(capabilities["positionEncoding"].string == "utf-16")
    #expect(try client.published() == Self.test)
    let hero = workspace.root.appending(path: "graphql/Hero.graphql")
    try client.open(hero, StarWars.hero)
    // What is in the buffer counts, and what depends on it is told too.
    try client.change(hero, version: 2, "nme", (1, StarWars.column(of: "name"), 1, StarWars.column(of: "name") + 4))
    #expect(try client.published() == "HeroTests.swift: ")
    #expect(try client.published() == "Hero.graphql v2: 1:\(StarWars.column(of: "name")) 1 graphql/FieldsOnCorrectType")
    try client.change(hero, version: 3, StarWars.hero)
    #expect(try client.published() == Self.test)
    #expect(try client.published() == "Hero.graphql v3: ")
    // Closing a buffer brings the disk back.
    try client.change(hero, version: 4, "query Hero { hero { nme } }")
    #expect(try client.published() == "HeroTests.swift: ")
    #expect(try client.published() == "Hero.graphql v4: 0:20 1 graphql/FieldsOnCorrectType")
    try client.notify("textDocument/didClose", ["textDocument": ["uri": hero.absoluteString]])
    #expect(try client.published() == Self.test)
    #expect(try client.published() == "Hero.graphql: ")
    try client.end()
    #expect(try workspace.text("graphql/Hero.graphql") == StarWars.hero)
  }

  @Test func theDiskIsWatched() throws {
    let workspace = try Self.workspace()
    let client = try LspClient()
    try client.initialize(workspace.root)
    #expect(try client.published() == Self.test)
    try workspace.write(
      "Tests/Helpers.swift", TestFindingsTests.helpers.replacing("return", with: "hero.name = \"Luke\"\n  return"))
    #expect(try client.published() == "HeroTests.swift: ")
    // An open buffer beats it.
    let helpers = workspace.root.appending(path: "Tests/Helpers.swift")
    try client.open(helpers, TestFindingsTests.helpers)
    #expect(try client.published() == Self.test)
    try workspace.write("Tests/Helpers.swift", "")
    try client.change(helpers, version: 2, TestFindingsTests.helpers + "\n")
    try client.end()
  }

  @Test func fixesResolve() throws {
    let workspace = try Self.workspace()
    let client = try LspClient()
    try client.initialize(workspace.root)
    #expect(try client.published() == Self.test)
    let test = workspace.root.appending(path: "Tests/HeroTests.swift")
    let place = ["line": 6, "character": 12]
    let id = try client.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": test.absoluteString], "range": ["start": place, "end": place],
        "context": ["diagnostics": [Any]()],
      ])
    let reply = try client.next()
    #expect(reply["id"].int == id)
    let action = try #require(reply["result"].array.first)
    #expect(action["title"].string == "Set 'name'")
    #expect(action["kind"].string == "quickfix")
    let (uri, edits) = try #require(action["edit"]["changes"].object.first)
    let helpers = workspace.root.appending(path: "Tests/Helpers.swift")
    #expect(URL(string: uri)?.standardizedFileURL.path == helpers.standardizedFileURL.path)
    try client.open(helpers, TestFindingsTests.helpers)
    for edit in edits.array {
      let (start, end) = (edit["range"]["start"], edit["range"]["end"])
      let range = (
        start["line"].int ?? 0, start["character"].int ?? 0, end["line"].int ?? 0, end["character"].int ?? 0
      )
      try client.change(helpers, version: 2, edit["newText"].string ?? "", range)
    }
    #expect(try client.published() == "HeroTests.swift: ")
    let empty = try client.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": test.absoluteString], "range": ["start": place, "end": place],
        "context": ["diagnostics": [Any](), "only": ["refactor"]],
      ])
    let none = try client.next()
    #expect(none["id"].int == empty && none["result"].array.isEmpty)
    try client.end()
  }

  @Test(arguments: ["utf-8", "utf-16", "utf-32"]) func columnsAreWhatWasAgreedOn(encoding: String) throws {
    let workspace = try StarWars.workspace()
    let client = try LspClient()
    let agreed = try client.initialize(workspace.root, encodings: ["utf-7", encoding])
    #expect(agreed["capabilities"]["positionEncoding"].string == encoding)
    let hero = workspace.root.appending(path: "graphql/Hero.graphql")
    let before = "query Hero { hero { ...Details } search(text: \"\u{1F600}\u{E9}\") { "
    try client.open(hero, before + "nme } }")
    let column =
      switch encoding {
      case "utf-8": before.utf8.count
      case "utf-16": before.utf16.count
      default: before.unicodeScalars.count
      }
    #expect(try client.published() == "Hero.graphql v1: 0:\(column) 1 graphql/FieldsOnCorrectType")
    // The same columns come back.
    try client.change(hero, version: 2, "__typename", (0, column, 0, column + 3))
    #expect(try client.published() == "Hero.graphql v2: ")
    try client.end()
  }

  @Test func nothingIsAnsweredBeforeItsTime() throws {
    let client = try LspClient()
    try client.request("textDocument/hover")
    #expect(try client.next()["error"]["code"].int == -32002)
    try client.notify("textDocument/didOpen")
    try client.initialize(nil)
    try client.request("initialize")
    #expect(try client.next()["error"]["code"].int == -32600)
    try client.request("$/unknown")
    #expect(try client.next()["error"]["code"].int == -32601)
    try client.notify("$/unknown")
    try client.notify("unknown")
    try client.request("textDocument/codeAction")
    #expect(try client.next()["error"]["code"].int == -32602)
    try client.request("shutdown")
    #expect(try client.next()["result"].isNull)
    try client.request("textDocument/hover")
    #expect(try client.next()["error"]["code"].int == -32600)
    try client.send(["method": "exit"])
    #expect(client.status() == 0)
  }

  @Test func itEndsWithItsClient() throws {
    let exit = try LspClient()
    try exit.initialize(nil)
    try exit.send(["method": "exit"])
    #expect(exit.status() == 1)
    let closed = try LspClient()
    try closed.initialize(nil)
    try closed.closeInput()
    #expect(closed.status() == 1)
    // A client that dies, while its end of the pipe stays open.
    let parent = try LspClient()
    let orphan = try LspClient()
    try orphan.initialize(nil, process: parent.process.processIdentifier)
    try parent.send(["method": "exit"])
    #expect(parent.status() == 1)
    #expect(orphan.status() == 1)
  }

  @Test func whatIsNoMessageIsAnsweredAndPassedOver() throws {
    let client = try LspClient()
    try client.initialize(nil)
    for (bytes, code) in [
      ("Content-Length: 1\r\n\r\n{", -32700), ("Content-Length: 2\r\n\r\n[]", -32600),
      ("Content-Length: -5\r\n\r\n{}", -32700), ("Content-Length: 99999999999999999999\r\n\r\n{}", -32700),
      ("content-type: x\r\nCONTENT-LENGTH:2\r\n\r\n{}", -32600), ("junk\r\n\r\n", -32700),
    ] {
      client.write(bytes.utf8)
      // A frame that is in order brings it back.
      let id = try client.request("unknown")
      let answer = try client.next()
      #expect(answer["error"]["code"].int == code && answer["id"].isNull, "\(bytes)")
      #expect(try client.next()["id"].int == id)
    }
    // Byte by byte.
    let content = #"{"jsonrpc":"2.0","id":"a","method":"unknown"}"#
    for byte in "Content-Length: \(content.utf8.count)\r\n\r\n\(content)".utf8 { client.write([byte]) }
    #expect(try client.next()["id"].string == "a")
    try client.end()
  }

  /// A client that stops to read gets every answer once it reads again.
  @Test func aClientThatDoesNotReadLosesNothing() throws {
    let client = try LspClient()
    try client.initialize(nil)
    let silent = try LspClient(isReading: false)
    var ids: Set<Int> = []
    let long = String(repeating: "x", count: 3_000)
    ids.insert(try silent.request("initialize", ["capabilities": [String: Any]()]))
    for _ in 0..<4_000 { ids.insert(try silent.request("unknown/" + long)) }
    silent.startReading()
    for _ in 0..<ids.count {
      let id = try #require(try silent.next()["id"].int)
      #expect(ids.remove(id) != nil)
    }
    #expect(ids.isEmpty)
    try silent.end()
    try client.end()
  }

  @Test func everyRequestIsAnsweredOnce() throws {
    let workspace = try Self.workspace()
    let client = try LspClient()
    try client.initialize(workspace.root)
    let seed = UInt64.random(in: 0...99_999)
    var random = SplitMix64(seed: seed)
    let file = workspace.root.appending(path: "graphql/Hero.graphql")
    try client.open(file, StarWars.hero)
    var waiting: Set<Int> = []
    for version in 2..<400 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        let place = [
          "line": Int.random(in: -1...4, using: &random), "character": Int.random(in: -1...60, using: &random),
        ]
        waiting.insert(
          try client.request(
            "textDocument/codeAction",
            ["textDocument": ["uri": file.absoluteString], "range": ["start": place, "end": place]]))
      case 1: waiting.insert(try client.request("unknown", ["a": [1, 2]]))
      case 2:
        let id = try client.request("textDocument/codeAction", ["range": 1])
        waiting.insert(id)
        try client.notify("$/cancelRequest", ["id": id])
      case 3: try client.notify("$/cancelRequest", ["id": "nobody"])
      default:
        let line = Int.random(in: 0...5, using: &random)
        let text = ["", "a", "{", "}", "\n", "\u{1F600}", "name "].randomElement(using: &random) ?? ""
        try client.change(file, version: version, text, (line, 3, line, Int.random(in: 0...9, using: &random)))
      }
    }
    try client.change(file, version: 500, StarWars.hero)
    let last = try client.request("unknown")
    waiting.insert(last)
    while !waiting.isEmpty {
      let message = try client.next()
      guard let id = message["id"].int else { continue }
      #expect(waiting.remove(id) != nil, "seed \(seed)")
    }
    // In the end, all is as it is on the disk.
    var shown: [String: Int] = [:]
    let id = try client.request("shutdown")
    while true {
      let message = try client.next()
      if message["id"].int == id { break }
      shown[message["params"]["uri"].string ?? "", default: 0] = message["params"]["diagnostics"].array.count
    }
    #expect(shown.values.allSatisfy { $0 <= 1 }, "seed \(seed): \(shown)")
    try client.send(["method": "exit"])
    #expect(client.status() == 0)
  }
}

extension StarWars {
  /// The column of a text in the second line of the operation.
  fileprivate static func column(of text: String) -> Int {
    let line = hero.split(separator: "\n")[1]
    return line.range(of: text).map { line.distance(from: line.startIndex, to: $0.lowerBound) } ?? 0
  }
}
