import Foundation
@_spi(Unsafe) import MockSupport
import Testing
import ZooAPI

/// Operations, their variables and inputs.
struct OperationTests {
  @Test func variablesAreJSON() throws {
    let query = SearchQuery(filter: .some(ResidentFilter(species: ["Otter"], diet: .null)), id: "1")
    let json = try #require(query.__variables?._jsonEncodableObject._jsonValue as? JSONDictionary)
    let filter = try #require(json.members["filter"] as? JSONDictionary)
    #expect(filter.members.keys.sorted() == ["diet", "species"])
    #expect(filter.members["species"] as? JSONList == JSONList(["Otter"]))
    #expect(json.members["id"] as? String == "1")
  }

  @Test func operationsAreEqualByTheirVariables() {
    let first = SearchQuery(filter: .some(ResidentFilter(species: ["Otter"])), id: "1")
    #expect(first == SearchQuery(filter: .some(ResidentFilter(species: ["Otter"])), id: "1"))
    #expect(first != SearchQuery(filter: .some(ResidentFilter(species: ["Parrot"])), id: "1"))
    #expect(first != SearchQuery(filter: .null, id: "1"))
    #expect(SearchQuery(filter: .null, id: "1") != SearchQuery(filter: .none, id: "1"))
    #expect(Set([first, first]).count == 1)
  }

  /// Null is the same value in a variable, in an input object, and in parsed or handwritten JSON.
  @Test func equalOperationsHaveEqualHashValues() throws {
    func query() -> SearchQuery { SearchQuery(filter: .null, id: "1") }
    func nested() -> SearchQuery { SearchQuery(filter: .some(ResidentFilter(diet: .null)), id: "1") }
    #expect(Set((0..<20).map { _ in query() }).count == 1)
    #expect(Set((0..<20).map { _ in nested() }).count == 1)
    #expect(Set((0..<20).map { _ in ResidentFilter(diet: .null) }).count == 1)
    #expect(Set((0..<20).map { _ in JSONList([NSNull(), JSONDictionary(["a": NSNull()])]) }).count == 1)
  }

  @Test func inputsCanBeReadBack() {
    var filter = ResidentFilter(species: ["Otter"], near: .some(ResidentFilter(diet: .init(.fish))))
    #expect(filter.species == .some(["Otter"]))
    #expect(filter.diet == .none)
    #expect(filter.near.diet == .some(.some(.case(.fish))))
    filter.diet = .null
    #expect(filter.diet == .null)
    #expect(filter == filter)
    #expect(MealInput(grams: 5).grams == 5)
  }

  @Test func documentsContainTheirFragments() {
    let text = ResidentsQuery.definition?.queryDocument
    #expect(text?.hasPrefix("query Residents") == true)
    #expect(text?.contains("\nfragment DenDepth on Resident") == true)
    #expect(ResidentsQuery.operationType == .query)
    #expect(FeedMutation.operationType == .mutation)
    #expect(ResidentsQuery.operationName == "Residents")
  }
}
