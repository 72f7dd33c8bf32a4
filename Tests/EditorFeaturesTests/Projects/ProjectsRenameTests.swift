import EditorFeatures
import Source
import Testing

@Suite struct ProjectsRenameTests {
  private static let files = """
    \(SharedFiles.schema)
    # file: a/A.graphql
    query A { human { name } }
    # file: b/B.graphql
    query B { human { id name } }
    \(SharedFiles.tests)
    """

  @Test(arguments: [
    ("name: String", "‸name: String"), ("{ human { name", "{ human { na‸me"), ("id name", "id ‸name"),
  ])
  func renamesCoverProjectsThatShareASchema(place: String, cursor: String) throws {
    let fixture = SharedFiles(Self.files.replacing(place, with: cursor))
    let renaming = try #require(
      try fixture.projects.renaming(fixture.path, at: fixture.offset, to: "title"))
    #expect(
      fixture.applying(renaming.edits) == [
        "shared/schema.graphqls": "type Query { human: Human }\ntype Human { id: ID!, title: String! }",
        "a/A.graphql": "query A { human { title } }", "b/B.graphql": "query B { human { id title } }",
        "a/Tests.swift": "func test() { Mock<Human>().title = \"\" }",
        "b/Tests.swift": "func test() { Mock<Human>().title = \"\" }",
      ])
  }

  @Test func aRenameRejectedByOneProjectIsRejected() {
    let texts = Self.files.replacing("{ human { name", with: "{ human { na‸me")
      .replacing("{ id name }", with: "{ title: id name }")
    expectRefusal(
      texts, "In the project 'b': 'title' is already an alias in 'b/B.graphql', so the response keys could clash")
  }

  /// The rename is tried in the other project, too.
  @Test func renamesThatCauseErrorsInOneProjectAreRejected() {
    let texts = Self.files.replacing("{ id name }", with: "{ title: id ...F }")
    expectRefusal(
      texts + "\n# file: shared/F.graphql\nfragment F on Human { nick‸: name }",
      "The rename would cause an error in the project 'b', in 'shared/F.graphql', line 1: Fields \"title\" conflict")
  }

  private func expectRefusal(_ texts: String, _ message: String) {
    let fixture = SharedFiles(texts)
    do {
      let renaming = try fixture.projects.renaming(fixture.path, at: fixture.offset, to: "title")
      Issue.record("it was renamed: \(renaming?.edits ?? [])")
    } catch {
      #expect(error.message.hasPrefix(message), "\(error.message)")
    }
  }

  /// A fragment with the old name in files of one project keeps its name.
  @Test func unsharedFragmentsOfOneNameAreSeparate() throws {
    let fixture = SharedFiles(
      """
      # file: shared/schema.graphqls
      type Query { id: ID }
      # file: a/A.graphql
      query A { ...F } fragment ‸F on Query { id }
      # file: b/B.graphql
      query B { ...F } fragment F on Query { id }
      """)
    let renaming = try #require(try fixture.projects.renaming(fixture.path, at: fixture.offset, to: "G"))
    #expect(Set(renaming.edits.map(\.location.file)) == ["a/A.graphql"])
  }
}
