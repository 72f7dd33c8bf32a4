import Configuration
import Source
import Testing

/// Typical Apollo configurations of teams.
@Suite struct ApolloConfigurationTests {
  @Test func embeddedTypesAndAMockFolderAreRead() throws {
    let loaded = load(
      """
      {
        "schemaNamespace" : "Demo",
        "input" : { "operationSearchPaths" : ["./Queries/*.graphql"], "schemaSearchPaths" : ["./schema.json"] },
        "output" : {
          "testMocks": { "absolute": { "path": "./Tests/GraphQLMocks" } },
          "schemaTypes" : {
            "path" : "./Sources/GraphQL",
            "moduleType" : { "embeddedInTarget" : { "name" : "DemoApp", "accessModifier": "internal" } }
          },
          "operations" : { "inSchemaModule" : {} }
        }
      }
      """)
    #expect(loaded.diagnostics.isEmpty)
    let project = try #require(loaded.settings.projects.first)
    #expect(project.schema == ["schema.json"])
    #expect(project.operations == ["Queries/*.graphql"])
    #expect(project.schemaModuleName == "DemoApp")
    #expect(project.namespaceName == "Demo")
    #expect(project.outputs.testMocks?.path == "Tests/GraphQLMocks")
    #expect(project.outputs.testMocks?.accessModifier == .public)
    #expect(project.schemaTypes.moduleType == .embeddedInTarget(name: "DemoApp", accessModifier: .internal))
    #expect(project.apolloConfig == "apollo-codegen-config.json")
  }

  /// All keys of Apollo 1.
  @Test func allKeysOfApollo1AreRead() throws {
    let loaded = load(
      """
      {
        "schemaName": "checkoutSchema",
        "input": { "operationSearchPaths": ["**/*.graphql"], "schemaSearchPaths": ["./*.graphqls"] },
        "output": {
          "testMocks": { "swiftPackage": { "targetName": "CheckoutMocks" } },
          "schemaTypes": { "path": "Sources/API/", "moduleType": { "swiftPackageManager": {} } },
          "operations": { "relative": { "subpath": "Generated" } },
          "operationIdentifiersPath": "ids.json"
        },
        "options": {
          "queryStringLiteralFormat": "multiline", "apqs": "disabled", "cocoapodsCompatibleImportStatements": true,
          "markOperationDefinitionsAsFinal": true, "schemaDocumentation": "exclude", "pruneGeneratedFiles": false
        },
        "experimentalFeatures": { "clientControlledNullability": true, "legacySafelistingCompatibleOperations": true },
        "schemaDownloadConfiguration": {
          "downloadMethod": { "introspection": {
            "endpointURL": "https://example.com", "httpMethod": { "POST": {} },
            "includeDeprecatedInputValues": false, "outputFormat": "SDL" } },
          "downloadTimeout": 60, "headers": [{ "key": "Authorization", "value": "x" }],
          "outputPath": "Sources/API/schema.graphqls"
        }
      }
      """)
    #expect(loaded.diagnostics.isEmpty)
    let project = try #require(loaded.settings.projects.first)
    #expect(project.namespaceName == "CheckoutSchema")
    #expect(project.outputs.testMocks?.path == "Sources/API/CheckoutMocks")
    #expect(project.outputs.testMocks?.placement == .swiftPackageTarget("CheckoutMocks"))
    #expect(project.outputs.operations == .relative(subpath: "Generated", accessModifier: .public))
    #expect(project.options.cocoapodsCompatibleImportStatements)
    #expect(project.options.queryStringLiteralFormat == .multiline)
    #expect(project.options.schemaDocumentation == .exclude)
    #expect(project.experimentalFeatures.legacySafelistingCompatibleOperations)
  }

  /// Old versions of Apollo need no name of the target.
  @Test(arguments: [#"{ "targetName": null }"#, "{}"]) func targetOfTestMocksMayHaveNoName(package: String) throws {
    let loaded = load(
      """
      { "schemaNamespace": "API", "input": { "schemaSearchPaths": ["s.graphqls"], "operationSearchPaths": ["*.graphql"] },
        "output": {
          "schemaTypes": { "path": "Sources/API", "moduleType": { "swiftPackageManager": {} } },
          "operations": { "inSchemaModule": {} }, "testMocks": { "swiftPackage": \(package) } } }
      """)
    #expect(loaded.diagnostics.map(\.severity) == [.warning], "\(loaded.diagnostics)")
    #expect(
      loaded.diagnostics.first?.message
        == "Apollo 1.2 and later need the key 'targetName' here; mockd writes the test mocks to "
        + "'Sources/API/TestMocks', as older versions of Apollo do")
    #expect(try #require(loaded.settings.projects.first).outputs.testMocks?.path == "Sources/API/TestMocks")
  }

  /// All keys of Apollo 2.
  @Test func allKeysOfApollo2AreRead() throws {
    let loaded = load(
      #"""
      {
        "schemaNamespace": "API",
        "input": { "operationSearchPaths": ["**/*.graphql", "!Pods/**/*.graphql"], "schemaSearchPaths": ["**/*.graphqls"] },
        "output": {
          "testMocks": { "none": {} },
          "schemaTypes": { "path": "./API", "moduleType": { "swiftPackage": { "apolloSDKDependency": {
            "url": "https://github.com/apollographql/apollo-ios", "sdkVersion": { "exact": { "version": "2.0.0" } } } } } },
          "operations": { "absolute": { "path": "Ops", "accessModifier": "internal" } }
        },
        "options": {
          "additionalCapitalizationRules": [
            { "term": { "string": "id" }, "strategy": "upper" },
            { "term": { "regex": "^graphql$" }, "strategy": { "replace": "GraphQL" } }
          ],
          "additionalInflectionRules": [
            { "pluralization": { "singularRegex": "(ax)is$", "replacementRegex": "$1es" } },
            { "singularization": { "pluralRegex": "s$", "replacementRegex": "" } },
            { "irregular": { "singular": "person", "plural": "people" } },
            { "uncountable": { "word": "sheep" } }
          ],
          "deprecatedEnumCases": "exclude", "warningsOnDeprecatedUsage": "exclude", "schemaDocumentation": null,
          "selectionSetInitializers": { "operations": true, "namedFragments": true, "definitionsNamed": ["Hero"] },
          "operationDocumentFormat": ["definition", "operationId"],
          "schemaCustomization": { "customTypeNames": {
            "A": "B", "C": { "type": { "name": "D" } }, "E": { "enum": { "name": "F", "cases": { "X": "y" } } },
            "G": { "inputObject": { "fields": { "h": "i" } } } } },
          "reduceGeneratedSchemaTypes": true,
          "conversionStrategies": { "enumCases": "none", "fieldAccessors": "camelCase", "inputObjects": "none" },
          "pruneGeneratedFiles": true, "appendSchemaTypeFilenameSuffix": true, "markTypesNonisolated": false,
          "requireNonOptionalMockFields": false
        },
        "experimentalFeatures": { "fieldMerging": ["all"], "somethingNew": 1 },
        "operationManifest": { "path": "m.json", "version": "persistedQueries", "generateManifestOnCodeGeneration": false }
      }
      """#)
    #expect(loaded.diagnostics.map(\.code) == [.configNoOutputs, .configUnknownKey])
    #expect(loaded.diagnostics.map(\.severity) == [.hint, .warning])
    let project = try #require(loaded.settings.projects.first)
    let options = project.options
    #expect(project.outputs.testMocks == nil)
    #expect(project.outputs.operations == .absolute(path: "Ops", accessModifier: .internal))
    #expect(
      options.additionalCapitalizationRules == [
        CapitalizationRule(term: .string("id"), strategy: .upper),
        CapitalizationRule(term: .regex("^graphql$"), strategy: .replace("GraphQL")),
      ])
    #expect(
      options.additionalInflectionRules == [
        .pluralization(singularRegex: "(ax)is$", replacementRegex: "$1es"),
        .singularization(pluralRegex: "s$", replacementRegex: ""), .irregular(singular: "person", plural: "people"),
        .uncountable(word: "sheep"),
      ])
    #expect(options.deprecatedEnumCases == .exclude)
    #expect(options.warningsOnDeprecatedUsage == .exclude)
    #expect(options.schemaDocumentation == .include)
    #expect(options.selectionSetInitializers.definitionsNamed == ["Hero"])
    #expect(options.operationDocumentFormat == [.definition, .operationId])
    #expect(
      options.customTypeNames == [
        "A": .type(name: "B"), "C": .type(name: "D"), "E": .enum(name: "F", cases: ["X": "y"]),
        "G": .inputObject(name: nil, fields: ["h": "i"]),
      ])
    #expect(options.conversionStrategies.enumCases == .none)
    #expect(options.conversionStrategies.fieldAccessors == .camelCase)
    #expect(options.reduceGeneratedSchemaTypes && options.appendSchemaTypeFilenameSuffix)
    #expect(!options.markTypesNonisolated && !options.requireNonOptionalMockFields)
  }

  @Test(arguments: [
    (#""testMocks": { "swiftPackage": { "targetName": "M" } }"#, DiagnosticCode.configConflict),
    (#""testMocks": {}"#, .configMissingKey),
    (#""testMocks": { "none": {}, "absolute": { "path": "a" } }"#, .configConflict),
    (#""testMocks": { "absolute": { "path": "../Mocks" } }"#, .configPathOutsideWorkspace),
    (#""testMocks": { "absolute": {} }"#, .configMissingKey),
    (#""testMock": { "none": {} }, "testMocks": { "none": {} }"#, .configUnknownKey),
  ])
  func errorsInOutputAreReported(testMocks: String, code: DiagnosticCode) {
    let loaded = load(minimal(testMocks: testMocks))
    #expect(loaded.diagnostics.filter { $0.severity == .error }.map(\.code) == [code])
  }

  private func minimal(testMocks: String) -> String {
    """
    { "schemaNamespace": "API", "input": { "operationSearchPaths": ["*.graphql"], "schemaSearchPaths": ["*.graphqls"] },
      "output": { "schemaTypes": { "path": "API", "moduleType": { "other": {} } },
      "operations": { "inSchemaModule": {} }, \(testMocks) } }
    """
  }

  private func load(_ text: String, files: [String: String] = [:]) -> LoadedConfiguration {
    ConfigurationLoader.load(SourceFile(path: "apollo-codegen-config.json", text: text)) { path in
      files[path].map { SourceFile(path: path, text: $0) }
    }
  }
}
