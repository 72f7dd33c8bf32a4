import Configuration
import Source
import Testing

/// Configurations that Apollo's generator accepts, contrary to its documentation.
@Suite struct ApolloReaderTests {
  /// Foundation's `JSONDecoder` allows trailing commas.
  @Test func trailingCommasAreAccepted() throws {
    let loaded = load(
      """
      {
        "schemaNamespace": "API",
        "input": { "operationSearchPaths": ["a/*.graphql", "b/*.graphql",], "schemaSearchPaths": ["*.graphqls",], },
        "output": {
          "schemaTypes": { "path": "API", "moduleType": { "other": {}, }, },
          "operations": { "inSchemaModule": {}, },
          "testMocks": { "absolute": { "path": "Mocks", }, },
        },
      }
      """)
    #expect(loaded.diagnostics.isEmpty, "\(loaded.diagnostics.map(\.message))")
    #expect(loaded.settings.projects[0].operations == ["a/*.graphql", "b/*.graphql"])
    #expect(loaded.settings.projects[0].outputs.testMocks?.path == "Mocks")
  }

  /// Both are errors in a `.mockgen.json`, and Apollo rejects comments, too.
  @Test func onlyApolloConfigurationsAllowTrailingCommas() {
    let main = ConfigurationLoader.load(
      SourceFile(path: ".mockgen.json", text: #"{ "version": 1, "schema": ["a.graphqls",], }"#)
    ) { _ in nil }
    #expect(main.diagnostics.filter { $0.code == .configSyntax }.count == 2)
    #expect(load("// A comment\n" + Self.text()).diagnostics.map(\.code) == [.configSyntax])
  }

  @Test func aReferencedConfigurationIsReadLeniently() {
    let text = Self.text().replacing("\"other\": {}", with: "\"other\": {},")
    let loaded = ConfigurationLoader.load(
      SourceFile(path: ".mockgen.json", text: #"{ "version": 1, "apolloConfig": "a.json" }"#)
    ) { path in path == "a.json" ? SourceFile(path: path, text: text) : nil }
    #expect(loaded.diagnostics.isEmpty, "\(loaded.diagnostics.map(\.message))")
  }

  /// The first of several members with one key counts.
  @Test func theFirstOfDuplicateKeysIsUsed() throws {
    let loaded = load(
      Self.text().replacing(
        "{ \"schemaNamespace\": \"API\",",
        with: "{ \"schemaNamespace\": \"First\", \"x\": 1, \"schemaNamespace\": \"Second\", \"x\": 2,"))
    #expect(loaded.settings.projects[0].namespaceName == "First")
    #expect(loaded.settings.projects[0].outputs.testMocks?.path == "Mocks")
    #expect(loaded.diagnostics.filter { $0.code == .configSyntax }.map(\.severity) == [.warning, .warning])
    #expect(loaded.diagnostics.filter { $0.severity == .error }.map(\.code) == [.configUnknownKey])
    let message = loaded.diagnostics.first { $0.code == .configSyntax }?.message
    #expect(message == "Duplicate key 'schemaNamespace'; the first value is used")
  }

  @Test(arguments: [
    #"{ "schemaName": "Old", "schemaNamespace": "API", "#, #"{ "schemaNamespace": "API", "schemaName": "Old", "#,
  ])
  func schemaNamespaceTakesPrecedenceOverSchemaName(_ start: String) {
    let loaded = load(start + Self.text().dropFirst("{ \"schemaNamespace\": \"API\",".count))
    #expect(!loaded.hasErrors, "\(loaded.diagnostics.map(\.message))")
    #expect(loaded.diagnostics.map(\.severity) == [.warning])
    #expect(loaded.settings.projects[0].namespaceName == "API")
  }

  /// Targets have names that are invalid for modules.
  @Test(arguments: [
    ("Shopify-IOS", "Shopify_IOS"), ("RickAndMorty-iOS", "RickAndMorty_iOS"), ("My App", "My_App"), ("App", "App"),
    ("2048", "_048"), ("Café.App", "Café_App"), ("_x-1", "_x_1"),
  ])
  func targetsAndModulesAreRead(_ target: String, _ module: String) {
    let text = Self.text().replacing(
      "\"other\": {}", with: "\"embeddedInTarget\": { \"name\": \"\(target)\" }")
    let loaded = load(text)
    #expect(loaded.diagnostics.isEmpty, "\(loaded.diagnostics.map(\.message))")
    #expect(loaded.settings.projects[0].schemaModuleName == module)
  }

  static func text() -> String {
    """
    { "schemaNamespace": "API", "input": { "operationSearchPaths": ["*.graphql"], "schemaSearchPaths": ["*.graphqls"] },
      "output": { "schemaTypes": { "path": "API", "moduleType": { "other": {} } },
      "operations": { "inSchemaModule": {} }, "testMocks": { "absolute": { "path": "Mocks" } } } }
    """
  }

  private func load(_ text: String) -> LoadedConfiguration {
    ConfigurationLoader.load(SourceFile(path: "apollo-codegen-config.json", text: text)) { _ in nil }
  }
}
