import Foundation
import Fuzzing
import TestSupport
import Testing

/// Random bytes, damaged frames and valid ones, in random portions: the process survives, answers each request once,
/// and sends no other replies.
///
/// `MOCKD_FRAMES` sets the number of frames; `MOCKD_SEED` repeats a run.
@Suite struct FrameFuzzTests {
  private static let count = WatchStorm.environment("MOCKD_FRAMES").flatMap { Int($0) } ?? 3_000

  /// Bytes that can't be read as the header of a frame, so the next frame is read.
  private static let junk = [
    "junk\r\n\r\n", "\r\n\r\n", "\n\n", "Content-Length: -1\r\n\r\n", "Content-Length: x\r\n\r\n{}",
    "Content-Length: 999999999999\r\n\r\n{}", "Content-Length:\r\n\r\n", "Content-Type: a\r\n\r\n{}", "{}\n\n",
    "\u{0}\n\n", "Content-Length\r\n\r\n", ":\r\n\r\n", "Content-Length: 1, 1\r\n\r\n",
  ]

  private static let headers = [
    "Content-Length: #\r\n\r\n", "content-length:#\r\n\r\n", "Content-Length: #\n\n",
    "Content-Type: application/vscode-jsonrpc; charset=utf8\r\nContent-Length: #\r\n\r\n",
    "CONTENT-LENGTH:   00#\r\nX: y\r\n\r\n",
  ]

  /// Frames in all forms with junk between them: each request is answered.
  @Test(arguments: Seeds.all) func completeFramesAreAnswered(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let client = try LspClient()
    try client.initialize(nil)
    var id = 1_000
    var left = Seeds.share(of: Self.count)
    while 0 < left {
      var bytes: [UInt8] = []
      var wanted: [Int] = []
      for _ in 0..<min(left, 40) {
        left -= 1
        id += 1
        wanted.append(id)
        if Int.random(in: 0..<4, using: &random) == 0 {
          bytes += Array((Self.junk.randomElement(using: &random) ?? "").utf8)
        }
        let padding = String(repeating: "é", count: Int.random(in: 0..<200, using: &random))
        let content = #"{"jsonrpc":"2.0","id":\#(id),"method":"x","params":{"a":"\#(padding)"}}"#
        let header = Self.headers.randomElement(using: &random) ?? ""
        bytes += Array((header.replacing("#", with: "\(content.utf8.count)") + content).utf8)
      }
      write(bytes, to: client, &random)
      while !wanted.isEmpty {
        let message = try client.next()
        guard let found = message["id"].int else {
          #expect(message["error"]["code"].int == -32700, "MOCKD_SEED=\(seed)")
          continue
        }
        try #require(found == wanted.removeFirst(), "MOCKD_SEED=\(seed)")
        try #require(message["error"]["code"].int == -32601, "MOCKD_SEED=\(seed)")
      }
    }
    try expectEnd(client, seed)
  }

  /// Damaged frames, which may hide later ones: no request gets two replies, and the server recovers.
  @Test(arguments: Seeds.all) func theServerRecoversFromDamagedFrames(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let client = try LspClient()
    try client.initialize(nil)
    var id = 1_000
    var waiting: Set<Int> = []
    var answered = 0
    for _ in 0..<max(1, Seeds.share(of: Self.count) / 30) {
      var bytes: [UInt8] = []
      for _ in 0..<30 {
        id += 1
        waiting.insert(id)
        bytes += Array(LspClient.frame(#"{"jsonrpc":"2.0","id":\#(id),"method":"x","params":["é😀"]}"#).utf8)
      }
      for _ in 0..<Int.random(in: 1...12, using: &random) { Self.damage(&bytes, &random) }
      write(bytes, to: client, &random)
      answered += try resume(client, &waiting, seed)
    }
    #expect(Seeds.share(of: Self.count) / 10 < answered, "MOCKD_SEED=\(seed): hardly anything was answered")
    try expectEnd(client, seed)
  }

  /// Completes any unfinished frame, until the server answers a new request.
  ///
  /// - Returns: the number of earlier requests that were answered.
  private func resume(_ client: LspClient, _ waiting: inout Set<Int>, _ seed: UInt64) throws -> Int {
    let mark = "mark \(client.newID())"
    let padding = LspClient.frame(
      #"{"jsonrpc":"2.0","method":"x","params":"\#(String(repeating: "x", count: 100_000))"}"#)
    var answered = 0
    for turn in 0..<3_000 {
      client.write(LspClient.frame(#"{"jsonrpc":"2.0","id":"\#(mark)\#(turn)","method":"x"}"#).utf8)
      while let message = client.wait(seconds: 0.5) {
        let message = try JSON.parse(message)
        if let text = message["id"].string, text.hasPrefix(mark) { return answered }
        guard let id = message["id"].int else { continue }
        // Damage may change an ID. Then the original request got no reply.
        if waiting.remove(id) != nil { answered += 1 }
      }
      client.write(padding.utf8)
    }
    Issue.record("MOCKD_SEED=\(seed): the server reads no more messages")
    throw CancellationError()
  }

  private func write(_ bytes: [UInt8], to client: LspClient, _ random: inout SplitMix64) {
    var start = 0
    while start < bytes.count {
      let longest = Bool.random(using: &random) ? 8 : 4_000
      let end = min(bytes.count, start + Int.random(in: 1...longest, using: &random))
      client.write(bytes[start..<end])
      start = end
    }
  }

  private static func damage(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: 0..<bytes.count, using: &random)
    let end = min(bytes.count, place + Int.random(in: 1...30, using: &random))
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes.removeSubrange(place..<end)
    case 1: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 2: bytes.insert(.random(in: 0...255, using: &random), at: place)
    case 3: bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &random))
    case 4: bytes.insert(contentsOf: (junk.randomElement(using: &random) ?? "").utf8, at: place)
    default:
      bytes.insert(contentsOf: (0..<end - place).map { _ in .random(in: 0...255, using: &random) }, at: place)
    }
  }

  /// Ends the session normally, after the remaining replies.
  private func expectEnd(_ client: LspClient, _ seed: UInt64) throws {
    let id = try client.request("shutdown")
    while true {
      let message = try client.next()
      if message["id"].int == id, message["error"].isNull { break }
    }
    try client.send(["method": "exit"])
    client.expectEnd(status: 0)
    print("\(Seeds.share(of: Self.count)) frames, MOCKD_SEED=\(seed)")
  }
}
