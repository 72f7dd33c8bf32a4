import Source
import SwiftEmission
import Testing

struct SchemaMetadataFileTests {
  @Test func embeddedMetadataIsNamespaced() {
    let options = ModelOptions.embedded(.public).with {
      $0.emission.customTypes = ["Dog": TypeCustomization(.type, name: "Hound")]
    }
    let file = renderSchemaMetadata(objects: ["Dog", "type"], description: "All pets.", options: options)
    #expect(file.name == "SchemaMetadata.graphql.swift")
    #expect(
      file.body == """
        nonisolated public protocol N_SelectionSet: ApolloAPI.SelectionSet & ApolloAPI.RootSelectionSet
        where Schema == N.SchemaMetadata {}

        nonisolated public protocol N_InlineFragment: ApolloAPI.SelectionSet & ApolloAPI.InlineFragment
        where Schema == N.SchemaMetadata {}

        nonisolated public protocol N_MutableSelectionSet: ApolloAPI.MutableRootSelectionSet
        where Schema == N.SchemaMetadata {}

        nonisolated public protocol N_MutableInlineFragment: ApolloAPI.MutableSelectionSet & ApolloAPI.InlineFragment
        where Schema == N.SchemaMetadata {}

        public extension N {
          typealias SelectionSet = N_SelectionSet

          typealias InlineFragment = N_InlineFragment

          typealias MutableSelectionSet = N_MutableSelectionSet

          typealias MutableInlineFragment = N_MutableInlineFragment

          /// All pets.
          nonisolated enum SchemaMetadata: ApolloAPI.SchemaMetadata {
            public static let configuration: any ApolloAPI.SchemaConfiguration.Type = SchemaConfiguration.self

            private static let objectTypeMap: [String: ApolloAPI.Object] = [
              "Dog": N.Objects.Hound,
              "type": N.Objects.Type_Object
            ]

            @_spi(Execution) public static func objectType(forTypename typename: String) -> ApolloAPI.Object? {
              objectTypeMap[typename]
            }
          }

          nonisolated enum Objects {}
          nonisolated enum Interfaces {}
          nonisolated enum Unions {}

        }
        """)
  }

  @Test func metadataMayHaveNoObjects() {
    let options = ModelOptions.sample { $0.schemaAccess = .internal }
    let file = renderSchemaMetadata(objects: [], description: nil, options: options)
    #expect(file.lines.contains("private static let objectTypeMap: [String: ApolloAPI.Object] = [:]"))
    #expect(!file.text.contains("public"))
    #expect(!file.text.contains("@_spi"))
  }

  /// Only the versions 2.0 find an object type with a `switch`.
  @Test(arguments: [
    ("1.25", false), ("2.0.0", true), ("2.0.3", true), ("2.0.6", true), ("2.0", true), ("2.1.0", false), ("2.4", false),
  ])
  func versionsFindTypesInDifferentWays(version: String, isSwitched: Bool) {
    let options = ModelOptions.sample { $0.emission = .exact(version) }
    let file = renderSchemaMetadata(objects: ["Dog", "type"], description: nil, options: options)
    #expect(file.text.contains("objectTypeMap") != isSwitched)
    guard isSwitched else { return }
    #expect(
      file.text.contains(
        """
          public static let configuration: any ApolloAPI.SchemaConfiguration.Type = SchemaConfiguration.self

          @_spi(Execution) public static func objectType(forTypename typename: String) -> ApolloAPI.Object? {
            switch typename {
            case "Dog": return N.Objects.Dog
            case "type": return N.Objects.Type_Object
            default: return nil
            }
          }
        }
        """), "\(file.text)")
  }
}
