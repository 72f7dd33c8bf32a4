import Foundation
import Fuzzing
import GraphQLSchema
import GraphQLSyntax
import Source
import TestSupport
import Testing

@testable import GraphQLValidation

/// A project as a whole and in parts.
struct UnitProject: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let trees: [SharedDocument]
  let schema: Schema
  let unit: ValidationUnit

  init(_ name: String, _ texts: [String], schema: Schema, rules: Set<ValidationRule> = Set(ValidationRule.allCases)) {
    testDescription = name
    trees = texts.enumerated().map { number, text in
      SharedDocument(Document.parse(SourceFile(path: "\(number).graphql", text: text)).document)
    }
    self.schema = schema
    unit = Self.unit(
      ExecutableDocuments(trees.map(\.document)), schema, ValidationOptions(rules: rules, schemaNamespace: "Pets"))
  }

  var documents: ExecutableDocuments { unit.documents }

  static func unit(_ documents: ExecutableDocuments, _ schema: Schema, _ options: ValidationOptions) -> ValidationUnit {
    let resolved = Validator.resolve(documents.definitions.indices, of: documents, schema: schema)
    return ValidationUnit(documents: documents, resolved: resolved, schema: schema, options: options)
  }

  func options(_ rules: Set<ValidationRule>) -> ValidationOptions {
    ValidationOptions(rules: rules, schemaNamespace: unit.options.schemaNamespace)
  }

  /// Returns the project with only some definitions, by index, with the same rules or others.
  func part(_ definitions: some Sequence<Int>, rules: Set<ValidationRule>? = nil) -> ValidationUnit {
    var chosen: [Int: [Int]] = [:]
    for index in Set(definitions).sorted() {
      let entry = documents.definitions[index]
      chosen[entry.document, default: []].append(entry.definition)
    }
    let paths = documents.documents.map(\.source.path)
    let parts = chosen.compactMap { number, definitions in
      trees.first { $0.path == paths[number] }.map { (document: $0, definitions: definitions) }
    }
    return Self.unit(ExecutableDocuments(selecting: parts), schema, rules.map(options) ?? unit.options)
  }

  /// Returns the index in a part for a definition of the whole project.
  func index(of definition: Int, in part: ValidationUnit) -> Int? {
    let entry = documents.definitions[definition]
    let path = documents.documents[entry.document].source.path
    return part.documents.definitions.firstIndex {
      part.documents.documents[$0.document].source.path == path && $0.definition == entry.definition
    }
  }

  /// Returns the whole project with other rules.
  func whole(_ rules: Set<ValidationRule>) -> ValidationUnit { Self.unit(documents, schema, options(rules)) }

  /// Returns the diagnostics of a project rule in the whole project.
  func names(_ rule: ValidationRule) -> [Diagnostic] { Validator.merge([whole([rule]).validateProject()]) }

  static let petTypes = SchemaBuilder.build([
    Document.parse(SourceFile(path: "schema.graphqls", text: petSchema)).document
  ]).schema

  private static let ownTexts = [
    "query A { dog { ...F ...G } } query B { dog { barks(loudly: 1) } } type T @gone { a: Int }",
    "fragment F on Dog { x: name } fragment G on Dog { x: nickname y } fragment G on Cat { meows }",
    "query A($v: Int) { dog { ...H } } fragment H on Dog { ...I } fragment I on Dog { name ...H ...J }",
    "{ cow } fragment J on Dog { name } fragment K on Dog { ...H }",
    "mutation M { rename(id: $x) { ...F } } subscription S { renamed { name } born { name } } fragment I on Cat { ...I }",
    "query D { dog { ... @defer(label: \"a\") { name } ... on Dog @defer(label: \"a\") { name } ...F @defer(label: $l) } }",
    "fragment F on Cat { name ...F } query E { cat { ...F x: meows @stream ...L } } query E { dog { friends @gone } }",
    "fragment L on Cat { ... @defer(label: \"b\") { name } ... on Cat @defer(label: \"a\") { meows } } { human { name } }",
    "schema @once { query: Query } directive @z on FIELD",
  ]

  /// Random projects made of texts with mistakes of all kinds, including the reference implementation's if available.
  static let random: [UnitProject] = {
    var groups: [(Schema, [String])] = [(petTypes, ownTexts)]
    if let data = try? Corpora.data("graphql-js-16.11.0/validation.json"), let json = try? JSON.parse(data) {
      let cases = Dictionary(grouping: json["cases"].array) { $0["schema_sdl"].string ?? "" }
      for (schema, cases) in cases.sorted(by: { $0.key < $1.key }) where !schema.isEmpty {
        let document = Document.parse(SourceFile(path: "schema.graphqls", text: schema)).document
        groups.append((SchemaBuilder.build([document]).schema, cases.compactMap { $0["document"].string }))
      }
    }
    return (0..<120).map { round in
      let seed = Seeds.first &+ UInt64(round)
      var random = SplitMix64(seed: seed)
      // Every other project uses texts of this repository.
      let group = round % 2 == 0 ? groups[0] : groups[Int.random(in: 0..<groups.count, using: &random)]
      let count = Int.random(in: 1...8, using: &random)
      return UnitProject("seed \(seed)", Array(group.1.shuffled(using: &random).prefix(count)), schema: group.0)
    }
  }()
}
