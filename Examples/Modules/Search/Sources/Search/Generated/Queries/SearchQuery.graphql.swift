// @generated
// This file was automatically generated and should not be edited.

@_exported import MockSupport
@_spi(Execution) @_spi(Unsafe) import MockSupport
import MuseumAPI
import ArtworkCards

nonisolated public struct SearchQuery: GraphQLQuery {
  public static let operationName: String = "Search"
  public static let operationDocument: MockSupport.OperationDocument = .init(
    definition: .init(
      #"query Search($text: String!, $filter: SearchFilter) { search(text: $text, filter: $filter) { __typename ... on Artwork { ...ArtworkCard } ... on Artist { name } } }"#,
      fragments: [ArtworkCard.self]
    ))

  public var text: String
  public var filter: GraphQLNullable<MuseumAPI.SearchFilter>

  public init(
    text: String,
    filter: GraphQLNullable<MuseumAPI.SearchFilter>
  ) {
    self.text = text
    self.filter = filter
  }

  @_spi(Unsafe) public var __variables: Variables? { [
    "text": text,
    "filter": filter
  ] }

  nonisolated public struct Data: MuseumAPI.SelectionSet {
    @_spi(Unsafe) public let __data: DataDict
    @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

    @_spi(Execution) public static var __parentType: any MockSupport.ParentType { MuseumAPI.Objects.Query }
    @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
      .field("search", [Search].self, arguments: [
        "text": .variable("text"),
        "filter": .variable("filter")
      ]),
    ] }
    @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
      SearchQuery.Data.self
    ] }

    public var search: [Search] { __data["search"] }

    /// Search
    ///
    /// Parent Type: `SearchResult`
    nonisolated public struct Search: MuseumAPI.SelectionSet {
      @_spi(Unsafe) public let __data: DataDict
      @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

      @_spi(Execution) public static var __parentType: any MockSupport.ParentType { MuseumAPI.Unions.SearchResult }
      @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
        .field("__typename", String.self),
        .inlineFragment(AsArtwork.self),
        .inlineFragment(AsArtist.self),
      ] }
      @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
        SearchQuery.Data.Search.self
      ] }

      public var asArtwork: AsArtwork? { _asInlineFragment() }
      public var asArtist: AsArtist? { _asInlineFragment() }

      /// Search.AsArtwork
      ///
      /// Parent Type: `Artwork`
      nonisolated public struct AsArtwork: MuseumAPI.InlineFragment {
        @_spi(Unsafe) public let __data: DataDict
        @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

        public typealias RootEntityType = SearchQuery.Data.Search
        @_spi(Execution) public static var __parentType: any MockSupport.ParentType { MuseumAPI.Objects.Artwork }
        @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
          .fragment(ArtworkCard.self),
        ] }
        @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
          SearchQuery.Data.Search.self,
          SearchQuery.Data.Search.AsArtwork.self,
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

      /// Search.AsArtist
      ///
      /// Parent Type: `Artist`
      nonisolated public struct AsArtist: MuseumAPI.InlineFragment {
        @_spi(Unsafe) public let __data: DataDict
        @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

        public typealias RootEntityType = SearchQuery.Data.Search
        @_spi(Execution) public static var __parentType: any MockSupport.ParentType { MuseumAPI.Objects.Artist }
        @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
          .field("name", String.self),
        ] }
        @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
          SearchQuery.Data.Search.self,
          SearchQuery.Data.Search.AsArtist.self
        ] }

        public var name: String { __data["name"] }
      }
    }
  }
}
