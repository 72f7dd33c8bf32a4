import Source

extension Explanation {
  /// Pages on fields and selections: `graphql/…` codes.
  static let fieldPages: [Explanation] = [
    Explanation(
      .fieldsOnCorrectType, "A field is selected that its type does not have.",
      details: "Interfaces only have the fields that they declare; unions have none but `__typename`.",
      example: .graphql(
        """
        # type Human { name: String! }
        query { human { nmae } }
        """),
      wayOut: "Correct the name, select it inside `... on Type` where only some types have it, or update the schema."),
    Explanation(
      .maxIntrospectionDepth, "An introspection query nests its lists too deeply.",
      details:
        "Lists of fields, types or input fields inside one another multiply, which servers use to refuse such queries.",
      example: .graphql(
        """
        query {
          __schema { types { fields { type { fields { type { fields { name } } } } } } }
        }
        """),
      wayOut: "Ask for fewer levels; several small queries give the same data."),
    Explanation(
      .noDeprecated, "A field, argument, input field or enum value is used that the schema deprecates.",
      details: """
        It still works; the schema says what to use instead. Editors show such uses; elsewhere they are looked for only \
        if the key `diagnostics` gives this code a severity.
        """,
      example: .graphql(
        """
        # type Human { fullName: String @deprecated(reason: "Use name.") }
        query { human { fullName } }
        """),
      wayOut: "Follow the reason that the schema gives."),
    Explanation(
      .noSchemaIntrospection, "A field of introspection is selected.",
      details:
        "Many servers do not answer such queries in production. This is checked only if the key `diagnostics` gives "
        + "the code a severity. `default` means `warning`.",
      example: .graphql("query { __schema { types { name } } }"),
      wayOut: "Remove the field; `__typename` is always allowed."),
    Explanation(
      .overlappingFieldsCanBeMerged, "Two selections of one response name cannot be merged.",
      details: """
        Fields with the same response name must be the same field with the same arguments, and have the same shape, \
        unless they can never apply to the same object.
        """,
      example: .graphql(
        """
        query {
          hero {
            name: id
            name
          }
        }
        """),
      wayOut: "Give one of the two an alias."),
    Explanation(
      .scalarLeafs, "A selection set is missing on an object, or stands on a scalar or enum.",
      example: .graphql(
        """
        query {
          hero             # an object: which of its fields?
          version { text } # a scalar has no fields
        }
        """),
      wayOut: "Select fields of objects, interfaces and unions; select nothing inside scalars and enums."),
    Explanation(
      .valuesOfCorrectType, "A literal value does not fit the type that is expected there.",
      details: """
        This covers wrong kinds of values, unknown enum values, numbers out of range, null for a non-null type, and \
        missing or unknown fields of input objects.
        """,
      example: .graphql(
        """
        # hero(episode: Episode): Character
        query { hero(episode: "JEDI") { name } }
        """),
      wayOut: "Write a value of the expected type, here the enum value `JEDI` without quotes."),
  ]
}
