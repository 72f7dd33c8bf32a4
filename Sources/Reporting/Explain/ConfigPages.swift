import Source

extension Explanation {
  /// Pages on configuration files: `config/…` codes.
  static let configPages: [Explanation] = configFilePages + configSettingPages

  /// Pages on the contents of a configuration file.
  private static let configFilePages: [Explanation] = [
    Explanation(
      .configMissingFile, "A configuration names another file, and there is none.",
      details: "Paths are relative to the folder of the file that names them.",
      example: .json("{ \"apolloConfig\": \"App/apollo-codegen-config.jsn\" }"),
      wayOut: "Correct the path, here to `App/apollo-codegen-config.json`."),
    Explanation(
      .configMissingKey, "A key is missing without which the rest has no meaning.",
      details: "Outputs need a namespace, for example, and projects in a list need names.",
      example: .json("{ \"outputs\": { \"testMocks\": { \"path\": \"Generated/TestMocks\" } } }"),
      wayOut: "Add the key, here `\"namespace\": \"StarWarsAPI\"`."),
    Explanation(
      .configSyntax, "A configuration file is not JSON, or not text.",
      details: "Nothing is generated then, because what was meant could be something else.",
      example: .json("{ \"schema\": [\"graphql/*.graphqls\" }"),
      wayOut: "Correct the text at the place, here the missing `]`."),
    Explanation(
      .configUnknownKey, "A key does not exist, at least not where it stands.",
      details: "It is an error because a misspelled key would otherwise be without effect, unseen. Where Apollo's "
        + "generator ignores unknown keys, it is a warning.",
      example: .json("{ \"schemas\": [\"graphql/*.graphqls\"] }"),
      wayOut: "Use the key that the message proposes, or remove it. `mockd config --schema` prints a JSON Schema by "
        + "which editors complete keys."),
    Explanation(
      .configWrongType, "A value is of another kind than the key takes.",
      example: .json("{ \"schema\": \"graphql/*.graphqls\" }"),
      wayOut: "Write the value as the message says, here `[\"graphql/*.graphqls\"]`."),
    Explanation(
      .configWrongValue, "A value is of the right kind, but not one that the key can have.",
      example: .json("{ \"runtime\": \"appolo\" }"), wayOut: "Choose one of the values that the message lists."),
  ]

  /// The ways to allow paths outside the workspace.
  static let waysToConsent = """
    To consent, pass `--allow-outside-workspace`; or list the repository in your own settings, \
    `~/.config/mockd/config.json`, as `{ "trustedRepositories": ["~/src/app"] }`; or set `"allowOutsideWorkspace": true` \
    in the `initializationOptions` of your editor.
    """

  /// Pages on conflicting settings.
  private static let configSettingPages: [Explanation] = [
    Explanation(
      .configIgnoredConsent, "The key `allowOutsideWorkspace` of a configuration has no effect.",
      details: """
        A repository can't consent for its user: a hostile one would. Older versions of mockd obeyed this key. Paths \
        inside the repository, such as those of a sibling package, need no consent.
        """,
      example: .json("{ \"allowOutsideWorkspace\": true }"),
      wayOut: "Remove the key. \(waysToConsent)"),
    Explanation(
      .configApolloPrunesOutput, "Apollo's generator will delete what mockd writes.",
      details: "Apollo deletes every `*.graphql.swift` that it did not write itself below the folders that it writes "
        + "to: those of its schema types, of its operations and of its test mocks.",
      example: .json(
        "{ \"apolloConfig\": \"apollo.json\", \"outputs\": { \"testMocks\": { \"path\": \"API/Mocks\" } } }"
      ),
      wayOut: "Write the output elsewhere, or set `\"pruneGeneratedFiles\": false` in the `options` of Apollo's "
        + "configuration."),
    Explanation(
      .configConflict, "Two settings cannot both hold.",
      details: "Two outputs in one folder would overwrite each other, for example; others are what Apollo's generator "
        + "rejects.",
      example: .json(
        "{ \"outputs\": { \"models\": { \"path\": \"Generated\" }, \"stubs\": { \"path\": \"Generated\" } } }"),
      wayOut: "Change one of the two places that the message names."),
    Explanation(
      .configNoOutputs, "Nothing is generated, because no outputs are configured.",
      example: .json("{ \"schema\": [\"graphql/*.graphqls\"] }"),
      wayOut:
        "Add `\"namespace\": \"StarWarsAPI\", \"outputs\": { \"testMocks\": { \"path\": \"Generated/TestMocks\" } }`, "
        + "or leave it so if `check` is all that is wanted."),
    Explanation(
      .configPathOutsideWorkspace, "A configuration names an output or an input outside the workspace.",
      details: """
        The workspace is the repository: the nearest folder above the configuration that has a `.git`, or without one the \
        folder of the configuration. A clone could come with any configuration, so mockd reads and writes outside the \
        workspace only if the user allows it. Your home folder and the folders above it never count as a repository, and \
        neither does a folder that belongs to another user.
        """,
      example: .json("{ \"outputs\": { \"testMocks\": { \"path\": \"/opt/shared/TestMocks\" } } }"),
      wayOut: "Move the file inside the repository, or allow paths outside it. \(waysToConsent)"),
    Explanation(
      .configUnknownApolloVersion, "`Package.resolved` pins a version of Apollo whose output is not known.",
      details: "The nearest known version is imitated instead.",
      example: .json("{ \"identity\": \"apollo-ios\", \"state\": { \"version\": \"1.9.0\" } }"),
      wayOut: "Give `\"apolloVersion\"` in `.mockgen.json`, and compile the result."),
  ]
}
