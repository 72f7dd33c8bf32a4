// @generated
// This file was automatically generated and should not be edited.

public import MockSupport

nonisolated public protocol SelectionSet: MockSupport.SelectionSet & MockSupport.RootSelectionSet
where Schema == StarWarsAPI.SchemaMetadata {}

nonisolated public protocol InlineFragment: MockSupport.SelectionSet & MockSupport.InlineFragment
where Schema == StarWarsAPI.SchemaMetadata {}

nonisolated public protocol MutableSelectionSet: MockSupport.MutableRootSelectionSet
where Schema == StarWarsAPI.SchemaMetadata {}

nonisolated public protocol MutableInlineFragment: MockSupport.MutableSelectionSet & MockSupport.InlineFragment
where Schema == StarWarsAPI.SchemaMetadata {}

/// A small galaxy, for the examples and for a first run of mockd.
nonisolated public enum SchemaMetadata: MockSupport.SchemaMetadata {
  public static let configuration: any MockSupport.SchemaConfiguration.Type = SchemaConfiguration.self

  private static let objectTypeMap: [String: MockSupport.Object] = [
    "Droid": StarWarsAPI.Objects.Droid,
    "Human": StarWarsAPI.Objects.Human,
    "Mutation": StarWarsAPI.Objects.Mutation,
    "Query": StarWarsAPI.Objects.Query,
    "Review": StarWarsAPI.Objects.Review,
    "Starship": StarWarsAPI.Objects.Starship
  ]

  @_spi(Execution) public static func objectType(forTypename typename: String) -> MockSupport.Object? {
    objectTypeMap[typename]
  }
}

nonisolated public enum Objects {}
nonisolated public enum Interfaces {}
nonisolated public enum Unions {}
