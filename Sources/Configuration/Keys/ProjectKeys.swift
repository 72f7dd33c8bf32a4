import JSONSyntax
import Source

/// The keys of a project in `.mockgen.json`.
let projectKeys: [Key<Project>] = [
  .text("name", \.name, .nonEmpty, "The name of the project, if a workspace has several."),
  .texts(
    "dependsOn", \.dependsOn, .nonEmpty,
    "The names of the projects whose schema types and fragments this project uses. The project then has no schema and "
      + "no options of its own. Its name is the name of its Swift module."),
  .optionalPath(
    "apolloConfig", \.apolloConfig,
    "The path of an `apollo-codegen-config.json` with settings. Other keys of the project override them."),
  .globs("schema", \.schema, "The schema: SDL files (`.graphqls`) or one introspection result (`.json`)."),
  .globs("operations", \.operations, "The files with operations and fragments."),
  .text(
    "namespace", \.namespace, .namespace,
    "The namespace of the schema's Swift types: Apollo's `schemaNamespace`. Required by all GraphQL outputs."),
  .group("schemaTypes", \.schemaTypes, schemaTypesKeys, "The place of the schema's Swift types."),
  .choice("runtime", \.runtime, "The libraries that generated code imports: Apollo's, or `MockSupport` of mockd."),
  .custom(
    "apolloVersion", \.apolloVersion, .string(.apolloVersion),
    "The version of Apollo iOS to imitate. A version such as `1.20` is imitated exactly, including its bugs. "
      + "`1.20+corrected` imitates it without known bugs. `corrected` does so for the version of `apollo-ios` in "
      + "`Package.resolved`, or the newest known version.",
    read: { value, _ in value.string.flatMap(ApolloTarget.init(text:)) }, show: { .string($0.text) }),
  .group("outputs", \.outputs, outputKeys, "The outputs and their places. Other outputs are not written."),
  .choice(
    "outputsWrittenBy", \.outputsWrittenBy,
    "The writer of the outputs: `mockd` in the workspace, or a `build` in its own folder, with "
      + "`mockd generate --output` or the plugin for Swift packages. With `build`, the workspace has no outputs, and "
      + "commands without `--output` neither write nor check them."),
  .group("options", \.options, optionKeys, "Apollo's `options`."),
  .group(
    "experimentalFeatures", \.experimentalFeatures, experimentalKeys, "Apollo's `experimentalFeatures`.",
    unknownKeys: .warning),
  .globs("tests", \.tests, "The Swift tests that use mocks."),
  .globs("sources", \.sources, "The Swift sources under test."),
  .custom(
    "diagnostics", \.diagnostics,
    .map(keys: .diagnosticCode, values: .choice(SeverityOverride.allCases.map(\.rawValue))),
    "The severities of diagnostics, by code: `default`, `error`, `warning`, `hint` or `off`.",
    read: { value, _ in severities(value) },
    show: { settings in
      .object(settings.sorted { $0.key < $1.key }.map { JSONTree.Member($0.key, .string($0.value.rawValue)) })
    }),
]

private func severities(_ value: JSONValue) -> [String: SeverityOverride]? {
  guard value.kind == .object else { return nil }
  var severities: [String: SeverityOverride] = [:]
  for member in value.members {
    guard let code = member.key.string, let text = member.value.string else { continue }
    severities[code] = SeverityOverride(rawValue: text)
  }
  return severities
}
