import Foundation
import TestSupport

/// A small valid workspace.
enum StarWars {
  static let schema = """
    interface Character { id: ID!, name: String!, friends: [Character] }
    type Human implements Character { id: ID!, name: String!, friends: [Character], height: Float }
    type Droid implements Character { id: ID!, name: String!, friends: [Character], primaryFunction: String }
    union SearchResult = Human | Droid
    enum Episode { NEWHOPE EMPIRE JEDI }
    type Query { hero(episode: Episode): Character, search(text: String!): [SearchResult!]! }
    """

  static let hero = """
    query Hero($episode: Episode) {
      hero(episode: $episode) { ...Details friends { name } }
    }
    """

  static let details = """
    fragment Details on Character { id name ... on Human { height } }
    """

  static let configuration = """
    {
      "version": 1,
      "schema": ["graphql/*.graphqls"],
      "operations": ["graphql/*.graphql"],
      "namespace": "StarWarsAPI",
      "outputs": { "testMocks": { "path": "Mocks" } }
    }
    """

  static let mocks = [
    "Mocks/Droid+Mock.graphql.swift", "Mocks/Human+Mock.graphql.swift",
    "Mocks/MockObject+Interfaces.graphql.swift", "Mocks/Query+Mock.graphql.swift",
  ]

  static func workspace(_ changes: [String: String?] = [:]) throws -> TemporaryWorkspace {
    var files: [String: String] = [
      ".mockgen.json": configuration, "graphql/schema.graphqls": schema, "graphql/Hero.graphql": hero,
      "graphql/Details.graphql": details,
    ]
    for (path, text) in changes { files[path] = text }
    return try TemporaryWorkspace(files)
  }
}
