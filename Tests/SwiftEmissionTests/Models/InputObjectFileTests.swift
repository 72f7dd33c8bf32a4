import Source
import SwiftEmission
import Testing

struct InputObjectFileTests {
  private static let sdl = #"""
    enum Size { LARGE }
    scalar Date
    "Where to look."
    input Filter {
      "How many."
      first_count: Int! = 10
      in: [[Size!]]
      since: Date!
      NOT: Filter
      ids: [ID!]!
      old: String @deprecated(reason: "Don't.")
    }
    input Old { a: String @deprecated b: Boolean @deprecated }
    """#

  @Test func fieldsOfEveryTypeAreRendered() throws {
    let file = try schemaTypeFile("Filter", Self.sdl)
    #expect(file.name == "Filter.graphql.swift")
    #expect(file.line(with: "import") == "@_spi(Internal) @_spi(Unsafe) import ApolloAPI")
    #expect(
      file.body == #"""
        /// Where to look.
        nonisolated public struct Filter: InputObject {
          @_spi(Unsafe) public private(set) var __data: InputDict

          @_spi(Unsafe) public init(_ data: InputDict) {
            __data = data
          }

          public init(
            firstCount: Int32? = nil,
            `in`: GraphQLNullable<[[GraphQLEnum<Size>]?]> = nil,
            since: Date,
            not: GraphQLNullable<Filter> = nil,
            ids: [ID]
          ) {
            __data = InputDict([
              "first_count": firstCount ?? GraphQLNullable.none,
              "in": `in`,
              "since": since,
              "NOT": not,
              "ids": ids
            ])
          }

          @available(*, deprecated, message: "Argument 'old' is deprecated.")
          public init(
            firstCount: Int32? = nil,
            `in`: GraphQLNullable<[[GraphQLEnum<Size>]?]> = nil,
            since: Date,
            not: GraphQLNullable<Filter> = nil,
            ids: [ID],
            old: GraphQLNullable<String> = nil
          ) {
            __data = InputDict([
              "first_count": firstCount ?? GraphQLNullable.none,
              "in": `in`,
              "since": since,
              "NOT": not,
              "ids": ids,
              "old": old
            ])
          }

          /// How many.
          public var firstCount: Int32? {
            get { __data["first_count"] }
            set { __data["first_count"] = newValue }
          }

          public var `in`: GraphQLNullable<[[GraphQLEnum<Size>]?]> {
            get { __data["in"] }
            set { __data["in"] = newValue }
          }

          public var since: Date {
            get { __data["since"] }
            set { __data["since"] = newValue }
          }

          public var not: GraphQLNullable<Filter> {
            get { __data["NOT"] }
            set { __data["NOT"] = newValue }
          }

          public var ids: [ID] {
            get { __data["ids"] }
            set { __data["ids"] = newValue }
          }

          @available(*, deprecated, message: "Don\'t.")
          public var old: GraphQLNullable<String> {
            get { __data["old"] }
            set { __data["old"] = newValue }
          }
        }

        """#)
  }

  @Test func deprecatedFieldsAreMarked() throws {
    let file = try schemaTypeFile("Old", Self.sdl)
    #expect(file.line(with: "Arguments") == #"@available(*, deprecated, message: "Arguments 'a, b' are deprecated.")"#)
    #expect(file.lines.filter { $0.hasPrefix("public init(") }.count == 1)
    let silent = ModelOptions.sample { $0.emission.warnsOnDeprecatedUsage = false }
    #expect(try schemaTypeFile("Old", Self.sdl, options: silent).line(with: "@available") == nil)
  }

  @Test func namesCanBeKeptInAnEmbeddedModule() throws {
    let options = ModelOptions.embedded(.internal).with {
      $0.operations = .separate(.public)
      $0.inputFieldConversion = .none
      $0.emission.customTypes = [
        "Filter": TypeCustomization(.inputObject, name: nil, inputFields: ["since": "from"])
      ]
    }
    let file = try schemaTypeFile("Filter", Self.sdl, options: options)
    #expect(file.lines.contains("nonisolated struct Filter: InputObject {"))
    #expect(file.lines.contains("private(set) var __data: InputDict"))
    #expect(file.lines.contains("first_count: Int32? = nil,"))
    #expect(file.lines.contains("var from: N.Date {"))
    #expect(file.lines.contains("// Renamed from GraphQL schema value: 'since'"))
    #expect(file.lines.contains("var ids: [N.ID] {"))
    #expect(file.lines.contains("var `in`: GraphQLNullable<[[GraphQLEnum<N.Size>]?]> {"))
    #expect(file.text.hasSuffix("    }\n  }\n\n}"))
  }
}
