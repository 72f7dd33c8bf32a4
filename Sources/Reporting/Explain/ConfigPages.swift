import Source

extension Explanation {
  /// Pages on configuration files: `config/…` codes.
  static let configPages: [Explanation] = configFilePages + configSettingPages

  /// Pages on the contents of a configuration file.
  private static let configFilePages: [Explanation] = [
    Explanation(
      .configMissingFile, "Missing file", "A configuration names a file that doesn't exist.",
      details: "Paths are relative to the folder of the file that contains them.",
      example: .json("{ \"apolloConfig\": \"App/apollo-codegen-config.jsn\" }"),
      fixed: "{ \"apolloConfig\": \"App/apollo-codegen-config.json\" }",
      solution: "Correct the path."),
    Explanation(
      .configMissingKey, "Missing key", "A configuration lacks a required key.",
      details: "For example, outputs need a namespace, and each project in a list needs a name.",
      example: .json("{ \"outputs\": { \"testMocks\": { \"path\": \"Generated/TestMocks\" } } }"),
      fixed: """
        {
          "namespace": "StarWarsAPI",
          "outputs": { "testMocks": { "path": "Generated/TestMocks" } }
        }
        """,
      solution: "Add the key.",
      severity: "error; warning for a key of Apollo that only its newer versions need."),
    Explanation(
      .configSyntax, "JSON syntax error", "A configuration file is not valid JSON.",
      details: "mockd doesn't generate anything then, because it doesn't know the settings.",
      example: .json("{ \"schema\": [\"graphql/*.graphqls\" }"),
      fixed: "{ \"schema\": [\"graphql/*.graphqls\"] }",
      solution: "Correct the text at the reported position.",
      severity: "error; warning for a duplicate key in the configuration of Apollo."),
    Explanation(
      .configUnknownKey, "Unknown key", "A configuration contains an unknown key, or a key in the wrong place.",
      details: "This is an error because a misspelled setting would have no effect.",
      example: .json("{ \"schemas\": [\"graphql/*.graphqls\"] }"),
      fixed: "{ \"schema\": [\"graphql/*.graphqls\"] }",
      solution: """
        Use the suggested key, or remove the unknown one. Editors can complete keys with the JSON Schema that \
        `mockd config --schema` prints.
        """,
      severity: "error; warning where Apollo's generator ignores unknown keys."),
    Explanation(
      .configWrongType, "Value of the wrong type", "The value of a key has the wrong type.",
      example: .json("{ \"schema\": \"graphql/*.graphqls\" }"),
      fixed: "{ \"schema\": [\"graphql/*.graphqls\"] }",
      solution: "Write a value of the type that the message names."),
    Explanation(
      .configWrongValue, "Invalid value", "The value of a key has the right type, but the key doesn't allow it.",
      example: .json("{ \"runtime\": \"appolo\" }"),
      fixed: "{ \"runtime\": \"apollo\" }",
      solution: "Use one of the values that the message lists."),
  ]

  /// The ways to allow paths outside the workspace.
  static let waysToConsent = """
    To allow paths outside the workspace, pass `--allow-outside-workspace`. To allow them permanently, add the \
    repository to your own settings in `~/.config/mockd/config.json`: `{ "trustedRepositories": ["~/src/app"] }`. In an \
    editor, set `"allowOutsideWorkspace": true` in `initializationOptions`.
    """

  /// Pages on conflicting settings.
  private static let configSettingPages: [Explanation] = [
    Explanation(
      .configIgnoredConsent, "Ignored consent", "The key `allowOutsideWorkspace` has no effect in a configuration.",
      details: """
        A repository can't give consent for its user, because a hostile repository would do so. Older versions of mockd \
        obeyed this key. Paths inside the repository don't need consent.
        """,
      example: .json("{ \"allowOutsideWorkspace\": true }"),
      solution: "Remove the key. \(waysToConsent)", severity: "warning."),
    Explanation(
      .configApolloPrunesOutput, "Output deleted by Apollo", "Apollo's generator will delete an output of mockd.",
      details: """
        It deletes every `*.graphql.swift` file that it didn't write itself in its output folders. These are the folders \
        of its schema types, operations and test mocks.
        """,
      example: .json(
        "{ \"apolloConfig\": \"apollo.json\", \"outputs\": { \"testMocks\": { \"path\": \"API/Mocks\" } } }"),
      fixed: "{ \"apolloConfig\": \"apollo.json\", \"outputs\": { \"testMocks\": { \"path\": \"Mocks\" } } }",
      solution:
        "Choose another path, or set `\"pruneGeneratedFiles\": false` in the `options` of Apollo's configuration.",
      severity: "warning."),
    Explanation(
      .configConflict, "Conflicting settings", "Two settings contradict each other.",
      details: """
        For example, two outputs in one folder would overwrite each other. Some combinations are errors because Apollo's \
        generator rejects them.
        """,
      example: .json(
        "{ \"outputs\": { \"models\": { \"path\": \"Generated\" }, \"stubs\": { \"path\": \"Generated\" } } }"),
      fixed: """
        { "outputs": { "models": { "path": "Generated/Models" }, "stubs": { "path": "Generated/Stubs" } } }
        """,
      solution: "Change one of the two settings that the message names."),
    Explanation(
      .configNoOutputs, "No outputs", "A configuration has no outputs, so mockd generates nothing.",
      example: .json("{ \"schema\": [\"graphql/*.graphqls\"] }"),
      fixed: """
        {
          "schema": ["graphql/*.graphqls"],
          "namespace": "StarWarsAPI",
          "outputs": { "testMocks": { "path": "Generated/TestMocks" } }
        }
        """,
      solution: "Add `outputs`. If you need only `mockd check`, no change is required.", severity: "hint."),
    Explanation(
      .configPathOutsideWorkspace, "Path outside the workspace",
      "A configuration names an input or output outside the workspace.",
      details: """
        The workspace is the repository: the nearest folder with a `.git`, starting at the configuration. Without a \
        repository, it is the folder of the configuration. Your home folder, its parents, and folders of other users \
        never count as a repository. A cloned repository could contain any configuration, so mockd accesses other \
        folders only with the user's consent.
        """,
      example: .json("{ \"outputs\": { \"testMocks\": { \"path\": \"/opt/shared/TestMocks\" } } }"),
      fixed: "{ \"outputs\": { \"testMocks\": { \"path\": \"Generated/TestMocks\" } } }",
      solution: "Choose a path inside the repository. \(waysToConsent)"),
    Explanation(
      .configUnknownApolloVersion, "Unsupported version of Apollo",
      "The project uses a version of Apollo whose output mockd doesn't know.",
      details: "mockd then imitates the nearest supported version.",
      example: .json("{ \"identity\": \"apollo-ios\", \"state\": { \"version\": \"1.9.0\" } }"),
      solution: "Set `\"apolloVersion\"` in `.mockgen.json`, and check that the generated code compiles.",
      severity: "warning for versions older than the supported ones, hint for newer ones."),
  ]
}
