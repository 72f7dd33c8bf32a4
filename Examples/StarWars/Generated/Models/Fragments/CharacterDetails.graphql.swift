// @generated
// This file was automatically generated and should not be edited.

@_exported import MockSupport
@_spi(Execution) @_spi(Unsafe) import MockSupport

nonisolated public struct CharacterDetails: StarWarsAPI.SelectionSet, Fragment {
  public static var fragmentDefinition: StaticString {
    #"fragment CharacterDetails on Character { __typename id name appearsIn ... on Human { homePlanet } ... on Droid { primaryFunction } }"#
  }

  @_spi(Unsafe) public let __data: DataDict
  @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

  @_spi(Execution) public static var __parentType: any MockSupport.ParentType { StarWarsAPI.Interfaces.Character }
  @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
    .field("__typename", String.self),
    .field("id", StarWarsAPI.ID.self),
    .field("name", String.self),
    .field("appearsIn", [GraphQLEnum<StarWarsAPI.Episode>].self),
    .inlineFragment(AsHuman.self),
    .inlineFragment(AsDroid.self),
  ] }
  @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
    CharacterDetails.self
  ] }

  public var id: StarWarsAPI.ID { __data["id"] }
  public var name: String { __data["name"] }
  public var appearsIn: [GraphQLEnum<StarWarsAPI.Episode>] { __data["appearsIn"] }

  public var asHuman: AsHuman? { _asInlineFragment() }
  public var asDroid: AsDroid? { _asInlineFragment() }

  /// AsHuman
  ///
  /// Parent Type: `Human`
  nonisolated public struct AsHuman: StarWarsAPI.InlineFragment {
    @_spi(Unsafe) public let __data: DataDict
    @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

    public typealias RootEntityType = CharacterDetails
    @_spi(Execution) public static var __parentType: any MockSupport.ParentType { StarWarsAPI.Objects.Human }
    @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
      .field("homePlanet", String?.self),
    ] }
    @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
      CharacterDetails.self,
      CharacterDetails.AsHuman.self
    ] }

    public var homePlanet: String? { __data["homePlanet"] }
    public var id: StarWarsAPI.ID { __data["id"] }
    public var name: String { __data["name"] }
    public var appearsIn: [GraphQLEnum<StarWarsAPI.Episode>] { __data["appearsIn"] }
  }

  /// AsDroid
  ///
  /// Parent Type: `Droid`
  nonisolated public struct AsDroid: StarWarsAPI.InlineFragment {
    @_spi(Unsafe) public let __data: DataDict
    @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

    public typealias RootEntityType = CharacterDetails
    @_spi(Execution) public static var __parentType: any MockSupport.ParentType { StarWarsAPI.Objects.Droid }
    @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
      .field("primaryFunction", String?.self),
    ] }
    @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
      CharacterDetails.self,
      CharacterDetails.AsDroid.self
    ] }

    public var primaryFunction: String? { __data["primaryFunction"] }
    public var id: StarWarsAPI.ID { __data["id"] }
    public var name: String { __data["name"] }
    public var appearsIn: [GraphQLEnum<StarWarsAPI.Episode>] { __data["appearsIn"] }
  }
}
