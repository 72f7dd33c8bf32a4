import JSONSyntax
import Source

/// All that may stand in an `apollo-codegen-config.json`: the union of what Apollo 1 and 2 take. The keys set the same
/// settings as those of `.mockgen.json`.
let apolloKeys: [Key<Project>] = [
  .text("schemaNamespace", \.namespace, .namespace, "The namespace of the schema's Swift types.")
    .alias("schemaName").setting("namespace").required(),
  .group("input", \.self, inputKeys, "The files that code is generated from.", unknownKeys: .warning)
    .setting().required(),
  .group("output", \.self, apolloOutputKeys, "Where generated code is put.").setting().required(),
  .group("options", \.options, optionKeys, "How code is generated.").nullable(),
  .group(
    "experimentalFeatures", \.experimentalFeatures, experimentalKeys, "Features that may change.",
    unknownKeys: .warning
  ).nullable(),
  .ignored("schemaDownload", .object(ObjectShape(downloadKeys, unknownKeys: .warning)), "How Apollo gets the schema.")
    .alias("schemaDownloadConfiguration").nullable(),
  .ignored("operationManifest", .object(ObjectShape(manifestKeys)), "A list of all operations, written by Apollo.")
    .nullable(),
]

/// All that may stand in an Apollo configuration.
enum ApolloFile {
  static let shape = ObjectShape(apolloKeys.descriptions)

  /// Whether a file of unknown name is an Apollo configuration rather than a `.mockgen.json`.
  static func isApollo(_ file: SourceFile) -> Bool {
    document(file).root.map(isApollo) ?? false
  }

  /// The document of an Apollo configuration, as `JSONDecoder` of Foundation reads it.
  static func document(_ file: SourceFile) -> JSONDocument {
    JSONDocument(file, code: .configSyntax, duplicateKeys: .warning, dialect: .foundation)
  }

  static func isApollo(_ value: JSONValue) -> Bool {
    value["input"] != nil || value["output"] != nil || value["schemaNamespace"] != nil || value["schemaName"] != nil
  }
}

private let inputKeys: [Key<Project>] = [
  .globs(
    "schemaSearchPaths", \.schema, "The schema: SDL files, or one introspection result.", rule: .apolloGlob
  ).setting("schema").required(),
  .globs(
    "operationSearchPaths", \.operations, "The files with operations and fragments.", rule: .apolloGlob
  ).setting("operations").required(),
]

private let downloadKeys: [KeyDescription] = [
  KeyDescription("downloadMethod", .anything, "Where from."),
  KeyDescription("outputPath", .string(.any), "Where to."),
  nullable(KeyDescription("downloadTimeout", .anything, "For how long, in seconds.")),
  nullable(KeyDescription("headers", .anything, "With which headers.")),
]

/// Those of `operationManifest`.
let manifestKeys: [KeyDescription] = [
  KeyDescription("path", .string(.any), "Where it is written."),
  KeyDescription("version", .choice(["persistedQueries", "legacy"]), "Its format."),
  KeyDescription("generateManifestOnCodeGeneration", .bool, "Whether it is written with the code."),
]
