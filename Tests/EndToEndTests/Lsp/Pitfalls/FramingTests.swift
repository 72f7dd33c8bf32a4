import Foundation
import Fuzzing
import TestSupport
import Testing

/// 2. The server reads all forms of frames, and skips other bytes.
@Suite struct FramingTests {
  private static let content = #"{"jsonrpc":"2.0","id":7,"method":"shutdown"}"#
  private static let refused =
    #"{"jsonrpc":"2.0","id":7,"error":{"code":-32002,"message":"The first request must be 'initialize'"}}"#

  private static let forms = [
    "Content-Length: 44\r\n\r\n", "content-length: 44\r\n\r\n", "CONTENT-LENGTH: 44\r\n\r\n",
    "cOnTeNt-LeNgTh:44\r\n\r\n", "Content-Length:\t 44 \r\n\r\n", "Content-Length: 0044\r\n\r\n",
    "Content-Length: 44\n\n",
    "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: 44\r\n\r\n",
    "Content-Type: application/vscode-jsonrpc; charset=utf8\r\nContent-Length: 44\r\n\r\n",
    "Content-Length: 44\r\nContent-Type: application/vscode-jsonrpc; charset=utf8\r\n\r\n",
    "content-type:x\r\nX-Other: 3\r\ncontent-length:44\r\n\r\n",
  ]

  @Test func allHeaderFormsAreRead() throws {
    let client = try LspClient()
    for form in Self.forms {
      client.write((form + Self.content).utf8)
      try client.expect(Self.refused)
    }
    // One byte at a time.
    for form in Self.forms { for byte in (form + Self.content).utf8 { client.write([byte]) } }
    for _ in Self.forms { try client.expect(Self.refused) }
    // Several frames in one write, and the first half of another.
    client.write((Self.forms.map { $0 + Self.content }.joined() + "Content-Len").utf8)
    for _ in Self.forms { try client.expect(Self.refused) }
    client.write(("gth: 44\r\n\r\n" + Self.content).utf8)
    try client.expect(Self.refused)
    try client.initialize(nil)
    try client.end()
  }

  /// A read may end at any byte of a frame, even within a character.
  @Test(arguments: Seeds.all) func framesMayArriveInPieces(seed: UInt64) throws {
    let client = try LspClient()
    var random = SplitMix64(seed: seed)
    let contents = (0..<100).map { #"{"jsonrpc":"2.0","id":"\#($0)é😀","method":"x"}"# }
    let bytes = Array(contents.map { LspClient.frame($0) }.joined().utf8)
    var start = 0
    while start < bytes.count {
      let end = min(bytes.count, start + Int.random(in: 1...60, using: &random))
      client.write(bytes[start..<end])
      start = end
    }
    for number in 0..<100 {
      #expect(try client.next()["id"].string == "\(number)é😀", "seed \(seed)")
    }
    try client.initialize(nil)
    try client.end()
  }

  @Test(arguments: [
    ("Content-Length: -5\r\n\r\n", "Content-Length is not a number"),
    ("Content-Length: many\r\n\r\n", "Content-Length is not a number"),
    ("Content-Length: 1e3\r\n\r\n", "Content-Length is not a number"),
    ("Content-Length: 99999999999999999999\r\n\r\n", "Content-Length is larger than 268435456"),
    ("Content-Length: 9223372036854775807\r\n\r\n", "Content-Length is larger than 268435456"),
    ("Content-Length: 2147483648\r\n\r\n", "Content-Length is larger than 268435456"),
    ("\r\n\r\n", "Content-Length is missing"), ("junk\r\n\r\n", "Content-Length is missing"),
    ("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", "Content-Length is missing"),
    (String(repeating: "\u{0}\u{FF}:", count: 5_000), "the header is too long"),
  ])
  func junkIsReportedOnceAndSkipped(junk: String, problem: String) throws {
    let client = try LspClient()
    client.write((junk + LspClient.frame(Self.content, Self.content)).utf8)
    try client.expect(
      #"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"Invalid message: \#(problem)"}}"#)
    try client.expect(Self.refused)
    try client.expect(Self.refused)
    try client.initialize(nil)
    try client.end()
  }
}
