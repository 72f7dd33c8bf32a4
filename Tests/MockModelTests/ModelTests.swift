import Foundation
import GraphQLSyntax
import Source
import TestSupport
import Testing

/// Tests of the model and the generator themselves.
@Suite struct ModelTests {
  @Test(.enabled(if: Corpora.isAvailable, Comment(rawValue: Corpora.reason)))
  func theModelRendersThePublishedMocks() throws {
    let api = RealAPI.animalKingdom
    let schema = PlainSchema(try api.schemaSources())
    var options = ModelOptions()
    options.namespace = api.name
    let operations = try api.operationSources().map { PlainFile($0, schema: schema) }
    let files = MockModel(operations, schema: schema, options: options).files
    let golden = try JSON.parse(Corpora.data("apollo/golden-sha256.json"))[api.name].object
    let expected = golden.filter { $0.key.hasPrefix("TestMocks/") }
    #expect(expected.count == 13 && files.count == 13)
    for (path, sum) in expected {
      let file = try #require(files[String(path.dropFirst("TestMocks/".count))], "\(path)")
      #expect(sha256(file.utf8) == sum.string, "\(path)\n\(file)")
    }
  }

  @Test func sameSeedGivesSameOperations() {
    let (first, second) = (Self.round(5), Self.round(5))
    #expect(first.sources == second.sources && !first.sources.isEmpty)
    #expect(first.sources != Self.round(6).sources)
  }

  /// Printed definitions read as the original ones: the model uses the originals, the product the printed text.
  @Test func printedOperationsAreStable() {
    for seed in UInt64(0)..<20 {
      let round = Self.round(seed)
      for source in round.sources { #expect(Document.parse(source).diagnostics.isEmpty, "\(round.seed)") }
      let read = round.sources.map { PlainFile($0, schema: round.schema) }
      let model = MockModel(read, schema: round.schema, options: round.options)
      #expect(model.files == round.model.files && model.fields.clashes == round.model.fields.clashes)
    }
  }

  private static func round(_ seed: UInt64) -> ModelRound {
    let sources = [SourceFile(path: "names.graphqls", text: LocalSchemas.names)]
    return ModelRound(seed: seed, schemaSources: sources, schema: PlainSchema(sources), operations: 20)
  }
}
