import BuildGraph
import EditorFeatures
import Source
import Testing

/// The operations that offer a new test, and the place of the test.
@Suite struct NewTestTests {
  private static func offered(_ text: String, existing: Set<String> = []) -> NewTest? {
    let fixture = Fixture(text)
    _ = fixture.graph.update()
    let offset = UInt32(fixture.offset)
    return fixture.project.newTest("A.graphql", in: TextRange(at: offset)) { existing.contains($0) }
  }

  private static let tests = """
    # file: Tests/App/CatTests.swift
    import App
    import XCTest

    final class CatTests: XCTestCase {
        func testCat() { _ = Mock<Cat>() }
    }
    # file: Tests/App/DogTests.swift
    import Testing
    func f() { _ = Mock<Dog>() }
    # file: Tests/Other/Helpers.swift
    import XCTest
    struct Other {}
    """

  @Test func newTestsGoBesideExistingTests() throws {
    let test = try #require(Self.offered("query Ow‸ner { owner { id name } }\n" + Self.tests))
    #expect(test.operation == "OwnerQuery")
    #expect(test.path == "Tests/App/OwnerQueryTests.swift")
    #expect(
      test.text == """
        import App
        import XCTest

        final class OwnerQueryTests: XCTestCase {
            func testOwnerQuery() async {
                let mock = Mock<Query>(owner: Mock<Person>(id: "1", name: "name"))
                let data = await OwnerQuery.Data.from(mock)
                XCTAssertEqual(data.owner?.id, "1")
            }
        }

        """)
  }

  @Test func newNamesAreUnique() {
    let operation = "query Ow‸ner { owner { id } }\n"
    let more = Self.tests + "\n# file: Tests/App/More.swift\nstruct OwnerQueryTests2 { let cat = Mock<Cat>() }"
    #expect(
      Self.offered(operation + more, existing: ["Tests/App/OwnerQueryTests.swift"])?.path
        == "Tests/App/OwnerQueryTests3.swift")
  }

  @Test func settingsProvideTheStyleWithoutTests() throws {
    let test = try #require(Self.offered("query Ow‸ner { owner { id } }\n# file: Tests/Empty.swift\n"))
    #expect(test.path == "Tests/OwnerQueryTests.swift")
    #expect(
      test.text.hasPrefix("import MockSupport\nimport Testing\nimport Zoo\n\n@Suite struct OwnerQueryTests {"))
  }

  @Test(arguments: [
    "quer‸y Owner { owner { id } }", "query Owner($a: I‸D!) { animal(id: $a) { id } }", "query Owner‸ { owner { id } }",
  ])
  func newTestsAreOfferedOnOperationNames(text: String) { #expect(Self.offered(text + "\n" + Self.tests) != nil) }

  @Test(arguments: [
    "query Owner { own‸er { id } }", "{ own‸er { id } }", "fragment‸ A on Cat { id }",
    "# ‸\n\nquery Owner { owner { id } }",
    "query Ow‸ner { nothing }", "query Own‸er { owner { id } } query Owner { owner { id } }",
  ])
  func newTestsAreNotOfferedElsewhere(text: String) { #expect(Self.offered(text + "\n" + Self.tests) == nil) }
}
