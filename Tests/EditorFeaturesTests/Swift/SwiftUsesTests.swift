import BuildGraph
import EditorFeatures
import Source
import Testing

/// References between GraphQL and Swift.
@Suite struct SwiftUsesTests {
  private static let test = """
    func test(data: PetsQuery.Data) {
      _ = data.animals.map { $0.friends?.first?.nick ?? $0.name }
      _ = data.animals.first?.asDog?.fragments.named
      let dog = Mock<Dog>(name: "a", owner: Person.mock(name: "b"))
      _ = PetsQuery.Data.from(Mock<Query>(), withVariables: ["withOwner": true])
    }
    """

  private func references(_ documents: String, to swift: String = test) -> [String]? {
    let fixture = Fixture(documents + "# file: Tests/T.swift\n" + swift)
    let project = fixture.project
    let places =
      fixture.path.hasSuffix(".swift")
      ? project.swiftReferences(fixture.path, at: fixture.offset, includingDefinitions: true)
      : project.references(fixture.path, at: fixture.offset, includingDefinitions: true)
    return places?.map(fixture.show).filter { $0.hasPrefix("Tests/") }.map { String($0.dropFirst(14)) }
  }

  @Test(arguments: [
    ("nick: na‸me }", ["2:45 nick", "2:56 name", "4:23 name"]),
    ("ni‸ck: name }", ["2:45 nick", "2:56 name", "4:23 name"]),
    ("owner { na‸me }", ["4:53 name"]),
    ("on D‸og", ["3:27 asDog", "4:18 Dog"]),
    ("fragment Na‸med", ["3:44 named"]),
    ("query Pe‸ts", ["1:17 PetsQuery", "5:7 PetsQuery"]),
    ("(if: $withO‸wner)", ["5:59 withOwner"]),
    ("  an‸imals(", ["2:12 animals", "3:12 animals"]),
    ("lives‸ }", []),
  ])
  func graphQLReferencesIncludeSwift(place: String, found: [String]) throws {
    let plain = place.replacing("‸", with: "")
    let documents = Fixture.pets.replacing(plain, with: place)
    #expect(documents != Fixture.pets)
    #expect(references(documents)?.map { $0.replacing("T.swift:", with: "") } == found)
  }

  /// The same places also name other variables of the operation.
  @Test func variablesAreFoundSeparately() {
    let documents = Fixture.pets.replacing("$withOwner: Boolean!", with: "$with‸Owner: Boolean!")
    #expect(documents != Fixture.pets)
    let found = references(documents, to: "let a = PetsQuery(first: 2, kind: nil, withOwner: true)")
    #expect(found == ["1:40 withOwner"])
  }

  @Test(arguments: [
    ("$0.na‸me", "name"), ("asD‸og", "asDog"), ("Pets‸Query.Data.from", "PetsQuery"), ("\"withO‸wner\"", "withOwner"),
  ])
  func swiftAndGraphQLHaveTheSameReferences(place: String, name: String) throws {
    let swift = Self.test.replacing(place.replacing("‸", with: ""), with: place)
    let fixture = Fixture(Fixture.pets + "# file: Tests/T.swift\n" + swift)
    let found = try #require(
      fixture.project.swiftReferences(fixture.path, at: fixture.offset, includingDefinitions: true))
    // Each place in GraphQL gives the same references.
    for start in found where !start.file.hasSuffix(".swift") {
      let again = fixture.project.references(
        start.file, at: Int(start.range.lower), includingDefinitions: true)
      #expect(again?.sorted() == found.sorted(), "\(fixture.show(start))")
    }
    #expect(found.contains { $0.file.hasSuffix(".graphql") && !$0.range.isEmpty })
    #expect(found.map(fixture.show).contains { $0.hasSuffix(" \(name)") && $0.hasPrefix("Tests/") })
  }
}
