import GraphQLSchema
import GraphQLSyntax
import Source
import Testing

@testable import GraphQLValidation

/// Documents with the expected diagnostics of a rule.
///
/// Keycap digits such as 1️⃣ mark positions in the documents. A diagnostic is written as the mark of its location,
/// the marks of related locations, and its message.
struct ValidationRuleRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let documents: [String]
  let expected: [String]

  init(_ name: String, _ documents: String..., finds expected: [String] = []) {
    testDescription = name
    self.documents = documents
    self.expected = expected
  }

  /// Runs one rule on the documents, which are named `0.graphql`, `1.graphql` and so on.
  func check(
    _ rule: ValidationRule, schema: String = petSchema, namespace: String? = nil,
    apolloVersion: ApolloVersion = .latest, _ at: SourceLocation = #_sourceLocation
  ) {
    let options = ValidationOptions(rules: [rule], schemaNamespace: namespace, apolloVersion: apolloVersion)
    #expect(diagnostics(options, schema: schema) == expected, sourceLocation: at)
  }

  /// Returns the severity of a rule's diagnostics. Rules that are off by default don't make a document invalid.
  private static func severity(of rules: Set<ValidationRule>) -> Diagnostic.Severity {
    switch rules {
    case [.noDeprecated]: .hint
    case [.noUnusedFragments], [.noSchemaIntrospection]: .warning
    default: .error
    }
  }

  func diagnostics(_ options: ValidationOptions, schema: String) -> [String] {
    var marks: [Location: Character] = [:]
    let parsed = documents.enumerated().map { number, text in
      let path = "\(number).graphql"
      var plain = ""
      for character in text {
        if character.isMark {
          marks[Location(path, TextRange(at: UInt32(plain.utf8.count)))] = character
        } else {
          plain.append(character)
        }
      }
      return Document.parse(SourceFile(path: path, text: plain)).document
    }
    let schema = SchemaBuilder.build([Document.parse(SourceFile(path: "schema.graphqls", text: schema)).document])
      .schema
    return Validator.validate(parsed, schema: schema, options: options).map { diagnostic in
      #expect(diagnostic.severity == Self.severity(of: options.rules), "\(testDescription)")
      let places = [diagnostic.location] + diagnostic.related.map(\.location)
      let names = places.map { place in
        marks[Location(place.file, TextRange(at: place.range.lower))].map { String($0) }
          ?? "\(place.file):\(place.range.lower)"
      }
      return names.joined() + " " + diagnostic.message
    }
  }
}

extension Character {
  /// Whether this is a keycap digit.
  fileprivate var isMark: Bool { unicodeScalars.contains("\u{20E3}") }
}

/// A schema with all kinds of types.
let petSchema = """
  interface Being { name: String }
  interface Pet implements Being { name: String, owner: Human }
  type Dog implements Pet & Being {
    name: String
    owner: Human
    barks(loudly: Boolean, times: Int! = 1): Boolean
    nickname: String @deprecated(reason: "Use name.")
    friends: [Pet!]!
  }
  type Cat implements Pet & Being { name: String, owner: Human, meows: Int, friends: [Pet] }
  type Human implements Being { name: String, pets: [Pet], home: House }
  type House { rooms: Int, door: Color }
  union CatOrDog = Cat | Dog
  enum Color { RED, GREEN, BLUE @deprecated(reason: "Too cold.") }
  input Filter { name: String!, limit: Int! = 10, color: Color, nested: Filter, names: [String!] }
  input Choice @oneOf { name: String, id: ID }
  scalar Anything
  type Query {
    pet(id: ID!): Pet
    dog: Dog
    cat: Cat
    either: CatOrDog
    human: Human
    find(filter: Filter, choice: Choice, any: Anything, ids: [ID!], color: Color, ratio: Float): [Pet]
  }
  type Mutation { rename(id: ID!, name: String): Pet }
  type Subscription { renamed: Pet, born: Pet }
  directive @once on FIELD | QUERY
  directive @often(times: Int!) repeatable on FIELD
  directive @defer(if: Boolean! = true, label: String) on FRAGMENT_SPREAD | INLINE_FRAGMENT
  directive @stream(if: Boolean! = true, label: String, initialCount: Int) on FIELD
  """
