import Cinema
import CinemaAPI
import CinemaMocks
import Foundation
import MockSupport
import Testing

@Test func screeningsAreListedWithTitleAndPrice() async {
  let film = Mock<Film>(minutes: 93, title: "Le Voyage")
  let query = Mock<Query>(screenings: [Mock<Screening>(film: film, hour: 20, price: "9 €")])
  let data = await ProgrammeQuery.Data.from(query)
  #expect(programme(data) == ["20:00 Le Voyage (93 min), 9 €"])
}

@Test func placeholdersAndSamplesAreComplete() throws {
  let data = ProgrammeQuery.Data.placeholder(screenings: [.placeholder(hour: 18)])
  #expect(programme(data) == ["18:00  (0 min), "])
  #expect(try JSONSerialization.jsonObject(with: ProgrammeQuery.sampleData) is [String: Any])
}
