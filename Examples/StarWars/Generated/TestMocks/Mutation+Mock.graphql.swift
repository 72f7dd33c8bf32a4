// @generated
// This file was automatically generated and should not be edited.

import ApolloTestSupport
@testable import StarWarsAPI

nonisolated public final class Mutation: MockObject {
  public static let objectType: ApolloAPI.Object = StarWarsAPI.Objects.Mutation
  public static let _mockFields = MockFields()
  public typealias MockValueCollectionType = Array<Mock<Mutation>>

  public struct MockFields: Sendable {
    @Field<Review>("createReview") public var createReview
  }
}

public extension Mock where O == Mutation {
  convenience init(
    createReview: Mock<Review>? = nil
  ) {
    self.init()
    _setEntity(createReview, for: \.createReview)
  }
}
