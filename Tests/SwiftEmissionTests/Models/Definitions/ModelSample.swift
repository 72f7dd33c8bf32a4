import GraphQLSchema
import Source
import SwiftEmission
import Testing

/// A schema with all kinds of types, for tests of parts of files.
enum ModelSample {
  static let schema = """
    type Query {
      hero(id: ID, filter: Filter): Character
      heroes(kinds: [Kind!], old: Int @deprecated(reason: "It's \\"old\\".")): [[Character]!]!
      search: [Result!]!
    }
    type Mutation { rename(name: String!): Human }
    "Who takes part."
    interface Character @typePolicy(keyFields: "id") {
      "The former name."
      name: String! @deprecated(reason: "Use 'title'.")
      id: ID!
      friend: Character
      friends(first: Int): [Character!]!
      self: Character!
      Type: String
      some_value: Int
      URL: String
      kind: Kind!
      date: Date
    }
    type Human implements Character @fieldPolicy(forField: "friends", keyArgs: "first") {
      name: String! id: ID! friend: Character friends(first: Int): [Character!]! self: Character! Type: String
      some_value: Int URL: String kind: Kind! date: Date height: Float! home: planet
    }
    type planet { name: String! }
    union Result = Human | planet
    enum Kind { GOOD_ONE BAD }
    scalar Date
    input Filter { text: String, kind: Kind, inner: [Filter!], count_of: Int = 3, flag: Boolean, ratio: Float }

    """

  static func options(_ change: (inout ModelOptions) -> Void = { _ in }) -> ModelOptions {
    var options = ModelOptions(EmissionOptions(namespace: "sample"))
    options.emission.version = ApolloVersion(2, 4, 0)
    options.emission.marksTypesNonisolated = false
    options.includesDocumentation = false
    options.emission.warnsOnDeprecatedUsage = false
    change(&options)
    return options
  }

  /// Returns the text of one of the files of `document`.
  static func file(
    _ name: String, _ document: String, _ change: (inout ModelOptions) -> Void = { _ in }
  ) throws -> String {
    let files = ModelProject(schema, document).files(options(change))
    return try #require(files[name + ".graphql.swift"], "there are \(files.keys.sorted())")
  }
}

/// Whether the lines of `part` are consecutive in `text`, with any indentation.
func hasLines(_ text: String, _ part: String) -> Bool {
  func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.drop { $0 == " " } }
  }
  return lines(text).contains(lines(part))
}
