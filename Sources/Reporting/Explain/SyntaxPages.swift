import Source

extension Explanation {
  /// Pages on syntax errors.
  static let syntaxPages: [Explanation] = [
    Explanation(
      .graphqlSyntax, "The text is not what a GraphQL document can be.",
      details: """
        A bad character, a missing brace or name, an unterminated string, bytes that are not UTF-8, or nesting too deep \
        to be meant. Only the definition in which it stands is lost; the rest of the file is still read.
        """,
      example: .graphql(
        """
        query Hero {
          hero {
            name
        }
        """),
      wayOut:
        "Correct the text at the place. The parser stops where it lost its way, so the cause may stand a little earlier."
    )
  ]
}
