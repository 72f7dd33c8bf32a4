import JSONSyntax
import Source

/// The keys of an `apollo-codegen-config.json`, of Apollo 1 and 2. They set the same settings as `.mockgen.json`.
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

/// The keys of `operationManifest`.
let manifestKeys: [KeyDescription] = [
  KeyDescription("path", .string(.any), "Where it is written."),
  KeyDescription("version", .choice(["persistedQueries", "legacy"]), "Its format."),
  KeyDescription("generateManifestOnCodeGeneration", .bool, "Whether it is written with the code."),
]
