import JSONSyntax
import Source

/// The keys of a project in `.mockgen.json`.
let projectKeys: [Key<Project>] = [
  .text("name", \.name, .nonEmpty, "The name of the project, where a workspace has several."),
  .optionalPath(
    "apolloConfig", \.apolloConfig,
    "An `apollo-codegen-config.json` to start from. Keys given beside it override what it says."),
  .globs("schema", \.schema, "The schema: SDL files (`.graphqls`), or one introspection result (`.json`)."),
  .globs("operations", \.operations, "The files with operations and fragments."),
  .text(
    "namespace", \.namespace, .namespace,
    "The namespace of the schema's Swift types: Apollo's `schemaNamespace`. Needed for any output."),
  .group("schemaTypes", \.schemaTypes, schemaTypesKeys, "Where the schema's Swift types are."),
  .choice("runtime", \.runtime, "The libraries under the generated code: Apollo's, or `MockSupport` of this package."),
  .custom(
    "apolloVersion", \.apolloVersion, .string(.apolloVersion),
    "The version of Apollo iOS whose output is imitated. A version is taken exactly, bugs included; `corrected` puts "
      + "Apollo's known bugs right, in the shape of the `apollo-ios` that `Package.resolved` pins, else of the newest "
      + "known; `1.20+corrected` does so in the shape of 1.20.",
    read: { value, _ in value.string.flatMap(ApolloTarget.init(text:)) }, show: { .string($0.text) }),
  .group("outputs", \.outputs, outputKeys, "What is written, and where. What is not listed is not written."),
  .group("options", \.options, optionKeys, "Apollo's `options`."),
  .group(
    "experimentalFeatures", \.experimentalFeatures, experimentalKeys, "Apollo's `experimentalFeatures`.",
    unknownKeys: .warning),
  .globs("tests", \.tests, "The Swift tests in which mocks are used."),
  .globs("sources", \.sources, "The Swift sources that the tests exercise."),
  .custom(
    "diagnostics", \.diagnostics,
    .map(keys: .diagnosticCode, values: .choice(SeverityOverride.allCases.map(\.rawValue))),
    "Severities by the code of the diagnostic: `default`, `error`, `warning`, `hint` or `off`.",
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
