import Foundation
import Fuzzing
import TestSupport
import Testing

/// Messages with methods and parameters of all kinds, in any order, with edits and cancellations between them: each
/// request is answered once, and the process survives.
///
/// `MOCKD_MESSAGES` sets their number; `MOCKD_SEED` repeats a run.
@Suite struct MessageFuzzTests {
  private static let count = WatchStorm.environment("MOCKD_MESSAGES").flatMap { Int($0) } ?? 1_500

  private static let notifications = [
    "textDocument/didOpen", "textDocument/didChange", "textDocument/didClose", "textDocument/didSave",
    "textDocument/willSave", "workspace/didChangeWatchedFiles", "workspace/didChangeConfiguration",
    "workspace/didChangeWorkspaceFolders", "workspace/didRenameFiles", "workspace/didCreateFiles",
    "workspace/didDeleteFiles", "window/workDoneProgress/cancel", "$/setTrace", "$/unknown", "unknown", "initialized",
  ]

  @Test(arguments: Seeds.all) func everyRequestGetsOneReply(seed: UInt64) throws {
    let count = Seeds.share(of: Self.count)
    let workspace = try CrashDiagnosticsTests.workspace(["graphql/Last.graphql": "query Last { hero { name } }"])
    let client = try LspClient()
    try client.initialize(workspace.root)
    var maker = MessageMaker(workspace.root, seed: seed)
    // The number of replies that each ID awaits: several requests can have the same ID.
    var waiting: [String: Int] = [:]
    var replies = 0
    var sent = 0
    while sent < count || 0 < replies {
      if sent < count {
        for _ in 0..<Int.random(in: 1...30, using: &maker.random) {
          sent += 1
          let message = maker.next(Self.notifications)
          client.write(LspClient.frame(message.text).utf8)
          guard let id = message.id else { continue }
          waiting[id, default: 0] += 1
          replies += 1
        }
      }
      while 200 < replies || count <= sent && 0 < replies {
        let message = try client.next()
        if message["method"].string != nil {
          // A server may send requests, too.
          if !message["id"].isNull {
            client.write(
              LspClient.frame(
                #"{"jsonrpc":"2.0","id":\#(message["id"].text),"result":null}"#
              ).utf8)
          }
          continue
        }
        let id = message["id"].text
        let isKnown = 0 < waiting[id, default: 0]
        try #require(isKnown, "MOCKD_SEED=\(seed): \(message.text)")
        #expect(message["result"].isNull || message["error"].isNull)
        waiting[id, default: 0] -= 1
        replies -= 1
      }
    }
    // The server still works: it publishes a diagnostic and clears it.
    let file = workspace.root.appending(path: "graphql/Last.graphql")
    try client.open(file, "query Last { hero { nme } }")
    try expectLast(client, "Last.graphql", count: 1)
    try client.close(file)
    try expectLast(client, "Last.graphql", count: 0)
    try client.request("shutdown")
    while try client.next()["id"].int == nil {}
    try client.send(["method": "exit"])
    client.expectEnd(status: 0)
    print("\(sent) messages, MOCKD_SEED=\(seed)")
  }

  private func expectLast(_ client: LspClient, _ name: String, count: Int) throws {
    while true {
      let message = try client.next()
      let parameters = message["params"]
      guard parameters["uri"].string?.hasSuffix(name) == true else { continue }
      if parameters["diagnostics"].array.count == count { return }
    }
  }
}

/// Makes messages, most of them meaningful.
private struct MessageMaker {
  var random: SplitMix64
  private let root: URL
  private var ids: [String] = []
  private var number = 1_000
  private let names = [
    "graphql/Hero.graphql", "graphql/Details.graphql", "graphql/schema.graphqls", "graphql/New.graphql",
    "Tests/HeroTests.swift", "Tests/Helpers.swift", ".mockgen.json", "none/None.graphql", "", "%zz",
  ]
  private let texts = [
    StarWars.hero, StarWars.details, StarWars.schema, CrashDiagnosticsTests.test, CrashDiagnosticsTests.helpers, "",
    "{", "}",
    "query { hero { nme } }", "\u{1F600}", "\n", "\r\n", "\u{0}", "name", "friends { name }", "...Details", "\"\"\"",
    "#",
  ]

  init(_ root: URL, seed: UInt64) {
    self.root = root
    random = SplitMix64(seed: seed)
  }

  /// Returns a message and the ID of its reply.
  mutating func next(_ notifications: [String]) -> (text: String, id: String?) {
    switch Int.random(in: 0..<12, using: &random) {
    case 0:
      let method = notifications.randomElement(using: &random) ?? ""
      return (message(method, parameters(.random(in: 0..<4, using: &random)), nil), nil)
    case 1...4:
      return (
        message("textDocument/" + pick(["didOpen", "didChange", "didChange", "didClose"]), parameters(0), nil), nil
      )
    case 5:
      let id = Bool.random(using: &random) ? ids.suffix(5).randomElement(using: &random) ?? "1" : value(2)
      return (message("$/cancelRequest", #"{"id":\#(id)}"#, nil), nil)
    case 6:
      let method = pick(["unknown", "$/unknown", "initialize", "textDocument/none", "\\u0000", ""])
      let id = newID()
      return (message(method, parameters(.random(in: 0..<4, using: &random)), id), id)
    case 7:
      // An invalid message with an ID.
      let id = newID()
      return (
        pick([
          #"{"id":\#(id),"method":"x"}"#, #"{"jsonrpc":"2.0","id":\#(id)}"#,
          #"{"jsonrpc":"2.0","id":\#(id),"method":[]}"#,
        ]), id
      )
    case 8:
      return (#"{"jsonrpc":"2.0","id":\#(pick(["1", "-7", #""none""#])),"result":\#(value(3))}"#, nil)
    default:
      let method = RequestTable.methods.randomElement(using: &random)?.name ?? ""
      let id = newID()
      return (message(method, parameters(.random(in: 0..<3, using: &random)), id), id)
    }
  }

  private mutating func newID() -> String {
    // Some IDs are reused while the first request is pending, which the protocol forbids.
    if Int.random(in: 0..<50, using: &random) == 0, let known = ids.randomElement(using: &random) { return known }
    number += 1
    let id = Bool.random(using: &random) ? "\(number)" : "\"r\(number)\""
    ids.append(id)
    return id
  }

  private func message(_ method: String, _ parameters: String?, _ id: String?) -> String {
    #"{"jsonrpc":"2.0","# + (id.map { #""id":\#($0),"# } ?? "") + #""method":"\#(method)""#
      + (parameters.map { #","params":\#($0)"# } ?? "") + "}"
  }

  /// Returns parameters for any method; `mistakes` sets how wrong they are.
  private mutating func parameters(_ mistakes: Int) -> String? {
    if mistakes == 3 { return Bool.random(using: &random) ? nil : value(3) }
    let uri = quoted("\(root.absoluteString)\(pick(names))")
    var members = [
      "textDocument": #"{"uri":\#(uri),"version":\#(number),"languageId":"graphql","text":\#(quoted(pick(texts)))}"#,
      "position": position(), "range": range(), "context": #"{"diagnostics":[],"includeDeclaration":true}"#,
      "contentChanges": "[\(change()),\(change())]", "newName": quoted(pick(texts)),
      "query": quoted(pick(["", "a", "é"])),
      "positions": "[\(position())]", "options": #"{"tabSize":2,"insertSpaces":true}"#, "previousResultIds": "[]",
      "changes": #"[{"uri":\#(uri),"type":\#(Int.random(in: 0...4, using: &random))}]"#,
      "files": #"[{"uri":\#(uri),"oldUri":\#(uri),"newUri":\#(uri)}]"#, "settings": "null",
      "event": #"{"added":[],"removed":[]}"#, "capabilities": "{}",
    ]
    for _ in 0..<mistakes {
      guard let member = members.keys.sorted().randomElement(using: &random) else { break }
      members[member] = Bool.random(using: &random) ? value(3) : nil
    }
    return "{" + members.sorted { $0.key < $1.key }.map { #""\#($0.key)":\#($0.value)"# }.joined(separator: ",") + "}"
  }

  private mutating func change() -> String {
    let text = quoted(pick(texts))
    return Bool.random(using: &random) ? #"{"text":\#(text)}"# : #"{"range":\#(range()),"text":\#(text)}"#
  }

  private mutating func range() -> String { #"{"start":\#(position()),"end":\#(position())}"# }

  private mutating func position() -> String {
    let line = Int.random(in: 0..<20, using: &random) == 0 ? Int.random(in: -2...5_000_000_000, using: &random) : 3
    return
      #"{"line":\#(Int.random(in: -1...max(0, line), using: &random)),"character":\#(Int.random(in: -1...40, using: &random))}"#
  }

  /// Returns any JSON.
  private mutating func value(_ depth: Int) -> String {
    switch Int.random(in: 0..<(depth == 0 ? 7 : 9), using: &random) {
    case 0: return "null"
    case 1: return "true"
    case 2: return "\(Int.random(in: -3...3, using: &random))"
    case 3: return pick(["1e308", "-0", "0.5", "123456789012345678901234567890", "4294967296"])
    case 4: return quoted(pick(texts))
    case 5: return quoted(root.absoluteString + pick(names))
    case 6: return #""\ud83d""#
    case 7:
      return "[" + (0..<Int.random(in: 0...3, using: &random)).map { _ in value(depth - 1) }.joined(separator: ",")
        + "]"
    default:
      let keys = ["uri", "line", "character", "start", "end", "textDocument", "id", "text", "range", ""]
      return "{"
        + (0..<Int.random(in: 0...3, using: &random)).map { _ in #""\#(pick(keys))":\#(value(depth - 1))"# }
        .joined(separator: ",") + "}"
    }
  }

  private func quoted(_ text: String) -> String {
    (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }

  private mutating func pick(_ texts: [String]) -> String { texts.randomElement(using: &random) ?? "" }
}
