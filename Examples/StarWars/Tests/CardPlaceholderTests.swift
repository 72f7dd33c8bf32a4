import StarWars
import StarWarsAPI
import StarWarsPlaceholders
import Testing

@Test func aCardShowsTheName() {
  let card = CharacterCard(.placeholder(name: "Luke", appearsIn: [.case(.jedi)]))
  #expect(card == CharacterCard(title: "Luke", subtitle: "in 1 film"))
}

@Test func humansComeFromPlanets() {
  let luke = CharacterDetails.AsHuman.placeholder(homePlanet: "Tatooine", name: "Luke")
  #expect(CharacterCard(luke.asRootEntityType).subtitle == "from Tatooine, in 0 films")
}
