import Foundation
import Fuzzing
import GraphQLSyntax
import Source
import TestSupport
import Testing

/// Outputs from a normalized schema equal those from the original, byte for byte.
@Suite struct NormalizedOutputsTests {
  /// A schema of the corpora with operations.
  struct Sample: CustomTestStringConvertible, Sendable {
    var name: String
    /// The file or folder of the schema.
    var schema: [String]
    /// The folder of operations.
    var operations: String
    /// The only file of operations to read; nil for all.
    var only: String?

    var testDescription: String { name }

    static let all = [
      Sample(name: "AnimalKingdom", schema: ["AnimalSchema.graphqls"], operations: "apollo/AnimalKingdomAPI/graphql"),
      Sample(name: "GitHubAPI", schema: ["schema.graphqls"], operations: "apollo/GitHubAPI/graphql"),
      Sample(name: "StarWars", schema: ["schema.graphqls"], operations: "apollo/StarWarsAPI/graphql"),
      Sample(name: "StarWars JSON", schema: ["schema.json"], operations: "apollo/StarWarsAPI/graphql"),
      Sample(name: "Upload", schema: ["schema.graphqls"], operations: "apollo/UploadAPI/graphql"),
      Sample(name: "Subscription", schema: ["schema.graphqls"], operations: "apollo/SubscriptionAPI/graphql"),
      Sample(name: "buildkite", schema: ["schema.graphql"], operations: "schemas/buildkite"),
      Sample(
        name: "saleor search", schema: ["../../../schema.graphql"],
        operations: "schemas/saleor-apps/apps/search/graphql"),
      // The files of operations repeat fragments, so one is a project.
      Sample(
        name: "artsy", schema: ["../schema.graphql"], operations: "schemas/artsy/operations",
        only: "ArticleBody_test_Query.graphql"),
    ]

    /// Reads the files.
    func load() throws -> (schema: [SourceFile], operations: [SourceFile]) {
      let root = try #require(Corpora.directory).appending(path: operations)
      let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
      let read = { (path: String) in
        SourceFile(path: path, bytes: Array(try Data(contentsOf: root.appending(path: path))))
      }
      let named = paths.filter { $0.hasSuffix(".graphql") && !$0.hasSuffix("schema.graphql") && only ?? $0 == $0 }
      return (try schema.map(read), try named.map(read))
    }
  }

  @Test(.enabled(if: Corpora.isAvailable, Comment(rawValue: Corpora.reason)), arguments: Sample.all)
  func outputsOfRealSchemasAreEqual(sample: Sample) throws {
    let (schema, operations) = try sample.load()
    let normalized = NormalizedSchema(schema)
    try #require(normalized.isValid)
    #expect(NormalizedSchema(normalized.plain).plain == normalized.plain)
    #expect(NormalizedSchema(normalized.documented).documented == normalized.documented)
    #expect(NormalizedSchema(normalized.plain).elements == normalized.elements)
    for number in 0..<NormalizedProject.count {
      let outputs = NormalizedProject.outputs(schema, operations, number, documented: true)
      #expect(outputs?.isEmpty == false, "no outputs")
      #expect(NormalizedProject.difference(schema, operations, number) == nil)
    }
  }

  /// Random edits of schemas and operations.
  @Test(arguments: Seeds.all) func outputsOfRandomSchemasAreEqual(seed: UInt64) {
    var compared = 0
    for sample in SampleProject.all(corpora: Corpora.directory) {
      var storm = EditStorm(
        WorkspaceContents(files: sample.files), settingsCount: NormalizedProject.count, seed: seed)
      for _ in 0..<Seeds.share(of: 60) {
        _ = storm.next()
        let files = storm.contents.files.map { SourceFile(path: $0.key, text: $0.value) }
        let schema = files.filter { $0.path.hasSuffix(".graphqls") }.sorted { $0.path < $1.path }
        let operations = files.filter { $0.path.hasSuffix(".graphql") }
        let normalized = NormalizedSchema(schema)
        guard normalized.isValid else { continue }
        compared += 1
        let difference = NormalizedProject.difference(schema, operations, storm.contents.settings)
        #expect(difference == nil, "seed \(seed), \(sample): \(normalized.plain)")
        #expect(NormalizedSchema(normalized.documented).documented == normalized.documented)
        if difference != nil { return }
      }
    }
    #expect(20 < compared)
  }

  /// A changed comment, or definitions in another order and layout, give the same bytes.
  @Test(arguments: Seeds.all) func layoutsOfRealSchemasHaveNoEffect(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for sample in SampleProject.all(corpora: Corpora.directory) {
      let files = sample.files.filter { $0.key.hasSuffix(".graphqls") }.sorted { $0.key < $1.key }
      let schema = files.map { SourceFile(path: $0.key, text: $0.value) }
      let definitions = schema.flatMap { file in
        let document = Document.parse(file).document
        return document.definitions.map { DocumentPrinter.print($0, of: document) }
      }
      try #require(3 < definitions.count)
      for _ in 0..<5 {
        let text = Self.shuffled(definitions, &random).map { "# \(random.next())\n,\($0)" }.joined(separator: "\n\n\t")
        #expect(NormalizedSchema(text).documented == NormalizedSchema(schema).documented, "\(sample)")
      }
    }
  }

  /// Returns definitions in another order. Objects of interfaces keep theirs.
  private static func shuffled(_ definitions: [String], _ random: inout SplitMix64) -> [String] {
    var fixed = definitions.filter { $0.contains(" implements ") }[...]
    return definitions.shuffled(using: &random).compactMap { definition in
      definition.contains(" implements ") ? fixed.popFirst() : definition
    }
  }
}
