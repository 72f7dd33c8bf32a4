import ApolloTestSupport
import HarbourAPI
import HarbourMocks
import Testing

@Test func captainHasAName() async {
  let ferry = Mock<Ferry>()
  ferry.cars = 120
  ferry.captain = Mock<Captain>()
  let data = await FerryQuery.Data.from(Mock<Query>(ferry: ferry))
  #expect(data.ferry?.captain?.name == "Anna")
}

@Test func labelShowsTheCars() async {
  let data = await FerryQuery.Data.from(Mock<Query>(ferry: Mock<Ferry>()))
  #expect(label(data) == "120 cars")
}
