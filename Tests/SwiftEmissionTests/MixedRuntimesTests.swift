import MockIR
import SwiftEmission
import TestSupport
import Testing

/// Files that import Apollo's test mocks and `MockSupport` compile in the ways that `Documentation/mock-support.md`
/// lists.
@Suite struct MixedRuntimesTests {
  private static let use = """
    extension Mock<User> {
      static func luke() -> Mock<User> { Mock<User>(name: "Luke") }
    }

    func queue() -> MockDispatchQueue { MockDispatchQueue(.manual) }
    """

  private func messages(_ text: String) throws -> String {
    let standIn = try StandIn(
      schemaTypes: """
        import ApolloAPI
        public enum Objects {
          public static let User = ApolloAPI.Object(typename: "User", implementedInterfaces: [])
        }
        """)
    defer { standIn.remove() }
    let mock = renderObjectMock(CatalogText().mock("User:name String"), options: .sample())
    return try standIn.messages([mock], text, importing: BuiltTool.modules())
  }

  /// The examples of the page: one with the error, and the imports that prevent it.
  private func examples() throws -> (broken: String, imports: String) {
    let page = try MarkdownPage.read("Documentation/mock-support.md")
    let blocks = page.blocks.map(\.code).filter { $0.hasPrefix("import ApolloTestSupport\n") }
    return (try #require(blocks.first { $0.contains("// error: ") }), try #require(blocks.first { !$0.contains("{") }))
  }

  @Test func importsOfThePageSelectTheMock() throws {
    #expect(try messages("\(examples().imports)\n\(Self.use)\n") == "")
  }

  /// The example has the error that the page shows, so the other tests can fail.
  @Test func plainImportsHaveTheErrorOfThePage() throws {
    let broken = try examples().broken
    let shown = try #require(broken.firstMatch(of: /\/\/ (error: .*)/)).output.1
    #expect(try messages(broken).contains(shown))
  }

  @Test func importsOfSingleTypesSelectTheMock() throws {
    let page = try MarkdownPage.read("Documentation/mock-support.md")
    let single = "import class MockSupport.MockDispatchQueue"
    #expect(page.inlineCode.contains { $0.text == single })
    #expect(try messages("import ApolloTestSupport\n\(single)\n\n\(Self.use)\n") == "")
  }

  @Test func qualifiedNamesSelectTheMock() throws {
    let use = Self.use.replacing("Mock<User>", with: "ApolloTestSupport.Mock<User>")
    #expect(try messages("import ApolloTestSupport\nimport MockSupport\n\n\(use)\n") == "")
  }
}
