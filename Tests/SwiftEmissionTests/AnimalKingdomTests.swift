import Foundation
import GraphQLSchema
import GraphQLSyntax
import MockIR
import MockReference
import Source
import SwiftEmission
import TestSupport
import Testing

/// The test mocks of Apollo's sample project, made from its schema and operations, and from a handwritten catalog.
@Suite(.enabled(if: Corpora.isAvailable, Comment(rawValue: Corpora.reason)))
struct AnimalKingdomTests {
  static let catalogByHand: MockCatalog = {
    let animal = ",id ID!,species String!,height Height!,predators [Animal!]!,skinCovering SkinCovering"
    let pet = ",id ID!,humanName String,favoriteToy String!,owner Human,adoptionDate CustomDate"
    let animalPet = animal + pet.dropFirst(",id ID!".count)
    let warm = ",bodyTemperature Int!,laysEggs Boolean!"
    let text = CatalogText(
      objects: ["Height", "Human"], interfaces: ["Animal": ["Human"], "Pet": ["Cat"]],
      unions: ["ClassroomPet": ["Cat"]], enums: ["RelativeSize": ["LARGE"], "SkinCovering": ["FUR"]])
    let mocks = [
      "Bird:wingspan Float!" + animalPet + warm,
      "Cat:isJellicle Boolean!" + animalPet + warm,
      "Crocodile:age Int!,tag String" + animal,
      "Dog:birthdate CustomDate!,houseDetails Object" + animalPet + warm,
      "Fish:" + animalPet.dropFirst(),
      "Height:centimeters Float!,feet Int!,inches Int,meters Int!,relativeSize RelativeSize!",
      "Human:firstName String!" + animal + warm,
      "Mutation:adoptPet Pet!",
      "PetRock:" + pet.dropFirst(),
      "Query:allAnimals [Animal!]!,classroomPets [ClassroomPet],findPet [Pet!]!,pets [Pet!]!",
      "Rat:" + animalPet.dropFirst(),
    ]
    return MockCatalog(
      objects: mocks.map(text.mock), interfaces: ["Animal", "HousePet", "Pet", "WarmBlooded"],
      unions: ["ClassroomPet"])
  }()

  static func published() throws -> [String: String] {
    let data = try Corpora.data("apollo/golden-sha256.json")
    let all = try #require(try JSONSerialization.jsonObject(with: data) as? [String: [String: String]])
    let prefix = "TestMocks/"
    let sums = try #require(all["AnimalKingdomAPI"]).filter { $0.key.hasPrefix(prefix) }
    return Dictionary(uniqueKeysWithValues: sums.map { (String($0.key.dropFirst(prefix.count)), $0.value) })
  }

  /// Returns the catalog of the project's own files, with its operations in the given order.
  static func collectedCatalog(_ sort: (String, String) -> Bool) throws -> MockCatalog {
    let folder = "apollo/AnimalKingdomAPI/graphql"
    let directory = try #require(Corpora.directory).appending(path: folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted(by: sort)
    let documents = try names.map { name in
      let (document, diagnostics) = Document.parse(
        SourceFile(path: name, bytes: Array(try Corpora.data("\(folder)/\(name)"))))
      #expect(diagnostics.isEmpty)
      return document
    }
    let schema = SchemaBuilder.build(documents, options: SchemaOptions(apolloClientDirectives: true)).schema
    let contributions = documents.flatMap { document in
      document.definitions.map { ContributionCollector.collect($0, of: document, schema: schema) }
    }
    let join = CatalogJoin(contributions, schema: schema, isReduced: false)
    #expect(join.conflicts.isEmpty)
    return join.catalog
  }

  /// Corrected or exact, 2.1 to 2.4 print the same text where no bug is involved.
  @Test(arguments: [
    EmissionOptions(namespace: "AnimalKingdomAPI"),
    EmissionOptions.animalKingdom("2.1.0"), .animalKingdom("2.3"), .animalKingdom("2.4"),
  ])
  func filesHaveThePublishedSums(options: EmissionOptions) throws {
    let published = try Self.published()
    #expect(published.count == 13)
    for catalog in [Self.catalogByHand, try Self.collectedCatalog(<), try Self.collectedCatalog(>)] {
      let files = renderMocks(catalog, options: options)
      let sums = Dictionary(uniqueKeysWithValues: files.map { ($0.name, sha256($0.contents)) })
      #expect(sums.keys.sorted() == published.keys.sorted())
      for file in files {
        #expect(sums[file.name] == published[file.name], "\(file.name):\n\(file.text)")
        #expect(file.problems.isEmpty)
      }
    }
  }
}

extension EmissionOptions {
  fileprivate static func animalKingdom(_ version: String) -> EmissionOptions {
    var options = EmissionOptions(namespace: "AnimalKingdomAPI")
    options.version = ApolloVersion(text: version) ?? .latest
    options.correctsKnownBugs = false
    return options
  }
}

struct SHA256Tests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
  ])
  func digestsAreSHA256(text: String, expected: String) {
    #expect(sha256(text.utf8) == expected)
  }
}
