// @generated
// This file was automatically generated and should not be edited.

@_exported import MockSupport
@_spi(Execution) @_spi(Unsafe) import MockSupport

nonisolated public struct OtterToy: ZooAPI.SelectionSet, Fragment {
  public static var fragmentDefinition: StaticString {
    #"fragment OtterToy on Otter { __typename species toy born }"#
  }

  @_spi(Unsafe) public let __data: DataDict
  @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

  @_spi(Execution) public static var __parentType: any MockSupport.ParentType { ZooAPI.Objects.Otter }
  @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
    .field("__typename", String.self),
    .field("species", String.self),
    .field("toy", String.self),
    .field("born", ZooAPI.Instant.self),
  ] }
  @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
    OtterToy.self
  ] }

  public var species: String { __data["species"] }
  public var toy: String { __data["toy"] }
  public var born: ZooAPI.Instant { __data["born"] }

  public init(
    species: String,
    toy: String,
    born: ZooAPI.Instant
  ) {
    self.init(unsafelyWithData: [
      "__typename": ZooAPI.Objects.Otter.typename,
      "species": species,
      "toy": toy,
      "born": born,
    ])
  }
}
