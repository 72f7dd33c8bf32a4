import Source
import Testing

@testable import GraphQLSyntax

@Suite struct SchemaCoordinateTests {
  @Test(arguments: [
    "Query", "Query.hero", "Query.hero(episode:)", "@deprecated", "@deprecated(reason:)", "__Type", "_a1.b2(c3:)",
  ])
  func coordinatesPrintAsWritten(_ text: String) throws {
    #expect(try SchemaCoordinate.parse(text).get().description == text)
  }

  @Test func coordinatesHaveParts() throws {
    #expect(try SchemaCoordinate.parse("A.b(c:)").get() == .argument(type: "A", field: "b", name: "c"))
    #expect(try SchemaCoordinate.parse("@a(b:)").get() == .directiveArgument(directive: "a", name: "b"))
    #expect(try SchemaCoordinate.parse("A.B").get() == .member(type: "A", name: "B"))
  }

  @Test(arguments: [
    ("", 0), ("A.", 2), ("A .b", 1), ("A.b(", 4), ("A.b(c)", 5), ("A.b(c:", 6), ("@", 1), ("A.b.c", 3), ("1A", 0),
    ("A.b(c:) ", 7), ("é", 0),
  ])
  func malformedCoordinatesAreRejected(_ text: String, offset: Int) {
    guard case .failure(let error) = SchemaCoordinate.parse(text) else {
      Issue.record("\(text) was read")
      return
    }
    #expect(error.offset == offset)
  }
}
