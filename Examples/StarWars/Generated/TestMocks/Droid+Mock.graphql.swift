// @generated
// This file was automatically generated and should not be edited.

public import MockSupport
@testable public import StarWarsAPI

nonisolated public final class Droid: MockObject {
  public static let objectType: MockSupport.Object = StarWarsAPI.Objects.Droid
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
    primaryFunction: String? = nil,
    __fileID: StaticString = #fileID,
    __filePath: StaticString = #filePath,
    __line: UInt = #line,
    __column: UInt = #column
  ) {
    self.init(__fileID: __fileID, __filePath: __filePath, __line: __line, __column: __column)
    _setScalarList(appearsIn, for: \.appearsIn)
    _setList(friends, for: \.friends)
    _setScalar(id, for: \.id)
    _setScalar(name, for: \.name)
    _setScalar(primaryFunction, for: \.primaryFunction)
  }
}

public extension Droid {
  static func mock(
    appearsIn: [GraphQLEnum<StarWarsAPI.Episode>] = [],
    friends: [(any AnyMock)]? = nil,
    id: StarWarsAPI.ID = "",
    name: String = "",
    primaryFunction: String? = nil,
    __fileID: StaticString = #fileID,
    __filePath: StaticString = #filePath,
    __line: UInt = #line,
    __column: UInt = #column
  ) -> Mock<Droid> {
    Mock<Droid>(
      appearsIn: appearsIn,
      friends: friends,
      id: id,
      name: name,
      primaryFunction: primaryFunction,
      __fileID: __fileID,
      __filePath: __filePath,
      __line: __line,
      __column: __column
    )
  }
}
