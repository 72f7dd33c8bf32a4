import Foundation
import MockSupport
import StarWars
import StarWarsAPI
import StarWarsPlaceholders
import Testing

/// Placeholders create models without mocks. Fields that the test does not set have default values.
@Suite struct PlaceholderTests {
  /// One call creates the type that the code under test needs.
  @Test func onePlaceholderCallMakesAFragment() {
    let card = CharacterCard(.placeholder(name: "Luke", appearsIn: [.case(.jedi)]))
    #expect(card == CharacterCard(title: "Luke", subtitle: "in 1 film"))
  }

  /// All required fields have values.
  @Test func requiredFieldsHaveValues() {
    let character = CharacterDetails.placeholder()
    #expect(character.id == "" && character.name == "" && character.appearsIn == [])
    #expect(character.asHuman == nil)
  }

  /// A placeholder of an inline fragment has fields of one object type. It also converts to the enclosing model.
  @Test func inlineFragmentsHavePlaceholders() {
    let luke = CharacterDetails.AsHuman.placeholder(homePlanet: "Tatooine", name: "Luke")
    #expect(CharacterCard(luke.asRootEntityType) == CharacterCard(title: "Luke", subtitle: "from Tatooine, in 0 films"))
  }

  /// Nested placeholders set only the fields that the test reads.
  @Test func placeholdersNest() {
    let data = HeroQuery.Data.placeholder(
      hero: .placeholder(friends: [.placeholder(name: "Leia"), .placeholder(name: "Han")], name: "Luke"))
    #expect(CharacterCard.all(data).map(\.title) == ["Luke", "Leia", "Han"])
  }

  @Test func inputObjectsHavePlaceholders() {
    let review = ReviewInput.placeholder(stars: 5)
    #expect(review == ReviewInput.placeholder(stars: 5) && review != .placeholder())
  }
}
