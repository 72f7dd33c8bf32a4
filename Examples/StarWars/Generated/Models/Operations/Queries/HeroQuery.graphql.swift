// @generated
// This file was automatically generated and should not be edited.

@_exported import MockSupport
@_spi(Execution) @_spi(Unsafe) import MockSupport

nonisolated public struct HeroQuery: GraphQLQuery {
  public static let operationName: String = "Hero"
  public static let operationDocument: MockSupport.OperationDocument = .init(
    definition: .init(
      #"query Hero($episode: Episode) { hero(episode: $episode) { __typename ...CharacterDetails friends { __typename ...CharacterDetails } } }"#,
      fragments: [CharacterDetails.self]
    ))

  public var episode: GraphQLNullable<GraphQLEnum<Episode>>

  public init(episode: GraphQLNullable<GraphQLEnum<Episode>>) {
    self.episode = episode
  }

  @_spi(Unsafe) public var __variables: Variables? { ["episode": episode] }

  nonisolated public struct Data: StarWarsAPI.SelectionSet {
    @_spi(Unsafe) public let __data: DataDict
    @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

    @_spi(Execution) public static var __parentType: any MockSupport.ParentType { StarWarsAPI.Objects.Query }
    @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
      .field("hero", Hero?.self, arguments: ["episode": .variable("episode")]),
    ] }
    @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
      HeroQuery.Data.self
    ] }

    /// The hero of an episode, or of the whole saga.
    public var hero: Hero? { __data["hero"] }

    /// Hero
    ///
    /// Parent Type: `Character`
    nonisolated public struct Hero: StarWarsAPI.SelectionSet {
      @_spi(Unsafe) public let __data: DataDict
      @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

      @_spi(Execution) public static var __parentType: any MockSupport.ParentType { StarWarsAPI.Interfaces.Character }
      @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
        .field("__typename", String.self),
        .field("friends", [Friend]?.self),
        .fragment(CharacterDetails.self),
      ] }
      @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
        HeroQuery.Data.Hero.self,
        CharacterDetails.self
      ] }

      public var friends: [Friend]? { __data["friends"] }
      public var id: StarWarsAPI.ID { __data["id"] }
      public var name: String { __data["name"] }
      public var appearsIn: [GraphQLEnum<StarWarsAPI.Episode>] { __data["appearsIn"] }

      public var asHuman: AsHuman? { _asInlineFragment() }
      public var asDroid: AsDroid? { _asInlineFragment() }

      public struct Fragments: FragmentContainer {
        @_spi(Unsafe) public let __data: DataDict
        @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

        public var characterDetails: CharacterDetails { _toFragment() }
      }

      /// Hero.Friend
      ///
      /// Parent Type: `Character`
      nonisolated public struct Friend: StarWarsAPI.SelectionSet {
        @_spi(Unsafe) public let __data: DataDict
        @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

        @_spi(Execution) public static var __parentType: any MockSupport.ParentType { StarWarsAPI.Interfaces.Character }
        @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
          .field("__typename", String.self),
          .fragment(CharacterDetails.self),
        ] }
        @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
          HeroQuery.Data.Hero.Friend.self,
          CharacterDetails.self
        ] }

        public var id: StarWarsAPI.ID { __data["id"] }
        public var name: String { __data["name"] }
        public var appearsIn: [GraphQLEnum<StarWarsAPI.Episode>] { __data["appearsIn"] }

        public var asHuman: AsHuman? { _asInlineFragment() }
        public var asDroid: AsDroid? { _asInlineFragment() }

        public struct Fragments: FragmentContainer {
          @_spi(Unsafe) public let __data: DataDict
          @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

          public var characterDetails: CharacterDetails { _toFragment() }
        }

        /// Hero.Friend.AsHuman
        ///
        /// Parent Type: `Human`
        nonisolated public struct AsHuman: StarWarsAPI.InlineFragment, MockSupport.CompositeInlineFragment {
          @_spi(Unsafe) public let __data: DataDict
          @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

          public typealias RootEntityType = HeroQuery.Data.Hero.Friend
          @_spi(Execution) public static var __parentType: any MockSupport.ParentType { StarWarsAPI.Objects.Human }
          @_spi(Execution) public static var __mergedSources: [any MockSupport.SelectionSet.Type] { [
            HeroQuery.Data.Hero.Friend.self,
            CharacterDetails.self,
            CharacterDetails.AsHuman.self
          ] }
          @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
            HeroQuery.Data.Hero.Friend.self,
            HeroQuery.Data.Hero.Friend.AsHuman.self,
            CharacterDetails.self,
            CharacterDetails.AsHuman.self
          ] }

          public var id: StarWarsAPI.ID { __data["id"] }
          public var name: String { __data["name"] }
          public var appearsIn: [GraphQLEnum<StarWarsAPI.Episode>] { __data["appearsIn"] }
          public var homePlanet: String? { __data["homePlanet"] }

          public struct Fragments: FragmentContainer {
            @_spi(Unsafe) public let __data: DataDict
            @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

            public var characterDetails: CharacterDetails { _toFragment() }
          }
        }

        /// Hero.Friend.AsDroid
        ///
        /// Parent Type: `Droid`
        nonisolated public struct AsDroid: StarWarsAPI.InlineFragment, MockSupport.CompositeInlineFragment {
          @_spi(Unsafe) public let __data: DataDict
          @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

          public typealias RootEntityType = HeroQuery.Data.Hero.Friend
          @_spi(Execution) public static var __parentType: any MockSupport.ParentType { StarWarsAPI.Objects.Droid }
          @_spi(Execution) public static var __mergedSources: [any MockSupport.SelectionSet.Type] { [
            HeroQuery.Data.Hero.Friend.self,
            CharacterDetails.self,
            CharacterDetails.AsDroid.self
          ] }
          @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
            HeroQuery.Data.Hero.Friend.self,
            HeroQuery.Data.Hero.Friend.AsDroid.self,
            CharacterDetails.self,
            CharacterDetails.AsDroid.self
          ] }

          public var id: StarWarsAPI.ID { __data["id"] }
          public var name: String { __data["name"] }
          public var appearsIn: [GraphQLEnum<StarWarsAPI.Episode>] { __data["appearsIn"] }
          public var primaryFunction: String? { __data["primaryFunction"] }

          public struct Fragments: FragmentContainer {
            @_spi(Unsafe) public let __data: DataDict
            @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

            public var characterDetails: CharacterDetails { _toFragment() }
          }
        }
      }

      /// Hero.AsHuman
      ///
      /// Parent Type: `Human`
      nonisolated public struct AsHuman: StarWarsAPI.InlineFragment, MockSupport.CompositeInlineFragment {
        @_spi(Unsafe) public let __data: DataDict
        @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

        public typealias RootEntityType = HeroQuery.Data.Hero
        @_spi(Execution) public static var __parentType: any MockSupport.ParentType { StarWarsAPI.Objects.Human }
        @_spi(Execution) public static var __mergedSources: [any MockSupport.SelectionSet.Type] { [
          HeroQuery.Data.Hero.self,
          CharacterDetails.self,
          CharacterDetails.AsHuman.self
        ] }
        @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
          HeroQuery.Data.Hero.self,
          HeroQuery.Data.Hero.AsHuman.self,
          CharacterDetails.self,
          CharacterDetails.AsHuman.self
        ] }

        public var friends: [Friend]? { __data["friends"] }
        public var id: StarWarsAPI.ID { __data["id"] }
        public var name: String { __data["name"] }
        public var appearsIn: [GraphQLEnum<StarWarsAPI.Episode>] { __data["appearsIn"] }
        public var homePlanet: String? { __data["homePlanet"] }

        public struct Fragments: FragmentContainer {
          @_spi(Unsafe) public let __data: DataDict
          @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

          public var characterDetails: CharacterDetails { _toFragment() }
        }
      }

      /// Hero.AsDroid
      ///
      /// Parent Type: `Droid`
      nonisolated public struct AsDroid: StarWarsAPI.InlineFragment, MockSupport.CompositeInlineFragment {
        @_spi(Unsafe) public let __data: DataDict
        @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

        public typealias RootEntityType = HeroQuery.Data.Hero
        @_spi(Execution) public static var __parentType: any MockSupport.ParentType { StarWarsAPI.Objects.Droid }
        @_spi(Execution) public static var __mergedSources: [any MockSupport.SelectionSet.Type] { [
          HeroQuery.Data.Hero.self,
          CharacterDetails.self,
          CharacterDetails.AsDroid.self
        ] }
        @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
          HeroQuery.Data.Hero.self,
          HeroQuery.Data.Hero.AsDroid.self,
          CharacterDetails.self,
          CharacterDetails.AsDroid.self
        ] }

        public var friends: [Friend]? { __data["friends"] }
        public var id: StarWarsAPI.ID { __data["id"] }
        public var name: String { __data["name"] }
        public var appearsIn: [GraphQLEnum<StarWarsAPI.Episode>] { __data["appearsIn"] }
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
