import Exhibitions
import ExhibitionsTestMocks
import MockSupport
import MuseumAPI
import MuseumAPITestMocks
import Testing

@Test func programmeNamesRoomsAndArtworks() async {
  let exhibition = Mock<Exhibition>(
    artworks: [Mock<Artwork>(title: "The Swan")], room: Mock<Room>(number: 3), title: "Beyond the Visible")
  let data = await ExhibitionsQuery.Data.from(Mock<Query>(exhibitions: [exhibition]))
  #expect(programme(data) == ["Beyond the Visible (room 3): The Swan"])
}

@Test func ticketsHaveCodes() async {
  let data = await BuyTicketMutation.Data.from(Mock<Mutation>(buyTicket: Mock<Ticket>(code: "A1", price: 12)))
  #expect(data.buyTicket.code == "A1")
}
