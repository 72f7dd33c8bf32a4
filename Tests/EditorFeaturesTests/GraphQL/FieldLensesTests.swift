import BuildGraph
import EditorFeatures
import Source
import Testing

/// The lenses above fields of a schema, which count selections and tests.
@Suite struct FieldLensesTests {
  private static func show(_ fixture: Fixture) -> [String] {
    fixture.project.fieldLenses("schema.graphqls").map { range, lens in
      let shown = fixture.project.codeLens(lens, at: range)
      #expect(fixture.show(Location("schema.graphqls", range)).hasSuffix(" " + lens.field.text))
      return "\(lens.type.text).\(lens.field.text): \(shown.title)"
        + shown.places.map { " " + fixture.show($0).prefix { $0 != " " } }.joined()
    }
  }

  private static func fixture(_ text: String = CodeLensTests.files) -> Fixture {
    let fixture = Fixture(text)
    _ = fixture.graph.update()
    return fixture
  }

  private static let (named, complete, head) = (" CatTests.swift:4:9", " CatTests.swift:6:31", " CatTests.swift:7:27")
  private static let owner = " OwnerTests.swift:3:9"
  private static let (cat, selected) = (" A.graphql:1:7", " Head.graphql:1:10")
  private static let owners = " A.graphql:2:7 A.graphql:3:7"

  /// A selection on an interface counts for the fields of all its implementations, and their mocks.
  @Test func definitionsAndTestsAreCounted() {
    #expect(
      Self.show(Self.fixture()) == [
        "Query.animal: Selected by 1 definition" + Self.cat,
        "Query.animal: 2 tests" + Self.named + Self.complete,
        "Query.owner: Selected by 2 definitions" + Self.owners,
        "Query.owner: 1 test" + Self.owner,
        "Animal.id: Selected by 1 definition" + Self.selected,
        "Animal.id: 3 tests" + Self.named + Self.complete + Self.head,
        "Animal.id: Unset in 1" + Self.named,
        "Animal.name: Selected by 1 definition" + Self.selected,
        "Animal.name: 3 tests" + Self.named + Self.complete + Self.head,
        "Animal.name: Unset in 1" + Self.head,
        "Cat.id: Selected by 1 definition" + Self.selected,
        "Cat.id: 2 tests" + Self.named + Self.complete,
        "Cat.id: Unset in 1" + Self.named,
        "Cat.name: Selected by 1 definition" + Self.selected,
        "Cat.name: 2 tests" + Self.named + Self.complete,
        "Dog.id: Selected by 1 definition" + Self.selected,
        "Dog.id: 1 test" + Self.head,
        "Dog.name: Selected by 1 definition" + Self.selected,
        "Dog.name: 1 test" + Self.head,
        "Dog.name: Unset in 1" + Self.head,
        "Person.id: Selected by 2 definitions" + Self.owners,
        "Person.id: 1 test" + Self.owner,
        "Person.id: Unset in 1" + Self.owner,
      ])
  }

  /// Aliases count for their field. A field may be unset in only one of its places.
  @Test func aliasesCountForTheirFields() {
    let fixture = Self.fixture(
      """
      query Owner { owner { key: id again: id name @include(if: false) } }
      fragment Born on Cat { date: born }
      # file: OwnerTests.swift
      @Test func owner() { _ = OwnerQuery.Data.from(Mock<Query>(owner: Mock<Person>(key: "1"))) }
      """)
    #expect(
      Self.show(fixture).map { $0.split(separator: " ").prefix { !$0.contains(".graphql") }.joined(separator: " ") }
        == [
          "Query.owner: Selected by 1 definition", "Query.owner: 1 test OwnerTests.swift:1:26",
          "Person.id: Selected by 1 definition", "Person.id: 1 test OwnerTests.swift:1:26",
          "Person.id: Unset in 1 OwnerTests.swift:1:26", "Person.name: Selected by 1 definition",
          "Cat.born: Selected by 1 definition",
        ])
  }

  @Test func lensesFollowEdits() {
    let fixture = Self.fixture()
    _ = Self.show(fixture)
    fixture.set("OwnerTests.swift", "")
    fixture.set("Head.graphql", "fragment Head on Animal { name }")
    _ = fixture.graph.update()
    let shown = Self.show(fixture)
    #expect(shown.contains("Animal.name: 3 tests" + Self.named + Self.complete + Self.head))
    #expect(!shown.contains { $0.hasPrefix("Animal.id") || $0.hasPrefix("Person.id: 1 test") })
    #expect(shown.contains("Person.id: Selected by 2 definitions" + Self.owners))
  }

  /// Lines would move if lenses came and went while the user types.
  @Test func lensesStayWhileGraphQLIsBroken() {
    let fixture = Self.fixture()
    let before = Self.show(fixture)
    fixture.set("Head.graphql", "fragment Head on Animal { id name nothing }")
    _ = fixture.graph.update()
    #expect(Self.show(fixture) == before)
    // Without earlier requests, there are no earlier results.
    let broken = Self.fixture(CodeLensTests.files.replacing("id name", with: "nothing"))
    #expect(Self.show(broken) == [])
  }
}
