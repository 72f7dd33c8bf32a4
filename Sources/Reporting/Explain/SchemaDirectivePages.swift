import Source

extension Explanation {
  /// Pages on directives in schemas.
  static let schemaDirectivePages: [Explanation] = [
    Explanation(
      .schemaUniqueDirectiveNames,
      "Two directives have the same name; the first one counts.",
      example: .graphql(
        """
        directive @auth on OBJECT
        directive @auth on FIELD_DEFINITION
        """),
      wayOut: "Join them into one definition with all locations."
    ),
    Explanation(
      .schemaKnownDirectives,
      "A directive in a schema is not defined or may not stand there.",
      example: .graphql(
        """
        type Query { hero: String @auth }
        """),
      wayOut: "Define the directive with this location, or remove it."
    ),
    Explanation(
      .schemaUniqueDirectivesPerLocation,
      "A directive that is not repeatable stands twice at one place; the extensions of a type belong to its place.",
      example: .graphql(
        """
        directive @auth on OBJECT
        type Query @auth @auth { hero: String }
        """),
      wayOut: "Keep one, or make the definition `repeatable`."
    ),
    Explanation(
      .schemaDirectiveLocations,
      "A directive may stand nowhere.",
      example: .graphql(
        """
        { directives { name locations } }
        """),
      wayOut: "Fetch the schema again, or give the directive a location."
    ),
    Explanation(
      .schemaKnownArgumentNamesOnDirectives,
      "A directive in a schema is given an argument that it does not define.",
      example: .graphql(
        """
        type Query { hero: String @deprecated(why: "old") }
        """),
      wayOut: "Correct the name of the argument."
    ),
    Explanation(
      .schemaUniqueArgumentNames,
      "A directive in a schema is given the same argument twice.",
      example: .graphql(
        """
        type Query { hero: String @deprecated(reason: "a", reason: "b") }
        """),
      wayOut: "Keep one of them."
    ),
    Explanation(
      .schemaProvidedRequiredArgumentsOnDirectives,
      "A directive in a schema lacks an argument that it requires.",
      example: .graphql(
        """
        scalar Date @specifiedBy
        """),
      wayOut: "Give the argument."
    ),
    Explanation(
      .schemaUniqueInputFieldNames,
      "An input object in a default value or in an argument of a directive gives a field twice.",
      example: .graphql(
        """
        type Query { hero(at: Point = { x: 1, x: 2 }): String }
        """),
      wayOut: "Keep one of them."
    ),
    Explanation(
      .schemaDeferDefinition,
      "The schema defines `@defer` otherwise than Apollo's client, whose definition is used instead.",
      example: .graphql(
        """
        directive @defer(label: String!) on FIELD
        """),
      wayOut:
        "Remove the definition from the schema, or make it Apollo's: `directive @defer(if: Boolean! = true, label: String) on FRAGMENT_SPREAD | INLINE_FRAGMENT`."
    ),
  ]
}
