import Foundation
import MockSupport
import StarWarsAPI
import StarWarsMocks
import StarWarsPlaceholders
import StarWarsStubs
import Testing

/// Sample responses in the format of a server, for code that reads JSON.
@Suite struct SampleDataTests {
  private struct Response: Decodable {
    var data: Hero

    struct Hero: Decodable { var hero: Character? }

    struct Character: Decodable, Equatable {
      var type: String
      var name: String
      var friends: [Character]?

      enum CodingKeys: String, CodingKey {
        case name, friends
        case type = "__typename"
      }
    }
  }

  private func hero(in data: Data) throws -> Response.Character {
    try #require(try JSONDecoder().decode(Response.self, from: data).data.hero)
  }

  /// The schema determines a valid response.
  @Test func everyOperationHasASample() throws {
    let hero = try hero(in: HeroQuery.sampleData)
    #expect(hero.type == "Droid" && hero.name == "" && hero.friends?.count == 1)
    let all: [any SampledOperation.Type] = [
      CreateReviewMutation.self, HeroQuery.self, HumanProfileQuery.self, SearchQuery.self,
    ]
    for operation in all {
      #expect(try JSONSerialization.jsonObject(with: operation.sampleData) is [String: Any])
    }
  }

  /// A test can set the values that it checks.
  @Test func aMockBecomesSampleData() throws {
    let luke = Human.mock(friends: [Droid.mock(name: "R2-D2")], name: "Luke")
    let hero = try hero(in: HeroQuery.sampleData(from: Query.mock(hero: luke)))
    #expect(hero == .init(type: "Human", name: "Luke", friends: [.init(type: "Droid", name: "R2-D2")]))
  }

  @Test func aModelBecomesSampleData() throws {
    let data = HeroQuery.Data.placeholder(hero: .placeholder(__typename: "Human", name: "Leia \"Organa\""))
    #expect(try hero(in: HeroQuery.sampleData(from: data)) == .init(type: "Human", name: "Leia \"Organa\""))
  }

  /// A response must contain all required fields.
  @Test func anUnsetRequiredFieldFailsTheTest() {
    withKnownIssue {
      withMockFailures(.reported) { _ = HeroQuery.sampleData(from: Query.mock(hero: Mock<Human>())) }
    }
  }
}
