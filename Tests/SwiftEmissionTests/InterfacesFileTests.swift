import Source
import SwiftCode
import SwiftEmission
import Testing

struct InterfacesFileTests {
  @Test func oneExtensionHasAllInterfaces() {
    let file = renderInterfaces(["Pet", "animal", "Error", "Zoo"], options: .sample())
    #expect(file?.name == "MockObject+Interfaces.graphql.swift")
    #expect(
      file?.text == """
        // @generated
        // This file was automatically generated and should not be edited.

        import ApolloTestSupport
        @testable import N

        public extension MockObject {
          typealias Error_Interface = Interface
          typealias Pet = Interface
          typealias Zoo = Interface
          typealias Animal = Interface
        }

        """)
  }

  @Test func interfacesCanBeInternalAndRenamed() {
    let options = EmissionOptions.exact("1.15") {
      $0.accessLevel = .internal
      $0.customTypes["Pet"] = TypeCustomization(.type, name: "friend")
    }
    let lines = renderInterfaces(["Pet", "Zoo"], options: options)?.lines
    #expect(
      lines?.dropFirst(3) == [
        "import ApolloTestSupport", "import N", "", "extension MockObject {", "typealias friend = Interface",
        "typealias Zoo = Interface", "}", "",
      ])
  }

  @Test func noInterfacesGiveNoFile() {
    #expect(renderInterfaces([], options: .sample()) == nil)
  }
}
