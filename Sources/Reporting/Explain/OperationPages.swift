import Source

extension Explanation {
  /// Pages on operations and documents: `graphql/…` codes.
  static let operationPages: [Explanation] = [
    Explanation(
      .executableDefinitions, "Type definition among operations", "A file of `operations` contains a type definition.",
      example: .graphql(
        """
        query Hero { hero { name } }
        type Extra { name: String }
        """),
      fixed: "query Hero { hero { name } }",
      solution: "Move the definition to a file of `schema`."),
    Explanation(
      .knownOperationTypes, "Unsupported kind of operation",
      "The schema has no root type for this kind of operation.",
      example: .graphql(
        """
        # schema { query: Query }
        mutation Rename { rename(name: "Luke") { name } }
        """),
      solution: "Add the root type to the schema, or remove the operation."),
    Explanation(
      .loneAnonymousOperation, "Anonymous operation among others",
      "A project with several operations contains an anonymous one.",
      example: .graphql(
        """
        { hero { name } }
        query Other { hero { id } }
        """),
      fixed: """
        query Hero { hero { name } }
        query Other { hero { id } }
        """,
      solution: "Give the operation a name. Code generation needs one as well."),
    Explanation(
      .singleFieldSubscriptions, "Subscription with several root fields",
      "A subscription doesn't select exactly one root field.",
      details: "Introspection fields, `@skip` and `@include` are not allowed at its root either.",
      example: .graphql("subscription Changes { heroChanged { name } droidChanged { name } }"),
      fixed: """
        subscription HeroChanges { heroChanged { name } }
        subscription DroidChanges { droidChanged { name } }
        """,
      solution: "Write one subscription for each field."),
    Explanation(
      .uniqueOperationNames, "Duplicate operation name", "Two operations of a project have the same name.",
      example: .graphql(
        """
        query Hero { hero { name } }
        query Hero { hero { id } }
        """),
      fixed: """
        query HeroName { hero { name } }
        query HeroID { hero { id } }
        """,
      solution: "Rename one of them. Names must be unique in all operation files of a project."),
  ]
}
