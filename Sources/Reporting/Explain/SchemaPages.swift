import Source

extension Explanation {
  /// Pages on rules for schemas and types.
  static let schemaPages: [Explanation] = schemaDefinitionPages + typePages + fieldDefinitionPages + inheritancePages

  /// The severity of rules that Apollo's generator doesn't check.
  static let acceptedSeverity =
    "warning, because Apollo's generator accepts it. Only if `diagnostics` sets the code to `error`, no outputs are "
    + "generated."

  /// Pages on schema definitions and introspection results.
  private static let schemaDefinitionPages: [Explanation] = [
    Explanation(
      .schemaLoneSchemaDefinition, "Several schema definitions", "A schema has more than one schema definition.",
      example: .graphql(
        """
        schema { query: Query }
        schema { query: Root }
        type Query { hero: String }
        type Root { hero: String }
        """),
      fixed: """
        schema { query: Query }
        type Query { hero: String }
        """,
      solution: "Combine them into one. Other files can add to it with `extend schema`."),
    Explanation(
      .schemaUniqueOperationTypes, "Duplicate root type",
      "A schema definition sets the root type of an operation kind twice.",
      example: .graphql(
        """
        schema {
          query: Query
          query: Root
        }
        type Query { hero: String }
        type Root { hero: String }
        """),
      fixed: """
        schema {
          query: Query
        }
        type Query { hero: String }
        """,
      solution: "Keep one of the two."),
    Explanation(
      .schemaRootTypes, "Missing or invalid root type",
      "The schema has no query root type, or a root type is not an object type.",
      details: "The same code reports a type that is the root type of two kinds of operations.",
      example: .graphql(
        """
        schema { query: Filter }
        input Filter { name: String }
        """),
      fixed: """
        schema { query: Query }
        type Query { name: String }
        """,
      solution: "Define `type Query`, or name an object type in the schema definition.",
      severity: "error without a query root type. Otherwise " + acceptedSeverity),
    Explanation(
      .schemaReservedNames, "Reserved name", "A schema defines a name that starts with two underscores.",
      details: "GraphQL reserves these names for introspection.",
      example: .graphql(
        """
        type Query { __hero: String }
        """),
      fixed: """
        type Query { hero: String }
        """,
      solution: "Rename the element.",
      severity: acceptedSeverity),
    Explanation(
      .schemaIntrospection, "Invalid introspection result", "An introspection result is incomplete or inconsistent.",
      example: .json(
        """
        { "data": { "__schema": { "queryType": { "name": "Query" } } } }
        """),
      solution: "Fetch the schema again with a full introspection query."),
  ]

  /// Pages on types and their extensions.
  private static let typePages: [Explanation] = [
    Explanation(
      .schemaUniqueTypeNames, "Duplicate type name", "Two types have the same name.",
      details: "mockd uses the first definition.",
      example: .graphql(
        """
        type Query { name: String }
        type Query { id: ID }
        """),
      fixed: """
        type Query { name: String }
        extend type Query { id: ID }
        """,
      solution: "Rename one of them, or turn the second definition into an extension."),
    Explanation(
      .schemaKnownTypeNames, "Unknown type", "A schema names a type that it doesn't define.",
      example: .graphql(
        """
        type Query { hero: Heroe }
        type Hero { name: String }
        """),
      fixed: """
        type Query { hero: Hero }
        type Hero { name: String }
        """,
      solution: "Correct the name, or add the file that defines the type to `schema`."),
    Explanation(
      .schemaPossibleTypeExtensions, "Invalid type extension",
      "An extension extends a type that doesn't exist or that is of another kind.",
      example: .graphql(
        """
        scalar Date
        extend type Date { day: Int }
        type Query { today: Date }
        """),
      fixed: """
        type Date { year: Int }
        extend type Date { day: Int }
        type Query { today: Date }
        """,
      solution: "Correct the name, or the keyword after `extend`.",
      severity: extensionSeverity),
    Explanation(
      .schemaEmptyTypes, "Empty type", "A type has no fields, members or values.",
      example: .graphql(
        """
        type Query
        """),
      fixed: """
        type Query { hero: String }
        """,
      solution: "Add the fields, members or values. They can be in an extension of the type.",
      severity: acceptedSeverity),
    Explanation(
      .schemaUniqueEnumValueNames, "Duplicate enum value", "An enum defines a value twice.",
      example: .graphql(
        """
        enum Episode { JEDI JEDI }
        type Query { episode: Episode }
        """),
      fixed: """
        enum Episode { EMPIRE JEDI }
        type Query { episode: Episode }
        """,
      solution: "Remove one of them. They can be in different extensions of the enum."),
    Explanation(
      .schemaUnionMembers, "Invalid union member",
      "A union has a member that is not an object type, or a duplicate member.",
      details: "Generated code ignores members that are no object types.",
      example: .graphql(
        """
        union Result = String | Hero
        type Hero { name: String }
        type Query { search: Result }
        """),
      fixed: """
        union Result = Hero
        type Hero { name: String }
        type Query { search: Result }
        """,
      solution: "List only object types, and each of them once.",
      severity: acceptedSeverity),
  ]

  /// Pages on fields, arguments and values.
  private static let fieldDefinitionPages: [Explanation] = [
    Explanation(
      .schemaUniqueFieldDefinitionNames, "Duplicate field", "A type has two fields with the same name.",
      details: "mockd uses the first definition.",
      example: .graphql(
        """
        type Query {
          name: String
          name: ID
        }
        """),
      fixed: """
        type Query {
          name: String
        }
        """,
      solution: "Remove one of them. They can be in different extensions of the type."),
    Explanation(
      .schemaUniqueArgumentDefinitionNames, "Duplicate argument",
      "A field or directive has two arguments with the same name.", details: "mockd uses the first definition.",
      example: .graphql(
        """
        type Query { hero(id: ID, id: Int): String }
        """),
      fixed: """
        type Query { hero(id: ID): String }
        """,
      solution: "Rename or remove one of them."),
    Explanation(
      .schemaOutputTypes, "Input type of a field", "The type of a field is an input object.",
      details: "Operations can't select such a field.",
      example: .graphql(
        """
        input Filter { name: String }
        type Query { filter: Filter }
        """),
      fixed: """
        type Filter { name: String }
        type Query { filter: Filter }
        """,
      solution: "Use an output type: an object, interface, union, scalar or enum.",
      severity: acceptedSeverity),
    Explanation(
      .schemaInputTypes, "Output type of an input",
      "The type of an argument or input field is an object, interface or union.",
      example: .graphql(
        """
        type Hero { name: String }
        type Query { find(hero: Hero): String }
        """),
      fixed: """
        input Hero { name: String }
        type Query { find(hero: Hero): String }
        """,
      solution: "Use an input object, a scalar or an enum.",
      severity: "error for a field of an input object, since generated code can't declare it. Otherwise "
        + acceptedSeverity),
    Explanation(
      .schemaRequiredDeprecated, "Deprecated but required input", "A required argument or input field is deprecated.",
      details: "Clients can't stop using it as long as it is required.",
      example: .graphql(
        """
        type Query { hero(id: ID! @deprecated): String }
        """),
      fixed: """
        type Query { hero(id: ID @deprecated): String }
        """,
      solution: "Make the type nullable, or add a default value.",
      severity: acceptedSeverity),
    Explanation(
      .schemaInputCycles, "Input object that requires itself",
      "An input object requires itself through non-null fields, so it has no finite value.",
      example: .graphql(
        """
        input Filter { and: Filter! }
        type Query { hero(filter: Filter): String }
        """),
      fixed: """
        input Filter { and: Filter }
        type Query { hero(filter: Filter): String }
        """,
      solution: "Make one of the fields nullable, or use a list.",
      severity: acceptedSeverity),
    Explanation(
      .schemaOneOfFields, "Invalid field of a `@oneOf` input object",
      "A field of a `@oneOf` input object is non-null or has a default value.",
      example: .graphql(
        """
        input Key @oneOf { id: ID! name: String }
        type Query { hero(key: Key): String }
        """),
      fixed: """
        input Key @oneOf { id: ID name: String }
        type Query { hero(key: Key): String }
        """,
      solution: "Make the field nullable and remove its default value.",
      severity: acceptedSeverity),
    Explanation(
      .schemaDefaultValues, "Invalid default value", "A default value doesn't match its type.",
      example: .graphql(
        """
        type Query { hero(first: Int = "ten"): String }
        """),
      fixed: """
        type Query { hero(first: Int = 10): String }
        """,
      solution: "Write a value of the type, or change the type.",
      severity: acceptedSeverity),
    Explanation(
      .schemaDefaultValueCycles, "Default value cycle",
      "The default value of an input field contains itself through the default values of other fields.",
      example: .graphql(
        """
        input Filter { and: Filter = {} }
        type Query { hero(filter: Filter): String }
        """),
      fixed: """
        input Filter { and: Filter = { and: null } }
        type Query { hero(filter: Filter): String }
        """,
      solution: "Remove one of the default values, or set the field in it explicitly.",
      severity: acceptedSeverity),
  ]

  /// Pages on interfaces and their implementations.
  private static let inheritancePages: [Explanation] = [
    Explanation(
      .schemaDeprecatedImplementations, "Deprecated implementation of a field",
      "A field is deprecated, but the interface field that it implements is not.",
      example: .graphql(
        """
        interface Node { id: ID! }
        type Hero implements Node { id: ID! @deprecated }
        type Query { hero: Hero }
        """),
      fixed: """
        interface Node { id: ID! @deprecated }
        type Hero implements Node { id: ID! @deprecated }
        type Query { hero: Hero }
        """,
      solution: "Deprecate both fields or neither of them.",
      severity: acceptedSeverity),
    Explanation(
      .schemaImplementedInterfaces, "Invalid implementation clause",
      "A type implements a type that is not an interface, itself, or the same interface twice.",
      details: "Generated code ignores types that are no interfaces.",
      example: .graphql(
        """
        type Hero { name: String }
        type Query implements Hero { name: String }
        """),
      fixed: """
        interface Hero { name: String }
        type Query implements Hero { name: String }
        """,
      solution: "Correct the list after `implements`.",
      severity: acceptedSeverity),
    Explanation(
      .schemaTransitiveInterfaces, "Missing inherited interface",
      "A type implements an interface, but not the interfaces that this interface implements.",
      details: "The same code reports interfaces that implement each other.",
      example: .graphql(
        """
        interface Node { id: ID }
        interface Hero implements Node { id: ID }
        type Query implements Hero { id: ID }
        """),
      fixed: """
        interface Node { id: ID }
        interface Hero implements Node { id: ID }
        type Query implements Hero & Node { id: ID }
        """,
      solution: "Add the inherited interfaces after `implements`.",
      severity: acceptedSeverity),
    Explanation(
      .schemaInterfaceFields, "Missing or incompatible interface field",
      "A type lacks a field of its interface, or the field has an incompatible type.",
      example: .graphql(
        """
        interface Node { id: ID! }
        type Query implements Node { id: String }
        """),
      fixed: """
        interface Node { id: ID! }
        type Query implements Node { id: ID! }
        """,
      solution: "Add the field, or give it the interface's type or a subtype.",
      severity: acceptedSeverity),
    Explanation(
      .schemaInterfaceArguments, "Incompatible arguments of an interface field",
      "The arguments of a field don't match the arguments of the interface field.",
      example: .graphql(
        """
        interface Node { image(size: Int): String }
        type Query implements Node { image: String }
        """),
      fixed: """
        interface Node { image(size: Int): String }
        type Query implements Node { image(size: Int): String }
        """,
      solution: "Declare the same arguments with the same types. Additional arguments must be optional.",
      severity: acceptedSeverity),
  ]
}
