import MockIR
import SwiftEmission
import TestSupport
import Testing

/// Files that import Apollo's test mocks and `MockSupport` compile in the ways that `Documentation/mock-support.md`
/// lists.
@Suite struct MixedRuntimesTests {
  private static let use = """
    extension Mock<Dog> {
      static func rex() -> Mock<Dog> { Mock<Dog>(name: "Rex") }
    }

    func queue() -> MockDispatchQueue { MockDispatchQueue(.manual) }
    """

  private func messages(_ imports: [String], _ use: String = use) throws -> String {
    let standIn = try StandIn(
      schemaTypes: """
        import ApolloAPI
        public enum Objects {
          public static let Dog = ApolloAPI.Object(typename: "Dog", implementedInterfaces: [])
        }
        """)
    defer { standIn.remove() }
    let mock = renderObjectMock(CatalogText().mock("Dog:name String"), options: .sample())
    let text = (imports + ["", use, ""]).joined(separator: "\n")
    return try standIn.messages([mock], text, importing: BuiltTool.modules())
  }

  @Test(arguments: [
    ["import ApolloTestSupport", "import MockSupport", "import class ApolloTestSupport.Mock"],
    ["import ApolloTestSupport", "import class MockSupport.MockDispatchQueue"],
  ])
  func importsSelectTheMock(_ imports: [String]) throws {
    #expect(try messages(imports) == "")
  }

  @Test func qualifiedNamesSelectTheMock() throws {
    let use = Self.use.replacing("Mock<Dog>", with: "ApolloTestSupport.Mock<Dog>")
    #expect(try messages(["import ApolloTestSupport", "import MockSupport"], use) == "")
  }

  /// Checks that the tests above can fail.
  @Test func plainImportsDoNot() throws {
    #expect(try messages(["import ApolloTestSupport", "import MockSupport"]).contains("error: "))
  }
}
