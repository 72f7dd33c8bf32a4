// @generated
// This file was automatically generated and should not be edited.

public import MockSupport

nonisolated public protocol SelectionSet: MockSupport.SelectionSet & MockSupport.RootSelectionSet
where Schema == ZooAPI.SchemaMetadata {}

nonisolated public protocol InlineFragment: MockSupport.SelectionSet & MockSupport.InlineFragment
where Schema == ZooAPI.SchemaMetadata {}

nonisolated public protocol MutableSelectionSet: MockSupport.MutableRootSelectionSet
where Schema == ZooAPI.SchemaMetadata {}

nonisolated public protocol MutableInlineFragment: MockSupport.MutableSelectionSet & MockSupport.InlineFragment
where Schema == ZooAPI.SchemaMetadata {}

nonisolated public enum SchemaMetadata: MockSupport.SchemaMetadata {
  public static let configuration: any MockSupport.SchemaConfiguration.Type = SchemaConfiguration.self

  private static let objectTypeMap: [String: MockSupport.Object] = [
    "Den": ZooAPI.Objects.Den,
    "Keeper": ZooAPI.Objects.Keeper,
    "Meal": ZooAPI.Objects.Meal,
    "Mutation": ZooAPI.Objects.Mutation,
    "Otter": ZooAPI.Objects.Otter,
    "Parrot": ZooAPI.Objects.Parrot,
    "Plaque": ZooAPI.Objects.Plaque,
    "Query": ZooAPI.Objects.Query,
    "Statue": ZooAPI.Objects.Statue,
    "tapir": ZooAPI.Objects.Tapir
  ]

  @_spi(Execution) public static func objectType(forTypename typename: String) -> MockSupport.Object? {
    objectTypeMap[typename]
  }
}

nonisolated public enum Objects {}
nonisolated public enum Interfaces {}
nonisolated public enum Unions {}
