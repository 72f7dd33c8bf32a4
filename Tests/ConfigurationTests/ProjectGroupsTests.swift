import Configuration
import JSONSyntax
import Source
import Testing

/// Projects with `dependsOn` become modules of the project with the schema.
struct ProjectGroupsTests {
  private static let api =
    #"{ "name": "API", "schema": ["s.graphqls"], "operations": [], "namespace": "API", "outputs": { "models": { "path": "API" }, "testMocks": { "path": "Mocks" } } }"#

  /// A project that depends on others, with models in a folder of its own.
  private static func project(_ name: String, on dependencies: String..., keys: String = "") -> String {
    let list = dependencies.map { "\"\($0)\"" }.joined(separator: ", ")
    return #"{ "name": "\#(name)", "dependsOn": [\#(list)], "operations": ["\#(name)/*.graphql"]\#(keys) }"#
  }

  private func load(_ projects: String...) -> LoadedConfiguration {
    let text = #"{ "version": 1, "projects": [\#(projects.joined(separator: ",\n"))] }"#
    return ConfigurationLoader.load(SourceFile(path: ".mockgen.json", text: text)) { _ in nil }
  }

  /// Returns the messages with the text at their places.
  private func errors(_ loaded: LoadedConfiguration) -> [String] {
    loaded.diagnostics.filter { $0.severity == .error }.map { diagnostic in
      let bytes = loaded.sources[diagnostic.location.file]?.bytes ?? []
      let range = Int(diagnostic.location.range.lower)..<Int(diagnostic.location.range.upper)
      return "\(String(decoding: bytes[range], as: UTF8.self)): \(diagnostic.message)"
    }
  }

  @Test func projectsWithOneSchemaAreModules() throws {
    let loaded = load(
      Self.api, Self.project("Cards", on: "API", keys: #", "outputs": { "models": { "path": "Cards" } }"#),
      Self.project("Search", on: "Cards"), #"{ "name": "Other", "namespace": "Other", "outputs": { "testMocks": {} } }"#
    )
    #expect(errors(loaded) == [])
    #expect(loaded.settings.projects.map(\.name) == ["API", "Other"])
    let group = try #require(loaded.settings.projects.first)
    #expect(group.modules.map(\.settings.name) == ["Cards", "Search"])
    #expect((0..<3).map { group.visibleModules(from: $0) } == [[0], [0, 1], [0, 1, 2]])
    #expect(group.module(1).outputs.operations == .absolute(path: "Cards", accessModifier: .public))
    #expect(group.module(2).namespaceName == "API")
    #expect(loaded.allProjects.map(\.project.name) == ["API", "Cards", "Search", "Other"])
  }

  @Test func unknownNamesAreReportedAtTheirPlaces() {
    #expect(
      errors(load(Self.api, Self.project("Search", on: "API", "APL")))
        == [#""APL": There is no project 'APL'; did you mean 'API'?"#])
    #expect(
      errors(load(Self.api, Self.project("Search", on: "Missing"))) == [#""Missing": There is no project 'Missing'"#])
  }

  /// One mistake gives one error, even for projects that depend on a cycle.
  @Test func cyclesAreReportedOnce() {
    let loaded = load(
      Self.api, Self.project("A", on: "API", "B"), Self.project("B", on: "A"), Self.project("C", on: "B"))
    #expect(
      errors(loaded)
        == [#"["API", "B"]: Project 'A' depends on itself (A → B → A); remove a name from 'dependsOn'"#])
    #expect(errors(load(Self.project("A", on: "A"))).count == 1)
    #expect(loaded.settings.projects.map(\.name) == ["API"])
  }

  @Test func aGroupHasOneSchema() {
    let other = Self.api.replacing("\"API\"", with: "\"Other\"").replacing("\"Mocks\"", with: "\"Mocks2\"")
    #expect(
      errors(load(Self.api, other, Self.project("Search", on: "API", "Other")))
        == [
          #"["API", "Other"]: 'dependsOn' leads to the schemas of 'API' and 'Other', but a project uses one schema"#
        ])
  }

  @Test(arguments: [
    ("schema", #"["b.graphqls"]"#), ("namespace", #""Other""#), ("runtime", #""mocksupport""#), ("options", "{}"),
    ("schemaTypes", "{}"), ("apolloVersion", #""1.20""#), ("diagnostics", "{}"), ("experimentalFeatures", "{}"),
    ("outputsWrittenBy", #""mockd""#),
  ])
  func settingsOfTheSchemaBelongToItsProject(key: String, value: String) {
    let loaded = load(Self.api, Self.project("Search", on: "API", keys: ", \"\(key)\": \(value)"))
    #expect(
      errors(loaded)
        == ["\"\(key)\": '\(key)' belongs to the project with the schema, 'API'; move it there, or remove it"])
  }

  @Test func codeThatOthersImportIsPublic() {
    let cards = { (keys: String) in
      Self.project("Cards", on: "API", keys: #", "outputs": { "models": { "path": "Cards"\#(keys) } }"#)
    }
    let hidden = cards(#", "accessModifier": "internal""#)
    #expect(errors(load(Self.api, hidden)) == [], "no other project imports it")
    #expect(
      errors(load(Self.api, hidden, Self.project("Search", on: "Cards")))
        == [
          #""internal": Project 'Search' can't use the models of 'Cards', because they are internal; set their access modifier to 'public'"#
        ])
    #expect(errors(load(Self.api, cards(""), Self.project("Search", on: "Cards"))) == [])
    let embedded =
      #"{ "name": "API", "operations": [], "namespace": "API", "schemaTypes": { "moduleType": { "embeddedInTarget": { "name": "App", "accessModifier": "internal" } } }, "outputs": { "models": { "path": "API" } } }"#
    #expect(errors(load(embedded, Self.project("Search", on: "API"))).count == 1)
  }

  @Test func mocksOfSeveralProjectsArePublic() {
    let mocks = { (access: String) in
      Self.project(
        "Search", on: "API", keys: #", "outputs": { "testMocks": { "path": "M", "accessModifier": "\#(access)" } }"#)
    }
    #expect(errors(load(Self.api, mocks("public"))) == [])
    #expect(
      errors(load(Self.api, mocks("internal"))).first?.hasPrefix(#""internal": The test mocks of 'Search'"#) == true)
  }

  @Test func modulesHaveDistinctNames() {
    let loaded = load(Self.api, Self.project("My Search", on: "API"), Self.project("My-Search", on: "API"))
    #expect(
      errors(loaded)
        == [#""My-Search": Projects 'My Search' and 'My-Search' have the same module 'My_Search'; rename one of them"#])
    let shared = Self.api.replacing(#""name": "API""#, with: #""name": "Shared""#)
    #expect(errors(load(shared, Self.project("API", on: "Shared"))).count == 1, "the module of the schema types")
  }

  /// The default pattern would match the files of all projects.
  @Test func projectsNameTheirOwnFiles() {
    let loaded = load(Self.api, #"{ "name": "Search", "dependsOn": ["API"] }"#)
    #expect(errors(loaded).first?.hasPrefix(#""Search": Missing key 'operations'"#) == true)
    #expect(errors(loaded).count == 1)
  }

  @Test func placeholdersNeedThoseOfDependencies() {
    let search = Self.project("Search", on: "API", keys: #", "outputs": { "placeholders": { "path": "P" } }"#)
    let api = Self.api.replacing(#""operations": []"#, with: #""runtime": "mocksupport", "operations": []"#)
    #expect(errors(load(api, search)).first?.contains("set 'outputs.placeholders' of 'API', too") == true)
    #expect(
      errors(load(api.replacing(#""testMocks""#, with: #""placeholders": { "path": "Q" }, "testMocks""#), search)) == []
    )
  }

  @Test func theReportListsAllProjects() throws {
    let loaded = load(Self.api, Self.project("Search", on: "API"))
    let report = EffectiveSettings.json(of: loaded)
    let root = try #require(JSONDocument(SourceFile(path: "r.json", text: report), code: .configSyntax).root)
    #expect(root["projects"]?.elements.compactMap { $0["name"]?["value"]?.string } == ["API", "Search"])
    #expect(report.contains("\"dependsOn\""))
  }
}
