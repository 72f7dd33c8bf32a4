import MockSupport
import MuseumAPI
import MuseumAPITestMocks
import Search
import Testing

@Test func resultsAreArtworksAndArtists() async {
  let data = await SearchQuery.Data.from(
    Mock<Query>(search: [Mock<Artwork>(title: "The Swan"), Mock<Artist>(name: "Hilma af Klint")]))
  #expect(lines(data) == ["The Swan", "Hilma af Klint"])
}
