// @generated
// This file was automatically generated and should not be edited.

@_exported import MockSupport
@_spi(Execution) @_spi(Unsafe) import MockSupport
import MuseumAPI

nonisolated public struct ArtworkCard: MuseumAPI.SelectionSet, Fragment {
  public static var fragmentDefinition: StaticString {
    #"fragment ArtworkCard on Artwork { __typename title kind artist { __typename name } }"#
  }

  @_spi(Unsafe) public let __data: DataDict
  @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

  @_spi(Execution) public static var __parentType: any MockSupport.ParentType { MuseumAPI.Objects.Artwork }
  @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
    .field("__typename", String.self),
    .field("title", String.self),
    .field("kind", GraphQLEnum<MuseumAPI.ArtworkKind>.self),
    .field("artist", Artist?.self),
  ] }
  @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
    ArtworkCard.self
  ] }

  public var title: String { __data["title"] }
  public var kind: GraphQLEnum<MuseumAPI.ArtworkKind> { __data["kind"] }
  public var artist: Artist? { __data["artist"] }

  /// Artist
  ///
  /// Parent Type: `Artist`
  nonisolated public struct Artist: MuseumAPI.SelectionSet {
    @_spi(Unsafe) public let __data: DataDict
    @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

    @_spi(Execution) public static var __parentType: any MockSupport.ParentType { MuseumAPI.Objects.Artist }
    @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
      .field("__typename", String.self),
      .field("name", String.self),
    ] }
    @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
      ArtworkCard.Artist.self
    ] }

    public var name: String { __data["name"] }
  }
}
