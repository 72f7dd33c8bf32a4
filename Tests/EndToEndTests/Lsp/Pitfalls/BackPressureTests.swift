import Foundation
import Fuzzing
import TestSupport
import Testing

/// 7. A client that stops reading costs bounded memory, and gets every reply once it reads again.
@Suite struct BackPressureTests {
  @Test func slowClientsGetEveryReply() throws {
    let silent = try LspClient(isReading: false)
    try silent.request("initialize", ["capabilities": [String: Any]()])
    // Four times the size of a client's output buffer.
    let long = String(repeating: "x", count: 8_000)
    for _ in 0..<4_000 { try silent.request("unknown/" + long) }
    #if os(Linux)
      let usage = try ProcessUsage(of: silent.process.processIdentifier)
      #expect(usage.resident < 150_000, "\(usage)")
    #endif
    silent.startReading()
    for id in 1...4_001 { #expect(try silent.next()["id"].int == id) }
    #if os(Linux)
      let after = try ProcessUsage(of: silent.process.processIdentifier)
      #expect(after.resident < 150_000, "\(after)")
    #endif
    try silent.end()
  }

  /// The server reads on while the client doesn't: cancelled requests are not executed.
  @Test func cancellationsAreHandledWhileTheClientDoesNotRead() throws {
    let silent = try LspClient(isReading: false)
    try silent.request("initialize", ["capabilities": [String: Any]()])
    let long = String(repeating: "x", count: 8_000)
    for _ in 0..<4_000 { try silent.request("unknown/" + long) }
    for id in 3_990...4_001 { try silent.notify("$/cancelRequest", ["id": id]) }
    silent.startReading()
    for id in 1...4_001 {
      let answer = try silent.next()
      #expect(answer["id"].int == id)
      if id != 1 { #expect(answer["error"]["code"].int == (id < 3_990 ? -32601 : -32800)) }
    }
    try silent.end()
  }

  /// A client that does not read can still end the session, and gets replies to all earlier requests.
  @Test func exitWaitsForPendingReplies() throws {
    let silent = try LspClient(isReading: false)
    try silent.request("initialize", ["capabilities": [String: Any]()])
    let long = String(repeating: "x", count: 100_000)
    for _ in 0..<200 { try silent.request(long) }
    try silent.request("shutdown")
    try silent.send(["method": "exit"])
    silent.startReading()
    for id in 1...202 { #expect(try silent.next()["id"].int == id) }
    silent.expectEnd(status: 0)
  }
}
