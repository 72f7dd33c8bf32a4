import BuildGraph
import Fuzzing
import Testing

/// The placeholder and sample files that are written, and their queries that run, after each kind of edit.
struct PlaceholderQueryInvalidationTests {
  private static let queries: Set<String> = [
    "DefinitionPlaceholderFindings", "ExampleUses", "InputPlaceholderFindings", "InputRanksOfSchema",
    "PlaceholderSettings", "RenderedInputPlaceholder", "RenderedPlaceholderRuntime", "RenderedPlaceholders",
    "RenderedStub", "StubSettings",
  ]

  @Test(arguments: Revision.ofPlaceholders)
  func anEditRunsOnlyDependentQueries(revision: Revision) {
    let change = RevisionChange(revision, .placeholders)
    #expect(change.written.filter { $0.contains("+Placeholder") || $0.contains("+Stub") } == revision.writes)
    #expect(
      change.runs.filter { Self.queries.contains($0.prefix { $0 != ":" && $0 != "=" }.description) } == revision.lines)
    #expect(change.difference == nil)
  }
}

extension Revision {
  static let ofPlaceholders: [Revision] = [
    Revision(
      "a comment in an operation", [replace("pet(id", "# A comment.\n  pet(id", in: "ops/PetQuery.graphql")], runs: ""),
    Revision(
      "a field in an operation",
      [replace("...PetDetails", "...PetDetails\n ... on Dog { barks }", in: "ops/PetQuery.graphql")],
      writes: ["PetQuery+Placeholder"],
      runs: """
        DefinitionPlaceholderFindings: PetQuery=
        ExampleUses: PetQuery
        RenderedPlaceholders: PetQuery
        RenderedStub: PetQuery=
        """),
    Revision(
      "a key in a fragment that is deep inside",
      [replace("title: name", "headline: name", in: "ops/PersonDetails.graphql")],
      writes: [
        "AdoptMutation+Placeholder", "AdoptMutation+Stub", "AnyQuery+Placeholder", "AnyQuery+Stub",
        "PersonDetails+Placeholder", "PetDetails+Placeholder", "PetQuery+Stub", "PetsQuery+Stub",
      ],
      runs: """
        DefinitionPlaceholderFindings: Adopt=, AnyQuery=, PersonDetails=, PetDetails=, PetQuery=, PetsQuery=
        ExampleUses: PersonDetails=
        RenderedPlaceholders: Adopt, AnyQuery, PersonDetails, PetDetails, PetQuery=, PetsQuery=
        RenderedStub: Adopt, AnyQuery, PersonDetails=, PetDetails=, PetQuery, PetsQuery
        """),
    Revision(
      "a description of a field", [replace("barks: B", "\"How loud.\"\n barks: B", in: "schema/pets.graphqls")],
      runs: """
        DefinitionPlaceholderFindings: AnyQuery=
        InputRanksOfSchema=
        RenderedPlaceholders: AnyQuery=
        RenderedStub: AnyQuery=
        """),
    Revision(
      "a last value of an enum", [replace("MONTHS", "MONTHS\n DAYS", in: "schema/pets.graphqls")],
      runs: """
        InputPlaceholderFindings: Unit=
        InputRanksOfSchema=
        RenderedInputPlaceholder: Unit=
        """),
    Revision(
      "a field of an input object", [replace("  unit: Unit! = YEARS", "  unit: Unit", in: "schema/query.graphqls")],
      writes: ["Filter+Placeholder"],
      runs: """
        InputPlaceholderFindings: Filter=
        InputRanksOfSchema=
        RenderedInputPlaceholder: Filter
        """),
    Revision(
      "a type that implements an interface and comes first by name",
      [
        replace(
          "enum Unit", "type Ant implements Pet { name: String! owner: Person }\nenum Unit", in: "schema/pets.graphqls")
      ],
      writes: [
        "PetDetails+Placeholder", "PetQuery+Placeholder", "PetQuery+Stub", "PetsQuery+Placeholder", "PetsQuery+Stub",
      ],
      runs: """
        DefinitionPlaceholderFindings: PetDetails=, PetQuery=, PetsQuery=
        ExampleUses: PetDetails, PetQuery, PetsQuery
        InputPlaceholderFindings: Ant, Pet=
        InputRanksOfSchema=
        RenderedInputPlaceholder: Ant, Pet=
        RenderedPlaceholders: PetDetails, PetQuery, PetsQuery
        RenderedStub: PetDetails=, PetQuery, PetsQuery
        """),
  ]
}
