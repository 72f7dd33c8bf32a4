import Source

extension Explanation {
  /// The severity of rules that Apollo's generator checks only without an introspection result.
  static let extensionSeverity = "error; warning in files that extend an introspection result, where Apollo accepts it."

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
      solution: "Define the directive with this location, or remove it.", severity: extensionSeverity),
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
      solution: "Keep one of the two, or define the directive as `repeatable`.", severity: extensionSeverity),
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
      solution: "Fetch the schema again, or add a location to the directive.", severity: acceptedSeverity),
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
      solution: "Correct the name of the argument.", severity: extensionSeverity),
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
      solution: "Remove one of the two arguments.", severity: extensionSeverity),
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
      solution: "Add the argument.", severity: extensionSeverity),
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
      solution: "Remove one of the two fields.", severity: extensionSeverity),
    Explanation(
      .schemaDeferDefinition, "Different definition of `@defer`",
      "The schema's definition of `@defer` has other arguments or locations than Apollo's, or is repeatable.",
      details: "mockd uses Apollo's definition, as Apollo does. Types and default values of the arguments may differ.",
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
    Explanation(
      .schemaDirectiveValues, "Invalid value of a directive",
      "The reason of `@deprecated` or the URL of `@specifiedBy` is not a string.",
      details: "Apollo's generator can't build a schema with such a value.",
      example: .graphql(
        """
        type Query { hero: String @deprecated(reason: 1) }
        """),
      fixed: """
        type Query { hero: String @deprecated(reason: "old") }
        """,
      solution: "Put the value in quotes."),
    Explanation(
      .schemaTypePolicies, "Invalid `@typePolicy`",
      "A `@typePolicy` names a field that can't be a key, or contradicts the policy of an interface.",
      details: """
        Key fields are fields of the type with a non-null scalar. They are separated by single spaces. Apollo's generator \
        checks them since version 1.17. The same code reports a type that implements itself, whose policies Apollo can't \
        look up.
        """,
      example: .graphql(
        """
        type Hero @typePolicy(keyFields: "id, name") { id: ID name: String! }
        type Query { hero: Hero }
        """),
      fixed: """
        type Hero @typePolicy(keyFields: "id name") { id: ID! name: String! }
        type Query { hero: Hero }
        """,
      solution: "Name fields that identify the object. A policy on an extension of a type overrides its interfaces."),
    Explanation(
      .schemaFieldPolicies, "Invalid `@fieldPolicy`",
      "A `@fieldPolicy` names an unknown field, or an argument that can't be a key.",
      details: """
        Keys are arguments with a scalar or enum, or paths to such a field of an input object: `filter.id`. A field that \
        returns a list needs one argument with a list, and other fields none. Types inherit the policies of their \
        interfaces. Apollo's generator checks them since version 1.24.
        """,
      example: .graphql(
        """
        type Query @fieldPolicy(forField: "hero", keyArgs: "filter") { hero(filter: Filter): Hero }
        input Filter { id: ID! }
        type Hero { name: String }
        """),
      fixed: """
        type Query @fieldPolicy(forField: "hero", keyArgs: "filter.id") { hero(filter: Filter): Hero }
        input Filter { id: ID! }
        type Hero { name: String }
        """,
      solution: "Correct the names in the directive."),
  ]
}
