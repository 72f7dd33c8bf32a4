// @generated
// This file was automatically generated and should not be edited.

@_exported import MockSupport
@_spi(Execution) @_spi(Unsafe) import MockSupport

nonisolated public struct ResidentsQuery: GraphQLQuery {
  public static let operationName: String = "Residents"
  public static let operationDocument: MockSupport.OperationDocument = .init(
    definition: .init(
      #"query Residents { residents { __typename ...DenDepth id species diet nickname den { __typename width height } keeper { __typename name } ... on Flier { wingspan den { __typename plaque { __typename text } } } ... on Otter { toy tags } ... on Swimmer { maxDepth ... on Resident { weight } } neighbors { __typename species ... on Flier { wingspan } } } }"#,
      fragments: [DenDepth.self]
    ))

  public init() {}

  nonisolated public struct Data: ZooAPI.SelectionSet {
    @_spi(Unsafe) public let __data: DataDict
    @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

    @_spi(Execution) public static var __parentType: any MockSupport.ParentType { ZooAPI.Objects.Query }
    @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
      .field("residents", [Resident].self),
    ] }
    @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
      ResidentsQuery.Data.self
    ] }

    public var residents: [Resident] { __data["residents"] }

    public init(
      residents: [Resident]
    ) {
      self.init(unsafelyWithData: [
        "__typename": ZooAPI.Objects.Query.typename,
        "residents": residents._fieldData,
      ])
    }

    /// Resident
    ///
    /// Parent Type: `Resident`
    nonisolated public struct Resident: ZooAPI.SelectionSet {
      @_spi(Unsafe) public let __data: DataDict
      @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

      @_spi(Execution) public static var __parentType: any MockSupport.ParentType { ZooAPI.Interfaces.Resident }
      @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
        .field("__typename", String.self),
        .field("id", ZooAPI.ID.self),
        .field("species", String.self),
        .field("diet", GraphQLEnum<ZooAPI.Diet>.self),
        .field("nickname", String?.self),
        .field("den", Den.self),
        .field("keeper", Keeper?.self),
        .field("neighbors", [Neighbor].self),
        .inlineFragment(AsFlier.self),
        .inlineFragment(AsOtter.self),
        .inlineFragment(AsSwimmer.self),
        .fragment(DenDepth.self),
      ] }
      @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
        ResidentsQuery.Data.Resident.self
      ] }

      public var id: ZooAPI.ID { __data["id"] }
      public var species: String { __data["species"] }
      public var diet: GraphQLEnum<ZooAPI.Diet> { __data["diet"] }
      public var nickname: String? { __data["nickname"] }
      public var den: Den { __data["den"] }
      public var keeper: Keeper? { __data["keeper"] }
      public var neighbors: [Neighbor] { __data["neighbors"] }

      public var asFlier: AsFlier? { _asInlineFragment() }
      public var asOtter: AsOtter? { _asInlineFragment() }
      public var asSwimmer: AsSwimmer? { _asInlineFragment() }

      public struct Fragments: FragmentContainer {
        @_spi(Unsafe) public let __data: DataDict
        @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

        public var denDepth: DenDepth { _toFragment() }
      }

      public init(
        __typename: String,
        id: ZooAPI.ID,
        species: String,
        diet: GraphQLEnum<ZooAPI.Diet>,
        nickname: String? = nil,
        den: Den,
        keeper: Keeper? = nil,
        neighbors: [Neighbor]
      ) {
        self.init(unsafelyWithData: [
          "__typename": __typename,
          "id": id,
          "species": species,
          "diet": diet,
          "nickname": nickname,
          "den": den._fieldData,
          "keeper": keeper._fieldData,
          "neighbors": neighbors._fieldData,
        ])
      }

      /// Resident.Den
      ///
      /// Parent Type: `Den`
      nonisolated public struct Den: ZooAPI.SelectionSet {
        @_spi(Unsafe) public let __data: DataDict
        @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

        @_spi(Execution) public static var __parentType: any MockSupport.ParentType { ZooAPI.Objects.Den }
        @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
          .field("__typename", String.self),
          .field("width", Int.self),
          .field("height", Int?.self),
        ] }
        @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
          ResidentsQuery.Data.Resident.Den.self,
          DenDepth.Den.self
        ] }

        public var width: Int { __data["width"] }
        public var height: Int? { __data["height"] }
        public var depth: Int { __data["depth"] }
        public var plaque: Plaque? { __data["plaque"] }

        public init(
          width: Int,
          height: Int? = nil,
          depth: Int,
          plaque: Plaque? = nil
        ) {
          self.init(unsafelyWithData: [
            "__typename": ZooAPI.Objects.Den.typename,
            "width": width,
            "height": height,
            "depth": depth,
            "plaque": plaque._fieldData,
          ])
        }

        public typealias Plaque = DenDepth.Den.Plaque
      }

      /// Resident.Keeper
      ///
      /// Parent Type: `Keeper`
      nonisolated public struct Keeper: ZooAPI.SelectionSet {
        @_spi(Unsafe) public let __data: DataDict
        @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

        @_spi(Execution) public static var __parentType: any MockSupport.ParentType { ZooAPI.Objects.Keeper }
        @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
          .field("__typename", String.self),
          .field("name", String.self),
        ] }
        @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
          ResidentsQuery.Data.Resident.Keeper.self
        ] }

        public var name: String { __data["name"] }

        public init(
          name: String
        ) {
          self.init(unsafelyWithData: [
            "__typename": ZooAPI.Objects.Keeper.typename,
            "name": name,
          ])
        }
      }

      /// Resident.Neighbor
      ///
      /// Parent Type: `Resident`
      nonisolated public struct Neighbor: ZooAPI.SelectionSet {
        @_spi(Unsafe) public let __data: DataDict
        @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

        @_spi(Execution) public static var __parentType: any MockSupport.ParentType { ZooAPI.Interfaces.Resident }
        @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
          .field("__typename", String.self),
          .field("species", String.self),
          .inlineFragment(AsFlier.self),
        ] }
        @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
          ResidentsQuery.Data.Resident.Neighbor.self
        ] }

        public var species: String { __data["species"] }

        public var asFlier: AsFlier? { _asInlineFragment() }

        public init(
          __typename: String,
          species: String
        ) {
          self.init(unsafelyWithData: [
            "__typename": __typename,
            "species": species,
          ])
        }

        /// Resident.Neighbor.AsFlier
        ///
        /// Parent Type: `Flier`
        nonisolated public struct AsFlier: ZooAPI.InlineFragment {
          @_spi(Unsafe) public let __data: DataDict
          @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

          public typealias RootEntityType = ResidentsQuery.Data.Resident.Neighbor
          @_spi(Execution) public static var __parentType: any MockSupport.ParentType { ZooAPI.Interfaces.Flier }
          @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
            .field("wingspan", Double.self),
          ] }
          @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
            ResidentsQuery.Data.Resident.Neighbor.self,
            ResidentsQuery.Data.Resident.Neighbor.AsFlier.self
          ] }

          public var wingspan: Double { __data["wingspan"] }
          public var species: String { __data["species"] }

          public init(
            __typename: String,
            wingspan: Double,
            species: String
          ) {
            self.init(unsafelyWithData: [
              "__typename": __typename,
              "wingspan": wingspan,
              "species": species,
            ])
          }
        }
      }

      /// Resident.AsFlier
      ///
      /// Parent Type: `Flier`
      nonisolated public struct AsFlier: ZooAPI.InlineFragment {
        @_spi(Unsafe) public let __data: DataDict
        @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

        public typealias RootEntityType = ResidentsQuery.Data.Resident
        @_spi(Execution) public static var __parentType: any MockSupport.ParentType { ZooAPI.Interfaces.Flier }
        @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
          .field("wingspan", Double.self),
          .field("den", Den.self),
        ] }
        @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
          ResidentsQuery.Data.Resident.self,
          ResidentsQuery.Data.Resident.AsFlier.self
        ] }

        public var wingspan: Double { __data["wingspan"] }
        public var den: Den { __data["den"] }
        public var id: ZooAPI.ID { __data["id"] }
        public var species: String { __data["species"] }
        public var diet: GraphQLEnum<ZooAPI.Diet> { __data["diet"] }
        public var nickname: String? { __data["nickname"] }
        public var keeper: Keeper? { __data["keeper"] }
        public var neighbors: [Neighbor] { __data["neighbors"] }

        public struct Fragments: FragmentContainer {
          @_spi(Unsafe) public let __data: DataDict
          @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

          public var denDepth: DenDepth { _toFragment() }
        }

        public init(
          __typename: String,
          wingspan: Double,
          den: Den,
          id: ZooAPI.ID,
          species: String,
          diet: GraphQLEnum<ZooAPI.Diet>,
          nickname: String? = nil,
          keeper: Keeper? = nil,
          neighbors: [Neighbor]
        ) {
          self.init(unsafelyWithData: [
            "__typename": __typename,
            "wingspan": wingspan,
            "den": den._fieldData,
            "id": id,
            "species": species,
            "diet": diet,
            "nickname": nickname,
            "keeper": keeper._fieldData,
            "neighbors": neighbors._fieldData,
          ])
        }

        /// Resident.AsFlier.Den
        ///
        /// Parent Type: `Den`
        nonisolated public struct Den: ZooAPI.SelectionSet {
          @_spi(Unsafe) public let __data: DataDict
          @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

          @_spi(Execution) public static var __parentType: any MockSupport.ParentType { ZooAPI.Objects.Den }
          @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
            .field("__typename", String.self),
            .field("plaque", Plaque?.self),
          ] }
          @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
            ResidentsQuery.Data.Resident.AsFlier.Den.self,
            ResidentsQuery.Data.Resident.Den.self,
            DenDepth.Den.self
          ] }

          public var plaque: Plaque? { __data["plaque"] }
          public var width: Int { __data["width"] }
          public var height: Int? { __data["height"] }
          public var depth: Int { __data["depth"] }

          public init(
            plaque: Plaque? = nil,
            width: Int,
            height: Int? = nil,
            depth: Int
          ) {
            self.init(unsafelyWithData: [
              "__typename": ZooAPI.Objects.Den.typename,
              "plaque": plaque._fieldData,
              "width": width,
              "height": height,
              "depth": depth,
            ])
          }

          /// Resident.AsFlier.Den.Plaque
          ///
          /// Parent Type: `Plaque`
          nonisolated public struct Plaque: ZooAPI.SelectionSet {
            @_spi(Unsafe) public let __data: DataDict
            @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

            @_spi(Execution) public static var __parentType: any MockSupport.ParentType { ZooAPI.Objects.Plaque }
            @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
              .field("__typename", String.self),
              .field("text", String.self),
            ] }
            @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
              ResidentsQuery.Data.Resident.AsFlier.Den.Plaque.self
            ] }

            public var text: String { __data["text"] }

            public init(
              text: String
            ) {
              self.init(unsafelyWithData: [
                "__typename": ZooAPI.Objects.Plaque.typename,
                "text": text,
              ])
            }
          }
        }
      }

      /// Resident.AsOtter
      ///
      /// Parent Type: `Otter`
      nonisolated public struct AsOtter: ZooAPI.InlineFragment {
        @_spi(Unsafe) public let __data: DataDict
        @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

        public typealias RootEntityType = ResidentsQuery.Data.Resident
        @_spi(Execution) public static var __parentType: any MockSupport.ParentType { ZooAPI.Objects.Otter }
        @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
          .field("toy", String.self),
          .field("tags", [String].self),
        ] }
        @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
          ResidentsQuery.Data.Resident.self,
          ResidentsQuery.Data.Resident.AsOtter.self,
          ResidentsQuery.Data.Resident.AsSwimmer.self,
          DenDepth.self
        ] }

        public var toy: String { __data["toy"] }
        public var tags: [String] { __data["tags"] }
        public var id: ZooAPI.ID { __data["id"] }
        public var species: String { __data["species"] }
        public var diet: GraphQLEnum<ZooAPI.Diet> { __data["diet"] }
        public var nickname: String? { __data["nickname"] }
        public var den: Den { __data["den"] }
        public var keeper: Keeper? { __data["keeper"] }
        public var neighbors: [Neighbor] { __data["neighbors"] }
        public var maxDepth: Int? { __data["maxDepth"] }
        public var weight: Double { __data["weight"] }

        public struct Fragments: FragmentContainer {
          @_spi(Unsafe) public let __data: DataDict
          @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

          public var denDepth: DenDepth { _toFragment() }
        }

        public init(
          toy: String,
          tags: [String],
          id: ZooAPI.ID,
          species: String,
          diet: GraphQLEnum<ZooAPI.Diet>,
          nickname: String? = nil,
          den: Den,
          keeper: Keeper? = nil,
          neighbors: [Neighbor],
          maxDepth: Int? = nil,
          weight: Double
        ) {
          self.init(unsafelyWithData: [
            "__typename": ZooAPI.Objects.Otter.typename,
            "toy": toy,
            "tags": tags,
            "id": id,
            "species": species,
            "diet": diet,
            "nickname": nickname,
            "den": den._fieldData,
            "keeper": keeper._fieldData,
            "neighbors": neighbors._fieldData,
            "maxDepth": maxDepth,
            "weight": weight,
          ])
        }

        /// Resident.AsOtter.Den
        ///
        /// Parent Type: `Den`
        nonisolated public struct Den: ZooAPI.SelectionSet {
          @_spi(Unsafe) public let __data: DataDict
          @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

          @_spi(Execution) public static var __parentType: any MockSupport.ParentType { ZooAPI.Objects.Den }
          @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
            ResidentsQuery.Data.Resident.AsOtter.Den.self,
            ResidentsQuery.Data.Resident.Den.self,
            DenDepth.Den.self
          ] }

          public var width: Int { __data["width"] }
          public var height: Int? { __data["height"] }
          public var depth: Int { __data["depth"] }
          public var plaque: Plaque? { __data["plaque"] }

          public init(
            width: Int,
            height: Int? = nil,
            depth: Int,
            plaque: Plaque? = nil
          ) {
            self.init(unsafelyWithData: [
              "__typename": ZooAPI.Objects.Den.typename,
              "width": width,
              "height": height,
              "depth": depth,
              "plaque": plaque._fieldData,
            ])
          }

          public typealias Plaque = DenDepth.Den.Plaque
        }
      }

      /// Resident.AsSwimmer
      ///
      /// Parent Type: `Swimmer`
      nonisolated public struct AsSwimmer: ZooAPI.InlineFragment {
        @_spi(Unsafe) public let __data: DataDict
        @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

        public typealias RootEntityType = ResidentsQuery.Data.Resident
        @_spi(Execution) public static var __parentType: any MockSupport.ParentType { ZooAPI.Interfaces.Swimmer }
        @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
          .field("maxDepth", Int?.self),
          .field("weight", Double.self),
        ] }
        @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
          ResidentsQuery.Data.Resident.self,
          ResidentsQuery.Data.Resident.AsSwimmer.self,
          DenDepth.self
        ] }

        public var maxDepth: Int? { __data["maxDepth"] }
        public var weight: Double { __data["weight"] }
        public var id: ZooAPI.ID { __data["id"] }
        public var species: String { __data["species"] }
        public var diet: GraphQLEnum<ZooAPI.Diet> { __data["diet"] }
        public var nickname: String? { __data["nickname"] }
        public var den: Den { __data["den"] }
        public var keeper: Keeper? { __data["keeper"] }
        public var neighbors: [Neighbor] { __data["neighbors"] }

        public struct Fragments: FragmentContainer {
          @_spi(Unsafe) public let __data: DataDict
          @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

          public var denDepth: DenDepth { _toFragment() }
        }

        public init(
          __typename: String,
          maxDepth: Int? = nil,
          weight: Double,
          id: ZooAPI.ID,
          species: String,
          diet: GraphQLEnum<ZooAPI.Diet>,
          nickname: String? = nil,
          den: Den,
          keeper: Keeper? = nil,
          neighbors: [Neighbor]
        ) {
          self.init(unsafelyWithData: [
            "__typename": __typename,
            "maxDepth": maxDepth,
            "weight": weight,
            "id": id,
            "species": species,
            "diet": diet,
            "nickname": nickname,
            "den": den._fieldData,
            "keeper": keeper._fieldData,
            "neighbors": neighbors._fieldData,
          ])
        }

        /// Resident.AsSwimmer.Den
        ///
        /// Parent Type: `Den`
        nonisolated public struct Den: ZooAPI.SelectionSet {
          @_spi(Unsafe) public let __data: DataDict
          @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

          @_spi(Execution) public static var __parentType: any MockSupport.ParentType { ZooAPI.Objects.Den }
          @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
            ResidentsQuery.Data.Resident.AsSwimmer.Den.self,
            ResidentsQuery.Data.Resident.Den.self,
            DenDepth.Den.self
          ] }

          public var width: Int { __data["width"] }
          public var height: Int? { __data["height"] }
          public var depth: Int { __data["depth"] }
          public var plaque: Plaque? { __data["plaque"] }

          public init(
            width: Int,
            height: Int? = nil,
            depth: Int,
            plaque: Plaque? = nil
          ) {
            self.init(unsafelyWithData: [
              "__typename": ZooAPI.Objects.Den.typename,
              "width": width,
              "height": height,
              "depth": depth,
              "plaque": plaque._fieldData,
            ])
          }

          public typealias Plaque = DenDepth.Den.Plaque
        }
      }
    }
  }
}
