import Foundation
import TestSupport
import Testing

/// The test mocks of AnimalKingdom equal Apollo's byte for byte, in every configuration.
@Suite(.enabled(if: Corpora.isAvailable, Comment(rawValue: Corpora.reason)))
struct GoldenTests {
  static let apollo = """
    {
      "schemaNamespace": "AnimalKingdomAPI",
      "input": {
        "operationSearchPaths": ["graphql/**/*.graphql"],
        "schemaSearchPaths": ["graphql/AnimalSchema.graphqls"]
      },
      "output": {
        "testMocks": { "swiftPackage": { "targetName": "TestMocks" } },
        "schemaTypes": { "path": "AnimalKingdomAPI", "moduleType": { "swiftPackage": {} } },
        "operations": { "inSchemaModule": {} }
      },
      "options": {
        "selectionSetInitializers": { "operations": true, "namedFragments": true },
        "schemaDocumentation": "include"
      }
    }
    """

  static let own = """
    {
      "version": 1,
      "apolloVersion": "2.4",
      "namespace": "AnimalKingdomAPI",
      "schema": ["graphql/AnimalSchema.graphqls"],
      "operations": ["graphql/**/*.graphql"],
      "outputs": { "testMocks": { "path": "AnimalKingdomAPI/TestMocks" } }
    }
    """

  @Test(arguments: [
    ["apollo-codegen-config.json": apollo],
    [
      "apollo-codegen-config.json": apollo,
      ".mockgen.json": #"{ "version": 1, "apolloConfig": "apollo-codegen-config.json" }"#,
    ],
    [".mockgen.json": own],
    [".mockgen.json": own.replacing("\"2.4\"", with: "\"corrected\"")],
  ])
  func animalKingdomIsIdentical(_ configuration: [String: String]) throws {
    let workspace = try TemporaryWorkspace(configuration)
    let corpus = try #require(Corpora.directory).appending(path: "apollo/AnimalKingdomAPI/graphql")
    try FileManager.default.copyItem(at: corpus, to: workspace.root.appending(path: "graphql"))

    let run = try MockdProcess.run(["generate"], in: workspace.root)
    #expect(run.status == 0, "\(run.output)\(run.errors)")

    let golden = try JSON.parse(Corpora.data("apollo/golden-sha256.json"))["AnimalKingdomAPI"].object
    let expected = golden.filter { $0.key.hasPrefix("TestMocks/") }.compactMapValues(\.string)
    let written = try workspace.contents().filter { $0.key.hasPrefix("AnimalKingdomAPI/TestMocks/") }
    #expect(expected.count == 13)
    #expect(
      Dictionary(
        uniqueKeysWithValues: written.map { ($0.key.replacing("AnimalKingdomAPI/", with: ""), sha256(Array($0.value))) }
      )
        == expected)

    let check = try MockdProcess.run(["check"], in: workspace.root)
    #expect(check.status == 0, "\(check.output)\(check.errors)")
  }

  /// All outputs of a sample project, from an Apollo configuration and a `.mockgen.json` with models.
  @Test(arguments: SampleAPI.all)
  func allOutputsAreIdentical(api: SampleAPI) throws {
    let workspace = try TemporaryWorkspace([
      "apollo-codegen-config.json": api.apolloConfiguration, ".mockgen.json": api.configuration(),
    ])
    try FileManager.default.copyItem(at: api.folder(), to: workspace.root.appending(path: "graphql"))
    let run = try MockdProcess.run(["generate"], in: workspace.root)
    #expect(run.status == 0, "\(run.output)\(run.errors)")

    let expected = try api.sums()
    let exceptions = try SampleAPI.exceptions()
    var sums: [String: String] = [:]
    for (path, data) in try workspace.contents() where path.hasPrefix(api.name + "/") {
      let name = String(path.dropFirst(api.name.count + 1))
      sums[name] = exceptions[path] == nil ? sha256(Array(data)) : expected[name]
    }
    #expect(sums == expected)
    let check = try MockdProcess.run(["check"], in: workspace.root)
    #expect(check.status == 0, "\(check.output)\(check.errors)")
  }
}
