import GraphQLSchema
import GraphQLSyntax
import Source
import Testing

/// The values of `@typePolicy` and `@fieldPolicy` in a schema.
@Suite struct CachePoliciesTests {
  private static let schema = build(
    """
    type Query { pets(first: Int, kind: [String]): [Pet!] @deprecated }
    interface Pet @typePolicy(keyFields: "id") { id: ID! }
    interface Named implements Pet { id: ID! name: String! }
    type Dog implements Pet & Named { id: ID! name: String! }
    type Cat implements Pet @typePolicy(keyFields: "name id") { id: ID! name: String! }
    type Fish implements Pet { id: ID! }
    type Rock { id: ID! }
    extend type Fish @typePolicy(keyFields: "tank.id id")
    extend type Query @fieldPolicy(forField: "pets", keyArgs: "kind  first kind")
    """)

  private static func build(_ text: String) -> Schema {
    let document = Document.parse(SourceFile(path: "schema.graphqls", text: text)).document
    return SchemaBuilder.build([document], options: SchemaOptions(apolloClientDirectives: true)).schema
  }

  @Test(arguments: [
    ("Pet", "id"), ("Named", "id"), ("Dog", "id"), ("Cat", "name|id"), ("Fish", "tank.id|id"), ("Rock", ""),
    ("Query", ""),
  ])
  func typePoliciesGiveKeyFields(type: String, fields: String) throws {
    let id = try #require(Self.schema.type(named: Name(type)))
    #expect(Self.schema.keyFields(of: id).map(\.text).joined(separator: "|") == fields)
  }

  @Test func fieldPoliciesGiveKeyArguments() throws {
    let query = try #require(Self.schema.type(named: "Query"))
    #expect(Self.schema.keyArguments(ofField: "pets", in: query) == ["kind", "first"])
    #expect(Self.schema.keyArguments(ofField: "other", in: query) == [])
  }

  @Test func interfacePoliciesTakePrecedence() throws {
    let schema = Self.build(
      """
      type Query { a: A }
      interface I @fieldPolicy(forField: "f", keyArgs: "x") { f(x: Int y: Int): Int }
      type A implements I @fieldPolicy(forField: "f", keyArgs: "y") { f(x: Int y: Int): Int }
      """)
    let type = try #require(schema.type(named: "A"))
    #expect(schema.keyArguments(ofField: "f", in: type) == ["x"])
  }

  @Test func policiesArePartOfTheSchema() throws {
    let text = "type Query @fieldPolicy(forField: \"f\", keyArgs: \"x\") { f(x: Int y: Int): Int }"
    let other = text.replacing("\"x\"", with: "\"y\"")
    #expect(Self.build(text) != Self.build(other))
    let changed = SchemaElement.changed(
      from: Dictionary(uniqueKeysWithValues: Self.build(text).elementFingerprints()),
      to: Dictionary(uniqueKeysWithValues: Self.build(other).elementFingerprints()))
    #expect(Set(changed) == [.type("Query")])
  }
}
