import Configuration
import Source
import Testing

@Suite struct ConfigurationLoaderTests {
  @Test func anEmptyConfigurationHasDefaults() {
    let loaded = load("{}")
    #expect(loaded.settings == Settings())
    #expect(loaded.diagnostics.map(\.code) == [.configNoOutputs])
    #expect(loaded.diagnostics.map(\.severity) == [.hint])
    #expect(loaded.files == [".mockgen.json", "Package.resolved"])
    #expect(loaded.absentFiles == ["Package.resolved"])
  }

  @Test func aWorkspaceFileConfiguresEverything() throws {
    let loaded = load(
      """
      {
        "version": 1,
        "schema": ["./graphql/*.graphqls"],
        "operations": ["graphql/**/*.graphql", "!graphql/old/*.graphql"],
        "namespace": "starWarsAPI",
        "schemaTypes": { "moduleType": { "embeddedInTarget": { "name": "App" } } },
        "runtime": "mocksupport",
        "apolloVersion": "1.20",
        "outputs": {
          "testMocks": { "path": "Generated/TestMocks", "accessModifier": "internal" },
          "models": { "path": "Generated/Models" },
          "placeholders": {},
          "stubs": { "path": "Generated/Stubs" },
          "protocolMocks": [
            { "sources": ["Sources/App/**/*.swift"], "path": "Tests/Generated", "module": "App" },
            { "sources": ["Sources/Core/*.swift"], "path": "Tests/Core", "defaultResults": false }
          ]
        },
        "options": { "deprecatedEnumCases": "exclude", "schemaCustomization": { "customTypeNames": { "A": "B" } } },
        "tests": ["T/**/*.swift"],
        "diagnostics": { "unset-required-field": "warning" }
      }
      """)
    #expect(loaded.diagnostics.isEmpty)
    let project = try #require(loaded.settings.projects.first)
    #expect(project.schema == ["graphql/*.graphqls"])
    #expect(project.operations == ["graphql/**/*.graphql", "!graphql/old/*.graphql"])
    #expect(project.namespaceName == "StarWarsAPI")
    #expect(project.schemaModuleName == "App")
    #expect(project.runtime == .mocksupport)
    #expect(project.apolloVersion == ApolloTarget(version: ApolloVersion(1, 20), isCorrected: false))
    #expect(project.outputs.testMocks?.path == "Generated/TestMocks")
    #expect(project.outputs.testMocks?.accessModifier == .internal)
    #expect(
      project.outputs.folders.map(\.path) == [
        "Generated/TestMocks", "Generated/Models", "Generated/Placeholders", "Generated/Stubs", "Tests/Generated",
        "Tests/Core",
      ])
    #expect(project.outputs.protocolMocks.map(\.defaultResults) == [true, false])
    #expect(project.options.deprecatedEnumCases == .exclude)
    #expect(project.options.customTypeNames == ["A": .type(name: "B")])
    #expect(project.tests == ["T/**/*.swift"])
    #expect(project.sources == ["Sources/**/*.swift"])
    #expect(project.diagnostics == ["unset-required-field": .warning])
  }

  /// A single key of the other format is a mistake, and doesn't decide the format.
  @Test func mistypedKeysDoNotChangeTheFormat() throws {
    let loaded = load(
      """
      { "version": 1, "schema": ["*.graphqls"], "namespace": "API", "output": { "testMocks": { "path": "Mocks" } } }
      """)
    let found = try #require(loaded.diagnostics.first)
    #expect(loaded.diagnostics.map(\.code) == [.configUnknownKey])
    #expect(found.message.contains("did you mean 'outputs'"), "\(found.message)")
    #expect(found.fixes.flatMap(\.edits).map(\.replacement) == [#""outputs""#])
    for text in [#"{ "input": {} }"#, #"{ "schemaName": "A", "options": {} }"#, #"{ "schemaNamespace": 1, "x": 2 }"#] {
      let messages = load(text).diagnostics.map(\.message)
      #expect(messages.contains { $0.contains("schemaSearchPaths") || $0.contains("output") }, "\(messages)")
    }
  }

  /// Keys beside `apolloConfig` override that file's settings; its paths are relative to its folder.
  @Test func anApolloConfigurationInAFolderIsRead() throws {
    let apollo = """
      { "schemaNamespace": "Api",
        "input": { "schemaSearchPaths": ["../graphql/*.graphqls"], "operationSearchPaths": ["**/*.graphql"] },
        "output": {
          "schemaTypes": { "path": "./Api", "moduleType": { "swiftPackage": {} } }, "operations": { "inSchemaModule": {} },
          "testMocks": { "absolute": { "path": "Mocks" } } } }
      """
    let main = """
      { "apolloConfig": "App/apollo-codegen-config.json", "outputs": { "testMocks": { "accessModifier": "internal" } },
        "options": { "markTypesNonisolated": false } }
      """
    let loaded = load(main, files: ["App/apollo-codegen-config.json": apollo])
    #expect(loaded.diagnostics.isEmpty)
    let project = try #require(loaded.settings.projects.first)
    #expect(project.schema == ["graphql/*.graphqls"])
    #expect(project.operations == ["App/**/*.graphql"])
    #expect(project.schemaTypes.path == "App/Api")
    #expect(project.outputs.testMocks?.path == "App/Mocks")
    #expect(project.outputs.testMocks?.accessModifier == .internal)
    #expect(!project.options.markTypesNonisolated)
    #expect(project.apolloVersion == ApolloTarget())
    #expect(
      loaded.files == [
        ".mockgen.json", "App/apollo-codegen-config.json", "App/Package.resolved", "Package.resolved",
        "App/Api/Package.swift",
      ])
    #expect(loaded.projectPlaces[0]["outputs.testMocks.path"]?.file == "App/apollo-codegen-config.json")
    #expect(loaded.projectPlaces[0]["outputs.testMocks.accessModifier"]?.file == ".mockgen.json")
    #expect(loaded.projectPlaces[0]["schema"]?.file == "App/apollo-codegen-config.json")
    #expect(loaded.projectPlaces[0]["tests"] == nil)
  }

  @Test func projectsShareTopLevelKeys() throws {
    let loaded = load(
      """
      { "apolloVersion": "2.3", "options": { "schemaDocumentation": "exclude" },
        "projects": [
          { "name": "one", "namespace": "One", "schema": ["one/*.graphqls"], "outputs": { "testMocks": { "path": "a" } } },
          { "name": "two", "namespace": "Two", "apolloVersion": "corrected", "outputs": { "testMocks": { "path": "b" } } }
        ] }
      """)
    #expect(loaded.diagnostics.isEmpty)
    let projects = loaded.settings.projects
    #expect(projects.map(\.name) == ["one", "two"])
    #expect(projects.map(\.apolloVersion.text) == ["2.3", "corrected"])
    #expect(projects.allSatisfy { $0.options.schemaDocumentation == .exclude })
    #expect(projects[1].schema == ["**/*.graphqls"])
  }

  /// Conflicts between settings that are valid alone.
  @Test(arguments: [
    (#"{"apolloConfig": "a.json"}"#, DiagnosticCode.configMissingFile, "\"a.json\""),
    (#"{"outputs": {"testMocks": {}}}"#, .configMissingKey, "{"),
    (#"{"namespace": "A", "outputs": {"testMocks": {"path": "../x"}}}"#, .configPathOutsideWorkspace, "\"../x\""),
    (#"{"namespace": "A", "outputs": {"testMocks": {"path": "/x"}}}"#, .configPathOutsideWorkspace, "\"/x\""),
    (
      #"{"namespace": "A", "outputs": {"models": {"path": "x"}, "stubs": {"path": "./x/"}}}"#, .configConflict,
      "\"./x/\""
    ),
    (#"{"namespace": "A", "outputs": {"models": {"path": ".mockgen.json"}}}"#, .configConflict, "\".mockgen.json\""),
    (#"{"namespace": "a-b", "outputs": {"stubs": {}}}"#, .configWrongValue, "\"a-b\""),
    (#"{"projects": []}"#, .configWrongValue, "[]"),
    (#"{"name": "a", "projects": [{"name": "b"}]}"#, .configConflict, "\"name\""),
    (#"{"projects": [{"name": "b"}, {"name": "b"}]}"#, .configConflict, "\"b\""),
    (#"{"projects": [{"schema": []}]}"#, .configMissingKey, "{"),
    (
      #"{"options": {"selectionSetInitializers": {"operations": true}}, "experimentalFeatures": {"fieldMerging": []}}"#,
      .configConflict, "[]"
    ),
    (#"{"options": {"operationDocumentFormat": []}}"#, .configWrongValue, "[]"),
    ("{\"version\": 1,}", .configSyntax, ","),
    ("[]", .configWrongType, "[]"),
    (#"{"schema": ["a"], "schema": ["b"]}"#, .configSyntax, "\"schema\""),
    (#"{"outputs": {"path": "x"}}"#, .configUnknownKey, "\"path\""),
  ])
  func conflictingKeysAreReported(text: String, code: DiagnosticCode, place: String) throws {
    let loaded = load(text)
    let errors = loaded.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.code) == [code], "\(errors.map(\.message))")
    let range = try #require(errors.first).location.range
    #expect(String(decoding: Array(text.utf8)[range.indices], as: UTF8.self) == place)
    #expect(loaded.hasErrors)
  }

  @Test func absolutePathsIntoTheWorkspaceAreRelative() {
    let file = SourceFile(
      path: ".mockgen.json", text: #"{"namespace": "A", "outputs": {"testMocks": {"path": "/home/me/app/Mocks"}}}"#)
    let loaded = ConfigurationLoader.load(file, workspace: "/home/me/app") { _ in nil }
    #expect(loaded.diagnostics.isEmpty)
    #expect(loaded.settings.projects[0].outputs.testMocks?.path == "Mocks")
  }

  @Test func anInvalidSwiftNamespaceIsAllowedWithoutOutputs() {
    #expect(!load(#"{"namespace": "sui-graphql"}"#).hasErrors)
  }

  @Test func aMisplacedKeyIsReportedWithItsPlace() {
    let loaded = load(#"{"accessModifier": "public"}"#)
    #expect(
      loaded.diagnostics.first?.message
        == "Unknown key 'accessModifier'; 'accessModifier' belongs in 'outputs.testMocks'")
  }

  /// Randomly changed bytes load without a trap, and each diagnostic has a location in a file that was read.
  @Test func mutatedFilesLoadWithoutTraps() {
    let seed = Array(
      """
      {"version": 1, "projects": [{"name": "a", "namespace": "A", "apolloVersion": "2.1", "schemaTypes": {"path": "b",
      "moduleType": {"embeddedInTarget": {"name": "C"}}}, "outputs": {"testMocks": {"path": "d"}, "protocolMocks": [
      {"sources": ["e"]}]}, "options": {"selectionSetInitializers": {"operations": true}}, "diagnostics": {}}]}
      """.utf8)
    var state: UInt64 = 42
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<3000 {
      var bytes = seed
      for _ in 0...next(4) {
        let index = next(bytes.count)
        switch next(3) {
        case 0: bytes[index] = UInt8(next(256))
        case 1: bytes.removeSubrange(index..<min(bytes.count, index + 1 + next(8)))
        default: bytes.insert(seed[next(seed.count)], at: index)
        }
      }
      let loaded = ConfigurationLoader.load(SourceFile(path: ".mockgen.json", bytes: bytes)) { _ in nil }
      for diagnostic in loaded.diagnostics {
        #expect(diagnostic.location.file == ".mockgen.json")
        #expect(Int(diagnostic.location.range.upper) <= bytes.count)
      }
      #expect(loaded.settings.projects.count == loaded.projectPlaces.count)
    }
  }

  private func load(_ text: String, files: [String: String] = [:]) -> LoadedConfiguration {
    ConfigurationLoader.load(SourceFile(path: ".mockgen.json", text: text)) { path in
      files[path].map { SourceFile(path: path, text: $0) }
    }
  }
}
