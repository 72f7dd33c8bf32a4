import BuildGraph
import EditorFeatures
import Testing

/// Hovers at parameters of the code under test, which list the fields that the function reads.
@Suite struct FunctionReadsTests {
  /// A function with a cursor and the shown statements.
  struct Row: CustomTestStringConvertible {
    let swift: String
    let notes: [String]
    var testDescription: String { swift }
  }

  private static func fixture(_ swift: String) -> Fixture {
    Fixture(
      """
      query Pets {
        animals { id name friends { name } ... on Dog { kind } }
        owner { id name }
        ...Walk
      }
      fragment Walk on Query { owner { id } }
      # file: Sources/Code.swift
      \(swift)
      # file: Sources/Other.swift
      import UnknownModule
      func idOf(_ owner: PetsQuery.Data.Owner) -> String { owner.id }
      # file: Tests/Empty.swift
      import Testing
      """)
  }

  @Test(arguments: [
    Row(
      swift: "func show(_ da‸ta: PetsQuery.Data) -> Int { data.animals.count }",
      notes: ["Every call reads of 'data': animals"]),
    Row(
      swift: "func show(_ data: PetsQuery.Data‸) -> String? { data.owner?.name }",
      notes: ["Every call reads of 'data': owner", "A call may read of 'data': owner.name"]),
    Row(
      swift: "func show(to name: String, own‸er: PetsQuery.Data.Owner) -> String { owner.name + idOf(owner) }",
      notes: ["Every call reads of 'owner': id, name"]),
    Row(
      swift: "func show(_ own‸er: PetsQuery.Data.Owner, full: Bool) -> String { full ? owner.name : owner.id }",
      notes: ["A call may read of 'owner': id, name"]),
    Row(
      swift: "func names(_ anim‸als: [PetsQuery.Data.Animal]) -> [String] { animals.map { $0.name } }",
      notes: ["A call may read of 'animals': name"]),
    Row(
      swift: "func kind(_ anim‸al: PetsQuery.Data.Animal) -> Any? { animal.asDog?.kind }",
      notes: ["A call may read of 'animal': asDog.kind"]),
    Row(
      swift: "func walk(_ da‸ta: PetsQuery.Data) -> String? { data.fragments.walk.owner?.id }",
      notes: ["Every call reads of 'data': fragments.walk.owner", "A call may read of 'data': fragments.walk.owner.id"]),
    Row(
      swift: "func log(_ own‸er: PetsQuery.Data.Owner) { unknownFunction(owner) }",
      notes: ["Other code gets the model, and may read more fields"]),
    Row(
      swift: "func ignore(_ own‸er: PetsQuery.Data.Owner) {}",
      notes: ["No call reads a field of 'owner'"]),
    Row(
      swift: "extension PetsQuery.Data.Owner { var ti‸tle: String { name } }",
      notes: ["Every call reads: name"]),
    Row(
      swift: "struct Row { let title: String; init(_ own‸er: PetsQuery.Data.Owner) { title = owner.name } }",
      notes: ["Every call reads of 'owner': name"]),
    Row(
      swift: """
        final class Store {
          private var owner: PetsQuery.Data.Owner?
          func keep(_ own‸er: PetsQuery.Data.Owner) { self.owner = owner }
        }
        """,
      notes: ["Other code gets the model, and may read more fields"]),
    Row(
      swift: "func again(_ own‸er: PetsQuery.Data.Owner) -> String { owner.id.isEmpty ? again(owner) : owner.name }",
      notes: ["Every call reads of 'owner': id", "A call may read of 'owner': name"]),
  ])
  func hoversListTheReads(row: Row) throws {
    let fixture = Self.fixture(row.swift)
    let text = try #require(fixture.project.swiftHover(fixture.path, at: fixture.offset))
    let reads = text.notes.filter { note in
      ["Every call", "A call", "No call", "Other code"].contains { note.hasPrefix($0) }
    }
    #expect(reads == row.notes)
  }

  @Test func theRangeHoldsTheNameAndType() throws {
    let fixture = Self.fixture(
      "func show(_ da‸ta: PetsQuery.Data, _ number: Int) -> Int { data.animals.count + number }")
    let text = try #require(fixture.project.swiftHover(fixture.path, at: fixture.offset))
    #expect(fixture.show(text.range) == "Sources/Code.swift:1:13 data: PetsQuery.Data")
  }

  @Test(arguments: [
    "func show(_ data: PetsQuery.Data, _ num‸ber: Int) -> Int { number }",
    "func sh‸ow(_ data: PetsQuery.Data) -> Int { data.animals.count }",
    "func show(_ data: PetsQuery.Data) -> Int { 1‸23 }",
    "func show(_ data: PetsQuery.Data) -> Int {‸",
  ])
  func otherPlacesHaveNone(swift: String) {
    let fixture = Self.fixture(swift)
    #expect(fixture.project.swiftHover(fixture.path, at: fixture.offset) == nil)
  }

  @Test func callsLeadToUnsetFields() throws {
    let fixture = Fixture(
      """
      query Pets { owner { id name } }
      # file: Sources/Code.swift
      func title(_ data: PetsQuery.Data) -> String { data.owner?.name ?? "" }
      # file: Tests/Tests.swift
      @Test func title() {
        let data = PetsQuery.Data.from(Mock<Query>(owner: Mock<Person>(id: "1")))
        #expect(ti‸tle(data) == "Anna")
      }
      """)
    _ = fixture.graph.update()
    let links = try #require(fixture.project.swiftDefinition(fixture.path, at: fixture.offset))
    #expect(links.targets.map(fixture.show) == ["Sources/Code.swift:1:48 data.owner?.name"])
  }

  @Test func lensesCountTheReads() {
    let fixture = Fixture(
      """
      query Pets { owner { id name } }
      # file: Sources/Code.swift
      func title(_ data: PetsQuery.Data) -> String { (data.owner?.name ?? "") + (data.owner?.name ?? "") }
      # file: Tests/Tests.swift
      @Test func title() {
        let data = PetsQuery.Data.from(Mock<Query>(owner: Mock<Person>(id: "1", name: "Anna")))
        #expect(title(data) == "Anna")
        #expect(data.owner?.id == "1")
      }
      """)
    _ = fixture.graph.update()
    let lenses = fixture.project.testLenses("Tests/Tests.swift")
    #expect(lenses.map(\.title) == ["PetsQuery", "Code under test reads 2 fields"])
  }
}
