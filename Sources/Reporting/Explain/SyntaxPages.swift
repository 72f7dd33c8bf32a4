import Source

extension Explanation {
  /// Pages on syntax errors.
  static let syntaxPages: [Explanation] = [
    Explanation(
      .graphqlSyntax, "GraphQL syntax error", "A GraphQL file contains a syntax error.",
      details: """
        Examples are an invalid character, a missing brace or name, an unterminated string, bytes that are not UTF-8, and \
        nesting that is too deep. The parser skips the affected definition and reads the rest of the file.
        """,
      example: .graphql(
        """
        query Hero {
          hero {
            name
        }
        """),
      fixed: """
        query Hero {
          hero {
            name
          }
        }
        """,
      solution: "Correct the text at the reported position. The cause can also be shortly before it.")
  ]
}
