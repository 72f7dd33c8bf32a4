import MockSupport
import StarWars
import StarWarsAPI
import StarWarsMocks
import Testing

@Test func heroIsShownBeforeFriends() async {
  let luke = Mock<Human>(appearsIn: [.case(.newhope)], homePlanet: "Tatooine", name: "Luke")
  luke.friends = [Mock<Droid>(name: "R2-D2")]
  let data = await HeroQuery.Data.from(Mock<Query>(hero: luke))

  let cards = CharacterCard.all(data)
  #expect(cards.map(\.title) == ["Luke", "R2-D2"])
  #expect(cards.first?.subtitle == "from Tatooine, in 1 film")
}
