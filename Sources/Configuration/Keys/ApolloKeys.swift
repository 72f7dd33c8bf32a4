import JSONSyntax
import Source

/// The keys of an `apollo-codegen-config.json`, of Apollo 1 and 2. They set the same settings as `.mockgen.json`.
let apolloKeys: [Key<Project>] = [
  .text("schemaNamespace", \.namespace, .namespace, "The namespace of the schema's Swift types.")
    .alias("schemaName").setting("namespace").required(),
  .group("input", \.self, inputKeys, "The input files of the code generation.", unknownKeys: .warning)
    .setting().required(),
  .group("output", \.self, apolloOutputKeys, "The places of generated code.").setting().required(),
  .group("options", \.options, optionKeys, "The options of the code generation.").nullable(),
  .group(
    "experimentalFeatures", \.experimentalFeatures, experimentalKeys, "Experimental features, which may change.",
    unknownKeys: .warning
  ).nullable(),
  .ignored(
    "schemaDownload", .object(ObjectShape(downloadKeys, unknownKeys: .warning)),
    "The download of the schema by Apollo. Ignored by mockd."
  )
  .alias("schemaDownloadConfiguration").nullable(),
  .ignored(
    "operationManifest", .object(ObjectShape(manifestKeys)), "Apollo's list of all operations. Ignored by mockd."
  )
  .nullable(),
]

/// The format of Apollo configurations.
enum ApolloFile {
  static let shape = ObjectShape(apolloKeys.descriptions)

  /// Returns whether a file is an Apollo configuration rather than a `.mockgen.json`.
  static func isApollo(_ file: SourceFile) -> Bool {
    document(file).root.map(isApollo) ?? false
  }

  /// Parses an Apollo configuration by the rules of Foundation's `JSONDecoder`.
  static func document(_ file: SourceFile) -> JSONDocument {
    JSONDocument(file, code: .configSyntax, duplicateKeys: .warning, dialect: .foundation)
  }

  /// Returns whether more keys of an object belong to an Apollo configuration than to a `.mockgen.json`. A single key
  /// can be a mistyped one of the other format, as `output` for `outputs`.
  static func isApollo(_ value: JSONValue) -> Bool {
    let keys = value.members.map { $0.key.string ?? "" }
    let own = keys.count { WorkspaceFile.shape.key(named: $0) != nil }
    return own < keys.count { shape.key(named: $0) != nil }
  }
}

private let inputKeys: [Key<Project>] = [
  .globs(
    "schemaSearchPaths", \.schema, "The schema: SDL files or one introspection result.", rule: .apolloGlob
  ).setting("schema").required(),
  .globs(
    "operationSearchPaths", \.operations, "The files with operations and fragments.", rule: .apolloGlob
  ).setting("operations").required(),
]

private let downloadKeys: [KeyDescription] = [
  KeyDescription("downloadMethod", .anything, "The source of the schema."),
  KeyDescription("outputPath", .string(.any), "The path of the downloaded schema."),
  nullable(KeyDescription("downloadTimeout", .anything, "The timeout of the download, in seconds.")),
  nullable(KeyDescription("headers", .anything, "The HTTP headers of the download.")),
]

/// The keys of `operationManifest`.
let manifestKeys: [KeyDescription] = [
  KeyDescription("path", .string(.any), "The path of the list."),
  KeyDescription("version", .choice(["persistedQueries", "legacy"]), "The format of the list."),
  KeyDescription("generateManifestOnCodeGeneration", .bool, "Whether code generation also writes the list."),
]
