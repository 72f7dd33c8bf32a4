import Foundation
import Fuzzing
import TestSupport
import Testing

/// 5. Each request gets exactly one reply: a result or an error.
@Suite struct CancellationTests {
  private static func cancelled(_ id: String) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"error":{"code":-32800,"message":"The request was cancelled"}}"#
  }

  private static func unknown(_ id: String, _ method: String = "x") -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"error":{"code":-32601,"message":"Method not found: '\#(method)'"}}"#
  }

  private static func request(_ id: String, _ method: String = "x") -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)"}"#
  }

  private static func cancel(_ id: String) -> String {
    #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":\#(id)}}"#
  }

  @Test func requestsCancelledInTimeGetTheCancellationError() throws {
    let client = try LspClient()
    try client.initialize(nil)
    // One write is one read; numbers and strings are different ids.
    client.write(
      LspClient.frame(
        Self.request("10"), Self.request(#""10""#), Self.request("11"), Self.request("12"), Self.cancel("10"),
        Self.cancel("12"), Self.cancel("12"), Self.request("13")
      ).utf8)
    try client.expect(Self.cancelled("10"))
    try client.expect(Self.unknown(#""10""#))
    try client.expect(Self.unknown("11"))
    try client.expect(Self.cancelled("12"))
    try client.expect(Self.unknown("13"))
    try client.end()
  }

  @Test func invalidCancellationsAreIgnored() throws {
    let client = try LspClient()
    try client.initialize(nil)
    client.write(
      LspClient.frame(
        Self.cancel("1"), Self.cancel("99"), Self.cancel(#""nobody""#), Self.cancel("null"), Self.cancel("[1]"),
        #"{"jsonrpc":"2.0","method":"$/cancelRequest"}"#,
        #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":[5]}"#
      ).utf8)
    // Requests that are answered, or not yet sent, can't be cancelled.
    client.write(LspClient.frame(Self.request("20")).utf8)
    try client.expect(Self.unknown("20"))
    client.write(LspClient.frame(Self.cancel("20"), Self.request("20"), Self.cancel("21"), Self.request("21")).utf8)
    try client.expect(Self.unknown("20"))
    try client.expect(Self.unknown("21"))
    try client.end()
  }

  /// Methods of notifications are unknown as requests.
  @Test func unknownRequestsGetErrorsAndNotificationsDoNot() throws {
    let client = try LspClient()
    try client.initialize(nil)
    for (number, method) in ["unknown", "$/unknown", "$/cancelRequest", "textDocument/didOpen", "exit", ""].enumerated()
    {
      client.write(LspClient.frame(Self.request("\(30 + number)", method)).utf8)
      try client.expect(Self.unknown("\(30 + number)", method))
      if method == "exit" || method == "textDocument/didOpen" { continue }
      client.write(LspClient.frame(#"{"jsonrpc":"2.0","method":"\#(method)","params":[null]}"#).utf8)
    }
    try client.end()
  }

  /// Parameters of wrong types get an error, for every method.
  @Test(arguments: RequestTable.methods.filter(\.needsParameters))
  func invalidParametersGetAnError(method: RequestTable.Method) throws {
    let workspace = try StarWars.workspace()
    let client = try LspClient()
    let offered = try client.initialize(workspace.root)["capabilities"]
    guard method.isOffered(offered) else { return try client.end() }
    for (number, parameters) in ["", #","params":null"#, #","params":[]"#, #","params":{"textDocument":7}"#]
      .enumerated()
    {
      client.write(
        LspClient.frame(#"{"jsonrpc":"2.0","id":\#(number + 50),"method":"\#(method.name)"\#(parameters)}"#).utf8)
      let answer = try client.next()
      #expect(answer["id"].int == number + 50)
      #expect(answer["error"]["code"].int == -32602, "\(method) \(parameters)")
    }
    try client.end()
  }

  /// With cancellations at any time, each request gets one reply: the method's, or -32800.
  @Test(arguments: Seeds.all) func everyRequestGetsOneReply(seed: UInt64) throws {
    let workspace = try StarWars.workspace()
    let client = try LspClient()
    try client.initialize(workspace.root)
    var random = SplitMix64(seed: seed)
    var portion = ""
    for id in 100..<1_100 {
      portion += LspClient.frame(Self.request("\(id)"))
      if Bool.random(using: &random) {
        portion += LspClient.frame(Self.cancel("\(id - Int.random(in: 0..<4, using: &random))"))
      }
      guard Int.random(in: 0..<20, using: &random) == 0 else { continue }
      client.write(portion.utf8)
      portion = ""
    }
    client.write(portion.utf8)
    for id in 100..<1_100 {
      let answer = try client.next()
      // Replies have the order of the requests, since messages are handled in order.
      #expect(answer["id"].int == id, "seed \(seed)")
      #expect([-32800, -32601].contains(answer["error"]["code"].int), "seed \(seed)")
    }
    try client.end()
  }
}
