import Source

extension Explanation {
  /// Pages on rules for schemas and types.
  static let schemaPages: [Explanation] = [
    Explanation(
      .schemaLoneSchemaDefinition,
      "A schema has more than one schema definition.",
      example: .graphql(
        """
        schema { query: Query }
        schema { query: Root }
        """),
      wayOut: "Join them into one; what is added elsewhere is an `extend schema`."
    ),
    Explanation(
      .schemaUniqueOperationTypes,
      "A root type is named twice for one kind of operation.",
      example: .graphql(
        """
        schema {
          query: Query
          query: Root
        }
        """),
      wayOut: "Keep one of the two."
    ),
    Explanation(
      .schemaRootTypes,
      "There is no query root type, or a root type is not an object.",
      example: .graphql(
        """
        schema { query: Filter }
        input Filter { name: String }
        """),
      wayOut: "Define `type Query`, or name an object type in the schema definition."
    ),
    Explanation(
      .schemaReservedNames,
      "A name that a schema defines begins with two underscores, which are reserved for introspection.",
      example: .graphql(
        """
        type Query { __hero: String }
        """),
      wayOut: "Rename it."
    ),
    Explanation(
      .schemaIntrospection,
      "An introspection result is incomplete or contradicts itself.",
      example: .graphql(
        """
        { query { __schema { queryType { name } } } }
        """),
      wayOut: "Fetch the schema again with a full introspection query."
    ),
    Explanation(
      .schemaUniqueTypeNames,
      "Two types have the same name; the first one counts.",
      example: .graphql(
        """
        type Hero { name: String }
        type Hero { id: ID }
        """),
      wayOut: "Rename one of them, or make the second an `extend type`."
    ),
    Explanation(
      .schemaKnownTypeNames,
      "A type is named that the schema does not define.",
      example: .graphql(
        """
        type Query { hero: Heroe }
        """),
      wayOut: "Correct the name, or add the file that defines the type to `schema`."
    ),
    Explanation(
      .schemaPossibleTypeExtensions,
      "An extension extends a type that does not exist or is of another kind.",
      example: .graphql(
        """
        scalar Date
        extend type Date { day: Int }
        """),
      wayOut: "Correct the name or the keyword after `extend`."
    ),
    Explanation(
      .schemaEmptyTypes,
      "A type has no fields, members or values.",
      example: .graphql(
        """
        type Query
        """),
      wayOut: "Add what is missing; it may stand in an extension."
    ),
    Explanation(
      .schemaUniqueFieldDefinitionNames,
      "A type has two fields of the same name; the first one counts.",
      example: .graphql(
        """
        type Hero {
          name: String
          name: ID
        }
        """),
      wayOut: "Remove one of them; they may stand in different extensions."
    ),
    Explanation(
      .schemaUniqueEnumValueNames,
      "An enum has a value twice.",
      example: .graphql(
        """
        enum Episode { JEDI JEDI }
        """),
      wayOut: "Remove one of them; they may stand in different extensions."
    ),
    Explanation(
      .schemaUniqueArgumentDefinitionNames,
      "A field or directive has two arguments of the same name; the first one counts.",
      example: .graphql(
        """
        type Query { hero(id: ID, id: Int): String }
        """),
      wayOut: "Rename or remove one of them."
    ),
    Explanation(
      .schemaOutputTypes,
      "A field has an input object as its type.",
      example: .graphql(
        """
        input Filter { name: String }
        type Query { filter: Filter }
        """),
      wayOut: "Use an object type, or make the type an object."
    ),
    Explanation(
      .schemaInputTypes,
      "An argument or input field has an object, an interface or a union as its type.",
      example: .graphql(
        """
        type Hero { name: String }
        type Query { find(hero: Hero): String }
        """),
      wayOut: "Use an input object, a scalar or an enum."
    ),
    Explanation(
      .schemaRequiredDeprecated,
      "An argument or input field must be given although it is deprecated.",
      example: .graphql(
        """
        type Query { hero(id: ID! @deprecated): String }
        """),
      wayOut: "Make its type nullable or give it a default value before deprecating it."
    ),
    Explanation(
      .schemaDeprecatedImplementations,
      "A field is deprecated although the interface's field that it implements is not.",
      example: .graphql(
        """
        interface Node { id: ID! }
        type Hero implements Node { id: ID! @deprecated }
        type Query { hero: Hero }
        """),
      wayOut: "Deprecate the interface's field too, or neither of them."
    ),
    Explanation(
      .schemaImplementedInterfaces,
      "A type implements something that is no interface, or itself, or the same interface twice.",
      example: .graphql(
        """
        type Hero { name: String }
        type Query implements Hero { name: String }
        """),
      wayOut: "Correct the list after `implements`."
    ),
    Explanation(
      .schemaTransitiveInterfaces,
      "A type implements an interface, but not the interfaces that this one implements, or interfaces form a circle.",
      example: .graphql(
        """
        interface Node { id: ID }
        interface Hero implements Node { id: ID }
        type Human implements Hero { id: ID }
        """),
      wayOut: "List those interfaces after `implements` as well."
    ),
    Explanation(
      .schemaInterfaceFields,
      "A type lacks a field of its interface, or has it with a type that the interface does not allow.",
      example: .graphql(
        """
        interface Node { id: ID! }
        type Hero implements Node { id: String }
        """),
      wayOut: "Add the field, or give it the interface's type or a narrower one."
    ),
    Explanation(
      .schemaInterfaceArguments,
      "The arguments of a field do not fit those of the interface's field.",
      example: .graphql(
        """
        interface Node { image(size: Int): String }
        type Hero implements Node { image: String }
        """),
      wayOut: "Take the same arguments with the same types; others must be optional."
    ),
    Explanation(
      .schemaUnionMembers,
      "A union has a member that is no object, or the same one twice.",
      example: .graphql(
        """
        union Result = String | Hero
        type Hero { name: String }
        """),
      wayOut: "List object types, each once."
    ),
    Explanation(
      .schemaInputCycles,
      "An input object requires itself through fields that must be given, so no value can be written.",
      example: .graphql(
        """
        input Filter { and: Filter! }
        """),
      wayOut: "Make one of the fields nullable or a list."
    ),
    Explanation(
      .schemaOneOfFields,
      "A field of a `@oneOf` input object is non-null or has a default value.",
      example: .graphql(
        """
        input Key @oneOf { id: ID! name: String }
        """),
      wayOut: "Make the field nullable and remove the default."
    ),
    Explanation(
      .schemaDefaultValues,
      "A default value is no value of its type.",
      example: .graphql(
        """
        type Query { hero(first: Int = "ten"): String }
        """),
      wayOut: "Write a value of the type, or change the type."
    ),
    Explanation(
      .schemaDefaultValueCycles,
      "The default of an input field leads back to itself through the defaults of other fields.",
      example: .graphql(
        """
        input Filter { and: Filter = {} }
        """),
      wayOut: "Remove one of the defaults, or give the field in it that closes the circle."
    ),
  ]
}
