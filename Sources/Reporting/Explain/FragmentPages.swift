import Source

extension Explanation {
  /// Pages on fragments: `graphql/…` codes.
  static let fragmentPages: [Explanation] = [
    Explanation(
      .fragmentsOnCompositeTypes, "A fragment is declared on a type that has no fields.",
      example: .graphql("fragment Name on String { length }"),
      wayOut: "Put it on an object, interface or union."),
    Explanation(
      .knownFragmentNames, "A fragment is spread that no document defines.",
      details: "Fragments are shared by all operation files of a project.",
      example: .graphql("query { hero { ...HeroDetials } }"),
      wayOut: "Correct the name, or add the file that defines it to `operations`."),
    Explanation(
      .knownTypeNames, "A type is named that the schema does not define.",
      example: .graphql("query Find($filter: HeroFliter) { heroes(filter: $filter) { name } }"),
      wayOut: "Correct the name, or update the schema."),
    Explanation(
      .noFragmentCycles, "Fragments spread each other in a circle.",
      details: "Such a selection would have no end.",
      example: .graphql(
        """
        fragment A on Human { friends { ...B } }
        fragment B on Human { friends { ...A } }
        """),
      wayOut: "Remove one of the spreads, and write out as many levels as are needed."),
    Explanation(
      .noUnusedFragments, "A fragment is defined that no operation reaches.",
      details:
        "Apollo's generator allows such fragments, so this is checked only if the key `diagnostics` gives the code "
        + "a severity. `default` means `warning`.",
      example: .graphql(
        """
        query { hero { name } }
        fragment Unused on Human { height }
        """),
      wayOut: "Spread it, or delete it."),
    Explanation(
      .possibleFragmentSpreads, "A fragment can never apply where it is spread.",
      details: "No object type is both what surrounds the spread and what the fragment is declared on.",
      example: .graphql("query { droid { ... on Human { height } } }"),
      wayOut: "Spread it where its type can occur, or correct its type condition."),
    Explanation(
      .uniqueFragmentNames, "Two fragments have the same name.",
      example: .graphql(
        """
        fragment Details on Human { name }
        fragment Details on Droid { name }
        """),
      wayOut: "Rename one. Names are shared by all operation files of a project."),
    Explanation(
      .tooManyErrors, "A definition has more errors than are reported.",
      details: """
        No more than 100 errors are reported for an operation or fragment, and no more than 100 warnings. The same holds \
        for the definitions that share one name, for operations without a name, for labels, and for circles of fragments. \
        The reference implementation of GraphQL stops after as many errors.
        """,
      example: .graphql("query Q { hero { id(a: 0, b: 1, c: 2) } } # and so on, a hundred times"),
      wayOut: "Correct the errors that are reported; then the others are."),
    Explanation(
      .tooManyFragments, "A definition depends on more fragments than are followed.",
      details: """
        Each definition is checked together with all fragments that it spreads, directly or through others. A definition \
        that depends on more than 1,000 fragments, or on fragments with more than 10,000 spreads, is not checked, and \
        neither are the definitions that spread it. Nothing is generated until it depends on fewer.
        """,
      example: .graphql(
        """
        fragment F0 on Human { ...F1 }
        fragment F1 on Human { ...F2 } # and so on, a thousand times
        """),
      wayOut: "Spread fewer fragments: write the selections of some of them out, or split the operation."),
  ]
}
