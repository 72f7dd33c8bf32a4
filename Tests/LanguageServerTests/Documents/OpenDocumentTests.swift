import EditorRequests
import Fuzzing
import LanguageServer
import TestSupport
import Testing

struct OpenDocumentTests {
  private static func text(_ document: OpenDocument) -> String { String(decoding: document.text.bytes, as: UTF8.self) }

  private static func change(
    _ line: Int, _ character: Int, _ endLine: Int, _ endCharacter: Int, _ text: String
  ) -> OpenDocument.Change {
    OpenDocument.Change(
      range: Position(line: line, character: character)..<Position(line: endLine, character: endCharacter), text: text)
  }

  @Test func changesApplyInSequence() {
    var document = OpenDocument(text: "one\ntwo\n", version: 1)
    document.apply(
      [Self.change(0, 3, 0, 3, "\nnew"), Self.change(1, 0, 1, 3, "line"), Self.change(2, 0, 9, 9, "")], version: 5,
      .utf16)
    #expect(Self.text(document) == "one\nline\n")
    #expect(document.version == 5)
    document.apply([OpenDocument.Change(text: "all"), Self.change(0, 1, 0, 2, "L")], version: 4, .utf16)
    #expect(Self.text(document) == "aLl")
  }

  /// Random changes give what an editor that keeps UTF-16 units has.
  @Test(arguments: Seeds.all) func randomChangesEqualTheReferenceEditor(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let pieces = ["a", "\n", "\u{E9}", "\u{1F600}", "type T {\n", "}", ""]
    var document = OpenDocument(text: "", version: 0)
    var editor: [UInt16] = []
    for version in 1...Seeds.share(of: 2_000) {
      let lines = editor.split(separator: 10, omittingEmptySubsequences: false)
      let place = { (random: inout SplitMix64) -> (Position, Int) in
        let line = Int.random(in: 0..<lines.count, using: &random)
        var character = Int.random(in: 0...lines[line].count, using: &random)
        // Not between the halves of a character.
        if character < lines[line].count, UTF16.isTrailSurrogate(Array(lines[line])[character]) { character -= 1 }
        return (Position(line: line, character: character), lines[line].startIndex + character)
      }
      let ends = [place(&random), place(&random)].sorted { $0.1 < $1.1 }
      let text = pieces.randomElement(using: &random) ?? ""
      let end = ends[1].1 - ends[0].1 < 12 ? ends[1] : ends[0]
      document.apply([OpenDocument.Change(range: ends[0].0..<end.0, text: text)], version: version, .utf16)
      editor.replaceSubrange(ends[0].1..<end.1, with: text.utf16)
      #expect(Self.text(document) == String(decoding: editor, as: UTF16.self), "seed \(seed), version \(version)")
    }
  }
}
