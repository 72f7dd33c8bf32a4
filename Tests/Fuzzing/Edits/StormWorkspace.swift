/// A workspace on disk for random edits: the files of a sample, and alternating configurations.
package struct StormWorkspace: Sendable {
  /// The initial contents, including the Apollo configuration that some configurations name.
  package var contents: WorkspaceContents
  /// The text of the configuration for each number of a settings edit; the first is valid.
  package var configurations: [String]

  package static let configurationPath = ".mockgen.json"

  /// The output folders of all configurations.
  package static let outputFolders = ["ApolloMocks", "Mocks", "One", "Other", "Two"]

  package init(_ sample: SampleProject) {
    contents = WorkspaceContents(files: sample.files)
    contents.files[Self.apolloPath] = Self.apollo
    let hasSwift = sample.files.keys.contains { $0.hasSuffix(".swift") }
    configurations = hasSwift ? Self.configurationsOfProtocols : Self.configurations
  }

  /// Whether a path of the workspace is in a folder for outputs.
  package static func isOutput(_ path: String) -> Bool { outputFolders.contains { path.hasPrefix($0 + "/") } }

  /// The configurations of samples without Swift files.
  package static let configurations = [
    single(),
    single(namespace: "Other"),
    single(outputs: "{ }"),
    single(outputs: #"{ "testMocks": { "path": "Other/Mocks", "accessModifier": "internal" } }"#),
    single(operations: #"["**/*.graphql", "!**/sub/**"]"#),
    single(rest: #""apolloVersion": "1.15.0", "#),
    single(rest: #""options": { "markTypesNonisolated": false, "schemaDocumentation": "exclude" }, "#),
    single(rest: #""diagnostics": { "graphql/NoUnusedFragments": "error", "graphql/FieldsOnCorrectType": "hint" }, "#),
    several(["One": #"["**/*.graphql"]"#, "Two": #"["**/*.graphql"]"#]),
    several(["One": #"["**/*.graphql", "!**/{A,D,H}*"]"#, "Mocks": #"["**/*.graphql", "!**/new*"]"#]),
    #"{ "version": 1, "apolloConfig": "\#(apolloPath)" }"#,
    #"{ "version": 1, "schema": ["**/*.graphqls" "#,
    single(rest: #""options": { "markTypesNonisolated": 1 }, "#),
  ]

  /// The numbers of the configurations without errors.
  package static let usableConfigurations = configurations.indices.dropLast(2)

  /// The configurations of samples with Swift files.
  private static let configurationsOfProtocols = [
    protocols(#"{ "sources": ["**/Sources/**/*.swift"], "path": "One", "module": "App" }"#),
    protocols(#"{ "sources": ["**/Sources/**/*.swift"], "path": "One", "select": "all" }"#),
    protocols(#"{ "sources": ["**/Sources/**/*.swift"], "path": "Two", "names": ["*Service", "B*"] }"#),
    protocols(
      #"{ "sources": ["**/App/**/*.swift"], "path": "One" }, { "sources": ["**/Core/**/*.swift"], "path": "Two" }"#),
    #"{ "version": 1, "outputs": { "protocolMocks": [{ "sources": ["**/App/**/*.swift"], "path": "Mocks" }] } }"#,
    single(),
    protocols(#"{ "sources": ["**/Sources/**/*.swift"], "path": "#),
  ]

  private static func protocols(_ outputs: String) -> String {
    single(outputs: #"{ "testMocks": { "path": "Mocks" }, "protocolMocks": [\#(outputs)] }"#)
  }

  private static let apolloPath = "apollo.json"

  private static let apollo = """
    {
      "schemaNamespace": "API",
      "input": { "operationSearchPaths": ["**/*.graphql"], "schemaSearchPaths": ["**/*.graphqls"] },
      "output": {
        "testMocks": { "absolute": { "path": "ApolloMocks" } },
        "schemaTypes": { "path": "ApolloTypes", "moduleType": { "swiftPackageManager": {} } },
        "operations": { "inSchemaModule": {} }
      }
    }
    """

  private static func single(
    namespace: String = "API", operations: String = #"["**/*.graphql"]"#,
    outputs: String = #"{ "testMocks": { "path": "Mocks" } }"#, rest: String = ""
  ) -> String {
    """
    { "version": 1, "schema": ["**/*.graphqls"], "operations": \(operations), "namespace": "\(namespace)",
      \(rest)"outputs": \(outputs) }
    """
  }

  private static func several(_ operations: [String: String]) -> String {
    let projects = operations.sorted { $0.key < $1.key }.map { name, operations in
      #"{ "name": "\#(name)", "namespace": "\#(name)", "operations": \#(operations), "outputs": { "testMocks": "#
        + #"{ "path": "\#(name)" } } }"#
    }
    return #"{ "version": 1, "schema": ["**/*.graphqls"], "projects": [\#(projects.joined(separator: ", "))] }"#
  }
}
