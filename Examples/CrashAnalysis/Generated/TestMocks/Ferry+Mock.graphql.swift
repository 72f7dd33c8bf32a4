// @generated
// This file was automatically generated and should not be edited.

import ApolloTestSupport
@testable import HarbourAPI

nonisolated public final class Ferry: MockObject {
  public static let objectType: ApolloAPI.Object = HarbourAPI.Objects.Ferry
  public static let _mockFields = MockFields()
  public typealias MockValueCollectionType = Array<Mock<Ferry>>

  public struct MockFields: Sendable {
    @Field<Captain>("captain") public var captain
    @Field<Int>("cars") public var cars
  }
}

public extension Mock where O == Ferry {
  convenience init(
    captain: Mock<Captain>? = nil,
    cars: Int = 0
  ) {
    self.init()
    _setEntity(captain, for: \.captain)
    _setScalar(cars, for: \.cars)
  }
}
