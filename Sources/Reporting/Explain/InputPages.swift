import Source

extension Explanation {
  /// Pages on what is read: `input/…` codes.
  static let inputPages: [Explanation] = [
    Explanation(
      .inputNoMatch, "The globs of a setting match no file.",
      details:
        "Without a schema or without operations there is nothing to generate, so the globs are taken to be wrong.",
      example: .json(
        """
        {
          "schema": ["graphql/*.graphqls"],
          "operations": ["grahpql/**/*.graphql"]
        }
        """),
      wayOut: "Correct the globs, which are relative to the configuration file; `mockd config` shows the settings."),
    Explanation(
      .inputUnreadable, "A file or folder that is to be read cannot be.",
      details: "Nothing is generated from the rest alone, since outputs would be lost that the file asks for.",
      example: .text("chmod 000 graphql/Hero.graphql\nmockd check"),
      wayOut: "Make it readable, or exclude it with a glob that begins with `!`."),
  ]
}
