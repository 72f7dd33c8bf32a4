import Source

extension Explanation {
  /// Pages on variables: `graphql/…` codes.
  static let variablePages: [Explanation] = [
    Explanation(
      .noUndefinedVariables, "Undefined variable", "An operation uses a variable that it doesn't define.",
      details: "Uses in a fragment count for every operation that spreads the fragment, directly or indirectly.",
      example: .graphql("query Human { human(id: $id) { name } }"),
      fixed: "query Human($id: ID!) { human(id: $id) { name } }",
      solution: "Define the variable in the operation."),
    Explanation(
      .noUnusedVariables, "Unused variable", "An operation defines a variable but doesn't use it.",
      example: .graphql("query Hero($id: ID!) { hero { name } }"),
      fixed: "query Hero { hero { name } }",
      solution: "Use the variable, or remove its definition."),
    Explanation(
      .uniqueVariableNames, "Duplicate variable", "An operation defines a variable twice.",
      example: .graphql("query Human($id: ID!, $id: ID!) { human(id: $id) { name } }"),
      fixed: "query Human($id: ID!) { human(id: $id) { name } }",
      solution: "Remove one of the two definitions."),
    Explanation(
      .variablesAreInputTypes, "Variable without an input type", "The type of a variable is not an input type.",
      details: "Input types are scalars, enums, input objects, and lists of these.",
      example: .graphql("query Heroes($filter: Human) { heroes(filter: $filter) { name } }"),
      fixed: "query Heroes($filter: HeroFilter) { heroes(filter: $filter) { name } }",
      solution: "Use the type of the argument."),
    Explanation(
      .variablesInAllowedPosition, "Variable of the wrong type",
      "The type of a variable doesn't match the type that is expected where the variable is used.",
      details: "The most common cause is a nullable variable for a non-null argument.",
      example: .graphql(
        """
        # human(id: ID!): Human
        query Human($id: ID) { human(id: $id) { name } }
        """),
      fixed: "query Human($id: ID!) { human(id: $id) { name } }",
      solution: "Define the variable with the expected type, or give it a default value."),
  ]
}
