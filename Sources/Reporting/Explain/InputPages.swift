import Source

extension Explanation {
  /// Pages on input files: `input/…` codes.
  static let inputPages: [Explanation] = [
    Explanation(
      .inputNoMatch, "A pattern, or all patterns of a setting, match no file.",
      details:
        "Tests in a folder that no pattern names are not examined, for example. Patterns that begin with `!` and "
        + "default patterns of `tests` and `sources` may match nothing.",
      severity: "it is a warning for one pattern, and an error where no file is left for the schema, the operations or "
        + "mocks of protocols, since there is nothing to generate then.",
      example: .json(
        """
        {
          "schema": ["graphql/*.graphqls"],
          "operations": ["grahpql/**/*.graphql"]
        }
        """),
      wayOut: "Correct the globs, which are relative to the configuration file; `mockd config` shows the settings."),
    Explanation(
      .inputOutsideWorkspace, "A symbolic link leads from the workspace to a file or folder outside it.",
      details: """
        A clone could come with links to files of its user, which would then stand in reports. mockd follows such a link \
        only if the user allows paths outside the workspace, and shows nothing of the file otherwise.
        """,
      example: .text("ln -s /etc/passwd graphql/schema.graphqls\nmockd check"),
      wayOut:
        "Replace the link with the file, or exclude it with a pattern that starts with `!`, such as `!bazel-*/**`. "
        + waysToConsent),
    Explanation(
      .inputUnreadable, "A file or folder that is to be read cannot be.",
      details: "Nothing is generated from the rest alone, since outputs would be lost that the file asks for.",
      example: .text("chmod 000 graphql/Hero.graphql\nmockd check"),
      wayOut: "Make it readable, or exclude it with a glob that begins with `!`."),
  ]
}
