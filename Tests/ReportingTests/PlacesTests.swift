import Source
import Testing

@testable import Reporting

@Suite struct PlacesTests {
  /// Results equal the line table's, in any order of calls.
  @Test(arguments: ["", "abc", "\u{FEFF}aé👍b\r\nc\rd\n\n👍👍x", "\u{FEFF}", "é\n\u{FEFF}é"])
  func placesEqualTheLineTable(text: String) {
    let file = SourceFile(path: "f", text: text)
    let table = LineTable(file.bytes)
    let offsets = (0...UInt32(file.bytes.count + 2)).map(\.self)
    for order in [offsets, offsets.reversed(), offsets + offsets.reversed() + offsets] {
      var places = Places { _ in file }
      for offset in order {
        let expected = table.position(at: offset, in: file.bytes)
        let span = places.span(Location("f", TextRange(at: offset)))
        #expect(span?.start == Span.Position(line: expected.line + 1, column: expected.utf16Column + 1))
      }
    }
  }

  @Test func absentFilesHaveNoPlaces() {
    var places = Places { _ in nil }
    #expect(places.span(Location("f", TextRange(1, 2))) == nil)
  }
}
