import EditorFeatures
import Foundation
import Source
import Testing

/// Files with a cursor or a selection between two cursors in the first one, the titles of its actions, and the first
/// file after the first action.
struct CodeActionRow: CustomTestStringConvertible {
  let text: String
  let titles: [String]
  let result: String?
  var testDescription: String { text }

  init(_ text: String, _ titles: [String], _ result: String? = nil) {
    self.text = text
    self.titles = titles
    self.result = result
  }

  /// The actions with their project.
  func actions() throws -> (fixture: Fixture, actions: [CodeAction]) {
    // Other files have no cursors.
    let files = text.components(separatedBy: "\n# file: ")
    var first = files[0]
    let start = try #require(first.firstIndex(of: "‸"))
    let lower = first[..<start].utf8.count
    first.remove(at: start)
    var upper = lower
    if let end = first.firstIndex(of: "‸") {
      upper = first[..<end].utf8.count
      first.remove(at: end)
    }
    let fixture = Fixture(([first] + files.dropFirst()).joined(separator: "\n# file: "))
    let range = TextRange(UInt32(lower), UInt32(upper))
    return (fixture, fixture.project.codeActions("A.graphql", in: range))
  }

  func check() throws {
    let (fixture, actions) = try actions()
    #expect(actions.map(\.title) == titles)
    guard let result, let action = actions.first else { return }
    #expect(fixture.applying(action.edits)["A.graphql"] == result)
  }
}
