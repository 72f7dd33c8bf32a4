import ArtworkCards
import MockSupport
import MuseumAPI
import MuseumAPITestMocks
import Testing

@Test func captionNamesTheArtist() async {
  let artwork = Mock<Artwork>(artist: Mock<Artist>(name: "Hilma af Klint"), title: "The Swan")
  #expect(caption(await ArtworkCard.from(artwork)) == "Hilma af Klint: The Swan")
}
