import EditorRequests
import Fuzzing
import LanguageServer
import TestSupport
import Testing

struct PositionTests {
  private static let text = PositionedText(Array("a\u{E9}\u{1F600}b\r\nzwei\n\ndrei".utf8))

  @Test(arguments: [
    (PositionEncoding.utf8, [0: 0, 1: 1, 2: 1, 3: 3, 6: 3, 7: 7, 8: 8, 9: 8]),
    (.utf16, [0: 0, 1: 1, 2: 3, 3: 3, 4: 7, 5: 8, 99: 8]), (.utf32, [0: 0, 1: 1, 2: 3, 3: 7, 4: 8, 5: 8]),
  ])
  func columnsUseTheNegotiatedEncoding(encoding: PositionEncoding, offsets: [Int: Int]) {
    for (character, offset) in offsets {
      #expect(Self.text.offset(of: Position(line: 0, character: character), encoding) == offset, "\(character)")
    }
  }

  @Test func positionsOutsideAreClamped() {
    let offset = { Self.text.offset(of: Position(line: $0, character: $1), .utf16) }
    #expect(offset(-1, 5) == 0)
    #expect(offset(0, -5) == 0)
    #expect(offset(1, 99) == 14)
    #expect(offset(2, 1) == 15)
    #expect(offset(3, 4) == 20)
    #expect(offset(3, 99) == 20)
    #expect(offset(4, 0) == 20)
    #expect(offset(Int.max, Int.max) == 20)
    #expect(Self.text.position(at: -1, .utf16) == Position(line: 0, character: 0))
    #expect(Self.text.position(at: 99, .utf16) == Position(line: 3, character: 4))
    #expect(PositionedText([]).offset(of: Position(line: 3, character: 3), .utf16) == 0)
  }

  /// Every character's position leads back to it, and columns count what Swift's views count.
  @Test(arguments: PositionEncoding.allCases, Seeds.all) func positionsRoundTrip(
    encoding: PositionEncoding, seed: UInt64
  ) {
    var random = SplitMix64(seed: seed)
    let characters: [Character] = ["a", "\u{E9}", "\u{4E2D}", "\u{1F600}", "\n", " ", "\u{10FFFF}"]
    for _ in 0..<200 {
      let text = String((0..<30).map { _ in characters.randomElement(using: &random) ?? "a" })
      let positioned = PositionedText(Array(text.utf8))
      for index in text.unicodeScalars.indices + [text.endIndex] {
        let offset = text.utf8.distance(from: text.startIndex, to: index)
        let before = text[..<index]
        let line = before.count { $0 == "\n" }
        let last = before.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
        let character =
          switch encoding {
          case .utf8: last.utf8.count
          case .utf16: last.utf16.count
          case .utf32: last.unicodeScalars.count
          }
        let position = Position(line: line, character: character)
        #expect(positioned.position(at: offset, encoding) == position, "seed \(seed)")
        #expect(positioned.offset(of: position, encoding) == offset, "seed \(seed)")
      }
    }
  }

  /// In long lines, too, where only a part is counted.
  @Test(arguments: PositionEncoding.allCases) func positionsInLongLinesRoundTrip(encoding: PositionEncoding) {
    let line = String(repeating: "a\u{E9}\u{4E2D}\u{1F600}", count: 700)
    let text = "\u{E9}\n\n" + line + "\n" + line
    let positioned = PositionedText(Array(text.utf8))
    for (number, start) in [(2, 4), (3, 4 + line.utf8.count + 1)] {
      var offset = start
      var character = 0
      for scalar in line.unicodeScalars {
        let position = Position(line: number, character: character)
        if positioned.position(at: offset, encoding) != position { Issue.record("\(offset)") }
        let text = String(scalar)
        offset += text.utf8.count
        character += encoding == .utf8 ? text.utf8.count : encoding == .utf16 ? text.utf16.count : 1
      }
      let end = Position(line: number, character: character)
      #expect(positioned.position(at: offset, encoding) == end && positioned.offset(of: end, encoding) == offset)
    }
  }

  @Test func theFirstSupportedEncodingIsChosen() {
    #expect(PositionEncoding(offered: ["utf-7", "utf-32", "utf-8"]) == .utf32)
    #expect(PositionEncoding(offered: []) == .utf16)
    #expect(PositionEncoding(offered: ["utf-7"]) == .utf16)
  }
}
