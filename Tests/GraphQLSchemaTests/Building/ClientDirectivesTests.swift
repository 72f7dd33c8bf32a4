import GraphQLSyntax
import Source
import Testing

@testable import GraphQLSchema

struct ClientDirectivesTests {
  private let apollo = SchemaOptions(apolloClientDirectives: true)

  @Test func clientDirectivesAreAddedOnRequest() {
    let names = ["apollo_client_ios_localCacheMutation", "import", "typePolicy", "fieldPolicy", "defer"]
    #expect(assemble("type Query", options: apollo).schema.directives.prefix(5).map(\.name.text) == names)
    #expect(assemble("type Query").schema.directive(named: "defer") == nil)
  }

  @Test func definitionsInSourcesTakePrecedence() {
    let schema = assemble("directive @import(module: ID!) on QUERY", options: apollo).schema
    #expect(schema.directive(named: "import")?.isBuiltIn == false)
  }

  @Test(arguments: [
    ("directive @defer(label: String, if: Boolean! = true) on INLINE_FRAGMENT | FRAGMENT_SPREAD", 0),
    ("directive @defer(label: String, if: Boolean) on INLINE_FRAGMENT | FRAGMENT_SPREAD", 1),
    ("directive @defer on FIELD", 1),
  ])
  func aDifferentDeferIsReplaced(_ text: String, _ warnings: Int) throws {
    let result = assemble(text, options: apollo)
    #expect(result.diagnostics.map(\.code) == Array(repeating: .schemaDeferDefinition, count: warnings))
    let definition = try #require(result.schema.directive(named: "defer"))
    #expect(definition.isBuiltIn == (warnings == 1))
    #expect(definition.arguments.count == 2)
  }
}
