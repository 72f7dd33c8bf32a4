// @generated
// This file was automatically generated and should not be edited.

public import MockSupport

nonisolated public protocol SelectionSet: MockSupport.SelectionSet & MockSupport.RootSelectionSet
where Schema == MuseumAPI.SchemaMetadata {}

nonisolated public protocol InlineFragment: MockSupport.SelectionSet & MockSupport.InlineFragment
where Schema == MuseumAPI.SchemaMetadata {}

nonisolated public protocol MutableSelectionSet: MockSupport.MutableRootSelectionSet
where Schema == MuseumAPI.SchemaMetadata {}

nonisolated public protocol MutableInlineFragment: MockSupport.MutableSelectionSet & MockSupport.InlineFragment
where Schema == MuseumAPI.SchemaMetadata {}

nonisolated public enum SchemaMetadata: MockSupport.SchemaMetadata {
  public static let configuration: any MockSupport.SchemaConfiguration.Type = SchemaConfiguration.self

  private static let objectTypeMap: [String: MockSupport.Object] = [
    "Artist": MuseumAPI.Objects.Artist,
    "Artwork": MuseumAPI.Objects.Artwork,
    "Exhibition": MuseumAPI.Objects.Exhibition,
    "Mutation": MuseumAPI.Objects.Mutation,
    "Query": MuseumAPI.Objects.Query,
    "Room": MuseumAPI.Objects.Room,
    "Ticket": MuseumAPI.Objects.Ticket
  ]

  @_spi(Execution) public static func objectType(forTypename typename: String) -> MockSupport.Object? {
    objectTypeMap[typename]
  }
}

nonisolated public enum Objects {}
nonisolated public enum Interfaces {}
nonisolated public enum Unions {}
