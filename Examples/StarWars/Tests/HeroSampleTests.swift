import MockSupport
import StarWars
import StarWarsAPI
import StarWarsMocks
import StarWarsPlaceholders
import StarWarsStubs
import Testing

/// The client answers every operation with its sample.
@Test func theHeroAndAFriendAreShown() async throws {
  let client = OperationClient(stubs: OperationStubs(usesSamples: true))
  let data = try await client.data(for: HeroQuery(episode: .null))
  #expect(CharacterCard.all(data).count == 2)
}

@Test func samplesContainTheDataOfMocksAndModels() {
  let luke = HeroQuery.sampleData(from: Query.mock(hero: Human.mock(name: "Luke")))
  let leia = HeroQuery.sampleData(from: HeroQuery.Data.placeholder(hero: .placeholder(name: "Leia")))
  #expect(String(decoding: luke, as: UTF8.self).contains(#""name":"Luke""#))
  #expect(String(decoding: leia, as: UTF8.self).contains(#""name":"Leia""#))
}
