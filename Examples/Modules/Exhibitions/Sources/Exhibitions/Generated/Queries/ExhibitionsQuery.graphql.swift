// @generated
// This file was automatically generated and should not be edited.

@_exported import MockSupport
@_spi(Execution) @_spi(Unsafe) import MockSupport
import MuseumAPI
import ArtworkCards

nonisolated public struct ExhibitionsQuery: GraphQLQuery {
  public static let operationName: String = "Exhibitions"
  public static let operationDocument: MockSupport.OperationDocument = .init(
    definition: .init(
      #"query Exhibitions($period: Period!) { exhibitions(period: $period) { __typename title room { __typename number } artworks { __typename ...ArtworkCard } } }"#,
      fragments: [ArtworkCard.self]
    ))

  public var period: GraphQLEnum<MuseumAPI.Period>

  public init(period: GraphQLEnum<MuseumAPI.Period>) {
    self.period = period
  }

  @_spi(Unsafe) public var __variables: Variables? { ["period": period] }

  nonisolated public struct Data: MuseumAPI.SelectionSet {
    @_spi(Unsafe) public let __data: DataDict
    @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

    @_spi(Execution) public static var __parentType: any MockSupport.ParentType { MuseumAPI.Objects.Query }
    @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
      .field("exhibitions", [Exhibition].self, arguments: ["period": .variable("period")]),
    ] }
    @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
      ExhibitionsQuery.Data.self
    ] }

    public var exhibitions: [Exhibition] { __data["exhibitions"] }

    /// Exhibition
    ///
    /// Parent Type: `Exhibition`
    nonisolated public struct Exhibition: MuseumAPI.SelectionSet {
      @_spi(Unsafe) public let __data: DataDict
      @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

      @_spi(Execution) public static var __parentType: any MockSupport.ParentType { MuseumAPI.Objects.Exhibition }
      @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
        .field("__typename", String.self),
        .field("title", String.self),
        .field("room", Room?.self),
        .field("artworks", [Artwork].self),
      ] }
      @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
        ExhibitionsQuery.Data.Exhibition.self
      ] }

      public var title: String { __data["title"] }
      public var room: Room? { __data["room"] }
      public var artworks: [Artwork] { __data["artworks"] }

      /// Exhibition.Room
      ///
      /// Parent Type: `Room`
      nonisolated public struct Room: MuseumAPI.SelectionSet {
        @_spi(Unsafe) public let __data: DataDict
        @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

        @_spi(Execution) public static var __parentType: any MockSupport.ParentType { MuseumAPI.Objects.Room }
        @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
          .field("__typename", String.self),
          .field("number", Int.self),
        ] }
        @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
          ExhibitionsQuery.Data.Exhibition.Room.self
        ] }

        public var number: Int { __data["number"] }
      }

      /// Exhibition.Artwork
      ///
      /// Parent Type: `Artwork`
      nonisolated public struct Artwork: MuseumAPI.SelectionSet {
        @_spi(Unsafe) public let __data: DataDict
        @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

        @_spi(Execution) public static var __parentType: any MockSupport.ParentType { MuseumAPI.Objects.Artwork }
        @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
          .field("__typename", String.self),
          .fragment(ArtworkCard.self),
        ] }
        @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
          ExhibitionsQuery.Data.Exhibition.Artwork.self,
          ArtworkCard.self
        ] }

        public var title: String { __data["title"] }
        public var kind: GraphQLEnum<MuseumAPI.ArtworkKind> { __data["kind"] }
        public var artist: Artist? { __data["artist"] }

        public struct Fragments: FragmentContainer {
          @_spi(Unsafe) public let __data: DataDict
          @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

          public var artworkCard: ArtworkCard { _toFragment() }
        }

        public typealias Artist = ArtworkCard.Artist
      }
    }
  }
}
