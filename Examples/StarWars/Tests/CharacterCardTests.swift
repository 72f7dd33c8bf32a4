import MockSupport
import StarWars
import StarWarsAPI
import StarWarsMocks
import Testing

@Suite struct CharacterCardTests {
  @Test func aHumanComesFromAPlanet() async {
    let luke = Mock<Human>(appearsIn: [.case(.newhope), .case(.empire)], homePlanet: "Tatooine", name: "Luke")
    let card = CharacterCard(await CharacterDetails.from(luke))
    #expect(card == CharacterCard(title: "Luke", subtitle: "from Tatooine, in 2 films"))
  }

  /// Without `await`, and without angle brackets.
  @Test func aDroidHasAFunction() {
    let droid = Droid.mock(appearsIn: [.case(.jedi)], name: "R2-D2", primaryFunction: "Astromech")
    let card = CharacterCard(CharacterDetails(from: droid))
    #expect(card == CharacterCard(title: "R2-D2", subtitle: "Astromech, in 1 film"))
  }

  /// A mock sets only the fields that the test reads.
  @Test func friendsComeAfterTheHero() async {
    let query = Mock<Query>()
    query.hero = Droid.mock(friends: [Human.mock(name: "Leia"), Human.mock(name: "Han")], name: "R2-D2")
    let data = await HeroQuery.Data.from(query)
    #expect(CharacterCard.all(data).map(\.title) == ["R2-D2", "Leia", "Han"])
  }

  @Test func aQueryWithoutAHeroHasNoCards() async {
    #expect(CharacterCard.all(await HeroQuery.Data.from(Mock<Query>())).isEmpty)
  }

  /// The query selects ships only if a variable is true. Without the variable, they are nil.
  @Test func shipsDependOnAVariable() {
    let han = Human.mock(name: "Han", starships: [Starship.mock(name: "Millennium Falcon")])
    let query = Query.mock(human: han)
    let with = HumanProfileQuery.Data(from: query, withVariables: ["withShips": true])
    #expect(with.human?.starships?.map(\.fragments.starshipSummary.name) == ["Millennium Falcon"])
    // mockd:ignore missing-variables -- this test omits the variable
    #expect(HumanProfileQuery.Data(from: query).human?.starships == nil)
  }

  /// A read of an unset required field fails the test and names the line that made the mock.
  @Test func unsetFieldsAreReported() {
    withKnownIssue {
      withMockFailures(.reported) {
        let details = CharacterDetails(from: Mock<Human>())
        #expect(details.name.isEmpty)
      }
    }
  }
}
