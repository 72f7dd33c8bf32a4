import Foundation
import Source
import TestSupport

/// A schema and operations of a real project.
struct RealAPI: Sendable, CustomStringConvertible {
  let name: String
  /// The path in the corpora.
  let schema: String
  /// A folder or file in the corpora.
  let operations: String

  static let animalKingdom = apollo("AnimalKingdomAPI", schema: "AnimalSchema.graphqls")
  static let starWars = apollo("StarWarsAPI", schema: "schema.graphqls")
  static let gitHub = apollo("GitHubAPI", schema: "schema.graphqls")
  static let upload = apollo("UploadAPI", schema: "schema.graphqls")
  static let subscription = apollo("SubscriptionAPI", schema: "schema.graphqls")

  static let buildkite = RealAPI(
    name: "buildkite", schema: "schemas/buildkite/schema.graphql", operations: "schemas/buildkite")

  /// Used for its schema: its operations have errors.
  static let linear = RealAPI(
    name: "linear", schema: "schemas/linear/packages/sdk/src/schema.graphql", operations: "schemas/linear")

  static func saleor(_ app: String) -> RealAPI {
    RealAPI(
      name: "saleor/\(app)", schema: "schemas/saleor-apps/schema.graphql",
      operations: "schemas/saleor-apps/apps/\(app)/graphql")
  }

  /// Returns one query, since the operations of this API repeat their fragments in every file.
  static func artsy(_ query: String) -> RealAPI {
    RealAPI(
      name: "artsy/\(query)", schema: "schemas/artsy/schema.graphql",
      operations: "schemas/artsy/operations/\(query).graphql")
  }

  var description: String { name }

  private static func apollo(_ name: String, schema: String) -> RealAPI {
    let folder = "apollo/\(name)/graphql"
    return RealAPI(name: name, schema: "\(folder)/\(schema)", operations: folder)
  }

  func schemaSources() throws -> [SourceFile] {
    [SourceFile(path: schema, bytes: Array(try Corpora.data(schema)))]
  }

  /// Returns all `.graphql` files of the folder, except for schemas.
  func operationSources() throws -> [SourceFile] {
    if operations.hasSuffix(".graphql") {
      return [SourceFile(path: operations, bytes: Array(try Corpora.data(operations)))]
    }
    let folder = Corpora.directory?.appending(path: operations).path ?? ""
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return try paths.filter { $0.hasSuffix(".graphql") && !$0.hasSuffix("schema.graphql") }.sorted().map {
      SourceFile(path: "\(operations)/\($0)", bytes: Array(try Corpora.data("\(operations)/\($0)")))
    }
  }
}

extension ModelRound {
  /// The operations of a real API, corrected.
  init(_ api: RealAPI) throws {
    let sources = try api.schemaSources()
    let schema = PlainSchema(sources)
    let files = try api.operationSources().map { PlainFile($0, schema: schema) }
    self.init(schemaSources: sources, schema: schema, options: ModelOptions(), files: files)
    realSources = try api.operationSources()
  }
}
