import Source

extension Explanation {
  /// Pages on variables: `graphql/…` codes.
  static let variablePages: [Explanation] = [
    Explanation(
      .noUndefinedVariables, "A variable is used that the operation does not declare.",
      details: "Uses inside fragments count for every operation that reaches the fragment.",
      example: .graphql("query { human(id: $id) { name } }"),
      wayOut: "Declare it: `query Human($id: ID!) { … }`."),
    Explanation(
      .noUnusedVariables, "A variable is declared and never used.",
      example: .graphql("query Hero($id: ID!) { hero { name } }"),
      wayOut: "Use it, or remove its declaration."),
    Explanation(
      .uniqueVariableNames, "A variable is declared twice.",
      example: .graphql("query Human($id: ID!, $id: ID!) { human(id: $id) { name } }"),
      wayOut: "Remove one."),
    Explanation(
      .variablesAreInputTypes, "A variable has a type that cannot be sent.",
      details: "Only scalars, enums, input objects, and lists of these can be.",
      example: .graphql("query Find($human: Human) { human(like: $human) { name } }"),
      wayOut: "Use the input type that the argument has."),
    Explanation(
      .variablesInAllowedPosition, "A variable is used where its type does not fit.",
      details: "Most often a variable that may be null is given to an argument that may not.",
      example: .graphql(
        """
        # human(id: ID!): Human
        query Human($id: ID) { human(id: $id) { name } }
        """),
      wayOut: "Declare the variable with the type that is expected, here `ID!`, or give it a default value."),
  ]
}
