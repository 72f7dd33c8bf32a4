// @generated
// This file was automatically generated and should not be edited.

@_exported import MockSupport
@_spi(Execution) @_spi(Unsafe) import MockSupport

nonisolated public struct StarshipSummary: StarWarsAPI.SelectionSet, Fragment {
  public static var fragmentDefinition: StaticString {
    #"fragment StarshipSummary on Starship { __typename id name length }"#
  }

  @_spi(Unsafe) public let __data: DataDict
  @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

  @_spi(Execution) public static var __parentType: any MockSupport.ParentType { StarWarsAPI.Objects.Starship }
  @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
    .field("__typename", String.self),
    .field("id", StarWarsAPI.ID.self),
    .field("name", String.self),
    .field("length", Double?.self),
  ] }
  @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
    StarshipSummary.self
  ] }

  public var id: StarWarsAPI.ID { __data["id"] }
  public var name: String { __data["name"] }
  public var length: Double? { __data["length"] }
}
