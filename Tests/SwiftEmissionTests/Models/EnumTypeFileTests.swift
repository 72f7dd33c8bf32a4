import Source
import SwiftEmission
import Testing

struct EnumTypeFileTests {
  private static let sdl = #"""
    "How big."
    enum Size {
      "Very."
      LARGE
      default
      OLD @deprecated(reason: "Say 'LARGE'.")
      "Once."
      VERY_OLD @deprecated
    }
    """#

  @Test func casesHaveDocumentation() throws {
    let file = try schemaTypeFile("Size", Self.sdl)
    #expect(file.text.hasSuffix("}\n"))
    #expect(
      file.text == #"""
        // @generated
        // This file was automatically generated and should not be edited.

        @_spi(Internal) import ApolloAPI

        /// How big.
        nonisolated public enum Size: String, EnumType {
          /// Very.
          case large = "LARGE"
          case `default` = "default"
          /// **Deprecated**: Say \'LARGE\'.
          case old = "OLD"
          /// Once.
          ///
          /// **Deprecated**: No longer supported
          case veryOld = "VERY_OLD"
        }

        """#)
  }

  @Test func namesCanBeKept() throws {
    let options = ModelOptions.sample {
      $0.includesDocumentation = false
      $0.emission.enumCaseConversion = .none
      $0.emission.excludesDeprecatedEnumCases = true
      $0.emission.customTypes = ["Size": TypeCustomization(.enumeration, name: nil, enumCases: ["LARGE": "big"])]
    }
    let exact = options.with { $0.emission.correctsKnownBugs = false }
    let corrected = try schemaTypeFile("Size", Self.sdl, options: options)
    #expect(
      corrected.body == """
        nonisolated public enum Size: String, EnumType {
          // Renamed from GraphQL schema value: 'LARGE'
          case big = "LARGE"
          case `default`
        }

        """)
    #expect(try schemaTypeFile("Size", Self.sdl, options: exact).line(with: "case big") == "case big")
  }

  /// Apollo has the empty line, too.
  @Test func embeddedEnumsAreNamespaced() throws {
    let options = ModelOptions.embedded(.internal).with {
      $0.includesDocumentation = false
      $0.emission.excludesDeprecatedEnumCases = true
      $0.emission.marksTypesNonisolated = false
      $0.appendsTypeSuffix = true
      $0.emission.customTypes = ["Size": TypeCustomization(.enumeration, name: "size")]
    }
    let file = try schemaTypeFile("Size", Self.sdl, options: options)
    #expect(file.name == "Size.enum.graphql.swift")
    #expect(
      file.body == """
        extension N {
          // Renamed from GraphQL schema value: 'Size'
          enum size: String, EnumType {
            case large = "LARGE"
            case `default` = "default"
          }

        }
        """)
  }
}
