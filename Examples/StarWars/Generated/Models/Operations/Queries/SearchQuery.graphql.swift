// @generated
// This file was automatically generated and should not be edited.

@_exported import MockSupport
@_spi(Execution) @_spi(Unsafe) import MockSupport

nonisolated public struct SearchQuery: GraphQLQuery {
  public static let operationName: String = "Search"
  public static let operationDocument: MockSupport.OperationDocument = .init(
    definition: .init(
      #"query Search($text: String!) { search(text: $text, first: 5) { __typename ... on Character { name } ... on Starship { ...StarshipSummary firstFlight } } }"#,
      fragments: [StarshipSummary.self]
    ))

  public var text: String

  public init(text: String) {
    self.text = text
  }

  @_spi(Unsafe) public var __variables: Variables? { ["text": text] }

  nonisolated public struct Data: StarWarsAPI.SelectionSet {
    @_spi(Unsafe) public let __data: DataDict
    @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

    @_spi(Execution) public static var __parentType: any MockSupport.ParentType { StarWarsAPI.Objects.Query }
    @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
      .field("search", [Search].self, arguments: [
        "text": .variable("text"),
        "first": 5
      ]),
    ] }
    @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
      SearchQuery.Data.self
    ] }

    public var search: [Search] { __data["search"] }

    /// Search
    ///
    /// Parent Type: `SearchResult`
    nonisolated public struct Search: StarWarsAPI.SelectionSet {
      @_spi(Unsafe) public let __data: DataDict
      @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

      @_spi(Execution) public static var __parentType: any MockSupport.ParentType { StarWarsAPI.Unions.SearchResult }
      @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
        .field("__typename", String.self),
        .inlineFragment(AsCharacter.self),
        .inlineFragment(AsStarship.self),
      ] }
      @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
        SearchQuery.Data.Search.self
      ] }

      public var asCharacter: AsCharacter? { _asInlineFragment() }
      public var asStarship: AsStarship? { _asInlineFragment() }

      /// Search.AsCharacter
      ///
      /// Parent Type: `Character`
      nonisolated public struct AsCharacter: StarWarsAPI.InlineFragment {
        @_spi(Unsafe) public let __data: DataDict
        @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

        public typealias RootEntityType = SearchQuery.Data.Search
        @_spi(Execution) public static var __parentType: any MockSupport.ParentType { StarWarsAPI.Interfaces.Character }
        @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
          .field("name", String.self),
        ] }
        @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
          SearchQuery.Data.Search.self,
          SearchQuery.Data.Search.AsCharacter.self
        ] }

        public var name: String { __data["name"] }
      }

      /// Search.AsStarship
      ///
      /// Parent Type: `Starship`
      nonisolated public struct AsStarship: StarWarsAPI.InlineFragment {
        @_spi(Unsafe) public let __data: DataDict
        @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

        public typealias RootEntityType = SearchQuery.Data.Search
        @_spi(Execution) public static var __parentType: any MockSupport.ParentType { StarWarsAPI.Objects.Starship }
        @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
          .field("firstFlight", StarWarsAPI.Date?.self),
          .fragment(StarshipSummary.self),
        ] }
        @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
          SearchQuery.Data.Search.self,
          SearchQuery.Data.Search.AsStarship.self,
          StarshipSummary.self
        ] }

        public var firstFlight: StarWarsAPI.Date? { __data["firstFlight"] }
        public var id: StarWarsAPI.ID { __data["id"] }
        public var name: String { __data["name"] }
        public var length: Double? { __data["length"] }

        public struct Fragments: FragmentContainer {
          @_spi(Unsafe) public let __data: DataDict
          @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

          public var starshipSummary: StarshipSummary { _toFragment() }
        }
      }
    }
  }
}
