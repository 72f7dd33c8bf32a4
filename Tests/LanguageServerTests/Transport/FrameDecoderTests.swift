import EditorRequests
import Fuzzing
import JSONSyntax
import LanguageServer
import TestSupport
import Testing

struct FrameDecoderTests {
  private static func items(_ portions: [String]) -> [FrameDecoder.Item] {
    var decoder = FrameDecoder()
    return portions.flatMap { decoder.take($0.utf8) }
  }

  private static func message(_ text: String) -> FrameDecoder.Item { .message(Array(text.utf8)) }

  @Test(arguments: [
    "Content-Length: 2\r\n\r\n{}", "content-length: 2\r\n\r\n{}", "CONTENT-LENGTH:2\r\n\r\n{}",
    "Content-Length : 2 \r\n\r\n{}", "Content-Length: 2\n\n{}",
    "Content-Type: application/vscode-jsonrpc; charset=utf8\r\nContent-Length: 2\r\n\r\n{}",
    "Content-Length: 2\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n{}",
    "X-Other: 7\r\nContent-Length: 02\r\n\r\n{}", "no header\r\nContent-Length: 2\r\n\r\n{}",
  ])
  func headerVariantsAreRead(text: String) {
    #expect(Self.items([text]) == [Self.message("{}")])
    // Byte by byte.
    #expect(Self.items(text.map { String($0) }) == [Self.message("{}")])
    // Several in one portion.
    #expect(Self.items([text + text + text]) == [Self.message("{}"), Self.message("{}"), Self.message("{}")])
  }

  @Test(arguments: [
    "Content-Length: -2\r\n\r\n{}", "Content-Length: 99999999999999999999999\r\n\r\n{}",
    "Content-Length: 1000000000000\r\n\r\n{}", "Content-Length: two\r\n\r\n{}", "Content-Length:\r\n\r\n{}",
    "Content-Type: x\r\n\r\n{}", "\r\n\r\n", "garbage\r\n\r\n{}", "Content-Length: 2, 2\r\n\r\n{}",
    String(repeating: "x", count: 20_000),
  ])
  func junkIsReportedOnceAndSkipped(text: String) {
    let items = Self.items([text, "Content-Length: 4\r\n\r\nnull"])
    #expect(items.count == 2, "\(items)")
    guard case .malformed = items.first else {
      Issue.record("\(items)")
      return
    }
    #expect(items.last == Self.message("null"))
    // In one portion, too, where nothing tells that the next frame begins in the same line.
    #expect(Self.items([text + "Content-Length: 4\r\n\r\nnull"]) == items)
  }

  @Test func contentMayContainHeaders() {
    let content = "\"Content-Length: 3\r\n\r\n\u{1F600}\""
    let frame = "Content-Length: \(content.utf8.count)\r\n\r\n" + content
    #expect(Self.items([frame, frame]) == [Self.message(content), Self.message(content)])
    #expect(FrameEncoder.frame(.string("\u{1F600}")) == Array("Content-Length: 6\r\n\r\n\"\u{1F600}\"".utf8))
  }

  @Test func emptyContentIsAMessage() {
    #expect(Self.items(["Content-Length: 0\r\n\r\n"]) == [Self.message("")])
  }

  /// Portions make no difference, and all complete frames are found, whatever the bytes.
  @Test(arguments: Seeds.all) func framesMayArriveInPieces(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let pieces = [
      "Content-Length: 5\r\n\r\n", "Content-Length: ", "\r\n\r\n", "\n", "12345", ":", "content-length:3\n\n", "abc",
      "-1",
      "Content-Type: a\r\n",
    ]
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 1...12, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
      let bytes = Array(text.joined().utf8)
      var whole = FrameDecoder()
      var parts = FrameDecoder()
      let expected = whole.take(bytes)
      var found: [FrameDecoder.Item] = []
      var index = 0
      while index < bytes.count {
        let end = min(bytes.count, index + Int.random(in: 1...7, using: &random))
        found += parts.take(bytes[index..<end])
        index = end
      }
      #expect(found == expected, "seed \(seed): \(text)")
    }
  }
}
