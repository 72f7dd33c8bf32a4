// @generated
// This file was automatically generated and should not be edited.

import ApolloTestSupport
@testable import StarWarsAPI

nonisolated public final class Droid: MockObject {
  public static let objectType: ApolloAPI.Object = StarWarsAPI.Objects.Droid
  public static let _mockFields = MockFields()
  public typealias MockValueCollectionType = Array<Mock<Droid>>

  public struct MockFields: Sendable {
    @Field<[GraphQLEnum<StarWarsAPI.Episode>]>("appearsIn") public var appearsIn
    @Field<[MockObject.Character]>("friends") public var friends
    @Field<StarWarsAPI.ID>("id") public var id
    @Field<String>("name") public var name
    @Field<String>("primaryFunction") public var primaryFunction
  }
}

public extension Mock where O == Droid {
  convenience init(
    appearsIn: [GraphQLEnum<StarWarsAPI.Episode>] = [],
    friends: [(any AnyMock)]? = nil,
    id: StarWarsAPI.ID = "",
    name: String = "",
    primaryFunction: String? = nil
  ) {
    self.init()
    _setScalarList(appearsIn, for: \.appearsIn)
    _setList(friends, for: \.friends)
    _setScalar(id, for: \.id)
    _setScalar(name, for: \.name)
    _setScalar(primaryFunction, for: \.primaryFunction)
  }
}
