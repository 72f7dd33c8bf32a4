// @generated
// This file was automatically generated and should not be edited.

import ApolloTestSupport
@testable import ShopAPI

nonisolated public final class User: MockObject {
  public static let objectType: ApolloAPI.Object = ShopAPI.Objects.User
  public static let _mockFields = MockFields()
  public typealias MockValueCollectionType = Array<Mock<User>>

  public struct MockFields: Sendable {
    @Field<String>("email") public var email
    @Field<String>("name") public var name
  }
}

public extension Mock where O == User {
  convenience init(
    email: String = "",
    name: String = ""
  ) {
    self.init()
    _setScalar(email, for: \.email)
    _setScalar(name, for: \.name)
  }
}
