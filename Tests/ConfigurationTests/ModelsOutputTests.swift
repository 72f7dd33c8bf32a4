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
}
