// @generated
// This file was automatically generated and should not be edited.

public import MockSupport
@testable public import StarWarsAPI

nonisolated public final class Human: MockObject {
  public static let objectType: MockSupport.Object = StarWarsAPI.Objects.Human
  public static let _mockFields = MockFields()
  public typealias MockValueCollectionType = Array<Mock<Human>>

  public struct MockFields: Sendable {
    @Field<[GraphQLEnum<StarWarsAPI.Episode>]>("appearsIn") public var appearsIn
    @Field<[MockObject.Character]>("friends") public var friends
    @Field<Double>("heightInFeet") public var heightInFeet
    @Field<String>("homePlanet") public var homePlanet
    @Field<StarWarsAPI.ID>("id") public var id
    @Field<String>("name") public var name
    @Field<[Starship]>("starships") public var starships
  }
}

public extension Mock where O == Human {
  convenience init(
    appearsIn: [GraphQLEnum<StarWarsAPI.Episode>] = [],
    friends: [(any AnyMock)]? = nil,
    heightInFeet: Double? = nil,
    homePlanet: String? = nil,
    id: StarWarsAPI.ID = "",
    name: String = "",
    starships: [Mock<Starship>] = [],
    __fileID: StaticString = #fileID,
    __filePath: StaticString = #filePath,
    __line: UInt = #line,
    __column: UInt = #column
  ) {
    self.init(__fileID: __fileID, __filePath: __filePath, __line: __line, __column: __column)
    _setScalarList(appearsIn, for: \.appearsIn)
    _setList(friends, for: \.friends)
    _setScalar(heightInFeet, for: \.heightInFeet)
    _setScalar(homePlanet, for: \.homePlanet)
    _setScalar(id, for: \.id)
    _setScalar(name, for: \.name)
    _setList(starships, for: \.starships)
  }
}

public extension Human {
  static func mock(
    appearsIn: [GraphQLEnum<StarWarsAPI.Episode>] = [],
    friends: [(any AnyMock)]? = nil,
    heightInFeet: Double? = nil,
    homePlanet: String? = nil,
    id: StarWarsAPI.ID = "",
    name: String = "",
    starships: [Mock<Starship>] = [],
    __fileID: StaticString = #fileID,
    __filePath: StaticString = #filePath,
    __line: UInt = #line,
    __column: UInt = #column
  ) -> Mock<Human> {
    Mock<Human>(
      appearsIn: appearsIn,
      friends: friends,
      heightInFeet: heightInFeet,
      homePlanet: homePlanet,
      id: id,
      name: name,
      starships: starships,
      __fileID: __fileID,
      __filePath: __filePath,
      __line: __line,
      __column: __column
    )
  }
}
