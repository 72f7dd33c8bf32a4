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

  /// Apollo 1.17 introduced `@typePolicy`, and Apollo 1.24 `@fieldPolicy`.
  @Test(arguments: [
    (ApolloVersion(1, 15, 0), [false, false]), (ApolloVersion(1, 16), [false, false]),
    (ApolloVersion(1, 17, 0), [true, false]), (ApolloVersion(1, 23), [true, false]),
    (ApolloVersion(1, 24, 0), [true, true]), (ApolloVersion(2, 0, 0), [true, true]),
  ])
  func olderVersionsHaveFewerDirectives(_ version: ApolloVersion, _ expected: [Bool]) {
    let text = """
      type Query @typePolicy(keyFields: "a") @fieldPolicy(forField: "a", keyArgs: "x") { a(x: Int): Int! }
      """
    let options = SchemaOptions(apolloClientDirectives: true, apolloVersion: version)
    let result = SchemaBuilder.build(documents([text]), options: options)
    let names: [Name] = ["typePolicy", "fieldPolicy"]
    #expect(names.map { result.schema.directive(named: $0) != nil } == expected)
    let messages = zip(["@typePolicy", "@fieldPolicy"], ["1.17.0", "1.24.0"]).map { name, first in
      "Unknown directive \"\(name)\". Apollo \(version) doesn't have it; remove it, or update to \(first)."
    }
    #expect(result.diagnostics.map(\.message) == zip(messages, expected).filter { !$1 }.map(\.0))
    // A policy of an unknown directive has no effect.
    let query = result.schema.type(named: "Query").map { result.schema.keyFields(of: $0) }
    #expect(query?.isEmpty == !expected[0])
  }

  @Test func definitionsInSourcesTakePrecedence() {
    let schema = assemble("directive @import(module: ID!) on QUERY", options: apollo).schema
    #expect(schema.directive(named: "import")?.isBuiltIn == false)
  }

  @Test(arguments: [
    ("directive @defer(label: String, if: Boolean! = true) on INLINE_FRAGMENT | FRAGMENT_SPREAD", 0),
    ("directive @defer(label: String, if: Boolean) on INLINE_FRAGMENT | FRAGMENT_SPREAD", 0),
    ("directive @defer(if: Int, label: ID! = 1) on FRAGMENT_SPREAD | INLINE_FRAGMENT", 0),
    ("directive @defer(label: String) on INLINE_FRAGMENT | FRAGMENT_SPREAD", 1),
    ("directive @defer(if: Boolean, label: String, x: Int) on INLINE_FRAGMENT | FRAGMENT_SPREAD", 1),
    ("directive @defer(if: Boolean, label: String) on INLINE_FRAGMENT", 1),
    ("directive @defer(if: Boolean, label: String) repeatable on INLINE_FRAGMENT | FRAGMENT_SPREAD", 1),
    ("directive @defer on FIELD", 1),
  ])
  func aDifferentDeferIsReplaced(_ text: String, _ warnings: Int) throws {
    let result = assemble(text, options: apollo)
    #expect(result.diagnostics.map(\.code) == Array(repeating: .schemaDeferDefinition, count: warnings))
    let definition = try #require(result.schema.directive(named: "defer"))
    #expect(definition.isBuiltIn == (warnings == 1))
    #expect(definition.arguments.count == 2)
  }

  /// Apollo's generator finds the definition of an introspection result before its own.
  @Test func anIntrospectedDeferIsKept() throws {
    let text = """
      {"__schema": {"queryType": {"name": "Query"}, "types": [
      {"kind": "OBJECT", "name": "Query", "interfaces": [], "fields": [
      {"name": "a", "args": [], "type": {"kind": "SCALAR", "name": "Int"}}]},
      {"kind": "SCALAR", "name": "Int"}],
      "directives": [{"name": "defer", "args": [], "locations": ["INLINE_FRAGMENT", "FIELD"]}]}}
      """
    let file = SourceFile(path: "0.json", text: text)
    let result = SchemaBuilder.build(introspection: [file], options: apollo)
    #expect(result.diagnostics == [])
    let definition = try #require(result.schema.directive(named: "defer"))
    #expect(!definition.isBuiltIn && definition.arguments.isEmpty)
  }
}
