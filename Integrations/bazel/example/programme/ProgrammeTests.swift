import CinemaAPI
import CinemaMocks
import MockSupport
import Testing

@Test func showsTheTitle() async {
  let film = Mock<Film>(title: "Metropolis")
  let data = await ProgrammeQuery.Data.from(Mock<Query>(screenings: [Mock<Screening>(film: film, hour: 20)]))
  #expect(data.screenings[0].film.title == "Metropolis")
}
