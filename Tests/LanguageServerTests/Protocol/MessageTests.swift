import EditorRequests
import JSONSyntax
import LanguageServer
import Source
import Testing

struct MessageTests {
  private static func text(_ message: String) -> String {
    switch Message(Array(message.utf8)) {
    case .request(let id, let method, let parameters):
      "request \(id.json.compactText) \(method) \(parameters?.range.indices.count ?? 0)"
    case .notification(let method, let parameters): "notification \(method) \(parameters?.range.indices.count ?? 0)"
    case .response(let id, .success): "response \(id.json.compactText)"
    case .response(let id, .failure(let error)): "failure \(id.json.compactText) \(error.code) \(error.message)"
    case .invalid(let id, let error): "invalid \(id?.json.compactText ?? "null") \(error.code)"
    }
  }

  @Test(arguments: [
    (#"{"jsonrpc":"2.0","id":1,"method":"a/b","params":{}}"#, "request 1 a/b 2"),
    (#"{"method":"a","params":[1],"id":"x","jsonrpc":"2.0"}"#, #"request "x" a 3"#),
    (#"{"jsonrpc":"2.0","id":1,"method":"a"}"#, "request 1 a 0"),
    (#"{"jsonrpc":"2.0","method":"a"}"#, "notification a 0"),
    (#"{"jsonrpc":"2.0","id":7,"result":null}"#, "response 7"),
    (#"{"jsonrpc":"2.0","id":7,"error":{"code":-1,"message":"no"}}"#, "failure 7 -1 no"),
    ("{", "invalid null -32700"), ("", "invalid null -32700"), (#"{"jsonrpc":"2.0",}"#, "invalid null -32700"),
    // Editors whose texts are UTF-16 may send half a character.
    (#"{"jsonrpc":"2.0","id":"\ud83d","method":"a\ude00"}"#, "request \"\u{FFFD}\" a\u{FFFD} 0"),
    ("[]", "invalid null -32600"), (#"[{"jsonrpc":"2.0","id":1,"method":"a"}]"#, "invalid null -32600"),
    ("1", "invalid null -32600"), (#"{"id":1,"method":"a"}"#, "invalid 1 -32600"),
    (#"{"jsonrpc":"1.0","id":1,"method":"a"}"#, "invalid 1 -32600"),
    (#"{"jsonrpc":"2.0","id":1,"method":2}"#, "invalid 1 -32600"),
    (#"{"jsonrpc":"2.0","id":null,"method":"a"}"#, "invalid null -32600"),
    (#"{"jsonrpc":"2.0","id":1.5,"method":"a"}"#, "invalid null -32600"),
    (#"{"jsonrpc":"2.0","id":1}"#, "invalid 1 -32600"),
  ])
  func membersDetermineTheKindOfMessage(message: String, expected: String) {
    #expect(Self.text(message) == expected)
  }

  @Test func deepNestingIsRejected() {
    #expect(Self.text(String(repeating: "[", count: 1_000_000)) == "invalid null -32700")
  }

  @Test func repliesNameTheirRequest() {
    #expect(
      JSONTree.reply(to: .number(3), .success(.null)).compactText == #"{ "jsonrpc": "2.0", "id": 3, "result": null }"#)
    #expect(
      JSONTree.reply(to: nil, .failure(ResponseError(.parseError, "no"))).compactText
        == #"{ "jsonrpc": "2.0", "id": null, "error": { "code": -32700, "message": "no" } }"#)
  }
}
