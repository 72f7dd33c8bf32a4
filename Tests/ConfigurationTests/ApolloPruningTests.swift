import Source
import Testing

@testable import Configuration

@Suite struct ApolloPruningTests {
  private static let noMocks = #""testMocks": { "none": {} }"#
  private static let inFolder = #""testMocks": { "absolute": { "path": "APIMocks" } }"#
  private static let inPackage = #""testMocks": { "swiftPackage": { "targetName": "Mocks" } }"#

  /// Returns the output folders that Apollo would delete according to diagnostics, as written in the configuration.
  private func found(
    _ outputs: String, apollo testMocks: String, rest: String = "", shared: Bool = false
  ) -> [String] {
    let apollo = """
      { "schemaNamespace": "API", "input": { "operationSearchPaths": ["*.graphql"], "schemaSearchPaths": ["*.graphqls"] },
        "output": { "schemaTypes": { "path": "API", "moduleType": { "swiftPackageManager": {} } },
        "operations": { "absolute": { "path": "App/Operations" } }, \(testMocks) }\(rest) }
      """
    let main =
      shared
      ? #"{ "apolloConfig": "a.json", "projects": [{ "name": "a", "outputs": {\#(outputs)} }] }"#
      : #"{ "apolloConfig": "a.json", "outputs": {\#(outputs)} }"#
    let loaded = ConfigurationLoader.load(SourceFile(path: ".mockgen.json", text: main)) { path in
      path == "a.json" ? SourceFile(path: path, text: apollo) : nil
    }
    return loaded.diagnostics.filter { $0.code == .configApolloPrunesOutput }.map { diagnostic in
      let range = diagnostic.location.range
      return String(decoding: Array(main.utf8)[Int(range.lower)..<Int(range.upper)], as: UTF8.self)
    }
  }

  @Test func mocksInFoldersThatApolloPrunesAreReported() {
    #expect(found(#""testMocks": {"path": "API/x"}"#, apollo: Self.noMocks) == [#""API/x""#])
    #expect(found(#""testMocks": {"path": "App/Operations"}"#, apollo: Self.noMocks) == [#""App/Operations""#])
    #expect(found(#""testMocks": {"path": "APIMocks"}"#, apollo: Self.noMocks) == [])
    #expect(found(#""testMocks": {"path": "API/x"}"#, apollo: Self.noMocks, shared: true) == [#""API/x""#])
  }

  @Test func mocksWrittenByApolloAreNotReported() {
    #expect(found(#""testMocks": {"path": "APIMocks"}"#, apollo: Self.inFolder) == [])
    #expect(found(#""testMocks": {"path": "API/Mocks"}"#, apollo: Self.inPackage) == [])
    #expect(found("", apollo: Self.inPackage) == [])
    // Other folders, below one that Apollo prunes.
    #expect(found(#""testMocks": {"path": "APIMocks/Other"}"#, apollo: Self.inFolder) == [#""APIMocks/Other""#])
    #expect(found(#""testMocks": {"path": "API/Other"}"#, apollo: Self.inPackage) == [#""API/Other""#])
  }

  @Test func placeholdersAndStubsAreReportedWithAnyMocks() {
    let outputs = #""placeholders": {"path": "APIMocks/Placeholders"}, "stubs": {"path": "API/Stubs"}"#
    #expect(found(outputs, apollo: Self.inFolder) == [#""APIMocks/Placeholders""#, #""API/Stubs""#])
    #expect(found(outputs, apollo: Self.noMocks) == [#""API/Stubs""#])
    #expect(found(#""stubs": {"path": "Stubs"}"#, apollo: Self.inFolder) == [])
  }

  @Test func disabledPruningReportsNothing() {
    let off = #", "options": { "pruneGeneratedFiles": false }"#
    #expect(found(#""stubs": {"path": "API/Stubs"}"#, apollo: Self.noMocks, rest: off) == [])
  }
}
