import Foundation
import GraphQLSchema
import GraphQLSyntax
import ModelIR
import Source
import SwiftEmission
import TestSupport
import Testing

/// The files of all operations, local cache mutations and fragments of Apollo's sample projects.
@Suite(.enabled(if: Corpora.isAvailable, Comment(rawValue: Corpora.reason)))
struct DefinitionGoldenTests {
  /// A sample project of Apollo with its options.
  struct SampleAPI: CustomTestStringConvertible {
    var name: String
    /// The number of its files for operations, local cache mutations and fragments.
    var count: Int
    var options: ModelOptions
    var testDescription: String { name }

    init(_ name: String, _ count: Int, _ change: (inout ModelOptions) -> Void = { _ in }) {
      self.name = name
      self.count = count
      options = ModelOptions(EmissionOptions(namespace: name))
      options.emission.version = ApolloVersion(2, 3, 0)
      change(&options)
    }
  }

  static let apis = [
    SampleAPI("AnimalKingdomAPI", 17) {
      $0.initializers.operations = true
      $0.initializers.fragments = true
    },
    SampleAPI("StarWarsAPI", 54) {
      $0.initializers.operations = true
      $0.initializers.fragments = true
      $0.documentFormat = [.definition, .identifier]
      $0.printsLegacyDocuments = true
    },
    SampleAPI("GitHubAPI", 4) { $0.printsLegacyDocuments = true },
    SampleAPI("UploadAPI", 3),
    SampleAPI("SubscriptionAPI", 1),
  ]

  static func published(_ api: String) throws -> [String: String] {
    let prefixes = ["Sources/Operations/", "Sources/Fragments/", "Sources/LocalCacheMutations/"]
    let sums = try JSON.parse(Corpora.data("apollo/golden-sha256.json"))[api].object
    return sums.compactMapValues(\.string).filter { sum in prefixes.contains { sum.key.hasPrefix($0) } }
  }

  /// Corrected or exact: no bug of Apollo's generator affects the samples.
  @Test(arguments: apis, [true, false]) func filesHaveThePublishedSums(api: SampleAPI, isCorrected: Bool) throws {
    var options = api.options
    options.emission.correctsKnownBugs = isCorrected
    let published = try Self.published(api.name)
    #expect(published.count == api.count)
    let project = try ModelProject(folder: "apollo/\(api.name)/graphql")
    var sums: [String: String] = [:]
    for source in project.sources {
      let file = try #require(renderDefinition(source, schema: project.schema, options: options))
      #expect(file.problems.isEmpty)
      let kind = try #require(source.fileKind)
      sums["Sources/\(api.options.folder(of: kind))/\(file.name)"] = sha256(file.contents)
    }
    #expect(sums.keys.sorted() == published.keys.sorted())
    for (path, sum) in sums { #expect(published[path] == sum, "\(path)") }
  }

  /// For the other runtime, only the name of the module differs.
  @Test func runtimesDifferInModuleNamesOnly() throws {
    let api = Self.apis[0]
    var options = api.options
    options.emission.runtime = .mockSupport
    let project = try ModelProject(folder: "apollo/\(api.name)/graphql")
    for source in project.sources {
      let apollo = try #require(renderDefinition(source, schema: project.schema, options: api.options))
      let other = try #require(renderDefinition(source, schema: project.schema, options: options))
      let text = String(decoding: apollo.contents, as: UTF8.self)
      #expect(text.contains("ApolloAPI"))
      #expect(String(decoding: other.contents, as: UTF8.self) == text.replacing("ApolloAPI", with: "MockSupport"))
    }
  }
}
