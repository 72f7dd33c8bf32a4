import BuildGraph
import EditorFeatures
import Source
import Testing

/// The lenses above tests in Swift files, which list the models and their unset fields.
@Suite struct TestLensesTests {
  private static func show(_ fixture: Fixture, _ path: String) -> [String] {
    fixture.project.testLenses(path).map { lens in
      let name = fixture.show(Location(path, lens.range)).split(separator: " ").last ?? ""
      return "\(name): \(lens.title)" + lens.places.map { " " + fixture.show($0).prefix { $0 != " " } }.joined()
    }
  }

  @Test func testsShowTheOperationsOfTheirModels() {
    let fixture = Fixture(CodeLensTests.files)
    _ = fixture.graph.update()
    #expect(
      Self.show(fixture, "CatTests.swift") == [
        "named: CatQuery A.graphql:1:7",
        "named: Required fields unset: id CatTests.swift:3:37",
        "complete: CatQuery A.graphql:1:7",
        "head: Head Head.graphql:1:10",
        "head: Required fields unset: name CatTests.swift:7:37",
        "unknown: Head Head.graphql:1:10",
      ])
    #expect(Self.show(fixture, "A.graphql") == [])
    #expect(Self.show(fixture, "None.swift") == [])
  }

  /// One lens lists all conversions of a test; of many fields, only the first ones.
  @Test func aTestMayUseSeveralOperations() {
    let fixture = Fixture(
      """
      query Dogs { animals { id name kind ... on Dog { owner { id } } } }
      query Owner { owner { id } }
      # file: Tests.swift
      @Test func all() {
        let owner = Mock<Person>()
        let dog = makeDog()
        dog.owner = owner
        _ = DogsQuery.Data.from(Mock<Query>(animals: [dog]))
        _ = OwnerQuery.Data.from(Mock<Query>(owner: owner))
        _ = OwnerQuery.Data.from(Mock<Query>(owner: Mock<Person>()))
      }
      # file: Helpers.swift
      func makeDog() -> Mock<Dog> { Mock<Dog>() }
      """)
    _ = fixture.graph.update()
    #expect(
      Self.show(fixture, "Tests.swift") == [
        "all: DogsQuery A.graphql:1:7",
        "all: Required fields unset: id, kind, name Helpers.swift:1:31 Tests.swift:2:15",
        "all: OwnerQuery A.graphql:2:7",
        "all: Required fields unset: id Tests.swift:2:15 Tests.swift:7:47",
      ])
    #expect(Self.show(fixture, "Helpers.swift") == [])
  }

  @Test func onlyTheFirstUnsetFieldsAreNamed() {
    let fixture = Fixture(
      """
      query Dogs { animals { a: id b: id c: id d: id e: id } }
      # file: Tests.swift
      @Test func dog() { _ = DogsQuery.Data.Animal.from(Mock<Dog>()) }
      """)
    _ = fixture.graph.update()
    #expect(fixture.project.testLenses("Tests.swift").last?.title == "Required fields unset: a, b, c and 2 more")
  }

  /// Earlier results count until their places change.
  @Test func lensesStayWhileGraphQLIsBroken() {
    let fixture = Fixture(CodeLensTests.files)
    _ = fixture.graph.update()
    let before = Self.show(fixture, "OwnerTests.swift")
    #expect(before.count == 2)
    fixture.set("Head.graphql", "fragment Head on Animal { nothing }")
    _ = fixture.graph.update()
    #expect(Self.show(fixture, "OwnerTests.swift") == before)
    #expect(Self.show(fixture, "CatTests.swift") == [])
    fixture.set("OwnerTests.swift", "\n" + (fixture.files["OwnerTests.swift"] ?? ""))
    _ = fixture.graph.update()
    #expect(Self.show(fixture, "OwnerTests.swift") == [])
  }
}
