import JSONSyntax
import Source
import Testing

@testable import EditorRequests
@testable import LanguageServer

/// Ranges as clients write them in JSON.
struct ReversedRangeTests {
  private func range(_ text: String) throws -> Range<Position>? {
    let document = JSONDocument(SourceFile(path: "message.json", text: text), code: .configSyntax)
    return Range<Position>(try #require(document.root))
  }

  private static func text(_ ends: [(Int, Int)]) -> String {
    let places = ends.map { "{\"line\": \($0.0), \"character\": \($0.1)}" }
    return "{\"start\": \(places[0]), \"end\": \(places[1])}"
  }

  @Test(arguments: [((1, 5), (3, 2)), ((2, 7), (2, 9)), ((4, 4), (4, 4))])
  func reversedEndsAreSwapped(lower: (Int, Int), upper: (Int, Int)) throws {
    let expected =
      Position(line: lower.0, character: lower.1)..<Position(line: upper.0, character: upper.1)
    #expect(try range(Self.text([lower, upper])) == expected)
    #expect(try range(Self.text([upper, lower])) == expected)
  }

  @Test(arguments: ["{}", "{\"start\": {\"line\": 1, \"character\": 1}}", "{\"start\": 1, \"end\": 2}", "[]"])
  func incompleteRangesAreRejected(text: String) throws {
    #expect(try range(text) == nil)
  }

  /// The server takes such an edit as the one that was meant.
  @Test func aReversedChangeEditsTheText() throws {
    let range = try #require(try range(Self.text([(1, 1), (0, 2)])))
    var document = OpenDocument(text: "one\ntwo\nthree", version: 1)
    document.apply([OpenDocument.Change(range: range, text: "-")], version: 2, .utf16)
    #expect(String(decoding: document.text.bytes, as: UTF8.self) == "on-wo\nthree")
  }
}
