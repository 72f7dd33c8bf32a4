// @generated
// This file was automatically generated and should not be edited.

import ApolloTestSupport
@testable import ShopAPI

nonisolated public final class Query: MockObject {
  public static let objectType: ApolloAPI.Object = ShopAPI.Objects.Query
  public static let _mockFields = MockFields()
  public typealias MockValueCollectionType = Array<Mock<Query>>

  public struct MockFields: Sendable {
    @Field<User>("user") public var user
  }
}

public extension Mock where O == Query {
  convenience init(
    user: Mock<User>? = nil
  ) {
    self.init()
    _setEntity(user, for: \.user)
  }
}
