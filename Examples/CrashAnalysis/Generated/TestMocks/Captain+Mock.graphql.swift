// @generated
// This file was automatically generated and should not be edited.

import ApolloTestSupport
@testable import HarbourAPI

nonisolated public final class Captain: MockObject {
  public static let objectType: ApolloAPI.Object = HarbourAPI.Objects.Captain
  public static let _mockFields = MockFields()
  public typealias MockValueCollectionType = Array<Mock<Captain>>

  public struct MockFields: Sendable {
    @Field<String>("name") public var name
  }
}

public extension Mock where O == Captain {
  convenience init(
    name: String = ""
  ) {
    self.init()
    _setScalar(name, for: \.name)
  }
}
