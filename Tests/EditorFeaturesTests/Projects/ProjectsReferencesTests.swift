import EditorFeatures
import Source
import Testing

@Suite struct ProjectsReferencesTests {
  private static let files = """
    \(SharedFiles.schema)
    # file: shared/F.graphql
    fragment F on Human { name }
    # file: a/A.graphql
    query A { human { ...F } }
    # file: b/B.graphql
    query B { human { name } }
    \(SharedFiles.tests)
    """

  @Test(arguments: [
    ("name: String", "‸name: String"), ("on Human { name", "on Human { na‸me"),
    ("B { human { name", "B { human { na‸me"),
    ("A { human { ...F } }\n", "A { human { ...F na‸me } }\n"),
  ])
  func referencesCoverAllProjects(place: String, cursor: String) throws {
    let fixture = SharedFiles(Self.files.replacing(place, with: cursor))
    let own = cursor.hasPrefix("A") ? ["a/A.graphql:1:24 name"] : []
    let places = try #require(
      fixture.projects.references(fixture.path, at: fixture.offset, includingDefinitions: true))
    #expect(
      places.map { fixture.show($0) }.sorted() == own + [
        "a/Tests.swift:1:29 name", "b/B.graphql:1:19 name", "b/Tests.swift:1:29 name", "shared/F.graphql:1:23 name",
        "shared/schema.graphqls:2:23 name",
      ])
    let uses = fixture.projects.references(fixture.path, at: fixture.offset, includingDefinitions: false)
    #expect(uses?.count == places.count - 1)
  }

  @Test func swiftReferencesCoverAllProjects() throws {
    let test = "# file: b/Tests.swift\nfunc test() { Mock<Human>().na"
    let texts = Self.files.replacing("B { human { name", with: "B { human { id name")
      .replacing(test, with: test + "‸")
    let fixture = SharedFiles(texts)
    let places = try #require(
      fixture.projects.swiftReferences(fixture.path, at: fixture.offset, includingDefinitions: false))
    #expect(
      places.map { fixture.show($0) } == [
        "a/Tests.swift:1:29 name", "b/B.graphql:1:22 name", "b/Tests.swift:1:29 name", "shared/F.graphql:1:23 name",
      ])
  }

  @Test func fragmentVariablesReferToAllProjects() throws {
    let fixture = SharedFiles(
      """
      # file: shared/schema.graphqls
      type Query { id(short: Boolean): ID }
      # file: shared/F.graphql
      fragment F on Query { id(short: $‸s) }
      # file: a/A.graphql
      query A($s: Boolean) { ...F }
      # file: b/B.graphql
      query B($t: Int, $s: Boolean) { ...F }
      """)
    let definition = try #require(fixture.projects.definition(fixture.path, at: fixture.offset))
    #expect(definition.targets.map { fixture.show($0) } == ["a/A.graphql:1:10 s", "b/B.graphql:1:19 s"])
    #expect(fixture.projects.hover(fixture.path, at: fixture.offset)?.code == "$s: Boolean")
    let list = try #require(fixture.projects.completion(fixture.path, at: fixture.offset))
    #expect(list.items.map(\.label) == ["$s", "$t"])
  }

  /// A fragment that one project does not use may be used by the other.
  @Test(arguments: [("query B { id ...F }", false), ("query B { id }", true)])
  func definitionsUsedByAnyProjectAreNotDeleted(other: String, isOffered: Bool) {
    let fixture = SharedFiles(
      """
      # file: shared/schema.graphqls
      type Query { id: ID }
      # file: shared/F.graphql
      fragment ‸F on Query { id }
      # file: a/A.graphql
      query A { id }
      # file: b/B.graphql
      \(other)
      """)
    let place = TextRange(at: UInt32(fixture.offset))
    let titles = fixture.projects.codeActions(fixture.path, in: place).map(\.title)
    #expect(titles.contains("Delete fragment 'F'") == isOffered)
  }
}
