import GraphQLSchema
import GraphQLSyntax
import Source
import TestSupport
import Testing

/// The elements that an edit of a schema changes.
@Suite struct SchemaElementTests {
  private static let text = """
    "All that can be asked."
    type Query { node(id: ID!): Node, first: Item @deprecated(reason: "Old."), many(n: Int = 3, f: Filter): [Any!]! }
    interface Node { id: ID! }
    type Item implements Node { id: ID!, size: Int, color: Color }
    type Other implements Node { id: ID! }
    union Any = Item | Other
    enum Color { RED, BLUE }
    input Filter { name: String!, limit: Int = 10 }
    directive @once(n: Int) on FIELD | QUERY
    """

  private static func fingerprints(_ text: String) -> [SchemaElement: Fingerprint] {
    let document = Document.parse(SourceFile(path: "schema.graphqls", text: text)).document
    return Dictionary(uniqueKeysWithValues: SchemaBuilder.build([document]).schema.elementFingerprints())
  }

  private static func changes(_ text: String) -> Set<String> {
    let changed = SchemaElement.changed(from: fingerprints(Self.text), to: fingerprints(text))
    return Set(
      changed.map { element in
        switch element {
        case .kind(let name): "kind \(name)"
        case .possibleTypes(let name): "possible \(name)"
        case .type(let name): "type \(name)"
        case .field(let type, let name): "\(type).\(name)"
        case .directive(let name): "@\(name)"
        case .rootType(let operation): "\(operation)"
        }
      })
  }

  /// The replaced text, its replacement, and the changed elements.
  @Test(arguments: [
    ("\"All that can be asked.\"", "# no description", ""),
    ("{ node(", "{ new: Int node(", "Query.new"),
    ("id: ID!): Node", "id: ID): Node", "Query.node"),
    ("): Node", "): Node!", "Query.node"),
    ("\"Old.\"", "\"Very old.\"", "Query.first"),
    ("n: Int = 3", "n: Int = 4", ""),
    ("n: Int = 3", "n: Int", "Query.many"),
    ("n: Int = 3", "n: Int = 3 @deprecated", "Query.many"),
    ("size: Int,", "", "Item.size"),
    ("size: Int,", "size: Int, ratio: Float", "Item.ratio, kind Float, type Float"),
    ("= Item | Other", "= Item", "type Any, possible Any"),
    ("= Item | Other", "= Other | Item", "type Any"),
    ("type Other implements Node", "type Other", "type Other, type Node, possible Node"),
    ("RED, BLUE", "RED, BLUE, GREEN", "type Color"),
    ("RED, BLUE", "RED, BLUE @deprecated", "type Color"),
    ("limit: Int = 10", "limit: Int", "type Filter"),
    ("limit: Int = 10", "limit: Int = 11", ""),
    ("input Filter", "input Filter @oneOf", "type Filter"),
    ("on FIELD | QUERY", "on QUERY | FIELD", ""),
    ("on FIELD | QUERY", "on FIELD", "@once"),
    ("@once(n: Int)", "@once(n: Int) repeatable", "@once"),
    ("@once(n: Int)", "@twice(n: Int)", "@once, @twice"),
    ("enum Color { RED, BLUE }", "", "type Color, kind Color"),
    ("enum Color { RED, BLUE }", "scalar Color", "type Color, kind Color"),
    ("type Query", "schema { query: Query, mutation: Item } type Query", "mutation"),
    ("type Query", "schema { query: Item } type Query", "query"),
  ])
  func editsChangeTheirElements(old: String, new: String, expected: String) {
    #expect(Self.text.contains(old))
    let expected = Set(expected.split(separator: ", ").map(String.init))
    #expect(Self.changes(Self.text.replacing(old, with: new, maxReplacements: 1)) == expected)
  }

  @Test func orderOfDefinitionsIsIrrelevant() {
    let lines = Self.text.split(separator: "\n").dropFirst()
    #expect(Self.changes(lines.reversed().joined(separator: "\n")) == ["type Node"])
  }

  @Test func missingElementsAreAbsent() {
    let fingerprints = Self.fingerprints("type Query { a: Gone }")
    #expect(fingerprints[.kind("Gone")] == nil)
    #expect(fingerprints[.type("Gone")] == nil)
    #expect(fingerprints[.field("Query", "a")] != nil)
    #expect(fingerprints[.field("Query", "b")] == nil)
  }

  /// A new field changes no existing element in a schema of realistic size.
  @Test(.enabled(if: Corpora.isAvailable, Comment(rawValue: Corpora.reason)))
  func aNewFieldChangesFewElements() throws {
    let path = "apollo/GitHubAPI/graphql/schema.graphqls"
    let text = String(decoding: try Corpora.data(path), as: UTF8.self)
    let old = Self.fingerprints(text)
    let new = Self.fingerprints(text + "\nextend type Query { aNewField(first: Int): Repository }")
    #expect(5000 < old.count)
    #expect(SchemaElement.changed(from: old, to: new) == [.field("Query", "aNewField")])
    #expect(1000 < Set(old.values).count)
  }
}
