import Foundation
import Fuzzing
import GraphQLSchema
import GraphQLSyntax
import MockIR
import Source
import TestSupport
import Testing

@testable import GraphQLValidation

/// The diagnostics and contributions of a definition depend only on the schema elements that it uses.
///
/// `MOCKD_SEED` sets the first seed, which failures name; `MOCKD_ROUNDS` multiplies the rounds.
@Suite struct SchemaUsesTests {
  /// Definitions with one schema.
  private struct World {
    let schema: Schema
    let unit: ValidationUnit
    let fingerprints: [SchemaElement: Fingerprint]

    init(_ schema: String, _ documents: ExecutableDocuments) {
      let document = Document.parse(SourceFile(path: "schema.graphqls", text: schema)).document
      self.schema = SchemaBuilder.build([document], options: SchemaOptions(validates: false)).schema
      // Unused variables of the operations don't depend on the schema.
      let rules = Set(ValidationRule.allCases).subtracting([.noUnusedVariables])
      unit = UnitProject.unit(documents, self.schema, ValidationOptions(rules: rules, schemaNamespace: "Y"))
      fingerprints = Dictionary(uniqueKeysWithValues: self.schema.elementFingerprints())
    }

    func uses(of definition: Int) -> [SchemaElement] {
      unit.graph.closure(of: definition).flatMap { unit.schemaUses(of: $0) }
    }

    func contributions(of definition: Int) -> [DefinitionContributions] {
      unit.graph.closure(of: definition).map { member in
        ContributionCollector.collect(
          unit.documents[member], of: unit.documents.document(of: member), schema: schema)
      }
    }
  }

  /// The numbers of comparisons, so that a test without comparisons fails.
  private struct Counts {
    var clean = 0
    var sameUses = 0
    var otherResults = 0
    var otherUses = 0
  }

  @Test func equalUsesGiveEqualDiagnostics() {
    let rounds = ProcessInfo.processInfo.environment["MOCKD_ROUNDS"].flatMap { Int($0) } ?? 1
    var counts = Counts()
    for round in 0..<UInt64(400 * rounds) where !Task.isCancelled {
      compare(seed: Seeds.first &+ round, &counts)
    }
    #expect(2000 < counts.sameUses)
    #expect(300 < counts.otherResults)
  }

  private func compare(seed: UInt64, _ counts: inout Counts) {
    var random = SplitMix64(seed: seed)
    var model = RandomSchema(using: &random)
    for _ in 0..<Int.random(in: 0...2, using: &random) { model.mutate(using: &random) }
    var operations = RandomOperations(model, seed: seed)
    let text = operations.text()
    let (document, errors) = Document.parse(SourceFile(path: "a.graphql", text: text))
    #expect(errors.isEmpty, "seed \(seed): \(text)")
    let documents = ExecutableDocuments([document])
    let old = World(model.text, documents)
    let all = Array(documents.definitions.indices)
    let found = old.unit.validate(each: all)
    for _ in 0..<6 {
      var changed = model
      for _ in 0..<Int.random(in: 1...2, using: &random) { changed.mutate(using: &random) }
      let new = World(changed.text, documents)
      let after = new.unit.validate(each: all)
      for definition in all where found[definition].isEmpty {
        counts.clean += 1
        let sameUses = old.uses(of: definition).allSatisfy { old.fingerprints[$0] == new.fingerprints[$0] }
        let sameResults =
          after[definition].isEmpty && old.contributions(of: definition) == new.contributions(of: definition)
        counts.sameUses += sameUses ? 1 : 0
        counts.otherUses += sameUses ? 0 : 1
        counts.otherResults += sameResults ? 0 : 1
        guard sameUses, !sameResults else { continue }
        Issue.record(
          """
          seed \(seed), definition \(definition): \(after[definition].map(\.message))
          \(model.text)
          ---
          \(changed.text)
          ---
          \(text)
          """)
        return
      }
    }
  }

  @Test func usesAreListedOnce() {
    for seed in Seeds.first..<Seeds.first + 40 {
      var random = SplitMix64(seed: seed)
      let model = RandomSchema(using: &random)
      var operations = RandomOperations(model, seed: seed)
      let document = Document.parse(SourceFile(path: "a.graphql", text: operations.text())).document
      let world = World(model.text, ExecutableDocuments([document]))
      let all = Array(world.unit.documents.definitions.indices)
      let uses = world.unit.schemaUses(each: all)
      for (definition, uses) in zip(all, uses) {
        #expect(Set(uses).count == uses.count, "seed \(seed)")
        #expect(world.unit.schemaUses(of: definition) == uses, "seed \(seed)")
      }
    }
  }

  // MARK: Examples

  private func uses(_ operation: String) -> Set<String> {
    let document = Document.parse(SourceFile(path: "a.graphql", text: operation)).document
    let unit = UnitProject.unit(ExecutableDocuments([document]), UnitProject.petTypes, ValidationOptions())
    return Set(
      unit.schemaUses(of: 0).map { use in
        switch use {
        case .kind(let name): "kind \(name)"
        case .possibleTypes(let name): "possible \(name)"
        case .type(let name): "type \(name)"
        case .field(let type, let name): "\(type).\(name)"
        case .directive(let name): "@\(name)"
        case .rootType(let operation): "\(operation)"
        }
      })
  }

  @Test(arguments: [
    ("{ dog { name } }", "query, kind Query, Query.dog, kind Dog, Dog.name, kind String"),
    ("{ cow { name } }", "query, kind Query, Query.cow"),
    (
      "{ pet(id: 1) { ... on Dog { __typename } } }",
      "query, kind Query, Query.pet, kind Pet, kind ID, kind Dog, possible Pet, kind String"
    ),
    ("fragment F on Gone { a }", "kind Gone"),
    (
      "{ find(color: RED, filter: {color: BLUE, nested: null}) @gone { __typename } }",
      """
      query, kind Query, Query.find, kind Pet, kind Color, type Color, kind Filter, type Filter, @gone, kind String
      """
    ),
    (
      "query($a: Anything) { __schema { description } }",
      "query, kind Query, kind Anything, kind __Schema, __Schema.description, kind String"
    ),
    (
      "subscription { born { name } }",
      "subscription, kind Subscription, Subscription.born, kind Pet, Pet.name, kind String"
    ),
  ])
  func examplesHaveTheExpectedUses(operation: String, expected: String) {
    #expect(uses(operation) == Set(expected.split(separator: ", ").map(String.init)))
  }
}
