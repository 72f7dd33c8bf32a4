import Foundation
import Source
import TestSupport
import Testing

/// The canonical text of schemas.
@Suite struct NormalizedSchemaTests {
  private static let first = """
    # A comment.
    "The schema."
    schema { query: Root }
    "A pet." interface Pet { "The name." name: String! }
    type Dog implements Pet { name: String! barks(loud: Boolean = true, times: [Int!] = [1, 2]): [Int] @deprecated }
    type Root { pet(filter: Filter = {z: 1, a: 2}): Pet any: Any when: Date }
    extend type Root { cat: Cat @deprecated(reason: "Use \\"pet\\".") }
    type Cat implements Pet @typePolicy(keyFields: "name") { name: String! }
    extend type Dog @typePolicy(keyFields: "name") @fieldPolicy(forField: "barks", keyArgs: "loud")
    union Any = Dog | Cat
    input Filter { z: Int a: Int }
    input Choice @oneOf { b: Int a: [Size!] }
    enum Size { SMALL LARGE @deprecated(reason: "No longer supported") }
    scalar Date @specifiedBy(url: "https://example.com")
    directive @mark(why: String) repeatable on FIELD | OBJECT
    type Mutation { name: String }
    """

  @Test func theTextIsCanonical() {
    #expect(
      NormalizedSchema(Self.first).plain == """
        # Normalized by mockd
        schema {
          query: Root
        }

        directive @mark(why: String) repeatable on FIELD | OBJECT

        union Any = Dog | Cat

        input Choice @oneOf {
          b: Int
          a: [Size!]
        }

        scalar Date @specifiedBy(url: "https://example.com")

        type Dog implements Pet @fieldPolicy(forField: "barks", keyArgs: "loud") {
          name: String!
          barks(loud: Boolean = true, times: [Int!] = [1, 2]): [Int] @deprecated
        }

        extend type Dog @typePolicy(keyFields: "name")

        type Cat implements Pet @typePolicy(keyFields: "name") {
          name: String!
        }

        input Filter {
          z: Int
          a: Int
        }

        type Mutation {
          name: String
        }

        interface Pet {
          name: String!
        }

        type Root {
          pet(filter: Filter = {z: 1, a: 2}): Pet
          any: Any
          when: Date
          cat: Cat @deprecated(reason: "Use \\"pet\\".")
        }

        enum Size {
          SMALL
          LARGE @deprecated
        }

        """)
  }

  @Test func descriptionsAreInTheSecondText() {
    let documented = NormalizedSchema(Self.first).documented
    #expect(documented.contains("\"\"\"The schema.\"\"\"\nschema {"))
    #expect(documented.contains("\"\"\"A pet.\"\"\"\ninterface Pet {\n  \"\"\"The name.\"\"\"\n  name: String!\n"))
    #expect(NormalizedSchema(documented).plain == NormalizedSchema(Self.first).plain)
  }

  @Test func elementsStay() {
    let original = NormalizedSchema(Self.first)
    #expect(original.isValid)
    #expect(NormalizedSchema(original.plain).elements == original.elements)
  }

  /// Comments, white space, the order of definitions, and their distribution over files and extensions don't matter.
  @Test func theLayoutHasNoEffect() {
    let changed = Self.first.replacing("# A comment.", with: "# Another\n,,,#one").replacing(" { ", with: "\n{\n\t")
    #expect(NormalizedSchema(changed).documented == NormalizedSchema(Self.first).documented)
    let moved = Self.first.split(separator: "\n").sorted { $0.hasPrefix("scalar") && !$1.hasPrefix("scalar") }
    #expect(NormalizedSchema(moved.joined(separator: "\n")).plain == NormalizedSchema(Self.first).plain)
    let merged = Self.first.replacing("extend type Root { cat", with: "extend type Root @mark { cat")
    #expect(NormalizedSchema(merged).plain == NormalizedSchema(Self.first).plain)
  }

  /// The outputs list the objects of an interface in their order.
  @Test func objectsOfAnInterfaceKeepTheirOrder() {
    let text =
      "type Query { a: I } interface I { x: Int } type B implements I { x: Int } type A implements I { x: Int }"
    let plain = NormalizedSchema(text).plain
    #expect(plain.contains("type B implements I {\n  x: Int\n}\n\ntype A implements I"))
    // `C` has no order relative to the others.
    let more = text + " type C { x: Int }"
    #expect(NormalizedSchema("type C { x: Int } " + text).plain == NormalizedSchema(more).plain)
  }

  @Test func normalizingTwiceChangesNothing() {
    for text in [Self.first, "type Query { a: Int } type Mutation { b: Int } schema { query: Query }"] {
      let once = NormalizedSchema(text)
      #expect(NormalizedSchema(once.plain).plain == once.plain)
      #expect(NormalizedSchema(once.documented).documented == once.documented)
    }
  }

  /// The valid schemas of graphql-js's own tests.
  @Test(.enabled(if: Corpora.isAvailable, Comment(rawValue: Corpora.reason)))
  func schemasOfReferenceTestsKeepTheirElements() throws {
    var count = 0
    for file in ["build_schema", "extend_schema", "schema_validation", "sdl_validation"] {
      let data = try Corpora.data("graphql-js-16.11.0/\(file).json")
      var open = [try JSONSerialization.jsonObject(with: data)]
      var texts: Set<String> = []
      while let value = open.popLast() {
        if let object = value as? [String: Any] { open += object.values }
        if let array = value as? [Any] { open += array }
        if let text = value as? String, text.contains("{") { texts.insert(text) }
      }
      for text in texts.sorted() {
        let original = NormalizedSchema(text)
        guard original.isValid else { continue }
        count += 1
        for normalized in [original.plain, original.documented] {
          let again = NormalizedSchema(normalized)
          #expect(again.isValid, "\(text)\n\(normalized)")
          #expect(again.elements == original.elements, "\(text)\n\(normalized)")
          #expect(again.plain == original.plain, "\(text)")
        }
        #expect(NormalizedSchema(original.documented).documented == original.documented, "\(text)")
      }
    }
    #expect(200 < count)
  }
}
