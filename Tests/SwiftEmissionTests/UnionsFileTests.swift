import Source
import SwiftEmission
import Testing

struct UnionsFileTests {
  @Test func oneExtensionHasAllUnions() {
    let file = renderUnions(["SearchResult", "Either", "type"], options: .sample())
    #expect(file?.name == "MockObject+Unions.graphql.swift")
    #expect(
      file?.lines.dropFirst(6) == [
        "public extension MockObject {", "typealias Either = Union", "typealias SearchResult = Union",
        "typealias Type_Union = Union", "}", "",
      ])
  }

  @Test func noUnionsGiveNoFile() {
    #expect(renderUnions([], options: .sample()) == nil)
  }
}
