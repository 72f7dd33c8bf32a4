import Source

extension Explanation {
  /// Pages on arguments, input objects and directives: `graphql/…` codes.
  static let argumentPages: [Explanation] = valuePages + directivePages + incrementalDeliveryPages

  /// Pages on arguments and input objects.
  private static let valuePages: [Explanation] = [
    Explanation(
      .knownArgumentNames, "Unknown argument", "A field or directive has an argument that the schema doesn't define.",
      example: .graphql("query Hero { hero(epsiode: JEDI) { name } }"),
      fixed: "query Hero { hero(episode: JEDI) { name } }",
      solution: "Correct the name, or update the schema."),
    Explanation(
      .providedRequiredArguments, "Missing required argument", "A field or directive lacks a required argument.",
      details: "An argument is required if its type is non-null and it has no default value.",
      example: .graphql(
        """
        # human(id: ID!): Human
        query Human { human { name } }
        """),
      fixed: "query Human($id: ID!) { human(id: $id) { name } }",
      solution: "Add the argument, for example with a variable as its value."),
    Explanation(
      .uniqueArgumentNames, "Duplicate argument", "A field or directive has the same argument twice.",
      example: .graphql("query Human { human(id: 1, id: 2) { name } }"),
      fixed: "query Human { human(id: 1) { name } }",
      solution: "Remove one of the two arguments."),
    Explanation(
      .uniqueInputFieldNames, "Duplicate input field", "An input object contains the same field twice.",
      example: .graphql("query Heroes { heroes(filter: { name: \"Luke\", name: \"Leia\" }) { id } }"),
      fixed: "query Heroes { heroes(filter: { name: \"Luke\" }) { id } }",
      solution: "Remove one of the two fields."),
  ]

  /// Pages on directives in operations.
  private static let directivePages: [Explanation] = [
    Explanation(
      .knownDirectives, "Unknown or misplaced directive",
      "A directive is not defined, or its definition doesn't allow this location.",
      example: .graphql(
        """
        query Hero { hero { name @inclued(if: true) } }
        query Other @skip(if: true) { hero { name } }
        """),
      fixed: """
        query Hero { hero { name @include(if: true) } }
        query Other { hero @skip(if: true) { name } }
        """,
      solution:
        "Correct the name, define the directive in the schema, or move it to a location that its definition lists."
    ),
    Explanation(
      .uniqueDirectivesPerLocation, "Duplicate directive",
      "A location has the same directive twice, but the directive is not repeatable.",
      example: .graphql("query Hero { hero { name @include(if: true) @include(if: false) } }"),
      fixed: "query Hero { hero { name @include(if: false) } }",
      solution: "Keep one of the two directives, or define the directive as `repeatable`."),
  ]

  /// Pages on `@defer` and `@stream`.
  private static let incrementalDeliveryPages: [Explanation] = [
    Explanation(
      .deferStreamDirectiveLabel, "Invalid label of `@defer` or `@stream`",
      "A label of `@defer` or `@stream` is not unique, or is not a string literal.",
      details:
        "The response identifies the later parts by their labels, so a label must be unique and known in advance.",
      example: .graphql(
        """
        query Hero {
          hero {
            ... on Human @defer(label: "details") { height }
            ... on Droid @defer(label: "details") { primaryFunction }
          }
        }
        """),
      fixed: """
        query Hero {
          hero {
            ... on Human @defer(label: "human") { height }
            ... on Droid @defer(label: "droid") { primaryFunction }
          }
        }
        """,
      solution: "Give each directive its own label, as a string literal."),
    Explanation(
      .deferStreamDirectiveOnRootField, "`@defer` or `@stream` on a root field",
      "A mutation or subscription uses `@defer` or `@stream` at its root.",
      details: """
        Root fields of a mutation run one after the other. The root field of a subscription is an event. Neither can be \
        delivered later.
        """,
      example: .graphql(
        "mutation Rename { ... on Mutation @defer(label: \"rest\") { rename(name: \"Luke\") { name } } }"),
      fixed: "mutation Rename { rename(name: \"Luke\") { ... on Human @defer(label: \"rest\") { name } } }",
      solution: "Move the directive to a nested selection."),
    Explanation(
      .deferStreamDirectiveOnValidOperations, "`@defer` or `@stream` in a subscription",
      "A subscription uses `@defer` or `@stream`, and doesn't disable it.",
      example: .graphql("subscription Hero { heroChanged { ... on Human @defer(label: \"rest\") { name } } }"),
      fixed: "subscription Hero { heroChanged { name } }",
      solution: "Remove the directive, or disable it with `if: false` or a variable."),
    Explanation(
      .streamDirectiveOnListField, "`@stream` on a field that is no list",
      "A field with `@stream` doesn't return a list.",
      details: "`@stream` delivers the elements of a list one after the other.",
      example: .graphql("query Hero { hero @stream { name } }"),
      fixed: "query Heroes { heroes @stream { name } }",
      solution: "Remove the directive."),
  ]
}
