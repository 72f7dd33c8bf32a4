import Source

extension Explanation {
  /// Pages on input files: `input/…` codes.
  static let inputPages: [Explanation] = [
    Explanation(
      .inputNoMatch, "Pattern without matching files",
      "No file matches a pattern, or no file matches any pattern of a setting.",
      details: """
        mockd then doesn't read the intended files. For example, it doesn't analyze tests in a misspelled folder. \
        Patterns that start with `!` and the default patterns of `tests` and `sources` may match nothing.
        """,
      example: .json(
        """
        {
          "schema": ["graphql/*.graphqls"],
          "operations": ["grahpql/**/*.graphql"]
        }
        """),
      fixed: """
        {
          "schema": ["graphql/*.graphqls"],
          "operations": ["graphql/**/*.graphql"]
        }
        """,
      solution: """
        Correct the pattern. Patterns are relative to the folder of the configuration file. `mockd config` shows all \
        settings.
        """,
      severity: """
        warning for a single pattern; error if the schema, the operations or the sources of protocol mocks have no \
        files, because there is nothing to generate.
        """),
    Explanation(
      .inputOutsideWorkspace, "Symbolic link out of the workspace",
      "A symbolic link in the workspace leads to a file or folder outside the workspace.",
      details: """
        A cloned repository could contain links to private files of the user, and reports would quote these. Therefore \
        mockd follows such links only with the user's consent.
        """,
      example: .text("ln -s /etc/passwd graphql/schema.graphqls\nmockd check"),
      solution: """
        Replace the link with the file, or exclude it with a pattern that starts with `!`. `**` doesn't enter links to \
        folders, so only a pattern that names such a link searches it. \
        \(waysToConsent)
        """),
    Explanation(
      .inputUnreadable, "Unreadable input", "mockd can't read an input file or folder.",
      details: """
        A file can also be too large: the limit is 64 MiB. mockd doesn't generate anything from the remaining files, \
        because outputs would be missing.
        """,
      example: .text("chmod 000 graphql/Hero.graphql\nmockd check"),
      solution: "Make the file readable, or exclude it with a pattern that starts with `!`."),
  ]
}
