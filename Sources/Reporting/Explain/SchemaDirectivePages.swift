import Source

extension Explanation {
  /// Pages on directives in schemas.
  static let schemaDirectivePages: [Explanation] = [
    Explanation(
      .schemaUniqueDirectiveNames, "Duplicate directive definition", "Two directive definitions have the same name.",
      details: "mockd uses the first definition.",
      example: .graphql(
        """
        directive @auth on OBJECT
        directive @auth on FIELD_DEFINITION
        type Query { hero: String }
        """),
      fixed: """
        directive @auth on OBJECT | FIELD_DEFINITION
        type Query { hero: String }
        """,
      solution: "Combine them into one definition with all locations."),
    Explanation(
      .schemaKnownDirectives, "Unknown or misplaced directive",
      "A schema uses a directive that is not defined or whose definition doesn't allow this location.",
      example: .graphql(
        """
        type Query { hero: String @auth }
        """),
      fixed: """
        directive @auth on FIELD_DEFINITION
        type Query { hero: String @auth }
        """,
      solution: "Define the directive with this location, or remove it."),
    Explanation(
      .schemaUniqueDirectivesPerLocation, "Duplicate directive",
      "An element of a schema has the same directive twice, but the directive is not repeatable.",
      details: "A type and its extensions are one element.",
      example: .graphql(
        """
        directive @auth on OBJECT
        type Query @auth @auth { hero: String }
        """),
      fixed: """
        directive @auth on OBJECT
        type Query @auth { hero: String }
        """,
      solution: "Keep one of the two, or define the directive as `repeatable`."),
    Explanation(
      .schemaDirectiveLocations, "Directive without locations",
      "The directive definition in an introspection result has no locations.",
      example: .json(
        """
        { "name": "auth", "locations": [], "args": [] }
        """),
      fixed: """
        { "name": "auth", "locations": ["OBJECT"], "args": [] }
        """,
      solution: "Fetch the schema again, or add a location to the directive."),
    Explanation(
      .schemaKnownArgumentNamesOnDirectives, "Unknown argument of a directive",
      "A directive in a schema has an argument that its definition doesn't list.",
      example: .graphql(
        """
        type Query { hero: String @deprecated(why: "old") }
        """),
      fixed: """
        type Query { hero: String @deprecated(reason: "old") }
        """,
      solution: "Correct the name of the argument."),
    Explanation(
      .schemaUniqueArgumentNames, "Duplicate argument of a directive",
      "A directive in a schema has the same argument twice.",
      example: .graphql(
        """
        type Query { hero: String @deprecated(reason: "a", reason: "b") }
        """),
      fixed: """
        type Query { hero: String @deprecated(reason: "a") }
        """,
      solution: "Remove one of the two arguments."),
    Explanation(
      .schemaProvidedRequiredArgumentsOnDirectives, "Missing argument of a directive",
      "A directive in a schema lacks a required argument.",
      example: .graphql(
        """
        scalar Date @specifiedBy
        type Query { today: Date }
        """),
      fixed: """
        scalar Date @specifiedBy(url: "https://example.com/date")
        type Query { today: Date }
        """,
      solution: "Add the argument."),
    Explanation(
      .schemaUniqueInputFieldNames, "Duplicate input field",
      "An input object in a default value or in an argument of a directive contains the same field twice.",
      example: .graphql(
        """
        input Point { x: Int }
        type Query { hero(at: Point = { x: 1, x: 2 }): String }
        """),
      fixed: """
        input Point { x: Int }
        type Query { hero(at: Point = { x: 1 }): String }
        """,
      solution: "Remove one of the two fields."),
    Explanation(
      .schemaDeferDefinition, "Different definition of `@defer`",
      "The schema's definition of `@defer` differs from the definition of Apollo's client.",
      details: "mockd uses Apollo's definition.",
      example: .graphql(
        """
        directive @defer(label: String!) on FIELD
        type Query { hero: String }
        """),
      fixed: """
        directive @defer(if: Boolean! = true, label: String) on FRAGMENT_SPREAD | INLINE_FRAGMENT
        type Query { hero: String }
        """,
      solution: "Remove the definition, or replace it with Apollo's.", severity: "warning."),
  ]
}
