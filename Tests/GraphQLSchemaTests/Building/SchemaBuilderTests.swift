import GraphQLSyntax
import Source
import Testing

@testable import GraphQLSchema

/// Assembles a schema from texts, which are named `0.graphql`, `1.graphql` and so on, without running the rules.
func assemble(_ texts: String..., options: SchemaOptions = SchemaOptions()) -> SchemaResult {
  SchemaBuilder.assemble(documents(texts), options: options)
}

func documents(_ texts: [String]) -> [Document] {
  texts.enumerated().map { Document.parse(SourceFile(path: "\($0.offset).graphql", text: $0.element)).document }
}

struct SchemaBuilderTests {
  @Test func extensionsInAnyFileAreMerged() throws {
    let schema = assemble(
      "extend type Query implements Node { b(x: Int = 3): [Pet!]! }",
      "type Query { a: String } interface Node { id: ID! } union Pet = Cat type Cat implements Node { id: ID! }",
      "extend union Pet = Query extend enum E { B } enum E { A @deprecated }"
    ).schema
    let query = try #require(schema.queryType)
    #expect(schema.fields[schema[query].fields.indices].map(\.name) == ["a", "b"])
    let node = try #require(schema.type(named: "Node"))
    let pet = try #require(schema.type(named: "Pet"))
    let cat = try #require(schema.type(named: "Cat"))
    #expect(Array(schema.possibleTypes(of: node)) == [query, cat])
    #expect(Array(schema.possibleTypes(of: pet)) == [cat, query])
    #expect(schema.isSubType(cat, of: pet) && schema.isSubType(query, of: node))
    #expect(schema.typesOverlap(pet, node) && !schema.typesOverlap(cat, query))
    let b = try #require(schema.field(named: "b", in: query))
    #expect(schema.typeText(schema[b].type) == "[Pet!]!")
    let values = schema.enumValues[schema[try #require(schema.type(named: "E"))].values.indices]
    #expect(values.map(\.name) == ["A", "B"])
    #expect(schema.text(values.first?.deprecationReason) == "No longer supported")
    #expect(schema.types.prefix(5).map(\.name) == ["Query", "Node", "Pet", "Cat", "E"])
  }

  @Test func theFirstDefinitionIsUsed() throws {
    let schema = assemble("type Query { a: Int a: String b(x: Int, x: ID): Int }", "type Query { c: Int }").schema
    let query = try #require(schema.queryType)
    #expect(schema.fields[schema[query].fields.indices].map(\.name) == ["a", "b"])
    let b = try #require(schema.field(named: "b", in: query))
    #expect(schema[b].arguments.count == 1)
  }

  @Test func undefinedTypesAreAbsent() throws {
    let schema = assemble("type Query implements Gone { a: Lost } extend type Nothing { a: Int }").schema
    let query = try #require(schema.queryType)
    let a = try #require(schema.field(named: "a", in: query))
    #expect(schema[schema[a].type.type].isMissing)
    #expect(schema.type(named: "Lost") == nil)
    #expect(schema.type(named: "Nothing") == nil)
  }

  @Test func builtInDefinitionsAreAdded() throws {
    let schema = assemble("type Query { a: Int }").schema
    let query = try #require(schema.queryType)
    let int = try #require(schema.type(named: "Int"))
    let float = try #require(schema.type(named: "Float"))
    #expect(schema[int].isBuiltIn && !schema[int].isUnreferenced && schema[float].isUnreferenced)
    #expect(schema.directives.map(\.name) == ["include", "skip", "deprecated", "specifiedBy", "oneOf"])
    let typename = try #require(schema.metaField(named: "__typename", in: query))
    #expect(schema.typeText(schema[typename].type) == "String!")
    #expect(schema.metaField(named: "__type", in: query) != nil)
    #expect(schema.metaField(named: "__typename", in: int) == nil)
    let description = schema.type(named: "__Schema").flatMap { schema.text(schema[$0].description) }
    #expect(description?.hasPrefix("A GraphQL Schema defines") == true)
  }

  @Test func rootTypesHaveConfiguredOrDefaultNames() {
    let named = assemble("schema { query: Q } extend schema { mutation: M } type Q type M type Subscription").schema
    #expect(named.queryType == named.type(named: "Q"))
    #expect(named.mutationType == named.type(named: "M"))
    #expect(named.subscriptionType == nil)
    let byDefault = assemble("type Subscription").schema
    #expect(byDefault.queryType == nil)
    #expect(byDefault.subscriptionType == byDefault.type(named: "Subscription"))
  }

  @Test func locationsSpanDescriptionAndName() throws {
    let result = assemble("type A { \"d\" b: Int }")
    let a = try #require(result.schema.type(named: "A"))
    let b = try #require(result.schema.field(named: "b", in: a))
    #expect(result.positions.location(of: a) == Location("0.graphql", TextRange(0, 6)))
    #expect(result.positions.nameLocation(of: a, in: result.schema) == Location("0.graphql", TextRange(5, 6)))
    #expect(result.positions.location(of: b) == Location("0.graphql", TextRange(9, 14)))
    #expect(result.positions.location(of: Schema.TypeID(result.schema.types.count - 1)) == nil)
  }

  @Test func policiesOnExtensionsAreIgnored() throws {
    let schema = assemble(
      #"type A @typePolicy(keyFields: "id") type B extend type B @typePolicy(keyFields: "id")"#
    ).schema
    #expect(try #require(schema.types.first).hasTypePolicy)
    #expect(!schema.types[1].hasTypePolicy)
  }

  @Test func equalityIgnoresFormatting() {
    let text = "type Query { \"d\" a(b: [Int] = [1]): Int @deprecated }"
    let schema = assemble(text).schema
    #expect(schema == assemble("# moved\n\n" + text.replacing(" ", with: "  ")).schema)
    #expect(schema != assemble(text.replacing("[1]", with: "[2]")).schema)
    #expect(schema != assemble(text.replacing("\"d\"", with: "\"e\"")).schema)
  }
}
