extension SampleProject {
  /// The pets with Swift files: tests, code under test, and protocols with mocks.
  package static let petsWithSwift = SampleProject(
    name: "PetsWithSwift",
    files: pets.files.merging(
      [
        "Tests/PetTests.swift": """
        import XCTest

        final class PetTests: XCTestCase {
          let person = Mock<Person>(name: "Ann")

          func testDetails() {
            let dog = makeDog()
            _ = PetDetails.from(dog).name
            _ = PetDetails.from(dog).owner?.id
          }

          func testScreen() {
            person.id = "1"
            XCTAssertEqual(PersonScreen(person: PersonDetails.from(person)).title, "Ann")
          }

          func testQuery() {
            let query = Mock<Query>(pet: makeDog(name: "Rex"))
            _ = PetQuery.Data.from(query, withVariables: ["id": "1"]).pet?.name
          }
        }
        """,
        "Tests/Helpers.swift": """
        func makeDog(name: String? = nil) -> Mock<Dog> {
          let dog = Mock<Dog>()
          if let name { dog.name = name }
          dog.owner = Mock<Person>()
          return dog
        }

        func read(_ person: PersonDetails) { _ = person.title }

        func testHelper() { read(PersonDetails.from(Mock<Person>())) }
        """,
        "Sources/Screens.swift": """
        struct PersonScreen {
          let person: PersonDetails
          var title: String { person.title ?? person.id }
          var subtitle: String {
            "\\(person.friends?.count ?? 0)"
          }
        }

        typealias Details = PetDetails
        """,
      ].merging(services.files.filter { $0.key.hasSuffix(".swift") }) { first, _ in first }
    ) { first, _ in first })
}
