// @generated
// This file was automatically generated and should not be edited.

@_exported import MockSupport
@_spi(Execution) @_spi(Unsafe) import MockSupport

nonisolated public struct DenDepth: ZooAPI.SelectionSet, Fragment {
  public static var fragmentDefinition: StaticString {
    #"fragment DenDepth on Resident { __typename den { __typename depth plaque { __typename text } } }"#
  }

  @_spi(Unsafe) public let __data: DataDict
  @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

  @_spi(Execution) public static var __parentType: any MockSupport.ParentType { ZooAPI.Interfaces.Resident }
  @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
    .field("__typename", String.self),
    .field("den", Den.self),
  ] }
  @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
    DenDepth.self
  ] }

  public var den: Den { __data["den"] }

  public init(
    __typename: String,
    den: Den
  ) {
    self.init(unsafelyWithData: [
      "__typename": __typename,
      "den": den._fieldData,
    ])
  }

  /// Den
  ///
  /// Parent Type: `Den`
  nonisolated public struct Den: ZooAPI.SelectionSet {
    @_spi(Unsafe) public let __data: DataDict
    @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

    @_spi(Execution) public static var __parentType: any MockSupport.ParentType { ZooAPI.Objects.Den }
    @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
      .field("__typename", String.self),
      .field("depth", Int.self),
      .field("plaque", Plaque?.self),
    ] }
    @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
      DenDepth.Den.self
    ] }

    public var depth: Int { __data["depth"] }
    public var plaque: Plaque? { __data["plaque"] }

    public init(
      depth: Int,
      plaque: Plaque? = nil
    ) {
      self.init(unsafelyWithData: [
        "__typename": ZooAPI.Objects.Den.typename,
        "depth": depth,
        "plaque": plaque._fieldData,
      ])
    }

    /// Den.Plaque
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
        DenDepth.Den.Plaque.self
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
