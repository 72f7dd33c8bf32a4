// @generated
// This file was automatically generated and should not be edited.

import ApolloTestSupport
@testable import HarbourAPI

nonisolated public final class Query: MockObject {
  public static let objectType: ApolloAPI.Object = HarbourAPI.Objects.Query
  public static let _mockFields = MockFields()
  public typealias MockValueCollectionType = Array<Mock<Query>>

  public struct MockFields: Sendable {
    @Field<Ferry>("ferry") public var ferry
  }
}

public extension Mock where O == Query {
  convenience init(
    ferry: Mock<Ferry>? = nil
  ) {
    self.init()
    _setEntity(ferry, for: \.ferry)
  }
}
