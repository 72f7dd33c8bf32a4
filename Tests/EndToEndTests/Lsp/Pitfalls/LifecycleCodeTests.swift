import Foundation
import TestSupport
import Testing

/// 4. The lifecycle restricts messages: before `initialize`, after it, after `shutdown`.
@Suite struct LifecycleCodeTests {
  private static func refusal(_ id: Int, _ code: Int, _ message: String) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"error":{"code":\#(code),"message":"\#(message)"}}"#
  }

  @Test func requestsOutsideTheLifecycleGetErrorCodes() throws {
    let client = try LspClient()
    let early = #"The first request must be 'initialize'"#
    for (id, method) in ["textDocument/hover", "shutdown", "workspace/diagnostic", "unknown", "$/x"].enumerated() {
      try client.request(method)
      try client.expect(Self.refusal(id + 1, -32002, early))
    }
    // Notifications are dropped, without a later effect.
    for method in ["initialized", "textDocument/didOpen", "textDocument/didChange", "$/cancelRequest", "unknown"] {
      try client.notify(method, ["textDocument": ["uri": "file:///x.graphql", "text": "{", "version": 1], "id": 1])
    }
    try client.initialize(nil)
    try client.request("initialize", ["capabilities": [String: Any]()])
    try client.expect(Self.refusal(7, -32600, "The server is already initialized"))
    try client.request("shutdown")
    try client.expect(#"{"jsonrpc":"2.0","id":8,"result":null}"#)
    for (id, method) in ["textDocument/hover", "shutdown", "initialize", "$/x"].enumerated() {
      try client.request(method)
      try client.expect(Self.refusal(id + 9, -32600, "The server has been shut down"))
    }
    try client.notify("textDocument/didOpen", ["textDocument": ["uri": "file:///x.graphql", "text": "{"]])
    try client.send(["method": "exit"])
    client.expectEnd(status: 0)
  }

  /// After the reply to `shutdown`, the server publishes and writes nothing.
  @Test func nothingIsPublishedAfterShutdown() throws {
    let workspace = try StarWars.workspace()
    let client = try LspClient()
    try client.initialize(workspace.root)
    let hero = workspace.root.appending(path: "graphql/Hero.graphql")
    // One portion holds both changes and `shutdown`: the change before `shutdown` is published, the one after it is
    // not.
    let change = { (version: Int, text: String) throws -> Data in
      try LspClient.frame([
        "method": "textDocument/didChange",
        "params": [
          "textDocument": ["uri": hero.absoluteString, "version": version], "contentChanges": [["text": text]],
        ],
      ])
    }
    try client.open(hero, StarWars.hero)
    client.write(
      try change(2, "query Hero { nothing }") + LspClient.frame(["id": "end", "method": "shutdown"])
        + change(3, StarWars.hero))
    try client.expectPublished("Hero.graphql v2: 0:13 1 graphql/FieldsOnCorrectType")
    try client.expect(#"{"jsonrpc":"2.0","id":"end","result":null}"#)
    try workspace.write("graphql/Other.graphql", "query Other { nothing }")
    for _ in 0..<100 { #expect(try client.errorCode("unknown") == -32600) }
    try client.send(["method": "exit"])
    client.expectEnd(status: 0)
  }

  /// `exit` ends the process at any time.
  @Test func exitBeforeInitializeIsAnError() throws {
    let client = try LspClient()
    try client.send(["method": "exit"])
    client.expectEnd(status: 1)
  }

  /// Requests before `exit` in the same portion are answered.
  @Test func messagesBeforeExitAreHandled() throws {
    let client = try LspClient()
    client.write(
      LspClient.frame(
        #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#,
        #"{"jsonrpc":"2.0","id":2,"method":"$/x"}"#, #"{"jsonrpc":"2.0","id":3,"method":"shutdown"}"#,
        #"{"jsonrpc":"2.0","method":"exit"}"#, #"{"jsonrpc":"2.0","id":4,"method":"shutdown"}"#
      ).utf8)
    #expect(try client.next()["result"]["serverInfo"]["name"].string == "mockd")
    try client.expect(Self.refusal(2, -32601, #"Method not found: '$/x'"#))
    try client.expect(#"{"jsonrpc":"2.0","id":3,"result":null}"#)
    client.expectEnd(status: 0)
  }

  /// An invalid `initialize` leaves the session uninitialized.
  @Test func initializeMayBeRetried() throws {
    let client = try LspClient()
    client.write(LspClient.frame(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":[]}"#).utf8)
    #expect(try client.next()["error"]["code"].int == -32602)
    try client.request("shutdown")
    #expect(try client.next()["error"]["code"].int == -32002)
    client.write(
      LspClient.frame(#"{"jsonrpc":"2.0","id":2,"method":"initialize","params":{"capabilities":{}}}"#).utf8)
    #expect(try client.next()["result"]["capabilities"].isObject)
    try client.end()
  }
}
