import Configuration
import Source
import Testing

/// The locations and access levels of models.
struct ModelsOutputTests {
  private func models(_ main: String, moduleType: String = #"{ "swiftPackage": {} }"#) -> LoadedConfiguration {
    let apollo = SourceFile(
      path: "app/apollo.json",
      text: """
        {
          "schemaNamespace": "API",
          "input": { "operationSearchPaths": ["**/*.graphql"], "schemaSearchPaths": ["*.graphqls"] },
          "output": {
            "testMocks": { "none": {} }, "operations": { "inSchemaModule": {} },
            "schemaTypes": { "path": "./API", "moduleType": \(moduleType) }
          }
        }
        """)
    return ConfigurationLoader.load(SourceFile(path: ".mockgen.json", text: main)) { $0 == apollo.path ? apollo : nil }
  }

  @Test(arguments: [
    (#"{ "swiftPackage": {} }"#, "{}", "app/API/Sources"), (#"{ "other": {} }"#, "{}", "app/API"),
    (#"{ "embeddedInTarget": { "name": "App" } }"#, "{}", "app/API"),
    (#"{ "swiftPackage": {} }"#, #"{ "path": "./Models" }"#, "Models"),
  ])
  func modelsFollowAnApolloConfiguration(moduleType: String, output: String, path: String) {
    let loaded = models(
      #"{ "version": 1, "apolloConfig": "app/apollo.json", "outputs": { "models": \#(output) } }"#,
      moduleType: moduleType)
    #expect(loaded.diagnostics.isEmpty, "\(loaded.diagnostics)")
    #expect(loaded.settings.projects.first?.outputs.models?.path == path)
  }

  @Test func modelsAreOffByDefault() {
    let loaded = models(#"{ "version": 1, "apolloConfig": "app/apollo.json" }"#)
    #expect(loaded.settings.projects.first?.outputs.models == nil)
    #expect(loaded.diagnostics.map(\.code) == [.configNoOutputs])
  }

  @Test func modelsNeedNoApolloConfiguration() {
    let loaded = models(
      #"{ "version": 1, "namespace": "API", "outputs": { "models": { "accessModifier": "internal" } } }"#)
    #expect(loaded.diagnostics.isEmpty, "\(loaded.diagnostics)")
    let output = loaded.settings.projects.first?.outputs.models
    #expect(output?.path == "Generated/Models")
    #expect(output?.accessModifier == .internal)
  }

  /// The folder of operations is an output if models are.
  @Test(arguments: [("models", [DiagnosticCode.configPathOutsideWorkspace]), ("testMocks", [])])
  func operationsOutsideTheWorkspaceAreReported(output: String, codes: [DiagnosticCode]) {
    let loaded = models(
      """
      {
        "version": 1, "namespace": "API",
        "outputs": { "\(output)": {}, "operations": { "absolute": { "path": "../Operations" } } }
      }
      """)
    #expect(loaded.diagnostics.map(\.code) == codes)
  }

  /// The version of the configuration, or of the project, must be able to compile models.
  @Test(
    arguments: [
      (#""apolloVersion": "1.19.0", "#, nil, "1.19.0"), (#""apolloVersion": "1.25+corrected", "#, nil, "1.25"),
      ("", "1.15.3", "1.15.3"), ("", "1.3.0", "1.15.0"), (#""apolloVersion": "2.0.0", "#, "1.15.3", nil),
      ("", "2.0.0", nil), (#""runtime": "mocksupport", "apolloVersion": "1.19.0", "#, nil, nil),
    ] as [(String, String?, String?)])
  func modelsNeedApollo2(keys: String, pinned: String?, version: String?) throws {
    let text = "{ \"version\": 1, \(keys)\"namespace\": \"API\", \"outputs\": { \"models\": {} } }"
    let loaded = ConfigurationLoader.load(SourceFile(path: ".mockgen.json", text: text)) { path in
      guard path == "Package.resolved", let pinned else { return nil }
      return SourceFile(
        path: path, text: #"{"pins": [{"identity": "apollo-ios", "state": {"version": "\#(pinned)"}}], "version": 2}"#)
    }
    let errors = loaded.diagnostics.filter { $0.severity == .error }
    guard let version else {
      #expect(errors.isEmpty, "\(errors.map(\.message))")
      return
    }
    let error = try #require(errors.first)
    #expect(errors.count == 1 && error.code == .configConflict)
    #expect(
      error.message
        == "Apollo \(version) can't compile the models of mockd, which need a version from 2.0.0 to 2.4; set "
        + "'apolloVersion' to the version that you use, set 'runtime' to 'mocksupport', or remove 'outputs.models' and "
        + "generate the models with Apollo")
    #expect(loaded.projectPlaces[0].nearest("outputs.models") == error.location)
    #expect(error.related.first?.location == loaded.projectPlaces[0]["apolloVersion"])
    #expect(pinned == nil || error.related.first?.message.contains("Package.resolved pins it") == true)
  }

  /// Test mocks, which Apollo's generator can write for any version, have no such limit.
  @Test func otherOutputsAllowApollo1() {
    let loaded = models(
      #"{ "version": 1, "namespace": "API", "apolloVersion": "1.19.0", "outputs": { "testMocks": {} } }"#)
    #expect(!loaded.hasErrors, "\(loaded.diagnostics.map(\.message))")
  }
}
