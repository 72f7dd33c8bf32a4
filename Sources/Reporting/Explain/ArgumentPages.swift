import Source

extension Explanation {
  /// Pages on arguments, input objects and directives: `graphql/…` codes.
  static let argumentPages: [Explanation] = [
    Explanation(
      .knownArgumentNames, "An argument is given that the field or directive does not take.",
      example: .graphql("query { hero(epsiode: JEDI) { name } }"),
      wayOut: "Correct the name, or update the schema."),
    Explanation(
      .providedRequiredArguments, "A required argument is missing.",
      details: "An argument is required when its type is non-null and it has no default value.",
      example: .graphql(
        """
        # human(id: ID!): Human
        query { human { name } }
        """),
      wayOut: "Give the argument, if need be from a variable."),
    Explanation(
      .uniqueArgumentNames, "An argument is given twice.",
      example: .graphql("query { human(id: 1, id: 2) { name } }"),
      wayOut: "Remove one."),
    Explanation(
      .uniqueInputFieldNames, "A field of an input object is given twice.",
      example: .graphql("query { heroes(filter: { name: \"Luke\", name: \"Leia\" }) { id } }"),
      wayOut: "Remove one."),
    Explanation(
      .knownDirectives, "A directive is unknown, or stands where it must not.",
      example: .graphql(
        """
        query { hero { name @inclued(if: true) } }
        query Other @skip(if: true) { hero { name } }
        """),
      wayOut: "Correct the name, define the directive in the schema, or move it to a place that its definition lists."),
    Explanation(
      .uniqueDirectivesPerLocation, "A directive that is not repeatable stands twice at one place.",
      example: .graphql("query { hero { name @include(if: true) @include(if: false) } }"),
      wayOut: "Combine the two, or declare the directive `repeatable`."),
    Explanation(
      .deferStreamDirectiveLabel, "The label of a `@defer` or `@stream` is not unique, or not a plain string.",
      details: "A response names by its label the part that arrives later, so a variable cannot stand there.",
      example: .graphql(
        """
        query {
          hero {
            ... @defer(label: "details") { height }
            ... @defer(label: "details") { mass }
          }
        }
        """),
      wayOut: "Give each label a text of its own."),
    Explanation(
      .deferStreamDirectiveOnRootField, "`@defer` or `@stream` stands at the root of a mutation or subscription.",
      details:
        "Root fields of mutations run one after the other, and those of subscriptions are events; neither can arrive later.",
      example: .graphql("mutation { ... @defer { rename(name: \"Luke\") { name } } }"),
      wayOut: "Move the directive to a selection further in."),
    Explanation(
      .deferStreamDirectiveOnValidOperations, "`@defer` or `@stream` is used in a subscription.",
      example: .graphql("subscription { heroChanged { ... @defer { name } } }"),
      wayOut: "Remove it, or switch it off with `if: false`."),
    Explanation(
      .streamDirectiveOnListField, "`@stream` stands on a field that returns no list.",
      example: .graphql("query { hero @stream { name } }"),
      wayOut: "Remove it: only the elements of lists can arrive one after the other."),
  ]
}
