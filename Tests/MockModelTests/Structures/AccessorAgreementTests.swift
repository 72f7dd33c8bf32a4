import BuildGraph
import Configuration
import Foundation
import Fuzzing
import Source
import TestSupport
import Testing

/// Every accessor of generated models has the type and the fields of its selection. The models' text is read by Swift's
/// rules for names, and compared with `ReferenceFields`.
///
/// `MOCKD_SEED` sets the first seed, which failures name; `MOCKD_ROUNDS` multiplies the rounds of 12 operations.
@Suite struct AccessorAgreementTests {
  @Test func accessorsOfLinksEqualTheReference() throws {
    let source = SourceFile(path: "links.graphqls", text: LocalSchemas.links)
    try check([source], rounds: 20)
  }

  @Test(
    .enabled(if: Corpora.isAvailable, Comment(rawValue: Corpora.reason)),
    arguments: [RealAPI.animalKingdom, .gitHub])
  func accessorsOfRealSchemasEqualTheReference(api: RealAPI) throws {
    try check(try api.schemaSources(), rounds: 4)
  }

  /// A conditional field whose selections lead to a field of the same name.
  @Test func mergedChildHasTheTypeOfItsSelection() throws {
    let schema = SourceFile(
      path: "links.graphqls",
      text: """
        type Query { link8: Node! }
        type Node { leaf3: String! leaf8: String! link2: [Node!]! }
        """)
    let inner = PlainField(name: "link2", selections: [.field(PlainField(name: "leaf3"))])
    let outer = PlainField(name: "link2", selections: [.field(PlainField(name: "leaf8")), .field(inner)])
    let conditional = PlainField(
      name: "link2", directives: [.include(.variable("b"))], selections: [.field(PlainField(name: "leaf8"))])
    let link8 = PlainField(
      name: "link8",
      selections: [
        .field(outer), .inline(type: nil, directives: [.skip(.variable("a"))], [.field(conditional)]),
      ])
    let query = PlainDefinition(kind: .query, name: "Q", type: "Query", selections: [.field(link8)])
    let comparison = compare(
      ModelRound(
        schemaSources: [schema], schema: PlainSchema([schema]), options: ModelOptions(),
        files: [PlainFile(path: "q.graphql", definitions: [query])]))
    #expect(comparison.disagreements == [] && 5 < comparison.accessors)
  }

  /// A field that two selection sets of the same object select, once with a condition.
  @Test func laterSelectionsOfAFieldRemoveItsConditions() throws {
    let leaf = PlainSelection.field(PlainField(name: "leaf"))
    let aliased = PlainSelection.field(PlainField(alias: "a", name: "leaf"))
    let conditional = PlainField(name: "link", directives: [.include(.variable("b"))], selections: [aliased])
    let other = PlainSelection.spread("F", directives: [.skip(.variable("a"))])
    let query = PlainDefinition(
      kind: .query, name: "Q", type: "Query",
      selections: [
        .field(PlainField(name: "link", selections: [.field(conditional), leaf])),
        .field(PlainField(name: "link", selections: [.field(PlainField(name: "link", selections: [leaf])), other])),
      ])
    let fragment = PlainDefinition(
      kind: .fragment, name: "F", type: "Both",
      selections: [.inline(type: "Node", directives: [], [.field(PlainField(name: "other"))])])
    let schema = SourceFile(path: "links.graphqls", text: LocalSchemas.links)
    let comparison = compare(
      ModelRound(
        schemaSources: [schema], schema: PlainSchema([schema]), options: ModelOptions(),
        files: [PlainFile(path: "q.graphql", definitions: [query, fragment])]))
    #expect(comparison.disagreements == [] && 9 < comparison.accessors, "\(comparison.accessors)")
  }

  private func check(_ sources: [SourceFile], rounds: Int) throws {
    let schema = PlainSchema(sources)
    var (definitions, accessors) = (0, 0)
    for round in 0..<UInt64(RandomMocksTests.repetitions * rounds) {
      let seed = Seeds.first &+ round
      var random = SplitMix64(seed: seed)
      var generator = OperationGenerator(
        schema: schema, seed: random.next(), width: Int.random(in: 3...6, using: &random), depth: 4)
      generator.conditionRates = (fields: 25, fragments: 50)
      let round = ModelRound(
        schemaSources: sources, schema: schema, options: ModelOptions(),
        files: [
          PlainFile(path: "q.graphql", definitions: generator.definitions(operations: 12, fragments: 6))
        ])
      let comparison = compare(round)
      definitions += comparison.definitions
      accessors += comparison.accessors
      if comparison.disagreements.isEmpty { continue }
      let smallest = shrink(round) { !compare($0).disagreements.isEmpty }
      let text = smallest.sources.map { String(decoding: $0.bytes, as: UTF8.self) }.joined(separator: "\n")
      let rest = compare(smallest).disagreements.prefix(5).joined(separator: "\n")
      Issue.record("MOCKD_SEED=\(seed):\n\(rest)\n\(text)")
    }
    print("\(definitions) operations and fragments, \(accessors) accessors, MOCKD_SEED=\(Seeds.first)")
    #expect(9 * rounds < definitions, "few of the definitions were compared")
  }

  /// The result of a round.
  private struct Comparison {
    /// The compared operations and fragments.
    var definitions = 0
    var accessors = 0
    var disagreements: [String] = []
  }

  /// Compares the models with the reference, for definitions whose models compile.
  private func compare(_ round: ModelRound) -> Comparison {
    var round = round
    var project = round.options.project
    project.outputs.models = ModelsOutput()
    let build = { (round: ModelRound) in
      ProjectBuilder.build(project, sources: ProjectSources(schema: round.schemaSources, operations: round.sources))
    }
    round.removeClashes(in: build(round))
    let result = build(round)
    var total = Comparison()
    guard result.plan.isComplete else {
      let errors = result.diagnostics.filter { $0.severity == .error }
      return Comparison(disagreements: errors.map { "\($0.code.rawValue): \($0.message)" })
    }
    let outline = ModelOutline(result.plan.artifacts.map { String(decoding: $0.bytes, as: UTF8.self) })
    let definitions = round.files.flatMap(\.definitions)
    let fragments = Dictionary(uniqueKeysWithValues: definitions.filter(\.isFragment).map { ($0.name, $0) })
    for definition in definitions {
      let reference = ReferenceFields(definition, schema: round.schema, fragments: fragments)
      guard reference.occurrences.count < ReferenceFields.limit else { continue }
      var comparison = AccessorComparison(outline: outline, reference: reference, schema: round.schema)
      comparison.compare(outline.rootModel(of: definition), at: reference.root(of: definition))
      total.definitions += 1
      total.accessors += comparison.accessors
      total.disagreements += comparison.disagreements
    }
    return total
  }
}
