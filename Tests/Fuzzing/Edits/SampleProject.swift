import Foundation

/// The initial files of a project for random edits.
package struct SampleProject: Sendable, CustomStringConvertible {
  package var name: String
  /// The texts by path.
  package var files: [String: String]

  package var description: String { name }

  /// The example of this repository.
  package static let starWars = SampleProject("StarWars", in: repository.appending(path: "Examples/StarWars"))

  /// Returns the samples of this repository, and Apollo's sample if the corpora are available.
  package static func all(corpora: URL?) -> [SampleProject] {
    let animalKingdom = corpora.map {
      SampleProject("AnimalKingdom", in: $0.appending(path: "apollo/AnimalKingdomAPI"))
    }
    return [pets, starWars] + [animalKingdom].compactMap(\.self)
  }

  private static let repository = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    .standardizedFileURL

  package init(name: String, files: [String: String]) {
    self.name = name
    self.files = files
  }

  /// Reads the GraphQL files below a folder.
  package init(_ name: String, in folder: URL) {
    self.init(name: name, files: [:])
    let enumerator = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    for case let file as URL in enumerator ?? .init() where ["graphql", "graphqls"].contains(file.pathExtension) {
      let path = file.standardizedFileURL.path.dropFirst(folder.standardizedFileURL.path.count + 1)
      files[String(path)] = try? String(contentsOf: file, encoding: .utf8)
    }
  }

  /// A small project with one of each: nested fragments, interfaces, unions, enums, inputs, two schema files.
  package static let pets = SampleProject(
    name: "Pets",
    files: [
      "schema/pets.graphqls": """
      interface Pet {
        name: String!
        owner: Person
      }

      type Dog implements Pet {
        name: String!
        owner: Person
        barks: Boolean!
        age(unit: Unit = YEARS): Int
      }

      type Cat implements Pet {
        name: String!
        owner: Person
        lives: Int! @deprecated(reason: "Nine.")
      }

      union DogOrCat = Dog | Cat

      enum Unit {
        YEARS
        MONTHS
      }
      """,
      "schema/query.graphqls": """
      type Query {
        pet(id: ID!): Pet
        pets(filter: Filter): [Pet!]!
        any: DogOrCat
        me: Person
      }

      type Mutation {
        adopt(pet: ID!, by: Filter!): Person
      }

      input Filter {
        name: String
        unit: Unit! = YEARS
      }

      type Person {
        id: ID!
        name: String
        pets: [Pet]
        friends: [Person!]
      }
      """,
      "ops/PetQuery.graphql": """
      query PetQuery($id: ID!) {
        pet(id: $id) {
          ...PetDetails
        }
      }
      """,
      "ops/PetsQuery.graphql": """
      query PetsQuery($filter: Filter) {
        pets(filter: $filter) {
          ...PetDetails
          ... on Dog {
            age(unit: MONTHS)
          }
        }
      }

      mutation Adopt($pet: ID!, $by: Filter!) {
        adopt(pet: $pet, by: $by) {
          ...PersonDetails
        }
      }
      """,
      "ops/AnyQuery.graphql": """
      query AnyQuery {
        any {
          ... on Cat {
            lives
          }
          ... on Dog {
            barks
          }
        }
        me {
          ...PersonDetails
        }
      }
      """,
      "ops/PetDetails.graphql": """
      fragment PetDetails on Pet {
        name
        owner {
          ...PersonDetails
        }
      }
      """,
      "ops/PersonDetails.graphql": """
      fragment PersonDetails on Person {
        id
        title: name
        friends {
          name
        }
      }
      """,
    ])
}
