import Source

extension Explanation {
  /// Pages on operations and documents: `graphql/…` codes.
  static let operationPages: [Explanation] = [
    Explanation(
      .executableDefinitions, "A type is defined in a file of operations.",
      example: .graphql(
        """
        query { hero { name } }
        type Extra { name: String }
        """),
      wayOut: "Move the definition to a file that `schema` lists."),
    Explanation(
      .knownOperationTypes, "An operation of a kind that the schema does not have.",
      example: .graphql(
        """
        # schema { query: Query }
        mutation { rename(name: "Luke") { name } }
        """),
      wayOut: "Add the root type to the schema, or remove the operation."),
    Explanation(
      .loneAnonymousOperation, "An operation without a name stands beside others.",
      example: .graphql(
        """
        { hero { name } }
        query Other { hero { id } }
        """),
      wayOut: "Give it a name; generated code needs one anyway."),
    Explanation(
      .singleFieldSubscriptions, "A subscription selects more than one root field.",
      details: "A subscription is one stream of events. Introspection fields at its root are not allowed either.",
      example: .graphql("subscription { heroChanged { name } droidChanged { name } }"),
      wayOut: "Write one subscription for each field."),
    Explanation(
      .uniqueOperationNames, "Two operations have the same name.",
      example: .graphql(
        """
        query Hero { hero { name } }
        query Hero { hero { id } }
        """),
      wayOut: "Rename one. Names are shared by all operation files of a project."),
  ]
}
