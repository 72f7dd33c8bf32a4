import Source

extension Explanation {
  /// Pages on configuration files: `config/…` codes.
  static let configPages: [Explanation] = [
    Explanation(
      .configSyntax, "A configuration file is not JSON, or not text.",
      details: "Nothing is generated then, because what was meant could be something else.",
      example: .json("{ \"schema\": [\"graphql/*.graphqls\" }"),
      wayOut: "Correct the text at the place, here the missing `]`.")
  ]
}
