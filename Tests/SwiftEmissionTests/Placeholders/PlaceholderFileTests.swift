import GraphQLSchema
import Source
import SwiftEmission
import TestSupport
import Testing

/// The text of files with placeholders.
@Suite struct PlaceholderFileTests {
  private func text(
    _ document: String, _ change: (inout PlaceholderOptions) -> Void = { _ in }
  ) throws -> String {
    let project = ModelProject(ModelSample.schema, document)
    var options = PlaceholderOptions(ModelSample.options { $0.emission.runtime = .mockSupport })
    change(&options)
    let source = try #require(project.sources.first)
    let file = try #require(options.render(source, schema: project.schema))
    #expect(file.problems.isEmpty)
    return String(decoding: file.contents, as: UTF8.self)
  }

  private let document = "query Q { hero { name self { kind } ... on Human { height } } }"

  /// The object types of interfaces are found once for each combination of interfaces, not for each field.
  @Test func theTimeDoesNotGrowWithTheObjectsOfInterfaces() throws {
    func time(_ count: Int) throws -> Double {
      let interfaces = (0..<12).map { "I\($0)" }
      let schema =
        "type Query { n: I0! }\n" + interfaces.map { "interface \($0) { f: String! }\n" }.joined()
        + (0..<count).map { "type T\($0) implements \(interfaces.joined(separator: " & ")) { f: String! }\n" }.joined()
      let fields = (0..<2_000).map { "a\($0): f" }.joined(separator: " ")
      let selections = interfaces.reversed().reduce(fields) { "... on \($1) { \($0) }" }
      let project = ModelProject(schema, "query Q { n { \(selections) } }")
      let options = PlaceholderOptions(ModelSample.options { $0.emission.runtime = .mockSupport })
      let source = try #require(project.sources.first)
      return threadTime { #expect(options.render(source, schema: project.schema)?.problems == []) }
    }
    let short = try time(50)
    #expect(try time(1_600) < short * 4)
  }

  @Test func everyStructureHasAPlaceholder() throws {
    let text = try text(document)
    #expect(
      text == """
        // @generated
        // This file was automatically generated and should not be edited.

        @_spi(Unsafe) public import MockSupport
        public import Sample

        extension Sample.QQuery.Data {
          public static func placeholder(hero: Sample.QQuery.Data.Hero? = nil) -> Self {
            Self(unsafelyWithData: [
              "__typename": "Query",
              "hero": hero._fieldData,
            ])
          }
        }

        extension Sample.QQuery.Data.Hero {
          public static func placeholder(
            __typename: String = "Human",
            name: String = .placeholder(),
            `self` _self: Sample.QQuery.Data.Hero.Self_SelectionSet = .placeholder()
          ) -> Self {
            Self(
              unsafelyWithData: [
                "__typename": __typename,
                "name": name,
                "self": _self._fieldData,
              ],
              of: "Human",
              besides: [
                "height": Double.placeholder(),
              ]
            )
          }
        }

        extension Sample.QQuery.Data.Hero.AsHuman {
          public static func placeholder(
            height: Double = .placeholder(),
            name: String = .placeholder(),
            `self` _self: Sample.QQuery.Data.Hero.Self_SelectionSet = .placeholder()
          ) -> Self {
            Self(unsafelyWithData: [
              "__typename": "Human",
              "height": height,
              "name": name,
              "self": _self._fieldData,
            ])
          }
        }

        extension Sample.QQuery.Data.Hero.Self_SelectionSet {
          public static func placeholder(
            __typename: String = "Human",
            kind: GraphQLEnum<Sample.Kind> = .placeholder()
          ) -> Self {
            Self(unsafelyWithData: [
              "__typename": __typename,
              "kind": kind,
            ])
          }
        }

        """)
  }

  /// Only the initializers of Apollo's models are public.
  @Test func placeholdersForApolloUseInitializers() throws {
    let text = try text(document) { $0.models.emission.runtime = .apollo }
    #expect(text.contains("public import ApolloAPI\npublic import Sample\n"))
    #expect(text.contains("    Self(hero: hero)\n"))
    #expect(text.contains("    Self(\n      __typename: __typename,\n      name: name,\n      self: _self\n    )\n"))
    #expect(!text.contains("unsafelyWithData"))
  }

  /// An unused public import would cause a warning.
  @Test(arguments: [
    ("query Q { hero { name } }", true, true), ("query Q { hero { self { kind } } }", true, true),
    ("query Q { hero { self { self { __typename } } } }", false, true), ("query Q { hero { name } }", false, false),
  ])
  func interfacesHavePublicImports(_ document: String, usesRuntime: Bool, isPublic: Bool) throws {
    let text = try text(document) { if !isPublic { $0.access = .internal } }
    #expect(text.contains("@_spi(Unsafe) \(usesRuntime ? "public " : "")import MockSupport\n"), "\(text)")
    #expect(text.contains("\n\(isPublic ? "public " : "")import Sample\n"), "\(text)")
  }

  @Test func settingsProvideValues() throws {
    let document = "query Q { hero { name kind id URL ... on Human { height home { name } } } }"
    let plain = try text(document)
    let given = try text(document) {
      $0.values.enumeration = .unknown
      $0.values.scalars = ["Float": .integer(2), "ID": .string("7")]
      $0.values.fields = ["name": .string("Luke"), "planet.name": .string("Tatooine"), "id": .boolean(true)]
    }
    for line in [
      #"kind: GraphQLEnum<Sample.Kind> = .unknown("")"#, #"id: Sample.ID = .placeholder(json: "7")"#,
      #"height: Double = 2.0"#, #"name: String = "Luke""#, #"(name: String = "Tatooine")"#,
    ] {
      #expect(given.contains(line) && !plain.contains(line), "\(line)")
    }
  }

  /// Values are looked up under the object type, then under its interfaces, as in samples. An enum gets a value of
  /// the schema.
  @Test(arguments: [
    (["Character.name": "a"], #"name: String = "a""#), (["Human.name": "a", "Character.name": "b"], #"= "a""#),
    (["Character.kind": "BAD"], #"kind: GraphQLEnum<Sample.Kind> = .init(rawValue: "BAD")"#),
    (["kind": "BAD"], #"= .init(rawValue: "BAD")"#), (["kind": "WORSE"], "= .placeholder()"),
  ])
  func fieldsHaveConfiguredValues(fields: [String: String], line: String) throws {
    let text = try text("query Q { hero { name kind } }") { $0.values.fields = fields.mapValues { .string($0) } }
    #expect(text.contains(line))
  }

  @Test func seedsDetermineValues() throws {
    let one = try text(document) { $0.values.seed = "one" }
    let other = try text(document) { $0.values.seed = "other" }
    #expect(try one == text(document) { $0.values.seed = "one" } && one != other)
    #expect(one.contains(#"name: String = "name-"#))
  }

  /// A field under conditions has a value if another selection shows it unconditionally.
  @Test func conditionalFieldsAreOptional() throws {
    let text = try text(
      """
      query Q($a: Boolean!) {
        hero { name id @include(if: $a) ... on Human { name @include(if: $a) height @include(if: $a) } }
      }
      """)
    let parts = text.components(separatedBy: "extension ").filter { $0.hasPrefix("Sample.QQuery.Data.Hero.AsHuman {") }
    let part = try #require(parts.first)
    #expect(part.contains("name: String? = String.placeholder()"))
    #expect(part.contains("height: Double? = nil") && part.contains("id: Sample.ID? = nil"))
  }

  /// The same applies to a field that the object type has in any case.
  @Test func conditionalFieldsOfAbstractTypesAreOptional() throws {
    let text = try text("query Q($a: Boolean!) { hero { name @include(if: $a) ... on Human { name } } }")
    #expect(text.contains("name: String? = String.placeholder()"))
  }

  /// Of the types that are possible under all conditions, the first by name is used.
  @Test func abstractTypesUseAnObject() throws {
    let schema = """
      interface A { id: ID! } interface B { id: ID! } interface Nobody { id: ID! }
      type Z implements A & B { id: ID! } type C implements A { id: ID! } type Y implements A & B { id: ID! }
      type Query { a: A nobody: Nobody }
      """
    let project = ModelProject(schema, "query Q { a { id ... on B { id } } nobody { id } }")
    let options = PlaceholderOptions(ModelSample.options { $0.emission.runtime = .mockSupport })
    let source = try #require(project.sources.first)
    let file = try #require(options.render(source, schema: project.schema))
    let names = String(decoding: file.contents, as: UTF8.self).split(separator: "\n").filter {
      $0.contains("__typename: String")
    }
    #expect(names.map { $0.split(separator: "\"")[1] } == ["C", "Nobody", "Y"])
    #expect(file.problems.map(\.code) == [.outputPlaceholder])
    #expect(file.problems.first?.message.contains("'Nobody'") == true)
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}
