import SwiftEmission
import Testing

/// The files that depend only on settings.
struct SchemaModuleFilesTests {
  @Test func embeddedConfigurationsAreNamespaced() {
    let file = renderSchemaConfiguration(options: .embedded(.public))
    #expect(file.name == "SchemaConfiguration.swift")
    #expect(file.isEditable)
    #expect(
      file.body == """
        nonisolated enum SchemaConfiguration: ApolloAPI.SchemaConfiguration {
          public static func cacheKeyInfo(for type: ApolloAPI.Object, object: ApolloAPI.ObjectData) -> CacheKeyInfo? {
            // Implement this function to configure cache key resolution for your schema types.
            return nil
          }
        }

        """)
  }

  @Test func embeddedModulesHaveANamespace() {
    let file = renderNamespace(options: .embedded(.internal))
    #expect(file?.name == "N.graphql.swift")
    #expect(
      file?.text == """
        // @generated
        // This file was automatically generated and should not be edited.

        enum N { }

        """)
    #expect(renderNamespace(options: .embedded(.public))?.lines.contains("public enum N { }") == true)
    #expect(renderNamespace(options: .sample()) == nil)
  }
}
