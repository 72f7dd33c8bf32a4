import Source
import Testing

@testable import GraphQLSchema

/// Mistakes that Apollo's generator doesn't report give warnings and a schema that outputs can be generated from.
@Suite struct AcceptedMistakesTests {
  private static let apollo = SchemaOptions(apolloClientDirectives: true)

  @Test func typesOfWrongKindsAreLeftOutOfLists() throws {
    let text = """
      type Query implements I & O & S & I { u: U }
      interface I { u: U }
      type O { u: U }
      scalar S
      union U = S | Query | I | Query
      """
    let result = SchemaBuilder.build(documents([text]), options: Self.apollo)
    #expect(!result.diagnostics.isEmpty && result.diagnostics.allSatisfy { $0.severity == .warning })
    let schema = result.schema
    func names(_ types: ArraySlice<Schema.TypeID>) -> [String] { types.map { schema[$0].name.text } }
    let query = try #require(schema.type(named: "Query"))
    let union = try #require(schema.type(named: "U"))
    let object = try #require(schema.type(named: "O"))
    #expect(names(schema.interfaces(of: query)) == ["I", "I"])
    #expect(names(schema.declaredTypes(of: query)) == ["I", "O", "S", "I"])
    #expect(names(schema.possibleTypes(of: union)) == ["Query", "Query"])
    #expect(names(schema.declaredTypes(of: union)) == ["S", "Query", "I", "Query"])
    #expect(!schema.isSubType(query, of: object) && schema.isSubType(query, of: union))
    #expect(SchemaPrinter.print(schema).contains("type Query implements I & O & S & I {"))
  }

  /// Apollo's generator doesn't check the documents that extend an introspection result.
  @Test(arguments: [
    ("extend type Query @unknown { b: Int }", ["schema/known-directives"]),
    ("extend type Query @deprecated { b: Int }", ["schema/known-directives"]),
    ("extend type Query { b: Int @deprecated @deprecated }", ["schema/unique-directives-per-location"]),
    ("extend type Query { b: Int @deprecated(why: 1) }", ["schema/known-argument-names-on-directives"]),
    ("extend type Query { b: Int @deprecated(reason: \"a\", reason: \"b\") }", ["schema/unique-argument-names"]),
    ("extend type Query { b(x: I = { a: 1, a: 1 }): Int } input I { a: Int }", ["schema/unique-input-field-names"]),
    ("extend type Query @typePolicy", ["schema/provided-required-arguments-on-directives"]),
    ("extend type Unknown { b: Int }", ["schema/possible-type-extensions"]),
  ])
  func mistakesInExtensionsOfIntrospectionResultsAreWarnings(_ text: String, _ codes: [String]) {
    let extended = SchemaBuilder.build(documents([text]), introspection: [Self.introspection], options: Self.apollo)
    #expect(extended.diagnostics.map(\.code.rawValue) == codes)
    #expect(extended.diagnostics.allSatisfy { $0.severity == .warning })
    let alone = SchemaBuilder.build(documents(["type Query { a: Int }", text]), options: Self.apollo)
    #expect(alone.diagnostics.map(\.code.rawValue) == codes)
    #expect(alone.diagnostics.allSatisfy { $0.severity == .error })
  }

  /// Apollo's generator adds its own directives only if no document defines them.
  @Test func clientDirectivesCanBeDefinedBesideAnIntrospectionResult() {
    let text = "directive @import(module: String!) repeatable on QUERY | FRAGMENT_DEFINITION"
    let result = SchemaBuilder.build(documents([text]), introspection: [Self.introspection], options: Self.apollo)
    #expect(result.diagnostics == [])
    #expect(result.schema.directive(named: "import")?.isBuiltIn == false)
  }

  /// Names that don't resolve stop Apollo's generator, and mockd would take another definition of a repeated name.
  @Test(arguments: [
    ("extend type Query { b: Unknown }", "schema/known-type-names"),
    ("extend type Query { a: String }", "schema/unique-field-definition-names"),
    ("type Query { b: Int }", "schema/unique-type-names"),
    ("schema { query: Query }", "schema/lone-schema-definition"),
    ("extend type Query { b: Int @deprecated(reason: 1) }", "schema/directive-values"),
    ("extend type Query @typePolicy(keyFields: \"a\")", "schema/type-policies"),
    ("extend type Query @fieldPolicy(forField: \"a\")", "schema/field-policies"),
  ])
  func otherMistakesInExtensionsAreErrors(_ text: String, _ code: String) {
    let result = SchemaBuilder.build(documents([text]), introspection: [Self.introspection], options: Self.apollo)
    #expect(result.diagnostics.contains { $0.code.rawValue == code && $0.severity == .error })
  }

  private static let introspection = SourceFile(
    path: "0.json",
    text: """
      {"__schema": {"queryType": {"name": "Query"}, "directives": [], "types": [
      {"kind": "OBJECT", "name": "Query", "interfaces": [], "fields": [
      {"name": "a", "args": [], "type": {"kind": "SCALAR", "name": "Int"}}]},
      {"kind": "SCALAR", "name": "Int"}, {"kind": "SCALAR", "name": "String"}]}}
      """)
}
