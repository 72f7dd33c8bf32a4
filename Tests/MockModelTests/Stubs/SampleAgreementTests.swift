import Foundation
import GraphQLSchema
import GraphQLSyntax
import ModelIR
import Source
import SwiftEmission
import TestSupport
import Testing

/// Samples for random operations equal the responses of graphql-core when it serves the schema with their values.
/// They have the same keys in the same order, values of the right types, and no errors.
///
/// `MOCKD_SAMPLES` sets the number of operations for each schema; `MOCKD_SEED` repeats a run.
@Suite(
  .enabled(if: Corpora.isAvailable, Comment(rawValue: Corpora.reason)),
  .enabled(if: GraphQLCore.python != nil, Comment(rawValue: GraphQLCore.reason)), .serialized)
struct SampleAgreementTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let count = environment["MOCKD_SAMPLES"].flatMap { Int($0) } ?? 100

  /// A line of the input of `serve.py`.
  private struct Line: Encodable {
    var name: String
    var request: String
    var conditions: [String: Bool]
    var response: String
  }

  @Test(arguments: [RealAPI.gitHub, .buildkite, .saleor("search"), .linear])
  func samplesEqualTheResponsesOfGraphQLCore(api: RealAPI) throws {
    let sources = try api.schemaSources()
    let schema = SchemaBuilder.build(sources.map { Document.parse($0).document }).schema
    var lines: [String] = []
    /// The variant of each line.
    var places: [String] = []
    for (index, change) in Self.variants.enumerated() {
      var options = StubOptions(SwiftEmission.ModelOptions(EmissionOptions(namespace: "API")))
      change(&options)
      let seed = Seeds.all[index % Seeds.all.count] &+ UInt64(index / Seeds.all.count)
      let samples = Self.samples(sources, schema, seed: seed, options)
      #expect(Self.count / Self.variants.count / 2 < samples.count, "MOCKD_SEED=\(seed)")
      lines += samples
      places += samples.map { _ in "MOCKD_SEED=\(seed), variant \(index)" }
    }
    // One process, since it takes seconds to read a schema.
    let corpus = try #require(Corpora.directory)
    let output = try GraphQLCore.output(
      of: "serve.py", [corpus.appending(path: api.schema).path], input: Data(lines.joined(separator: "\n").utf8))
    let answers = String(decoding: output, as: UTF8.self).split(separator: "\n")
    #expect(answers.count == lines.count, "MOCKD_SEED=\(Seeds.all[0])")
    let wrong = zip(places, answers).filter { !$1.hasSuffix("\"problem\": null}") }.map { "\($0): \($1.prefix(1000))" }
    #expect(wrong.prefix(3) == [])
  }

  private static let variants: [@Sendable (inout StubOptions) -> Void] = [
    { _ in }, { $0.nullable = .null }, { $0.lists = .empty }, { $0.models.printsLegacyDocuments = true },
  ]

  /// Returns a line for each operation that has a sample.
  private static func samples(
    _ sources: [SourceFile], _ schema: Schema, seed: UInt64, _ options: StubOptions
  ) -> [String] {
    let plain = PlainSchema(sources)
    var generator = OperationGenerator(schema: plain, seed: seed, width: 6, depth: 4)
    let definitions = generator.definitions(operations: count / variants.count, fragments: count / 12)
    let printer = PlainPrinter(definitions)
    let document = Document.parse(
      SourceFile(path: "a.graphql", text: definitions.map(printer.text).joined(separator: "\n"))
    ).document
    var fragments: [Name: Definition] = [:]
    for definition in document.definitions {
      if case .fragment(let fragment) = definition { fragments[fragment.name.name] = definition }
    }
    return document.definitions.compactMap { definition in
      let source = DefinitionSource(definition, of: document, isLocalCacheMutation: false) { name in
        fragments[name].map { ($0, document) }
      }
      guard case .operation(let operation) = definition,
        case .success(let sample) = source.sample(schema: schema, options: options)
      else { return nil }
      return line(for: sample, name: operation.name?.text ?? "")
    }
  }

  /// Returns nil for introspection operations, for which graphql-core computes the values.
  private static func line(for sample: OperationSample, name: String) -> String? {
    guard !sample.request.contains(/__schema|__type\b/) else { return nil }
    let members: [SampleValue.Member] = [
      .init("name", .string(name)), .init("request", .string(sample.request)),
      .init("conditions", .object(sample.conditions.map { .init($0.variable.text, .boolean($0.value)) })),
      .init("response", sample.response),
    ]
    return SampleValue.object(members).json
  }
}
