import Foundation
import Fuzzing
import GraphQLSyntax
import MockModel
import Source
import TestSupport
import Testing

/// The model itself, so that mockd may be held against it.
@Suite struct ModelTests {
  @Test(.enabled(if: Corpora.isAvailable, Comment(rawValue: Corpora.reason)))
  func modelGivesThePublishedMocks() throws {
    let schema = try ModelSchema(Self.text("apollo/AnimalKingdomAPI/graphql/AnimalSchema.graphqls"))
    let folder = try #require(Corpora.directory).appending(path: "apollo/AnimalKingdomAPI/graphql")
    let paths = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".graphql") }
    let operations = try paths.sorted().map { try Self.text("apollo/AnimalKingdomAPI/graphql/\($0)") }
    let collector = ModelCollector(schema: schema, operations: operations)
    let files = ModelRenderer(namespace: "AnimalKingdomAPI", collector: collector).files()
    let golden = try #require(
      JSONSerialization.jsonObject(with: Corpora.data("apollo/golden-sha256.json")) as? [String: [String: String]])
    let expected = try #require(golden["AnimalKingdomAPI"]).filter { $0.key.hasPrefix("TestMocks/") }
    #expect(expected.count == 13 && files.count == 13)
    for (path, sum) in expected {
      let file = try #require(files[String(path.dropFirst("TestMocks/".count))], "\(path)")
      #expect(sha256(file.utf8) == sum, "\(path)\n\(file)")
    }
  }

  @Test func sameSeedGivesSameOperations() throws {
    let schema = try ModelSchema(Self.starWars())
    var (a, b) = (
      RandomOperations(schema: schema, random: SplitMix64(seed: 5)),
      RandomOperations(schema: schema, random: SplitMix64(seed: 5))
    )
    for _ in 0..<20 { #expect(a.next() == b.next()) }
  }

  @Test func operationsParse() throws {
    var operations = RandomOperations(schema: try ModelSchema(Self.starWars()), random: SplitMix64(seed: 6))
    for _ in 0..<200 {
      let text = operations.next()
      #expect(Document.parse(SourceFile(path: "a.graphql", text: text)).diagnostics.isEmpty, "\(text)")
    }
  }

  private static func text(_ path: String) throws -> String {
    String(decoding: try Corpora.data(path), as: UTF8.self)
  }

  private static func starWars() throws -> String {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
    return try String(contentsOf: root.appending(path: "Examples/StarWars/graphql/schema.graphqls"), encoding: .utf8)
  }
}
