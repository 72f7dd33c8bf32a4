// @generated
// This file was automatically generated and should not be edited.

import ApolloTestSupport
@testable import StarWarsAPI

nonisolated public final class Starship: MockObject {
  public static let objectType: ApolloAPI.Object = StarWarsAPI.Objects.Starship
  public static let _mockFields = MockFields()
  public typealias MockValueCollectionType = Array<Mock<Starship>>

  public struct MockFields: Sendable {
    @Field<StarWarsAPI.Date>("firstFlight") public var firstFlight
    @Field<StarWarsAPI.ID>("id") public var id
    @Field<Double>("length") public var length
    @Field<String>("name") public var name
  }
}

public extension Mock where O == Starship {
  convenience init(
    firstFlight: StarWarsAPI.Date? = nil,
    id: StarWarsAPI.ID = "",
    length: Double? = nil,
    name: String = ""
  ) {
    self.init()
    _setScalar(firstFlight, for: \.firstFlight)
    _setScalar(id, for: \.id)
    _setScalar(length, for: \.length)
    _setScalar(name, for: \.name)
  }
}
