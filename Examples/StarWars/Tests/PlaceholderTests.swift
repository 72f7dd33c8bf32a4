import Foundation
import MockSupport
import StarWars
import StarWarsAPI
import StarWarsPlaceholders
import Testing

/// Models without mocks: what a test is not about has a value in any case.
@Suite struct PlaceholderTests {
  /// One call gives the very type that the code under test takes.
  @Test func onePlaceholderCallMakesAFragment() {
    let card = CharacterCard(.placeholder(name: "Luke", appearsIn: [.case(.jedi)]))
    #expect(card == CharacterCard(title: "Luke", subtitle: "in 1 film"))
  }

  /// Nothing has to be unwrapped to be read, and nothing is missing.
  @Test func requiredFieldsHaveValues() {
    let character = CharacterDetails.placeholder()
    #expect(character.id == "" && character.name == "" && character.appearsIn == [])
    #expect(character.asHuman == nil)
  }

  /// What is known of one type of object is a placeholder of that type, which stands for the whole, too.
  @Test func inlineFragmentsHavePlaceholders() {
    let luke = CharacterDetails.AsHuman.placeholder(homePlanet: "Tatooine", name: "Luke")
    #expect(CharacterCard(luke.asRootEntityType) == CharacterCard(title: "Luke", subtitle: "from Tatooine, in 0 films"))
  }

  /// Further in, only what the test is about is said.
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
