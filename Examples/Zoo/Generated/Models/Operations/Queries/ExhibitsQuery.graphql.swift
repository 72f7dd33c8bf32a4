// @generated
// This file was automatically generated and should not be edited.

@_exported import MockSupport
@_spi(Execution) @_spi(Unsafe) import MockSupport

nonisolated public struct ExhibitsQuery: GraphQLQuery {
  public static let operationName: String = "Exhibits"
  public static let operationDocument: MockSupport.OperationDocument = .init(
    definition: .init(
      #"query Exhibits { exhibits { __typename ...ExhibitTitle ... on Parrot { words } } map { __typename ... on Statue { title } ... on Resident { species } } keepers { __typename name hash required residents { __typename id } } }"#,
      fragments: [ExhibitTitle.self]
    ))

  public init() {}

  nonisolated public struct Data: ZooAPI.SelectionSet {
    @_spi(Unsafe) public let __data: DataDict
    @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

    @_spi(Execution) public static var __parentType: any MockSupport.ParentType { ZooAPI.Objects.Query }
    @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
      .field("exhibits", [Exhibit]?.self),
      .field("map", [[Map?]]?.self),
      .field("keepers", [Keeper?]?.self),
    ] }
    @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
      ExhibitsQuery.Data.self
    ] }

    public var exhibits: [Exhibit]? { __data["exhibits"] }
    /// Rows of places, of which some may be empty.
    public var map: [[Map?]]? { __data["map"] }
    public var keepers: [Keeper?]? { __data["keepers"] }

    public init(
      exhibits: [Exhibit]? = nil,
      map: [[Map?]]? = nil,
      keepers: [Keeper?]? = nil
    ) {
      self.init(unsafelyWithData: [
        "__typename": ZooAPI.Objects.Query.typename,
        "exhibits": exhibits._fieldData,
        "map": map._fieldData,
        "keepers": keepers._fieldData,
      ])
    }

    /// Exhibit
    ///
    /// Parent Type: `Exhibit`
    nonisolated public struct Exhibit: ZooAPI.SelectionSet {
      @_spi(Unsafe) public let __data: DataDict
      @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

      @_spi(Execution) public static var __parentType: any MockSupport.ParentType { ZooAPI.Unions.Exhibit }
      @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
        .field("__typename", String.self),
        .inlineFragment(AsParrot.self),
        .fragment(ExhibitTitle.self),
      ] }
      @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
        ExhibitsQuery.Data.Exhibit.self
      ] }

      public var asParrot: AsParrot? { _asInlineFragment() }
      public var asStatue: AsStatue? { _asInlineFragment() }
      public var asFlier: AsFlier? { _asInlineFragment() }
      public var asResident: AsResident? { _asInlineFragment() }

      public struct Fragments: FragmentContainer {
        @_spi(Unsafe) public let __data: DataDict
        @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

        public var exhibitTitle: ExhibitTitle { _toFragment() }
      }

      public init(
        __typename: String
      ) {
        self.init(unsafelyWithData: [
          "__typename": __typename,
        ])
      }

      /// Exhibit.AsParrot
      ///
      /// Parent Type: `Parrot`
      nonisolated public struct AsParrot: ZooAPI.InlineFragment {
        @_spi(Unsafe) public let __data: DataDict
        @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

        public typealias RootEntityType = ExhibitsQuery.Data.Exhibit
        @_spi(Execution) public static var __parentType: any MockSupport.ParentType { ZooAPI.Objects.Parrot }
        @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
          .field("words", [String?]?.self),
        ] }
        @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
          ExhibitsQuery.Data.Exhibit.self,
          ExhibitsQuery.Data.Exhibit.AsParrot.self,
          ExhibitTitle.self,
          ExhibitTitle.AsFlier.self,
          ExhibitTitle.AsResident.self
        ] }

        public var words: [String?]? { __data["words"] }
        public var wingspan: Double { __data["wingspan"] }
        public var species: String { __data["species"] }
        public var heavy: Double { __data["heavy"] }
        public var neighbors: [Neighbor] { __data["neighbors"] }

        public struct Fragments: FragmentContainer {
          @_spi(Unsafe) public let __data: DataDict
          @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

          public var exhibitTitle: ExhibitTitle { _toFragment() }
        }

        public init(
          words: [String?]? = nil,
          wingspan: Double,
          species: String,
          heavy: Double,
          neighbors: [Neighbor]
        ) {
          self.init(unsafelyWithData: [
            "__typename": ZooAPI.Objects.Parrot.typename,
            "words": words,
            "wingspan": wingspan,
            "species": species,
            "heavy": heavy,
            "neighbors": neighbors._fieldData,
          ])
        }

        public typealias Neighbor = ExhibitTitle.AsResident.Neighbor
      }

      /// Exhibit.AsStatue
      ///
      /// Parent Type: `Statue`
      nonisolated public struct AsStatue: ZooAPI.InlineFragment, MockSupport.CompositeInlineFragment {
        @_spi(Unsafe) public let __data: DataDict
        @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

        public typealias RootEntityType = ExhibitsQuery.Data.Exhibit
        @_spi(Execution) public static var __parentType: any MockSupport.ParentType { ZooAPI.Objects.Statue }
        @_spi(Execution) public static var __mergedSources: [any MockSupport.SelectionSet.Type] { [
          ExhibitsQuery.Data.Exhibit.self,
          ExhibitTitle.AsStatue.self
        ] }
        @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
          ExhibitsQuery.Data.Exhibit.self,
          ExhibitsQuery.Data.Exhibit.AsStatue.self,
          ExhibitTitle.self,
          ExhibitTitle.AsStatue.self
        ] }

        public var title: String { __data["title"] }

        public struct Fragments: FragmentContainer {
          @_spi(Unsafe) public let __data: DataDict
          @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

          public var exhibitTitle: ExhibitTitle { _toFragment() }
        }

        public init(
          title: String
        ) {
          self.init(unsafelyWithData: [
            "__typename": ZooAPI.Objects.Statue.typename,
            "title": title,
          ])
        }
      }

      /// Exhibit.AsFlier
      ///
      /// Parent Type: `Flier`
      nonisolated public struct AsFlier: ZooAPI.InlineFragment, MockSupport.CompositeInlineFragment {
        @_spi(Unsafe) public let __data: DataDict
        @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

        public typealias RootEntityType = ExhibitsQuery.Data.Exhibit
        @_spi(Execution) public static var __parentType: any MockSupport.ParentType { ZooAPI.Interfaces.Flier }
        @_spi(Execution) public static var __mergedSources: [any MockSupport.SelectionSet.Type] { [
          ExhibitsQuery.Data.Exhibit.self,
          ExhibitTitle.AsFlier.self
        ] }
        @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
          ExhibitsQuery.Data.Exhibit.self,
          ExhibitsQuery.Data.Exhibit.AsFlier.self,
          ExhibitTitle.self,
          ExhibitTitle.AsFlier.self
        ] }

        public var wingspan: Double { __data["wingspan"] }

        public struct Fragments: FragmentContainer {
          @_spi(Unsafe) public let __data: DataDict
          @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

          public var exhibitTitle: ExhibitTitle { _toFragment() }
        }

        public init(
          __typename: String,
          wingspan: Double
        ) {
          self.init(unsafelyWithData: [
            "__typename": __typename,
            "wingspan": wingspan,
          ])
        }
      }

      /// Exhibit.AsResident
      ///
      /// Parent Type: `Resident`
      nonisolated public struct AsResident: ZooAPI.InlineFragment, MockSupport.CompositeInlineFragment {
        @_spi(Unsafe) public let __data: DataDict
        @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

        public typealias RootEntityType = ExhibitsQuery.Data.Exhibit
        @_spi(Execution) public static var __parentType: any MockSupport.ParentType { ZooAPI.Interfaces.Resident }
        @_spi(Execution) public static var __mergedSources: [any MockSupport.SelectionSet.Type] { [
          ExhibitsQuery.Data.Exhibit.self,
          ExhibitTitle.AsResident.self
        ] }
        @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
          ExhibitsQuery.Data.Exhibit.self,
          ExhibitsQuery.Data.Exhibit.AsResident.self,
          ExhibitTitle.self,
          ExhibitTitle.AsResident.self
        ] }

        public var species: String { __data["species"] }
        public var heavy: Double { __data["heavy"] }
        public var neighbors: [Neighbor] { __data["neighbors"] }

        public struct Fragments: FragmentContainer {
          @_spi(Unsafe) public let __data: DataDict
          @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

          public var exhibitTitle: ExhibitTitle { _toFragment() }
        }

        public init(
          __typename: String,
          species: String,
          heavy: Double,
          neighbors: [Neighbor]
        ) {
          self.init(unsafelyWithData: [
            "__typename": __typename,
            "species": species,
            "heavy": heavy,
            "neighbors": neighbors._fieldData,
          ])
        }

        public typealias Neighbor = ExhibitTitle.AsResident.Neighbor
      }
    }

    /// Map
    ///
    /// Parent Type: `Exhibit`
    nonisolated public struct Map: ZooAPI.SelectionSet {
      @_spi(Unsafe) public let __data: DataDict
      @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

      @_spi(Execution) public static var __parentType: any MockSupport.ParentType { ZooAPI.Unions.Exhibit }
      @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
        .field("__typename", String.self),
        .inlineFragment(AsStatue.self),
        .inlineFragment(AsResident.self),
      ] }
      @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
        ExhibitsQuery.Data.Map.self
      ] }

      public var asStatue: AsStatue? { _asInlineFragment() }
      public var asResident: AsResident? { _asInlineFragment() }

      public init(
        __typename: String
      ) {
        self.init(unsafelyWithData: [
          "__typename": __typename,
        ])
      }

      /// Map.AsStatue
      ///
      /// Parent Type: `Statue`
      nonisolated public struct AsStatue: ZooAPI.InlineFragment {
        @_spi(Unsafe) public let __data: DataDict
        @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

        public typealias RootEntityType = ExhibitsQuery.Data.Map
        @_spi(Execution) public static var __parentType: any MockSupport.ParentType { ZooAPI.Objects.Statue }
        @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
          .field("title", String.self),
        ] }
        @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
          ExhibitsQuery.Data.Map.self,
          ExhibitsQuery.Data.Map.AsStatue.self
        ] }

        public var title: String { __data["title"] }

        public init(
          title: String
        ) {
          self.init(unsafelyWithData: [
            "__typename": ZooAPI.Objects.Statue.typename,
            "title": title,
          ])
        }
      }

      /// Map.AsResident
      ///
      /// Parent Type: `Resident`
      nonisolated public struct AsResident: ZooAPI.InlineFragment {
        @_spi(Unsafe) public let __data: DataDict
        @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

        public typealias RootEntityType = ExhibitsQuery.Data.Map
        @_spi(Execution) public static var __parentType: any MockSupport.ParentType { ZooAPI.Interfaces.Resident }
        @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
          .field("species", String.self),
        ] }
        @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
          ExhibitsQuery.Data.Map.self,
          ExhibitsQuery.Data.Map.AsResident.self
        ] }

        public var species: String { __data["species"] }

        public init(
          __typename: String,
          species: String
        ) {
          self.init(unsafelyWithData: [
            "__typename": __typename,
            "species": species,
          ])
        }
      }
    }

    /// Keeper
    ///
    /// Parent Type: `Keeper`
    nonisolated public struct Keeper: ZooAPI.SelectionSet {
      @_spi(Unsafe) public let __data: DataDict
      @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

      @_spi(Execution) public static var __parentType: any MockSupport.ParentType { ZooAPI.Objects.Keeper }
      @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
        .field("__typename", String.self),
        .field("name", String.self),
        .field("hash", String?.self),
        .field("required", Bool.self),
        .field("residents", [Resident].self),
      ] }
      @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
        ExhibitsQuery.Data.Keeper.self
      ] }

      public var name: String { __data["name"] }
      public var hash: String? { __data["hash"] }
      public var required: Bool { __data["required"] }
      public var residents: [Resident] { __data["residents"] }

      public init(
        name: String,
        hash: String? = nil,
        required: Bool,
        residents: [Resident]
      ) {
        self.init(unsafelyWithData: [
          "__typename": ZooAPI.Objects.Keeper.typename,
          "name": name,
          "hash": hash,
          "required": required,
          "residents": residents._fieldData,
        ])
      }

      /// Keeper.Resident
      ///
      /// Parent Type: `Resident`
      nonisolated public struct Resident: ZooAPI.SelectionSet {
        @_spi(Unsafe) public let __data: DataDict
        @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

        @_spi(Execution) public static var __parentType: any MockSupport.ParentType { ZooAPI.Interfaces.Resident }
        @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
          .field("__typename", String.self),
          .field("id", ZooAPI.ID.self),
        ] }
        @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
          ExhibitsQuery.Data.Keeper.Resident.self
        ] }

        public var id: ZooAPI.ID { __data["id"] }

        public init(
          __typename: String,
          id: ZooAPI.ID
        ) {
          self.init(unsafelyWithData: [
            "__typename": __typename,
            "id": id,
          ])
        }
      }
    }
  }
}
