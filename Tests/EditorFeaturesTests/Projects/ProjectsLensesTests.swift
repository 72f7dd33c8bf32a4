import EditorFeatures
import Source
import Testing

@Suite struct ProjectsLensesTests {
  private let fixture = SharedFiles(
    """
    \(SharedFiles.schema)
    # file: shared/F.graphql
    fragment F on Human { name }
    # file: a/A.graphql
    query A { human { ...F } }
    # file: b/B.graphql
    query B { human { id ...F } }
    # file: a/Tests.swift
    @Test func a() async { _ = await AQuery.Data.from(Mock<Query>(human: Mock<Human>(name: ""))) }
    # file: b/Tests.swift
    @Test func b() async { _ = await BQuery.Data.from(Mock<Query>(human: Mock<Human>(name: ""))) }
    """)

  @Test func testsOfAllProjectsAreCounted() {
    fixture.update()
    #expect(
      fixture.projects.codeLenses("shared/F.graphql").map { lens in
        lens.title + lens.places.map { " " + fixture.show($0).prefix { $0 != " " } }.joined()
      } == ["2 tests a/Tests.swift:1:28 b/Tests.swift:1:28"])
  }

  @Test func selectionsOfAllProjectsAreCounted() {
    fixture.update()
    let path = "shared/schema.graphqls"
    let shown = fixture.projects.fieldLenses(path).map { range, lens in
      "\(lens.field.text) " + fixture.projects.codeLens(lens, in: path, at: range).title
    }
    #expect(
      shown == [
        "human Selected by 2 definitions", "human 2 tests", "id Selected by 1 definition", "id 1 test", "id Unset in 1",
        "name Selected by 1 definition", "name 2 tests",
      ])
  }
}
