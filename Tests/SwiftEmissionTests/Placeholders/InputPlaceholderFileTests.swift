import GraphQLSchema
import GraphQLSyntax
import MockIR
import Source
import SwiftEmission
import Testing

/// Placeholders of input objects, which may contain each other.
@Suite struct InputPlaceholderFileTests {
  private func file(
    _ name: Name, _ sdl: String, _ change: (inout ModelOptions) -> Void = { $0.emission.runtime = .mockSupport }
  ) throws -> EmittedFile {
    let schema = SchemaBuilder.build([Document.parse(SourceFile(path: "s.graphqls", text: sdl)).document]).schema
    let type = try #require(schema.type(named: name))
    guard case .inputObject(let model) = SchemaTypeModel(type, of: schema) else { throw Missing() }
    return renderInputPlaceholder(
      model, ranks: InputRanks(schema),
      options: PlaceholderOptions(
        ModelSample.options {
          $0.emission.warnsOnDeprecatedUsage = true
          change(&$0)
        }))
  }

  private struct Missing: Error {}

  @Test func requiredFieldsAreParameters() throws {
    let file = try file(
      "Filter",
      """
      input Filter {
        text: String! page: Page! pages: [Page!]! other: Filter size: Int! = 3 kind: Kind! in: ID
        old: Int @deprecated
      }
      input Page { index: Int! }
      enum Kind { A }
      """)
    #expect(file.name == "Filter+Placeholder.graphql.swift")
    #expect(
      String(decoding: file.contents, as: UTF8.self).hasSuffix(
        """
        extension Sample.Filter {
          public static func placeholder(
            text: String = .placeholder(),
            page: Sample.Page = .placeholder(),
            pages: [Sample.Page] = [],
            other: GraphQLNullable<Sample.Filter> = nil,
            size: Int32? = nil,
            kind: GraphQLEnum<Sample.Kind> = .placeholder(),
            `in`: GraphQLNullable<Sample.ID> = nil
          ) -> Self {
            Self(
              text: text,
              page: page,
              pages: pages,
              other: other,
              size: size,
              kind: kind,
              in: `in`
            )
          }
        }

        """))
  }

  /// Integers in input objects are `Int` in models of Apollo 1, and `Int32` in all others.
  @Test(arguments: [
    ("1.25", EmissionOptions.Runtime.apollo, "Int"), ("2.0.0", .apollo, "Int32"), ("1.25", .mockSupport, "Int32"),
  ])
  func integersHaveTheTypeOfTheModels(version: String, runtime: EmissionOptions.Runtime, type: String) throws {
    let file = try file("Page", "input Page { size: Int! sizes: [Int] }") {
      $0.emission.runtime = runtime
      $0.emission.version = ApolloVersion(text: version) ?? .latest
    }
    let text = String(decoding: file.contents, as: UTF8.self)
    #expect(text.contains("size: \(type) = .placeholder()"))
    #expect(text.contains("sizes: GraphQLNullable<[\(type)?]> = nil"))
  }

  /// A `@oneOf` placeholder uses the field with the least nesting.
  @Test(arguments: [
    ("input A @oneOf { a: A b: Int }", ".b(.placeholder())"), ("input A @oneOf { a: A b: [A] }", ".b([])"),
    ("input A @oneOf { a: A b: B } input B { c: C! } input C { a: A }", ".b(.placeholder())"),
    ("input A @oneOf { b: B c: C } input B { c: C! } input C { a: A }", ".c(.placeholder())"),
    ("input A @oneOf { b: B c: C } input B { a: A } input C { a: A }", ".b(.placeholder())"),
    ("input A @oneOf { a: A b: B } input B { a: A! = { c: 1 } }", ".b(.placeholder())"),
  ])
  func oneOfObjectsUseOneField(sdl: String, value: String) throws {
    let text = String(decoding: try file("A", sdl).contents, as: UTF8.self)
    #expect(text.contains("static func placeholder() -> Self {\n    \(value)\n"))
  }

  @Test(arguments: [
    "input A @oneOf { a: A }", "input A @oneOf { b: B } input B @oneOf { a: A }",
    "input A @oneOf { b: B } input B { a: A! }", "input A { b: B! } input B @oneOf { b: B }",
  ])
  func recursiveInputsHaveNoPlaceholder(sdl: String) throws {
    let file = try file("A", sdl)
    #expect(file.contents.isEmpty && file.problems.map(\.code) == [.outputPlaceholder])
  }
}
