import Source
import SwiftEmission
import Testing

struct ObjectTypeFileTests {
  private static let sdl = #"""
    interface Pet { id: ID! }
    interface Named @typePolicy(keyFields: "id name") { id: ID! name: String! }
    "A dog.\n\n*/ It barks."
    type dog implements Pet & Named { id: ID! name: String! }
    type Error { id: ID! }
    extend type Error @typePolicy(keyFields: "id")
    """#

  @Test func interfacesAndInheritedKeyFieldsAreRendered() throws {
    let file = try schemaTypeFile("dog", Self.sdl)
    #expect(file.name == "Dog.graphql.swift")
    #expect(
      file.text == """
        // @generated
        // This file was automatically generated and should not be edited.

        import ApolloAPI

        public extension Objects {
          /// A dog.
          ///
          /// */ It barks.
          nonisolated static let Dog = ApolloAPI.Object(
            typename: "dog",
            implementedInterfaces: [
              Interfaces.Pet.self,
              Interfaces.Named.self
            ],
            keyFields: [
              "id",
              "name"
            ]
          )
        }
        """)
  }

  @Test func takenNamesGetASuffix() throws {
    let file = try schemaTypeFile("Error", Self.sdl)
    #expect(file.name == "Error.graphql.swift")
    #expect(file.line(with: "static let") == "nonisolated static let Error_Object = ApolloAPI.Object(")
    #expect(file.line(with: "typename") == #"typename: "Error""#)
    #expect(file.line(with: "keyFields") == #"keyFields: ["id"]"#)
  }

  @Test func embeddedAndRenamedObjectsAreRendered() throws {
    let options = ModelOptions.embedded(.internal).with {
      $0.includesDocumentation = false
      $0.appendsTypeSuffix = true
      $0.emission.marksTypesNonisolated = false
      $0.emission.runtime = .mockSupport
      $0.emission.customTypes = ["dog": TypeCustomization(.type, name: "Hound"), "Pet": .init(.type, name: "Beast")]
    }
    let file = try schemaTypeFile("dog", Self.sdl, options: options)
    #expect(file.name == "Hound.object.graphql.swift")
    #expect(
      file.text == """
        // @generated
        // This file was automatically generated and should not be edited.

        import MockSupport

        extension N.Objects {
          // Renamed from GraphQL schema value: 'dog'
          static let Hound = MockSupport.Object(
            typename: "dog",
            implementedInterfaces: [
              N.Interfaces.Beast.self,
              N.Interfaces.Named.self
            ],
            keyFields: [
              "id",
              "name"
            ]
          )
        }
        """)
  }
}
