import Source

extension Explanation {
  /// Pages on fields and selections: `graphql/…` codes.
  static let fieldPages: [Explanation] = selectionPages + optionalFieldPages

  /// Pages on rules that are always checked.
  private static let selectionPages: [Explanation] = [
    Explanation(
      .fieldsOnCorrectType, "Unknown field", "A selection set contains a field that its type doesn't define.",
      details: "An interface has only the fields that it declares itself. A union has only `__typename`.",
      example: .graphql(
        """
        # type Human { name: String! }
        query Human { human(id: 1) { nmae } }
        """),
      fixed: "query Human { human(id: 1) { name } }",
      solution: """
        Correct the name, or update the schema. If only some types have the field, select it in an inline fragment \
        (`... on Human`).
        """),
    Explanation(
      .maxIntrospectionDepth, "Introspection query too deep", "An introspection query nests three lists or more.",
      details: """
        The size of the response grows exponentially with the nesting of `fields`, `interfaces`, `possibleTypes` and \
        `inputFields`. Servers reject such queries.
        """,
      example: .graphql(
        """
        query Schema {
          __schema { types { fields { type { fields { type { fields { name } } } } } } }
        }
        """),
      fixed: "query Schema { __schema { types { fields { type { name } } } } }",
      solution: "Select fewer levels. Several small queries can fetch the same data."),
    Explanation(
      .overlappingFieldsCanBeMerged, "Conflicting fields",
      "Two selections with the same response key can't be merged.",
      details: """
        They must select the same field with the same arguments and the same shape. Only selections on types that \
        exclude each other may be different fields, and even these must have the same shape.
        """,
      example: .graphql(
        """
        query Hero {
          hero {
            name: id
            name
          }
        }
        """),
      fixed: """
        query Hero {
          hero {
            key: id
            name
          }
        }
        """,
      solution: "Give one of the two fields an alias.",
      severity: "error; warning if so many fragments overlap that mockd doesn't check the definition."),
    Explanation(
      .scalarLeafs, "Missing or unexpected selection set",
      "A field of a composite type has no selection set, or a field of a scalar or enum type has one.",
      example: .graphql(
        """
        query Hero {
          hero             # Character has fields: select some
          version { text } # String has no fields
        }
        """),
      fixed: """
        query Hero {
          hero { name }
          version
        }
        """,
      solution: "Select fields of objects, interfaces and unions. Remove selection sets of scalars and enums."),
    Explanation(
      .valuesOfCorrectType, "Value of the wrong type", "A literal doesn't match the expected type.",
      details: """
        Examples are an unknown enum value, a number out of range, and null for a non-null type. The same code reports \
        missing and unknown fields of input objects.
        """,
      example: .graphql(
        """
        # hero(episode: Episode): Character
        query Hero { hero(episode: "JEDI") { name } }
        """),
      fixed: "query Hero { hero(episode: JEDI) { name } }",
      solution: "Write a value of the expected type."),
  ]

  /// Pages on rules that are checked on request.
  private static let optionalFieldPages: [Explanation] = [
    Explanation(
      .noDeprecated, "Use of a deprecated element",
      "An operation uses a deprecated field, argument, input field or enum value.",
      details:
        "Editors always show these uses. Commands report them only if the key `diagnostics` gives the code a severity.",
      example: .graphql(
        """
        # type Human { fullName: String @deprecated(reason: "Use name.") }
        query Human { human(id: 1) { fullName } }
        """),
      fixed: "query Human { human(id: 1) { name } }",
      solution: "Use the replacement that the schema recommends.",
      severity: "hint, in editors only, unless the key `diagnostics` gives the code a severity."),
    Explanation(
      .noSchemaIntrospection, "Introspection field", "An operation selects an introspection field.",
      details: """
        Many servers reject such operations in production. mockd checks this rule only if the key `diagnostics` gives \
        the code a severity.
        """,
      example: .graphql("query Schema { __schema { types { name } } }"),
      fixed: "query Hero { hero { __typename } }",
      solution: "Remove the field. `__typename` is always allowed.",
      severity: "off, unless the key `diagnostics` gives the code a severity. The value `default` means `warning`."),
    Explanation(
      .unusedSelection, "Unused selection", "An operation or fragment selects a field that no Swift code reads.",
      details: """
        The server computes and sends the field for nothing. mockd checks this rule only if the key `diagnostics` gives \
        the code a severity.

        The rule compares names: a field counts as read if a file of `tests` or `sources` reads any property of its name. \
        Arguments and assignments of mocks are no reads. The rule reports nothing about definitions that `sources` don't \
        name, about `id` and other key fields, and about operations that change the cache. It also reports nothing if a \
        file uses reflection or the data of a model, because these read fields without their names.
        """,
      example: .graphql(
        """
        # No Swift file reads `.height`.
        query Hero { hero { name height } }
        """),
      fixed: "query Hero { hero { name } }",
      solution: "Remove the field. List all code that reads models in `sources`.",
      severity: "off, unless the key `diagnostics` gives the code a severity. The value `default` means `warning`."),
  ]
}
