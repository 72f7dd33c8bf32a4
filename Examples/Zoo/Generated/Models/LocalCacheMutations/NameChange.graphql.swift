// @generated
// This file was automatically generated and should not be edited.

@_exported import MockSupport
@_spi(Execution) @_spi(Unsafe) import MockSupport

nonisolated public struct NameChange: ZooAPI.MutableSelectionSet, Fragment {
  public static var fragmentDefinition: StaticString {
    #"fragment NameChange on Resident { __typename species }"#
  }

  @_spi(Unsafe) public var __data: DataDict
  @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

  @_spi(Execution) public static var __parentType: any MockSupport.ParentType { ZooAPI.Interfaces.Resident }
  @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
    .field("__typename", String.self),
    .field("species", String.self),
  ] }
  @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
    NameChange.self
  ] }

  public var species: String {
    get { __data["species"] }
    set { __data["species"] = newValue }
  }

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
