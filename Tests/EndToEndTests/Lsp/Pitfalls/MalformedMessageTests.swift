import Foundation
import TestSupport
import Testing

/// 3. Invalid JSON gets -32700, an invalid message -32600, and the session continues.
@Suite struct MalformedMessageTests {
  private static let notJSON = [
    "", "{", "nul", "{]", "\u{0}", "\"", "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"x\"", "{'jsonrpc': '2.0'}",
    "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"x\"}}", "\u{FEFF}", String(repeating: "[", count: 200_000),
    String(repeating: "{\"a\":", count: 100_000),
  ]

  private static let notMessages: [(content: String, id: String, message: String)] = [
    ("[]", "null", "LSP does not support batches"),
    (#"[{"jsonrpc":"2.0","id":1,"method":"x"}]"#, "null", "LSP does not support batches"),
    ("1", "null", "A message must be an object"), ("null", "null", "A message must be an object"),
    (#""text""#, "null", "A message must be an object"),
    ("{}", "null", #"A message must have the value '2.0' for 'jsonrpc'"#),
    (#"{"id":1,"method":"x"}"#, "1", #"A message must have the value '2.0' for 'jsonrpc'"#),
    (#"{"jsonrpc":"1.0","id":"a","method":"x"}"#, #""a""#, #"A message must have the value '2.0' for 'jsonrpc'"#),
    (#"{"jsonrpc":2.0,"id":"a","method":"x"}"#, #""a""#, #"A message must have the value '2.0' for 'jsonrpc'"#),
    (#"{"jsonrpc":"2.0","id":1,"method":1}"#, "1", "'method' must be a string"),
    (#"{"jsonrpc":"2.0","id":null,"method":"x"}"#, "null", "'id' must be a string or a number"),
    (#"{"jsonrpc":"2.0","id":[1],"method":"x"}"#, "null", "'id' must be a string or a number"),
    (#"{"jsonrpc":"2.0","id":{"a":1},"method":"x"}"#, "null", "'id' must be a string or a number"),
    (#"{"jsonrpc":"2.0","id":1}"#, "1", "A message must have a 'method', a 'result' or an 'error'"),
    (#"{"jsonrpc":"2.0"}"#, "null", "A message must have a 'method', a 'result' or an 'error'"),
  ]

  @Test func malformedMessagesGetErrorsAndTheSessionContinues() throws {
    let client = try LspClient()
    try client.initialize(nil)
    for content in Self.notJSON {
      client.write(LspClient.frame(content).utf8)
      try client.expect(
        #"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"The message is not valid JSON"}}"#)
    }
    for (content, id, message) in Self.notMessages {
      client.write(LspClient.frame(content).utf8)
      let text = String(decoding: try JSONEncoder().encode(message), as: UTF8.self)
      try client.expect(#"{"jsonrpc":"2.0","id":\#(id),"error":{"code":-32600,"message":\#(text)}}"#)
    }
    try client.end()
  }

  /// Bytes that aren't UTF-8.
  @Test func invalidUnicodeGetsAnError() throws {
    let client = try LspClient()
    try client.initialize(nil)
    let content =
      Array(#"{"jsonrpc":"2.0","id":"a","method":"x"#.utf8) + [0xFF, 0xC0, 0x80, 0xED, 0xA0, 0x80] + Array("\"}".utf8)
    client.write(Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content)
    let code = try client.next()["error"]["code"].int
    #expect(code == -32700 || code == -32601)
    // A lone surrogate isn't a character, either.
    client.write(LspClient.frame(#"{"jsonrpc":"2.0","id":"\ud83d","method":"\ude00"}"#).utf8)
    let answer = try client.next()
    #expect([-32700, -32600, -32601].contains(answer["error"]["code"].int), "\(answer)")
    try client.end()
  }

  /// Replies to unknown requests are dropped.
  @Test func unknownRepliesAreIgnored() throws {
    let client = try LspClient()
    try client.initialize(nil)
    client.write(
      LspClient.frame(
        #"{"jsonrpc":"2.0","id":12345,"result":null}"#,
        #"{"jsonrpc":"2.0","id":"none","error":{"code":1,"message":"x"}}"#,
        #"{"jsonrpc":"2.0","id":4,"error":{"code":-32601,"message":"x"}}"#
      ).utf8)
    try client.end()
  }
}
