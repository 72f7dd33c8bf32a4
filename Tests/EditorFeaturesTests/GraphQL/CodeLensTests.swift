import BuildGraph
import EditorFeatures
import Incremental
import Source
import Testing

/// The lenses above operations and fragments, which list the tests with their models.
@Suite struct CodeLensTests {
  static let files = """
    query Cat { animal(id: 1) { ...Head } }
    query Owner { owner { id } }
    query Nobody { owner { id } }
    # file: Head.graphql
    fragment Head on Animal { id name }
    # file: CatTests.swift
    @Suite struct CatTests {
      @Test func named() {
        let query = Mock<Query>(animal: Mock<Cat>(name: "Tom"))
        _ = CatQuery.Data.from(query)
      }
      @Test func complete() { _ = convert(Mock<Cat>(id: "1", name: "Tom")) }
      @Test func head() { _ = Head.from(Mock<Dog>(id: "1")) }
      @Test func unknown() { _ = Head.from(makeDog()) }
      @Test func nothing() {}
    }
    func convert(_ cat: Mock<Cat>) -> CatQuery.Data { CatQuery.Data.from(Mock<Query>(animal: cat)) }
    # file: OwnerTests.swift
    final class OwnerTests: XCTestCase {
      func testOwner() {
        _ = OwnerQuery.Data.from(Mock<Query>(owner: Mock<Person>(id: "1")))
        _ = OwnerQuery.Data.from(Mock<Query>(owner: Mock<Person>()))
      }
    }
    """

  private static func show(_ fixture: Fixture, _ path: String) -> [String] {
    fixture.project.codeLenses(path).map { lens in
      let name = fixture.show(Location(path, lens.range)).split(separator: " ").last ?? ""
      return "\(name): \(lens.title)" + lens.places.map { " " + fixture.show($0).prefix { $0 != " " } }.joined()
    }
  }

  @Test func testsAreCounted() {
    let fixture = Fixture(Self.files)
    _ = fixture.graph.update()
    #expect(
      Self.show(fixture, "A.graphql") == [
        "Cat: 2 tests CatTests.swift:4:9 CatTests.swift:6:31",
        "Cat: Required fields unset in 1 CatTests.swift:4:9",
        "Owner: 1 test OwnerTests.swift:3:9",
        "Owner: Required fields unset in 1 OwnerTests.swift:3:9",
      ])
    #expect(
      Self.show(fixture, "Head.graphql") == [
        "Head: 4 tests CatTests.swift:4:9 CatTests.swift:6:31 CatTests.swift:7:27 CatTests.swift:8:30",
        "Head: Required fields unset in 2 CatTests.swift:4:9 CatTests.swift:7:27",
      ])
    #expect(fixture.project.codeLenses("schema.graphqls").isEmpty)
  }

  @Test func lensesFollowEdits() {
    let fixture = Fixture(Self.files)
    _ = fixture.graph.update()
    _ = fixture.project.codeLenses("A.graphql")
    fixture.set("OwnerTests.swift", "")
    _ = fixture.graph.update()
    #expect(fixture.project.codeLenses("A.graphql").map(\.title) == ["2 tests", "Required fields unset in 1"])
    fixture.set("Head.graphql", "fragment Head on Animal { name }")
    _ = fixture.graph.update()
    #expect(fixture.project.codeLenses("A.graphql").map(\.title) == ["2 tests"])
  }

  /// Only the tests that an edit reaches are checked again, and only on request.
  @Test func anEditChecksOnlyDependentTests() {
    let fixture = Fixture(Self.files)
    var checked: [String] = []
    fixture.graph.observe { event in
      if event.query == "ExaminedDeclaration", event.outcome != .verified { checked.append(event.key) }
    }
    _ = fixture.graph.update()
    #expect(checked == [])
    _ = fixture.project.codeLenses("A.graphql")
    #expect(Set(checked.map { $0.prefix { $0 != " " } }) == ["CatTests.swift", "OwnerTests.swift"])
    #expect(checked.count { $0.contains("func ") } == 7)
    checked = []
    fixture.set("OwnerTests.swift", "func testOwner() { _ = Mock<Person>() }")
    _ = fixture.graph.update()
    _ = fixture.project.codeLenses("A.graphql")
    #expect(checked == ["OwnerTests.swift func testOwner()"])
    checked = []
    fixture.set("OwnerTests.swift", "func testNothing() {}")
    _ = fixture.graph.update()
    _ = fixture.project.codeLenses("A.graphql")
    #expect(checked == [])
    checked = []
    fixture.set("Head.graphql", "fragment Head on Animal { name }")
    _ = fixture.graph.update()
    _ = fixture.project.codeLenses("A.graphql")
    let tests = ["complete", "head", "named", "unknown"].map { "CatTests.swift struct CatTests/func \($0)()" }
    #expect(checked.sorted() == ["CatTests.swift func convert(_ cat: Mock<Cat>)"] + tests)
    checked = []
    fixture.set("Head.graphql", "\n\nfragment Head on Animal {\n  name\n}")
    _ = fixture.graph.update()
    _ = fixture.project.codeLenses("A.graphql")
    #expect(checked == [])
  }

  /// If an editor shows lenses, tests are checked once for diagnostics and lenses.
  @Test func lensesReuseTheResultsOfDiagnostics() {
    let fixture = Fixture(Self.files)
    fixture.graph.noteUses()
    _ = fixture.graph.testDiagnostics(after: fixture.graph.update().plan)
    var checked: [String] = []
    fixture.graph.observe { event in
      if event.query == "ExaminedDeclaration", event.outcome != .verified { checked.append(event.key) }
    }
    #expect(Self.show(fixture, "A.graphql").count == 4)
    #expect(!fixture.project.testLenses("CatTests.swift").isEmpty)
    #expect(checked == [])
  }

  /// Lines would move if lenses came and went while the user types.
  @Test func lensesStayWhileGraphQLIsBroken() {
    let fixture = Fixture(Self.files)
    _ = fixture.graph.update()
    let before = Self.show(fixture, "Head.graphql")
    fixture.set("Head.graphql", "fragment Head on Animal { id name nothing }")
    _ = fixture.graph.update()
    #expect(Self.show(fixture, "Head.graphql") == before)
  }
}
