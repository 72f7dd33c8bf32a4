import Source
import SwiftEmission
import Testing

struct UnionTypeFileTests {
  private static let sdl = """
    union Either = A | type
    union Just = A
    type A { id: ID! }
    type type { id: ID! }
    """

  @Test func unionsListTheirMembers() throws {
    let file = try schemaTypeFile("Either", Self.sdl)
    #expect(
      file.body == """
        public extension Unions {
          nonisolated static let Either = Union(
            name: "Either",
            possibleTypes: [
              Objects.A.self,
              Objects.Type_Object.self
            ]
          )
        }
        """)
    #expect(try schemaTypeFile("Just", Self.sdl).lines.contains("possibleTypes: [Objects.A.self]"))
  }

  @Test func embeddedUnionsAreNamespaced() throws {
    let file = try schemaTypeFile("Just", Self.sdl, options: .embedded(.public))
    #expect(file.lines.contains("possibleTypes: [N.Objects.A.self]"))
    #expect(file.text.hasSuffix("  )\n}"))
  }
}
