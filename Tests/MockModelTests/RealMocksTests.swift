import TestSupport
import Testing

/// The mocks of real operations equal the model's.
@Suite(.enabled(if: Corpora.isAvailable, Comment(rawValue: Corpora.reason)))
struct RealMocksTests {
  @Test(arguments: [
    RealAPI.upload, .subscription, .saleor("search"), .saleor("dummy-payment-app"), .saleor("stripe"),
    .artsy("order2Routes_CheckoutQuery"), .artsy("ArtworkAppTestQuery"), .artsy("conversationsRoutes_DetailQuery"),
  ])
  func mocksEqualTheModel(api: RealAPI) async throws {
    let round = try ModelRound(api)
    #expect(disagreements(round, ModelProduct(round)) == [])
  }
}
