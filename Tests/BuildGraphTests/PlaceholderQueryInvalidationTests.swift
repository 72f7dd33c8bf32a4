import BuildGraph
import Fuzzing
import Testing

/// The placeholder and sample files that are written, and their queries that run, after each kind of edit.
struct PlaceholderQueryInvalidationTests {
  private static let queries: Set<String> = [
    "ExampleUses", "DiagnosticsOfOutputs", "InputPlaceholderDiagnostics", "InputRanksOfSchema", "OutputRenderer",
    "RenderedInputPlaceholder", "RenderedOutput", "RenderedPlaceholderRuntime",
  ]

  @Test(arguments: Revision.ofPlaceholders)
  func anEditRunsOnlyDependentQueries(revision: Revision) {
    let change = RevisionChange(revision, .placeholders)
    #expect(change.written.filter { $0.contains("+Placeholder") || $0.contains("+Stub") } == revision.writes)
    #expect(
      change.runs.filter { Self.queries.contains($0.prefix { $0 != ":" && $0 != "=" }.description) }.sorted()
        == revision.lines)
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
        ExampleUses: PetQuery
        DiagnosticsOfOutputs: PetQuery=
        RenderedOutput: placeholders PetQuery, stubs PetQuery=
        """),
    Revision(
      "a key in a fragment that is deep inside",
      [replace("title: name", "headline: name", in: "ops/PersonDetails.graphql")],
      writes: [
        "AdoptMutation+Placeholder", "AdoptMutation+Stub", "AnyQuery+Placeholder", "AnyQuery+Stub",
        "PersonDetails+Placeholder", "PetDetails+Placeholder", "PetQuery+Stub", "PetsQuery+Stub",
      ],
      runs: """
        ExampleUses: PersonDetails=
        DiagnosticsOfOutputs: Adopt=, AnyQuery=, PersonDetails=, PetDetails=, PetQuery=, PetsQuery=
        RenderedOutput: placeholders Adopt, placeholders AnyQuery, placeholders PersonDetails, placeholders PetDetails, placeholders PetQuery=, placeholders PetsQuery=, stubs Adopt, stubs AnyQuery, stubs PersonDetails=, stubs PetDetails=, stubs PetQuery, stubs PetsQuery
        """),
    Revision(
      "a description of a field", [replace("barks: B", "\"How loud.\"\n barks: B", in: "schema/pets.graphqls")],
      runs: """
        DiagnosticsOfOutputs: AnyQuery=
        InputRanksOfSchema=
        RenderedOutput: placeholders AnyQuery=, stubs AnyQuery=
        """),
    Revision(
      "a last value of an enum", [replace("MONTHS", "MONTHS\n DAYS", in: "schema/pets.graphqls")],
      runs: """
        InputPlaceholderDiagnostics: Unit=
        InputRanksOfSchema=
        RenderedInputPlaceholder: Unit=
        """),
    Revision(
      "a field of an input object", [replace("  unit: Unit! = YEARS", "  unit: Unit", in: "schema/query.graphqls")],
      writes: ["Filter+Placeholder"],
      runs: """
        InputPlaceholderDiagnostics: Filter=
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
        ExampleUses: PetDetails, PetQuery, PetsQuery
        DiagnosticsOfOutputs: PetDetails=, PetQuery=, PetsQuery=
        InputPlaceholderDiagnostics: Ant, Pet=
        InputRanksOfSchema=
        RenderedInputPlaceholder: Ant, Pet=
        RenderedOutput: placeholders PetDetails, placeholders PetQuery, placeholders PetsQuery, stubs PetDetails=, stubs PetQuery, stubs PetsQuery
        """),
  ]
}
