// @generated
// This file was automatically generated and should not be edited.

import ApolloTestSupport
@testable import StarWarsAPI

nonisolated public final class Review: MockObject {
  public static let objectType: ApolloAPI.Object = StarWarsAPI.Objects.Review
  public static let _mockFields = MockFields()
  public typealias MockValueCollectionType = Array<Mock<Review>>

  public struct MockFields: Sendable {
    @Field<String>("commentary") public var commentary
    @Field<StarWarsAPI.Date>("createdAt") public var createdAt
    @Field<Int>("stars") public var stars
  }
}

public extension Mock where O == Review {
  convenience init(
    commentary: String? = nil,
    createdAt: StarWarsAPI.Date = .defaultMockValue,
    stars: Int = 0
  ) {
    self.init()
    _setScalar(commentary, for: \.commentary)
    _setScalar(createdAt, for: \.createdAt)
    _setScalar(stars, for: \.stars)
  }
}
