import Foundation

/// One of Apollo's sample projects. The corpora contain its schema and operations, and the digests of the files that
/// Apollo's generator makes.
package struct SampleAPI: Sendable, CustomStringConvertible {
  package var name: String
  package var schema = "schema.graphqls"
  /// Apollo's `output.testMocks`.
  var testMocks = #"{ "none": {} }"#
  /// Apollo's `options` and all later keys.
  var options = #""options": {}"#

  package var description: String { name }

  package static let all = [
    SampleAPI(
      name: "AnimalKingdomAPI", schema: "AnimalSchema.graphqls",
      testMocks: #"{ "swiftPackage": { "targetName": "TestMocks" } }"#,
      options: """
        "options": {
          "selectionSetInitializers": { "operations": true, "namedFragments": true },
          "schemaDocumentation": "include"
        }
        """),
    SampleAPI(
      name: "StarWarsAPI",
      options: """
        "options": {
          "selectionSetInitializers": { "operations": true, "namedFragments": true },
          "schemaDocumentation": "include",
          "operationDocumentFormat": ["definition", "operationId"]
        },
        "experimentalFeatures": { "legacySafelistingCompatibleOperations": true }
        """),
    SampleAPI(
      name: "GitHubAPI",
      options: #""experimentalFeatures": { "legacySafelistingCompatibleOperations": true }"#),
    SampleAPI(name: "UploadAPI"),
    SampleAPI(name: "SubscriptionAPI"),
  ]

  /// The configuration of Apollo's generator.
  package var apolloConfiguration: String {
    """
    {
      "schemaNamespace": "\(name)",
      "input": {
        "operationSearchPaths": ["graphql/**/*.graphql"],
        "schemaSearchPaths": ["graphql/\(schema)"]
      },
      "output": {
        "testMocks": \(testMocks),
        "schemaTypes": { "path": "\(name)", "moduleType": { "swiftPackage": {} } },
        "operations": { "inSchemaModule": {} }
      },
      \(options)
    }
    """
  }

  /// Returns a `.mockgen.json` that writes models to the paths of Apollo's generator.
  package func configuration(runtime: String = "apollo") -> String {
    """
    {
      "version": 1, "apolloConfig": "apollo-codegen-config.json", "runtime": "\(runtime)", "outputs": { "models": {} }
    }
    """
  }

  /// Returns the folder with its schema and operations.
  package func folder() throws -> URL {
    guard let directory = Corpora.directory else { throw Corpora.Missing() }
    return directory.appending(path: "apollo/\(name)/graphql")
  }

  /// Returns the texts of its schema and operations by path, each beginning with `graphql/`.
  package func files() throws -> [String: String] {
    let folder = try folder()
    var files: [String: String] = [:]
    for case let path as String in FileManager.default.enumerator(atPath: folder.path) ?? .init() {
      guard path.hasSuffix(".graphql") || path.hasSuffix(".graphqls") else { continue }
      files["graphql/" + path] = String(decoding: try Data(contentsOf: folder.appending(path: path)), as: UTF8.self)
    }
    return files
  }

  /// Returns the digests of the Swift files that Apollo's generator makes, by path in the project's folder. The
  /// package manifest is excluded, since mockd doesn't write it.
  package func sums() throws -> [String: String] {
    let all = try JSON.parse(Corpora.data("apollo/golden-sha256.json"))
    let sums = all[name].object.compactMapValues(\.string)
    return sums.filter { $0.key.hasPrefix("Sources/") || $0.key.hasPrefix("TestMocks/") }
  }

  /// Returns the files that differ from Apollo's published ones, by project and path, each with the reason.
  package static func exceptions() throws -> [String: String] {
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    let file = here.appending(path: "../Fixtures/golden-exceptions.json").standardizedFileURL
    return try JSON.parse(Data(contentsOf: file)).object.compactMapValues(\.string)
  }
}
