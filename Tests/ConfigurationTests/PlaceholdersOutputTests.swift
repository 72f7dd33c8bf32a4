import Configuration
import Source
import TestSupport
import Testing

/// Settings of placeholders and samples.
struct PlaceholdersOutputTests {
  private func load(_ text: String) -> LoadedConfiguration {
    ConfigurationLoader.load(SourceFile(path: ".mockgen.json", text: text)) { _ in nil }
  }

  @Test func allKeysAreRead() throws {
    let loaded = load(
      """
      {
        "version": 1, "namespace": "API", "runtime": "mocksupport",
        "outputs": {
          "placeholders": {
            "path": "P", "accessModifier": "internal", "module": "App", "enums": "unknown", "seed": "spring",
            "usualNames": true, "scalars": { "DateTime": "2020-01-01", "Cents": 5 },
            "fields": { "email": "a@b.c", "User.height": 1.75, "isNew": true }
          },
          "stubs": { "nullable": "null", "lists": "empty" }
        }
      }
      """)
    #expect(loaded.diagnostics.isEmpty, "\(loaded.diagnostics)")
    let outputs = try #require(loaded.settings.projects.first?.outputs)
    var placeholders = PlaceholdersOutput()
    placeholders.path = "P"
    placeholders.accessModifier = .internal
    placeholders.module = "App"
    placeholders.values.enums = .unknown
    placeholders.values.seed = "spring"
    placeholders.values.usualNames = true
    placeholders.values.scalars = ["DateTime": .text("2020-01-01"), "Cents": .integer(5)]
    placeholders.values.fields = ["email": .text("a@b.c"), "User.height": .number(1.75), "isNew": .flag(true)]
    #expect(outputs.placeholders == placeholders)
    var stubs = StubsOutput()
    stubs.nullable = .null
    stubs.lists = .empty
    #expect(outputs.stubs == stubs)
  }

  @Test(arguments: [
    (#""fields": { "a.b.c": 1 }"#, DiagnosticCode.configWrongValue),
    (#""fields": { "email": null }"#, .configWrongType), (#""scalars": { "Date": [] }"#, .configWrongType),
    (#""enums": "none""#, .configWrongValue), (#""seed": """#, .configWrongValue), (#""value": 1"#, .configUnknownKey),
  ])
  func invalidKeysAndValuesAreReported(key: String, code: DiagnosticCode) {
    let loaded = load(
      #"{ "version": 1, "namespace": "API", "runtime": "mocksupport", "outputs": { "placeholders": { \#(key) } } }"#)
    #expect(loaded.diagnostics.map(\.code) == [code])
  }

  /// Apollo's models have public initializers only if the configuration requests them.
  @Test(arguments: [
    ("{}", false), (#"{ "operations": true }"#, false), (#"{ "namedFragments": true }"#, false),
    (#"{ "definitionsNamed": ["Hero"] }"#, false), (#"{ "operations": true, "namedFragments": true }"#, true),
  ])
  func placeholdersNeedInitializersOfApollo(initializers: String, areEnough: Bool) {
    for runtime in ["apollo", "mocksupport"] {
      let loaded = load(
        """
        {
          "version": 1, "namespace": "API", "runtime": "\(runtime)", "outputs": { "placeholders": {} },
          "options": { "selectionSetInitializers": \(initializers) }
        }
        """)
      let isFine = areEnough || runtime == "mocksupport"
      #expect(loaded.diagnostics.map(\.code) == (isFine ? [] : [.configConflict]))
      #expect(loaded.diagnostics.allSatisfy { $0.message.contains(#""operations": true, "namedFragments": true"#) })
    }
  }

  @Test func unmergedFieldsAreReported() {
    let loaded = load(
      """
      {
        "version": 1, "namespace": "API", "runtime": "mocksupport", "outputs": { "placeholders": {} },
        "experimentalFeatures": { "fieldMerging": ["siblings"] }
      }
      """)
    #expect(loaded.diagnostics.map(\.code) == [.configConflict])
  }

  /// Operations of another module need an import.
  @Test(arguments: ConfiguredOutputs.keys) func operationsInAnotherModuleNeedAModuleName(output: String) {
    for (keys, moduleType, codes) in [
      ("", "other", [DiagnosticCode.configMissingKey]), (#""module": "App""#, "other", []),
      ("", "embeddedInTarget", []),
    ] {
      let type = moduleType == "other" ? #"{ "other": {} }"# : #"{ "embeddedInTarget": { "name": "App" } }"#
      let loaded = load(
        """
        {
          "version": 1, "namespace": "API", "runtime": "mocksupport", "schemaTypes": { "moduleType": \(type) },
          "outputs": { "\(output)": { \(keys) }, "operations": { "relative": {} } }
        }
        """)
      #expect(loaded.diagnostics.map(\.code) == codes)
    }
  }
}
