import BuildGraph
import EditorFeatures
import Testing

@Suite struct SwiftHoverTests {
  /// Swift code with a cursor and the shown Markdown.
  struct Row: CustomTestStringConvertible {
    let swift: String
    let shown: String
    var testDescription: String { swift }
  }

  @Test(arguments: [
    Row(
      swift: "let a = Mock<Per‸son>()",
      shown: """
        Person
        type Person {
          id: ID!
          name(short: Boolean): String!
          pets: [Animal!]
        }
        Declared in schema.graphqls
        """),
    Row(
      swift: "let a = Mock<Person>(na‸me: \"a\")",
      shown: """
        name
        Person.name(short: Boolean): String!
        As in the passport.
        Required
        Declared in schema.graphqls
        """),
    Row(
      swift: "dog().owner?.name = nil; _ = data.own‸er",
      shown: """
        owner
        Query.owner: Person @deprecated(reason: "Use 'person'.")
        Deprecated: Use 'person'.
        Optional
        Selected by operation 'Pets' in A.graphql
        """),
    Row(
      swift: "_ = data.animals[0].nam‸e",
      shown: """
        name
        Animal.name: String!
        Required
        Selected by fragment 'Named' in A.graphql
        """),
    Row(
      swift: "let a: PetsQuery.Data.Animal.As‸Dog? = nil",
      shown: """
        AsDog
        type Dog implements Animal {
          id: ID!
          name: String!
          friends: [Animal!]
          kind: Kind!
          owner: Person!
        }
        Selected by operation 'Pets' in A.graphql
        """),
    Row(
      swift: "let a: Pets‸Query.Data? = nil",
      shown: """
        PetsQuery
        query Pets($first: Int = 2, $kind: Kind, $withOwner: Boolean!)
        Declared in A.graphql
        """),
    Row(
      swift: "_ = PetsQuery(fi‸rst: 2, withOwner: true)",
      shown: """
        first
        $first: Int = 2
        Declared in A.graphql
        """),
    Row(
      swift: "_ = FeedInput(id: \"1\", gr‸ams: 2)",
      shown: """
        grams
        grams: Int = 10
        Declared in schema.graphqls
        """),
    Row(
      swift: "let a: GraphQLNullable<FeedInput> = .none; _ = a.unwrapped?.gr‸ams",
      shown: """
        grams
        grams: Int = 10
        Declared in schema.graphqls
        """),
    Row(
      swift: "let a = GraphQLEnum<Kind>.case(.ol‸d)",
      shown: """
        old
        Kind.OLD @deprecated
        Deprecated: No longer supported
        Declared in schema.graphqls
        """),
  ])
  func hoversShowTheGraphQLSource(row: Row) throws {
    let fixture = Fixture.swift(row.swift)
    let text = try #require(fixture.project.swiftHover(fixture.path, at: fixture.offset))
    var parts = [String(fixture.show(text.range).split(separator: " ").last ?? ""), text.code]
    if let reason = text.deprecationReason { parts.append("Deprecated: \(reason)") }
    if let description = text.description { parts.append(description) }
    #expect((parts + text.notes).joined(separator: "\n") == row.shown)
    #expect(text.swift == nil)
  }

  @Test(arguments: ["let a‸b = 1", "_ = unknown().na‸me", "// Mock<Do‸g>", "_ = \"na‸me\""])
  func otherTextHasNoHover(swift: String) {
    let fixture = Fixture.swift(swift)
    #expect(fixture.project.swiftHover(fixture.path, at: fixture.offset) == nil)
    #expect(fixture.project.swiftDefinition(fixture.path, at: fixture.offset) == nil)
    #expect(fixture.project.swiftReferences(fixture.path, at: fixture.offset, includingDefinitions: true) == nil)
  }
}

extension Fixture {
  /// Returns a statement of a test with a cursor.
  static func swift(_ statement: String) -> Fixture {
    Fixture(
      pets + helpers + "# file: Tests/T.swift\nfunc test(data: PetsQuery.Data) async throws {\n" + statement + "\n}")
  }
}
