import BuildGraph
import Foundation
import Fuzzing
import Testing

/// The model files that are written, and the model queries that run, after each kind of edit. Other queries run as
/// without models (`QueryInvalidationTests`).
struct ModelQueryInvalidationTests {
  /// Model queries are the queries that don't run in a project without models.
  @Test(arguments: Revision.ofModels)
  func anEditRunsOnlyDependentQueries(revision: Revision) {
    let change = RevisionChange(revision, .models)
    let (all, plain) = (Self.runs(change), Self.runs(RevisionChange(revision, .mocks)))
    #expect(change.written.filter { !$0.contains("+Mock") } == revision.writes)
    #expect(plain.subtracting(all) == [], "these run without models, so they have to run with models")
    #expect(Self.lines(all.subtracting(plain)).sorted() == revision.lines)
    #expect(change.difference == nil)
  }

  private struct Run: Hashable {
    var query: String
    var key: String
  }

  /// `Artifacts` is omitted, since `writes` lists its files.
  private static func runs(_ change: RevisionChange) -> Set<Run> {
    var runs: Set<Run> = []
    for line in change.runs where !line.hasPrefix("Artifacts") {
      let query = String(line.prefix { $0 != ":" && $0 != "=" })
      let keys = line.dropFirst(query.count).drop { $0 == ":" || $0 == " " }
      for key in keys.components(separatedBy: ", ") { runs.insert(Run(query: query, key: key)) }
    }
    return runs
  }

  private static func lines(_ runs: Set<Run>) -> [String] {
    Dictionary(grouping: runs, by: \.query).map { query, runs in
      let keys = runs.map(\.key).sorted().joined(separator: ", ")
      return query + (keys.isEmpty || keys == "=" ? keys : ": " + keys)
    }.sorted()
  }
}

extension Revision {
  static let ofModels: [Revision] = [
    Revision(
      "a comment in an operation", [replace("pet(id", "# A comment.\n  pet(id", in: "ops/PetQuery.graphql")], runs: ""),
    Revision(
      "a field in an operation",
      [replace("...PetDetails", "...PetDetails\n ... on Dog { barks }", in: "ops/PetQuery.graphql")],
      writes: ["PetQuery"],
      runs: """
        DefinitionModelDiagnostics: PetQuery=
        ModelDiagnostics: definitions(file: ops/PetQuery.graphql)=
        ModelState: PetQuery
        ModelUses: PetQuery
        NameOfDefinitionFile: PetQuery=
        NamesOfModels: definitions(file: ops/PetQuery.graphql)=
        RenderedDefinition: PetQuery
        """),
    Revision(
      "a field in a fragment", [replace("name\n", "name\n  nick: name\n", in: "ops/PetDetails.graphql")],
      writes: ["PetDetails", "PetQuery", "PetsQuery"],
      runs: """
        DefinitionModelDiagnostics: PetDetails=, PetQuery=, PetsQuery=
        ModelDiagnostics: definitions(file: ops/PetDetails.graphql)=
        ModelState: PetDetails
        ModelUses: PetDetails
        NameOfDefinitionFile: PetDetails=
        NamesOfModels: definitions(file: ops/PetDetails.graphql)=
        RenderedDefinition: PetDetails, PetQuery, PetsQuery
        """),
    // A fragment shows only the structure of the fragments that it spreads.
    Revision(
      "a key in a fragment that is deep inside",
      [replace("title: name", "headline: name", in: "ops/PersonDetails.graphql")],
      writes: ["AdoptMutation", "AnyQuery", "PersonDetails", "PetDetails"],
      runs: """
        DefinitionModelDiagnostics: Adopt=, AnyQuery=, PersonDetails=, PetDetails=, PetQuery=, PetsQuery=
        ModelDiagnostics: definitions(file: ops/PersonDetails.graphql)=
        ModelState: PersonDetails
        ModelUses: PersonDetails=
        NameOfDefinitionFile: PersonDetails=
        NamesOfModels: definitions(file: ops/PersonDetails.graphql)=
        RenderedDefinition: Adopt, AnyQuery, PersonDetails, PetDetails, PetQuery=, PetsQuery=
        """),
    // The fragments that it reaches become mutable and move to another folder.
    Revision(
      "an operation that changes a cache",
      [
        .write(
          path: "ops/New.graphql",
          text: "query New @apollo_client_ios_localCacheMutation { pet(id: 1) { ...PetDetails } }")
      ],
      writes: ["-PersonDetails", "-PetDetails", "NewLocalCacheMutation", "PersonDetails", "PetDetails"],
      runs: """
        ChangesCache: Adopt=, AnyQuery=, New, PersonDetails, PetDetails, PetQuery=, PetsQuery=
        DefinitionModelDiagnostics: New, PersonDetails=, PetDetails=
        FragmentsThatChangeCache
        ModelDiagnostics: \(files("New")), \(files("PersonDetails", "PetDetails", state: "=")), sources
        ModelState: New
        ModelUses: New
        NameOfDefinitionFile: New, PersonDetails, PetDetails
        NamesOfModels: \(files("New")), \(files("PersonDetails", "PetDetails", state: "=")), sources
        RenderedDefinition: New, PersonDetails, PetDetails
        """),
    Revision(
      "an operation that moves to another file", [.move(from: "ops/PetQuery.graphql", to: "ops/Moved.graphql")],
      runs: """
        ChangesCache: PetQuery
        DefinitionModelDiagnostics: PetQuery
        ModelDiagnostics: definitions(file: ops/Moved.graphql), sources
        ModelState: PetQuery
        ModelUses: PetQuery
        NameOfDefinitionFile: PetQuery
        NamesOfModels: definitions(file: ops/Moved.graphql), sources
        RenderedDefinition: PetQuery
        """),
    Revision(
      "a comment in the schema", [replace("interface Pet", "# A comment.\ninterface Pet", in: "schema/pets.graphqls")],
      runs: ""),
    Revision(
      "a description of a field", [replace("barks: B", "\"How loud.\"\n barks: B", in: "schema/pets.graphqls")],
      writes: ["AnyQuery"],
      runs: """
        AllModelTypes=
        DefinitionModelDiagnostics: AnyQuery=
        ModelElements
        ModelNameClashes=
        ModelState: AnyQuery
        ModelUses: AnyQuery
        NamesOfModels: types=
        RenderedDefinition: AnyQuery
        SchemaDescription=
        SchemaTypeModelOf: \(unchanged())
        """),
    Revision(
      "a description of a type", [replace("type Cat", "\"A cat.\"\ntype Cat", in: "schema/pets.graphqls")],
      writes: ["Cat"],
      runs: """
        AllModelTypes=
        ModelElements=
        ModelNameClashes=
        NamesOfModels: types=
        RenderedSchemaType: Cat
        SchemaDescription=
        SchemaModelDiagnostics: Cat=
        SchemaTypeModelOf: \(unchanged(but: "Cat"))
        """),
    Revision(
      "an unused field in the schema",
      [replace("any: DogOrCat", "any: DogOrCat\n other: Int", in: "schema/query.graphqls")],
      runs: """
        AllModelTypes=
        ModelElements
        ModelNameClashes=
        NamesOfModels: types=
        SchemaDescription=
        SchemaTypeModelOf: \(unchanged())
        """),
    Revision(
      "a field in the schema that is used", [replace("barks: Boolean!", "barks: Boolean", in: "schema/pets.graphqls")],
      writes: ["AnyQuery"],
      runs: """
        AllModelTypes=
        DefinitionModelDiagnostics: AnyQuery=
        ModelElements
        ModelNameClashes=
        ModelState: AnyQuery
        ModelUses: AnyQuery
        NamesOfModels: types=
        RenderedDefinition: AnyQuery
        SchemaDescription=
        SchemaTypeModelOf: \(unchanged())
        """),
    Revision(
      "a value of an enum", [replace("MONTHS", "MONTHS\n DAYS", in: "schema/pets.graphqls")],
      writes: ["Unit"],
      runs: """
        AllModelTypes=
        ModelElements
        ModelNameClashes=
        NamesOfModels: types=
        RenderedSchemaType: Unit
        SchemaDescription=
        SchemaModelDiagnostics: Unit=
        SchemaTypeModelOf: \(unchanged(but: "Unit"))
        """),
    Revision(
      "a field of an input object", [replace("  unit: Unit! = YEARS", "  unit: Unit", in: "schema/query.graphqls")],
      writes: ["Filter"],
      runs: """
        AllModelTypes=
        ModelElements
        ModelNameClashes=
        NamesOfModels: types=
        RenderedSchemaType: Filter
        SchemaDescription=
        SchemaModelDiagnostics: Filter=
        SchemaTypeModelOf: \(unchanged(but: "Filter"))
        """),
    Revision(
      "a type in the schema that implements an interface",
      [
        replace(
          "enum Unit", "type Ant implements Pet { name: String! owner: Person }\nenum Unit", in: "schema/pets.graphqls")
      ],
      writes: ["Ant", "Pet", "SchemaMetadata"],
      runs: """
        AllModelTypes
        ModelDiagnostics: sources, type(Ant)
        ModelElements
        ModelNameClashes=
        NamesOfModels: types
        RenderedSchemaMetadata
        RenderedSchemaType: Ant, Pet
        SchemaDescription=
        SchemaModelDiagnostics: Ant, Pet=
        SchemaTypeModelOf: Ant, \(unchanged(but: "Pet"))
        """),
    Revision(
      "a version of Apollo that marks nothing as nonisolated", [.settings(5)],
      writes: [
        "AdoptMutation", "AnyQuery", "Cat", "Dog", "DogOrCat", "Filter", "MockObject+Interfaces", "MockObject+Unions",
        "Mutation", "Person", "PersonDetails", "Pet", "PetDetails", "PetQuery", "PetsQuery", "Query",
        "SchemaConfiguration.swift", "SchemaMetadata", "Unit",
      ],
      runs: """
        AllModelTypes=
        DefinitionModelDiagnostics: Adopt=, AnyQuery=, PersonDetails=, PetDetails=, PetQuery=, PetsQuery=
        ModelElements=
        ModelNameClashes=
        ModelSettings
        NameOfDefinitionFile: Adopt=, AnyQuery=, PersonDetails=, PetDetails=, PetQuery=, PetsQuery=
        NamesOfModels: types=
        RenderedDefinition: Adopt, AnyQuery, PersonDetails, PetDetails, PetQuery, PetsQuery
        RenderedSchemaMetadata
        RenderedSchemaModule
        RenderedSchemaType: Cat, Dog, DogOrCat, Filter, ID=, Mutation, Person, Pet, Query, Unit
        SchemaDescription=
        SchemaModelDiagnostics: Cat=, Dog=, DogOrCat=, Filter=, ID=, Mutation=, Person=, Pet=, Query=, Unit=
        SchemaTypeModelOf: \(unchanged())
        """),
  ]

  /// Files with operations and fragments, as keys of a relation.
  private static func files(_ names: String..., state: String = "") -> String {
    names.map { "definitions(file: ops/\($0).graphql)\(state)" }.joined(separator: ", ")
  }

  /// All types with models, as keys of a query with equal results, except for one type.
  private static func unchanged(but name: String = "") -> String {
    ["Cat", "Dog", "DogOrCat", "Filter", "ID", "Mutation", "Person", "Pet", "Query", "Unit"]
      .map { $0 == name ? $0 : $0 + "=" }.joined(separator: ", ")
  }
}
