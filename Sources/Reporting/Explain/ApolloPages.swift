import Source

extension Explanation {
  /// Pages on rules of Apollo's generator: `apollo/…` codes.
  static let apolloPages: [Explanation] = [
    Explanation(
      .apolloDeferLabel, "An inline fragment is deferred without a label.",
      details: "Generated code names the deferred part by its label.",
      example: .graphql("query Hero { hero { ... on Human @defer { height } } }"),
      wayOut: "Give it one: `@defer(label: \"details\")`."),
    Explanation(
      .apolloDeferTypeCondition, "An inline fragment is deferred without a type condition.",
      example: .graphql("query Hero { hero { ... @defer(label: \"details\") { name } } }"),
      wayOut: "Write the type: `... on Character @defer(label: \"details\")`."),
    Explanation(
      .apolloNamedOperations, "An operation has no name.",
      details: "The code generated for an operation is named by it.",
      example: .graphql("{ hero { name } }"),
      wayOut: "Name it: `query Hero { … }`."),
    Explanation(
      .apolloReservedResponseKey, "A field's key is a property that every generated model has.",
      details: "These are `__data` and `fragments`.",
      example: .graphql("query Text { text { fragments } }"),
      wayOut: "Use an alias: `parts: fragments`."),
    Explanation(
      .apolloReservedVariableName, "A variable's name cannot be a parameter of generated code.",
      details: "These are `self`, `_` and the schema's namespace.",
      example: .graphql("query Find($self: ID!) { human(id: $self) { name } }"),
      wayOut: "Rename the variable."),
    Explanation(
      .apolloSchemaNamespaceField, "The model generated for a field would hide the schema's namespace.",
      details: "Models are named by the keys of their fields, those of lists by the singular.",
      example: .graphql("# with the namespace `Hero`\nquery First { hero { name } }"),
      wayOut: "Use an alias, or change the namespace."),
    Explanation(
      .apolloTypenameAlias, "A field has the alias `__typename`.",
      details: "Generated code reads the type of an object there.",
      example: .graphql("query Hero { hero { __typename: name } }"),
      wayOut: "Choose another alias."),
  ]
}
