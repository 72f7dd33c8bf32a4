import EditorFeatures
import Testing

@Suite struct ReferencesTests {
  /// Another file of each project.
  static let other = """

    # file: B.graphql
    fragment N on Animal { nick: name kind }
    query R($id: ID!, $k: Kind = CAT) { animal(id: $id, kind: $k) { ...N } owner { name } }
    """

  @Test(arguments: [
    // A field includes the fields of its interface and of all implementations.
    (
      "{ animals { na‸me } }",
      """
      A.graphql:1:13 name, B.graphql:1:30 name, schema.graphqls:11:29 name, schema.graphqls:12:39 name, \
      schema.graphqls:13:39 name
      """
    ),
    ("{ owner { na‸me } }", "A.graphql:1:11 name, B.graphql:2:80 name, schema.graphqls:14:46 name"),
    ("{ animals { ...‸N } }", "A.graphql:1:16 N, B.graphql:1:10 N, B.graphql:2:68 N"),
    (
      "{ animal(kind: C‸AT, id: 1) { id } }",
      "A.graphql:1:16 CAT, B.graphql:2:30 CAT, schema.graphqls:4:32 CAT, schema.graphqls:16:22 CAT"
    ),
    ("query Z($‸id: ID!) { animal(id: $id) { id } }", "A.graphql:1:10 id, A.graphql:1:33 id"),
    ("{ animal(i‸d: 1) { id } }", "A.graphql:1:10 id, B.graphql:2:44 id, schema.graphqls:4:10 id"),
  ])
  func referencesAreFound(text: String, found: String) {
    let fixture = Fixture(text + Self.other)
    let places = fixture.project.references(fixture.path, at: fixture.offset, includingDefinitions: true) ?? []
    #expect(places.map(fixture.show).joined(separator: ", ") == found)
  }

  @Test func fragmentVariablesReferToTheirOperations() {
    let fixture = Fixture(
      """
      fragment F on Query { animal(id: $i‸d) { id } }
      fragment Other on Query { animal(id: $id) { id } }
      # file: B.graphql
      query A($id: ID!) { ...F ...G }
      fragment G on Query { b: animal(id: $id) { id } }
      query B($id: ID!) { ...Other }
      """)
    let places = fixture.project.references(fixture.path, at: fixture.offset, includingDefinitions: true) ?? []
    #expect(
      places.map(fixture.show) == ["A.graphql:1:35 id", "B.graphql:1:10 id", "B.graphql:2:38 id"])
  }

  @Test func definitionsCanBeExcluded() {
    let fixture = Fixture("{ owner { ...N } } fragment N‸ on Person { id }")
    let places = fixture.project.references(fixture.path, at: fixture.offset, includingDefinitions: false) ?? []
    #expect(places.map(fixture.show) == ["A.graphql:1:14 N"])
  }

  @Test func highlightsStayInTheFile() {
    let fixture = Fixture("query Q($id: ID!) { animal(id: $i‸d) { id } }")
    let names = fixture.project.highlights(fixture.path, at: fixture.offset) ?? []
    #expect(names.map { fixture.show($0.range) } == ["A.graphql:1:10 id", "A.graphql:1:33 id"])
    #expect(names.map(\.isDefinition) == [true, false])
  }

  /// References follow edits of operations and of the schema.
  @Test func referencesFollowEdits() {
    let fixture = Fixture("{ owner { na‸me } }")
    func count() -> Int {
      fixture.project.references(fixture.path, at: fixture.offset, includingDefinitions: true)?.count ?? 0
    }
    #expect(count() == 2)
    fixture.set("A.graphql", "{ owner { name again: name } }")
    #expect(count() == 3)
    fixture.set("schema.graphqls", Fixture.zoo.replacing("name(short: Boolean)", with: "called"))
    #expect(count() == 0)
  }
}
