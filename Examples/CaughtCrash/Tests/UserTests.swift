import ApolloTestSupport
import ShopAPI
import ShopMocks
import Testing

@Test func userHasAnAddress() async {
  let user = Mock<User>()
  user.name = "Luke"
  let data = await UserQuery.Data.from(Mock<Query>(user: user))
  #expect(data.user?.email == "luke@example.org")
}
