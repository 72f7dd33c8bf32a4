// @generated
// This file was automatically generated and should not be edited.

@_exported import MockSupport
@_spi(Execution) @_spi(Unsafe) import MockSupport

nonisolated public struct HumanProfileQuery: GraphQLQuery {
  public static let operationName: String = "HumanProfile"
  public static let operationDocument: MockSupport.OperationDocument = .init(
    definition: .init(
      #"query HumanProfile($id: ID!, $withShips: Boolean = false) { human(id: $id) { __typename ...CharacterDetails heightInFeet: height(unit: FOOT) starships @include(if: $withShips) { __typename ...StarshipSummary } } }"#,
      fragments: [CharacterDetails.self, StarshipSummary.self]
    ))

  public var id: ID
  public var withShips: GraphQLNullable<Bool>

  public init(
    id: ID,
    withShips: GraphQLNullable<Bool> = false
  ) {
    self.id = id
    self.withShips = withShips
  }

  @_spi(Unsafe) public var __variables: Variables? { [
    "id": id,
    "withShips": withShips
  ] }

  nonisolated public struct Data: StarWarsAPI.SelectionSet {
    @_spi(Unsafe) public let __data: DataDict
    @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

    @_spi(Execution) public static var __parentType: any MockSupport.ParentType { StarWarsAPI.Objects.Query }
    @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
      .field("human", Human?.self, arguments: ["id": .variable("id")]),
    ] }
    @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
      HumanProfileQuery.Data.self
    ] }

    public var human: Human? { __data["human"] }

    /// Human
    ///
    /// Parent Type: `Human`
    nonisolated public struct Human: StarWarsAPI.SelectionSet {
      @_spi(Unsafe) public let __data: DataDict
      @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

      @_spi(Execution) public static var __parentType: any MockSupport.ParentType { StarWarsAPI.Objects.Human }
      @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
        .field("__typename", String.self),
        .field("height", alias: "heightInFeet", Double?.self, arguments: ["unit": "FOOT"]),
        .fragment(CharacterDetails.self),
        .include(if: "withShips", .field("starships", [Starship].self)),
      ] }
      @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
        HumanProfileQuery.Data.Human.self,
        CharacterDetails.self,
        CharacterDetails.AsHuman.self
      ] }

      public var heightInFeet: Double? { __data["heightInFeet"] }
      public var starships: [Starship]? { __data["starships"] }
      public var id: StarWarsAPI.ID { __data["id"] }
      public var name: String { __data["name"] }
      public var appearsIn: [GraphQLEnum<StarWarsAPI.Episode>] { __data["appearsIn"] }
      public var homePlanet: String? { __data["homePlanet"] }

      public var asDroid: AsDroid? { _asInlineFragment() }

      public struct Fragments: FragmentContainer {
        @_spi(Unsafe) public let __data: DataDict
        @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

        public var characterDetails: CharacterDetails { _toFragment() }
      }

      /// Human.Starship
      ///
      /// Parent Type: `Starship`
      nonisolated public struct Starship: StarWarsAPI.SelectionSet {
        @_spi(Unsafe) public let __data: DataDict
        @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

        @_spi(Execution) public static var __parentType: any MockSupport.ParentType { StarWarsAPI.Objects.Starship }
        @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
          .field("__typename", String.self),
          .fragment(StarshipSummary.self),
        ] }
        @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
          HumanProfileQuery.Data.Human.Starship.self,
          StarshipSummary.self
        ] }

        public var id: StarWarsAPI.ID { __data["id"] }
        public var name: String { __data["name"] }
        public var length: Double? { __data["length"] }

        public struct Fragments: FragmentContainer {
          @_spi(Unsafe) public let __data: DataDict
          @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

          public var starshipSummary: StarshipSummary { _toFragment() }
        }
      }

      /// Human.AsDroid
      ///
      /// Parent Type: `Droid`
      nonisolated public struct AsDroid: StarWarsAPI.InlineFragment, MockSupport.CompositeInlineFragment {
        @_spi(Unsafe) public let __data: DataDict
        @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

        public typealias RootEntityType = HumanProfileQuery.Data.Human
        @_spi(Execution) public static var __parentType: any MockSupport.ParentType { StarWarsAPI.Objects.Droid }
        @_spi(Execution) public static var __mergedSources: [any MockSupport.SelectionSet.Type] { [
          HumanProfileQuery.Data.Human.self,
          CharacterDetails.self,
          CharacterDetails.AsHuman.self,
          CharacterDetails.AsDroid.self
        ] }
        @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
          HumanProfileQuery.Data.Human.self,
          HumanProfileQuery.Data.Human.AsDroid.self,
          CharacterDetails.self,
          CharacterDetails.AsHuman.self,
          CharacterDetails.AsDroid.self
        ] }

        public var heightInFeet: Double? { __data["heightInFeet"] }
        public var starships: [Starship]? { __data["starships"] }
        public var id: StarWarsAPI.ID { __data["id"] }
        public var name: String { __data["name"] }
        public var appearsIn: [GraphQLEnum<StarWarsAPI.Episode>] { __data["appearsIn"] }
        public var homePlanet: String? { __data["homePlanet"] }
        public var primaryFunction: String? { __data["primaryFunction"] }

        public struct Fragments: FragmentContainer {
          @_spi(Unsafe) public let __data: DataDict
          @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

          public var characterDetails: CharacterDetails { _toFragment() }
        }
      }
    }
  }
}
