import Configuration
import JSONSyntax
import Source
import Testing

@Suite struct EffectiveSettingsTests {
  @Test func eachSettingHasItsOrigin() throws {
    let apollo = """
      { "schemaNamespace": "API",
        "input": { "operationSearchPaths": ["*.graphql"], "schemaSearchPaths": ["*.graphqls"] },
        "output": { "schemaTypes": { "path": "API", "moduleType": { "other": {} } },
          "operations": { "inSchemaModule": {} },
          "testMocks": { "absolute": { "path": "Mocks" } } } }
      """
    let main = """
      {
        "apolloConfig": "App/apollo.json",
        "options": { "deprecatedEnumCases": "exclude" }
      }
      """
    let files = [
      "App/apollo.json": apollo,
      "Package.resolved": "\n" + #"{"pins": [{"identity": "apollo-ios", "state": {"version": "2.1.0"}}]}"#,
    ]
    let loaded = ConfigurationLoader.load(SourceFile(path: ".mockgen.json", text: main)) { path in
      files[path].map { SourceFile(path: path, text: $0) }
    }
    let text = EffectiveSettings.json(of: loaded)
    let root = try #require(JSONDocument(SourceFile(path: "x", text: text), code: .configSyntax).root)
    let project = try #require(root["projects"]?.elements.first { _ in true })
    func row(_ key: StaticString) -> [String?] {
      [project[key]?["value"]?.sourceText, project[key]?["from"]?.string]
    }
    #expect(row("apolloConfig") == ["App/apollo.json", ".mockgen.json:2"])
    #expect(row("namespace") == ["API", "App/apollo.json:1"])
    #expect(row("schema") == [#"["App/*.graphqls"]"#, "App/apollo.json:2"])
    #expect(row("outputs.testMocks.path") == ["App/Mocks", "App/apollo.json:5"])
    #expect(row("outputs.testMocks.accessModifier") == ["public", "default"])
    #expect(row("options.deprecatedEnumCases") == ["exclude", ".mockgen.json:3"])
    #expect(row("options.pruneGeneratedFiles") == ["true", "default"])
    #expect(row("apolloVersion") == ["2.1.0+corrected", "Package.resolved:2"])
    #expect(row("outputs.models") == ["null", "default"])
    #expect(root["workspace"]?["allowOutsideWorkspace"]?["from"]?.string == "default")
    #expect(root["files"]?.elements.compactMap(\.string) == [".mockgen.json", "App/apollo.json", "Package.resolved"])
    #expect(text.hasSuffix("}\n"))
  }
}
