import Source

extension Explanation {
  /// Pages on rules of Apollo's generator: `apollo/…` codes.
  static let apolloPages: [Explanation] = [
    Explanation(
      .apolloDeferLabel, "`@defer` without a label", "An inline fragment with `@defer` has no label.",
      details: "Generated code uses the label as the name of the deferred fragment.",
      example: .graphql("query Hero { hero { ... on Human @defer { height } } }"),
      fixed: "query Hero { hero { ... on Human @defer(label: \"details\") { height } } }",
      solution: "Add a label."),
    Explanation(
      .apolloDeferTypeCondition, "`@defer` without a type condition",
      "An inline fragment with `@defer` has no type condition.",
      example: .graphql("query Hero { hero { ... @defer(label: \"details\") { name } } }"),
      fixed: "query Hero { hero { ... on Character @defer(label: \"details\") { name } } }",
      solution: "Add a type condition."),
    Explanation(
      .apolloDescription, "Description of an operation",
      "An operation, fragment or variable has a description, but the project's version of Apollo can't parse it.",
      details: "Apollo accepts descriptions since version 2.1.",
      example: .graphql("# \"apolloVersion\": \"2.0\"\n\"Loads the hero.\" query Hero { hero { name } }"),
      fixed: "# Loads the hero.\nquery Hero { hero { name } }",
      solution: "Use a comment, or update Apollo. `mockd config` shows the version and the file that states it."),
    Explanation(
      .apolloNamedOperations, "Anonymous operation", "An operation has no name.",
      details: "Generated code uses the name of the operation for its type.",
      example: .graphql("{ hero { name } }"),
      fixed: "query Hero { hero { name } }",
      solution: "Give the operation a name."),
    Explanation(
      .apolloReservedResponseKey, "Reserved response key",
      "The response key of a field is the name of a property that every generated model has.",
      details: "The reserved keys are `__data` and `fragments`.",
      example: .graphql("query Text { text { fragments } }"),
      fixed: "query Text { text { parts: fragments } }",
      solution: "Use an alias."),
    Explanation(
      .apolloReservedVariableName, "Reserved variable name",
      "The name of a variable can't be a parameter name in generated code.",
      details: "The reserved names are `self`, `_` and the namespace of the schema.",
      example: .graphql("query Human($self: ID!) { human(id: $self) { name } }"),
      fixed: "query Human($id: ID!) { human(id: $id) { name } }",
      solution: "Rename the variable."),
    Explanation(
      .apolloSchemaNameConflict, "Type or fragment named like the namespace",
      "A fragment, or a type that operations use, has the name of the namespace.",
      details: "Its Swift type would hide the namespace. Apollo's generator reports `schemaNameConflict`.",
      example: .graphql("# \"namespace\": \"Hero\"\ntype Query { hero: Hero }\ntype Hero { name: String }"),
      fixed: "# \"namespace\": \"HeroAPI\"\ntype Query { hero: Hero }\ntype Hero { name: String }",
      solution: "Change `namespace`, or `schemaNamespace` in Apollo's configuration."),
    Explanation(
      .apolloSchemaNamespaceField, "Field named like the namespace",
      "The model of a field would hide the namespace of the schema.",
      details: "A model is named after the response key of its field. The model of a list has the singular of the key. "
        + "Apollo also rejects such keys of lists of scalars.",
      example: .graphql("# \"namespace\": \"Hero\"\nquery First { hero { name } }"),
      fixed: "query First { mainHero: hero { name } }",
      solution: "Use an alias, or change the namespace."),
    Explanation(
      .apolloTypenameAlias, "Alias `__typename`", "A field has the alias `__typename`.",
      details: "Generated code reads the type of an object from this key.",
      example: .graphql("query Hero { hero { __typename: name } }"),
      fixed: "query Hero { hero { name } }",
      solution: "Use another alias."),
  ]
}
