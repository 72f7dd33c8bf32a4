import Configuration
import JSONSyntax
import Source

/// Checks each input as a configuration file.
enum FuzzConfigurations {
  /// Returns the first violation for the input as a `.mockgen.json`, as the Apollo configuration that one names, and
  /// as the `Package.resolved` beside it.
  static func violation(in source: SourceFile) -> String? {
    let roles = [".mockgen.json", "apollo-codegen-config.json", "Package.resolved"]
    for (index, role) in roles.enumerated() {
      var files = [
        roles[0]: SourceFile(path: roles[0], text: index == 0 ? "" : plain),
        roles[1]: SourceFile(path: roles[1], text: apollo),
      ]
      files[role] = SourceFile(path: role, bytes: source.bytes)
      if let violation = violation(in: files, first: roles[0]) { return "as \(role): \(violation)" }
      if index == 1, let violation = violation(in: files, first: role) { return "as the only \(role): \(violation)" }
    }
    return nil
  }

  private static func violation(in files: [String: SourceFile], first: String) -> String? {
    guard let file = files[first] else { return nil }
    let loaded = ConfigurationLoader.load(file, workspace: "/workspace") { files[$0] }
    if loaded.settings.projects.isEmpty { return "there is no project" }
    if loaded.settings.projects.count != loaded.projectPlaces.count { return "projects without places" }
    if let violation = FuzzReports.violation(in: loaded.diagnostics, files: files) { return violation }
    let listing = SourceFile(path: "listing", text: EffectiveSettings.json(of: loaded))
    let document = JSONDocument(listing, code: .configSyntax)
    return document.diagnostics.first.map { "the listing of settings is not JSON: \($0.message)" }
  }

  /// Texts with every key.
  static let texts = [plain, full, several, apollo, resolved].map { Array($0.utf8) }

  private static let plain = #"""
    { "version": 1, "apolloConfig": "apollo-codegen-config.json", "outputs": { "testMocks": { "path": "Mocks" } } }
    """#

  private static let full = #"""
    {
      "version": 1, "allowOutsideWorkspace": false, "schema": ["graphql/{a,b}/**/*.graphqls", "!graphql/[x]?.graphqls"],
      "operations": ["/workspace/graphql/**/*.graphql", "../x/**"], "namespace": "starWars", "runtime": "mocksupport",
      "apolloVersion": "1.20+corrected",
      "outputs": {
        "testMocks": { "path": "Generated/Mocks", "accessModifier": "internal" }, "models": { "path": "a/../b" },
        "placeholders": { "path": "./c" }, "stubs": { "path": "/workspace/d" },
        "protocolMocks": [{ "sources": ["S/**/*.swift"], "path": "e", "module": "App", "select": "all" }]
      },
      "options": {
        "additionalCapitalizationRules": [
          { "term": { "regex": { "_0": "(?i)^[a-z\\d]{2,3}(x|y)*?$" } }, "strategy": { "replace": { "_0": "Z" } } },
          { "term": { "string": "id" }, "strategy": "upper" }
        ],
        "additionalInflectionRules": [
          { "pluralization": { "singularRegex": "us$", "replacementRegex": "i" } },
          { "uncountable": { "word": "rice" } }
        ],
        "conversionStrategies": { "enumCases": "none", "fieldAccessors": "camelCase", "inputObjects": "none" },
        "schemaCustomization": {
          "customTypeNames": { "A": "B", "E": { "enum": { "name": "F", "cases": { "a": "b" } } },
            "I": { "inputObject": { "name": "J", "fields": { "a": "b" } } } }
        },
        "deprecatedEnumCases": "exclude", "warningsOnDeprecatedUsage": "exclude", "schemaDocumentation": "exclude",
        "selectionSetInitializers": { "operations": true, "definitionsNamed": ["A"] }, "apqs": "disabled",
        "operationDocumentFormat": ["definition", "operationId"], "reduceGeneratedSchemaTypes": true,
        "pruneGeneratedFiles": false, "markTypesNonisolated": false, "requireNonOptionalMockFields": false,
        "cocoapodsCompatibleImportStatements": true
      },
      "tests": ["Tests/**/*.swift"], "sources": ["Sources/**/*.swift"],
      "diagnostics": { "unset-required-field": "off", "graphql/NoDeprecated": "error" }
    }
    """#

  private static let several = #"""
    { "version": 1, "schema": ["schema.graphqls"], "projects": [
      { "name": "one", "operations": ["one/*.graphql"], "outputs": { "testMocks": { "path": "One" } } },
      { "name": "two", "apolloConfig": "apollo-codegen-config.json", "outputs": { "testMocks": { "path": "Two" } } } ] }
    """#

  private static let apollo = #"""
    {
      "schemaNamespace": "RocketAPI", "schemaName": "Rocket",
      "input": { "operationSearchPaths": ["**/*.graphql"], "schemaSearchPaths": ["**/*.graphqls"],
        "schemaPath": "s.json" },
      "output": {
        "testMocks": { "swiftPackage": { "targetName": "Mocks" } },
        "schemaTypes": { "path": "./Rocket", "moduleType": { "swiftPackageManager": {} } },
        "operations": { "relative": { "subpath": "Generated", "accessModifier": "internal" } },
        "operationManifest": { "path": "m.json", "version": "persistedQueries" }
      },
      "options": { "queryStringLiteralFormat": "multiline", "markOperationDefinitionsAsFinal": true },
      "experimentalFeatures": { "fieldMerging": { "all": {} }, "legacySafelistingCompatibleOperations": true },
      "schemaDownload": { "downloadMethod": { "introspection": { "endpointURL": "https://a.b" } } }
    }
    """#

  private static let resolved = #"""
    { "version": 2, "pins": [{ "identity": "apollo-ios", "kind": "remoteSourceControl",
      "location": "https://github.com/apollographql/apollo-ios.git", "state": { "revision": "0", "version": "1.17.0" } }]
    }
    """#
}
