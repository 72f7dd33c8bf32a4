import Source
import SwiftEmission
import Testing

struct CustomScalarFileTests {
  private static let sdl = #"""
    "A day."
    scalar Date @specifiedBy(url: "https://example.com/date\nimport Evil")
    scalar any
    """#

  @Test func customScalarsAreStringAliases() throws {
    let file = try schemaTypeFile("Date", Self.sdl)
    #expect(file.name == "Date.swift")
    #expect(file.isEditable)
    #expect(
      file.text == """
        // @generated
        // This file was automatically generated and can be edited to
        // implement advanced custom scalar functionality.
        //
        // Any changes to this file will not be overwritten by future
        // code generation execution.

        import ApolloAPI

        /// A day.
        ///
        /// Specified by: [](https://example.com/date
        /// import Evil)
        public typealias Date = String

        """)
  }

  @Test func takenNamesGetASuffix() throws {
    let options = ModelOptions.embedded(.public).with { $0.appendsTypeSuffix = true }
    let file = try schemaTypeFile("any", Self.sdl, options: options)
    #expect(file.name == "Any.scalar.swift")
    #expect(file.body == "public extension N {\n  typealias Any_Scalar = String\n\n}")
  }
}
