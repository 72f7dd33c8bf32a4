import Foundation
import Fuzzing
import GraphQLSchema
import GraphQLSyntax
import ModelIR
import Source
import TestSupport
import Testing

/// The structures of random definitions agree with the rule.
///
/// `MOCKD_SEED` sets the first seed, which failures name; `MOCKD_ROUNDS` multiplies the rounds.
@Suite struct StructuresAgreementTests {
  @Test func structuresOfLocalSchemasEqualTheReference() throws {
    let source = SourceFile(path: "names.graphqls", text: LocalSchemas.names)
    for round in 0..<UInt64(RandomMocksTests.repetitions * 120) {
      try check(seed: Seeds.first &+ round, [source])
    }
  }

  @Test(.enabled(if: Corpora.isAvailable, Comment(rawValue: Corpora.reason)))
  func structuresOfAnimalKingdomEqualTheReference() throws {
    for round in 0..<UInt64(RandomMocksTests.repetitions * 120) {
      try check(seed: Seeds.first &+ round, try RealAPI.animalKingdom.schemaSources())
    }
  }

  private func check(seed: UInt64, _ sources: [SourceFile]) throws {
    let plain = PlainSchema(sources)
    var random = SplitMix64(seed: seed)
    var generator = OperationGenerator(
      schema: plain, seed: random.next(), width: Int.random(in: 3...8, using: &random), depth: 4)
    let definitions = generator.definitions(operations: 12, fragments: 6)
    let printer = PlainPrinter(definitions)
    let document = Document.parse(
      SourceFile(path: "q.graphql", text: definitions.map { printer.text($0) }.joined(separator: "\n"))
    ).document
    let schema = SchemaBuilder.build(
      sources.map { Document.parse($0).document } + [document], options: SchemaOptions(apolloClientDirectives: true)
    ).schema
    for (index, definition) in definitions.enumerated() {
      let structures = try #require(build(document, document.definitions[index], schema))
      let reference = ReferenceFields(
        definition, schema: plain,
        fragments: Dictionary(uniqueKeysWithValues: definitions.filter(\.isFragment).map { ($0.name, $0) }))
      guard reference.occurrences.count < ReferenceFields.limit, !structures.isTruncated else { continue }
      let found = StructuresComparison(structures: structures, reference: reference).disagreements
      #expect(found.isEmpty, "seed \(seed): \(found.prefix(5))\n\(printer.text(definition))")
    }
  }

  private func build(
    _ document: Document, _ definition: Definition, _ schema: Schema
  ) -> DefinitionStructures? {
    let fragments = DefinitionSelections.fragments(reachedFrom: definition, of: document, schema: schema) { name in
      document.definitions.first { definition in
        if case .fragment(let fragment) = definition { fragment.name.name == name } else { false }
      }.map { ($0, document) }
    }
    let selections = DefinitionSelections.collect(definition, of: document, schema: schema) { fragments[$0] }
    return selections.map { DefinitionStructures.build($0, schema: schema) }
  }
}

/// Compares all structures of a definition with the rule.
private struct StructuresComparison {
  let structures: DefinitionStructures
  let reference: ReferenceFields

  var disagreements: [String] {
    structures.structures.indices.flatMap { index -> [String] in
      guard let place = place(of: index) else { return [] }
      return compare(structures.structures[index], at: place)
    }
  }

  private func compare(_ structure: Structure, at place: ReferenceFields.Place) -> [String] {
    let shown = reference.shown(at: place)
    let known = Set(structure.conditions.map { ReferenceFields.Condition($0) })
    var result: [String] = []
    // The fields that are sure, and conditional ones of the structure's own selection set.
    let keys = Set(structure.accessors.filter { !($0.isDirect && $0.isConditional) }.map(\.field.responseKey.text))
    let all = Set(structure.accessors.map(\.field.responseKey.text))
    let expected = Set(shown.map(\.key))
    if !keys.isSubset(of: expected) || !expected.isSubset(of: all) {
      result.append("\(structure.path): \(keys.sorted()), not \(expected.sorted())")
    }
    for accessor in structure.accessors {
      let isSure = shown.contains {
        $0.key == accessor.field.responseKey.text && $0.conditions.isSubset(of: known)
      }
      if !accessor.isConditional, !isSure {
        result.append("\(structure.path).\(accessor.field.responseKey) may be missing")
      }
      result += compareAlias(accessor, in: structure, at: place)
    }
    return result
  }

  /// Checks that a structure reused at another place shows the fields of that place.
  private func compareAlias(
    _ accessor: FieldAccessor, in structure: Structure, at place: ReferenceFields.Place
  ) -> [String] {
    guard case .alias(let source, _) = accessor.child, source.definition === structures.selections,
      let target = structures.structures.first(where: { $0.path == source.path.components }), target.kind == .entity
    else { return [] }
    var place = place
    place.path.append(step(accessor.field))
    place.levels.append(
      ReferenceFields.Level(
        types: [accessor.field.type.name.text],
        conditions: Set(target.conditions.map { ReferenceFields.Condition($0) })))
    let expected = Set(reference.shown(at: place).map(\.key))
    let keys = Set(target.accessors.map(\.field.responseKey.text))
    return keys == expected
      ? [] : ["\(structure.path).\(accessor.field.responseKey) as alias: \(keys.sorted()), not \(expected.sorted())"]
  }

  private func step(_ field: SelectedField) -> ReferenceFields.Step {
    ReferenceFields.Step(key: field.responseKey.text, type: field.wrappers.text(around: field.type.name.text))
  }

  /// Returns nil if a selection on the path is deferred.
  private func place(of index: Int) -> ReferenceFields.Place? {
    let structure = structures.structures[index]
    let conditions = Set(structure.conditions.map { ReferenceFields.Condition($0) })
    guard let parent = structure.parent, let name = structure.name else {
      return ReferenceFields.Place(
        path: [],
        levels: [ReferenceFields.Level(types: [structures.selections.rootType.name.text], conditions: conditions)])
    }
    guard var result = place(of: parent) else { return nil }
    switch name {
    case .deferred: return nil
    case .field(let key, _):
      let accessor = structures.structures[parent].accessors.first { accessor in
        if case .structure(index) = accessor.child { accessor.field.responseKey == key } else { false }
      }
      guard let field = accessor?.field else { return nil }
      result.path.append(step(field))
      result.levels.append(ReferenceFields.Level(types: [field.type.name.text], conditions: conditions))
    case .condition(let type, _):
      guard let last = result.levels.indices.last else { return nil }
      if let type { result.levels[last].types.append(type.name.text) }
      result.levels[last].conditions = conditions
    }
    return result
  }
}

extension ReferenceFields.Condition {
  fileprivate init(_ condition: InclusionCondition) {
    self.init(variable: condition.variable.text, isInverted: condition.isInverted)
  }
}
