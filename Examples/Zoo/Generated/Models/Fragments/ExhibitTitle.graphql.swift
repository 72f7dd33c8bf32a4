// @generated
// This file was automatically generated and should not be edited.

@_exported import MockSupport
@_spi(Execution) @_spi(Unsafe) import MockSupport

nonisolated public struct ExhibitTitle: ZooAPI.SelectionSet, Fragment {
  public static var fragmentDefinition: StaticString {
    #"fragment ExhibitTitle on Exhibit { __typename ... on Statue { title } ... on Flier { wingspan } ... on Resident { species heavy: weight neighbors { __typename species } } }"#
  }

  @_spi(Unsafe) public let __data: DataDict
  @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

  @_spi(Execution) public static var __parentType: any MockSupport.ParentType { ZooAPI.Unions.Exhibit }
  @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
    .field("__typename", String.self),
    .inlineFragment(AsStatue.self),
    .inlineFragment(AsFlier.self),
    .inlineFragment(AsResident.self),
  ] }
  @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
    ExhibitTitle.self
  ] }

  public var asStatue: AsStatue? { _asInlineFragment() }
  public var asFlier: AsFlier? { _asInlineFragment() }
  public var asResident: AsResident? { _asInlineFragment() }

  public init(
    __typename: String
  ) {
    self.init(unsafelyWithData: [
      "__typename": __typename,
    ])
  }

  /// AsStatue
  ///
  /// Parent Type: `Statue`
  nonisolated public struct AsStatue: ZooAPI.InlineFragment {
    @_spi(Unsafe) public let __data: DataDict
    @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

    public typealias RootEntityType = ExhibitTitle
    @_spi(Execution) public static var __parentType: any MockSupport.ParentType { ZooAPI.Objects.Statue }
    @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
      .field("title", String.self),
    ] }
    @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
      ExhibitTitle.self,
      ExhibitTitle.AsStatue.self
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

  /// AsFlier
  ///
  /// Parent Type: `Flier`
  nonisolated public struct AsFlier: ZooAPI.InlineFragment {
    @_spi(Unsafe) public let __data: DataDict
    @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

    public typealias RootEntityType = ExhibitTitle
    @_spi(Execution) public static var __parentType: any MockSupport.ParentType { ZooAPI.Interfaces.Flier }
    @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
      .field("wingspan", Double.self),
    ] }
    @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
      ExhibitTitle.self,
      ExhibitTitle.AsFlier.self
    ] }

    public var wingspan: Double { __data["wingspan"] }

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

  /// AsResident
  ///
  /// Parent Type: `Resident`
  nonisolated public struct AsResident: ZooAPI.InlineFragment {
    @_spi(Unsafe) public let __data: DataDict
    @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

    public typealias RootEntityType = ExhibitTitle
    @_spi(Execution) public static var __parentType: any MockSupport.ParentType { ZooAPI.Interfaces.Resident }
    @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
      .field("species", String.self),
      .field("weight", alias: "heavy", Double.self),
      .field("neighbors", [Neighbor].self),
    ] }
    @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
      ExhibitTitle.self,
      ExhibitTitle.AsResident.self
    ] }

    public var species: String { __data["species"] }
    public var heavy: Double { __data["heavy"] }
    public var neighbors: [Neighbor] { __data["neighbors"] }

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

    /// AsResident.Neighbor
    ///
    /// Parent Type: `Resident`
    nonisolated public struct Neighbor: ZooAPI.SelectionSet {
      @_spi(Unsafe) public let __data: DataDict
      @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

      @_spi(Execution) public static var __parentType: any MockSupport.ParentType { ZooAPI.Interfaces.Resident }
      @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
        .field("__typename", String.self),
        .field("species", String.self),
      ] }
      @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
        ExhibitTitle.AsResident.Neighbor.self
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
}
