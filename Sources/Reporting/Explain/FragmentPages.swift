import Source

extension Explanation {
  /// Pages on fragments: `graphql/…` codes.
  static let fragmentPages: [Explanation] = fragmentRulePages + limitPages

  /// Pages on rules for fragments.
  private static let fragmentRulePages: [Explanation] = [
    Explanation(
      .fragmentsOnCompositeTypes, "Fragment on a type without fields",
      "The type condition of a fragment is not an object, interface or union type.",
      example: .graphql("fragment Name on String { length }"),
      fixed: "fragment Name on Human { name }",
      solution: "Use an object, interface or union type as the type condition."),
    Explanation(
      .knownFragmentNames, "Unknown fragment", "No file of the project defines a fragment that is spread here.",
      details: "All operation files of a project share their fragments.",
      example: .graphql(
        """
        query Hero { hero { ...HeroDetials } }
        fragment HeroDetails on Character { name }
        """),
      fixed: """
        query Hero { hero { ...HeroDetails } }
        fragment HeroDetails on Character { name }
        """,
      solution: "Correct the name, or add the file with the fragment to `operations`."),
    Explanation(
      .knownTypeNames, "Unknown type", "An operation or fragment names a type that the schema doesn't define.",
      example: .graphql("query Heroes($filter: HeroFliter) { heroes(filter: $filter) { name } }"),
      fixed: "query Heroes($filter: HeroFilter) { heroes(filter: $filter) { name } }",
      solution: "Correct the name, or update the schema."),
    Explanation(
      .noFragmentCycles, "Fragment cycle", "A fragment spreads itself, directly or through other fragments.",
      details: "The selection would be infinite.",
      example: .graphql(
        """
        fragment A on Human { friends { ...B } }
        fragment B on Human { friends { ...A } }
        """),
      fixed: """
        fragment A on Human { friends { ...B } }
        fragment B on Human { friends { name } }
        """,
      solution: "Remove one of the spreads, and select the required number of levels explicitly."),
    Explanation(
      .noUnusedFragments, "Unused fragment", "No operation uses a fragment.",
      details: """
        Apollo's generator allows unused fragments. Therefore mockd checks this rule only if the key `diagnostics` gives \
        the code a severity.
        """,
      example: .graphql(
        """
        query Hero { hero { name } }
        fragment Unused on Human { height }
        """),
      fixed: "query Hero { hero { name } }",
      solution: "Spread the fragment, or delete it.",
      severity: "off, unless the key `diagnostics` gives the code a severity. The value `default` means `warning`."),
    Explanation(
      .possibleFragmentSpreads, "Impossible fragment spread",
      "A fragment can never apply to the objects at the place where it is spread.",
      details:
        "No object type is possible for both the enclosing selection set and the type condition of the fragment.",
      example: .graphql("query Droid { droid { ... on Human { height } } }"),
      fixed: "query Hero { hero { ... on Human { height } } }",
      solution: "Correct the type condition, or move the spread to a selection set where the type is possible."),
    Explanation(
      .uniqueFragmentNames, "Duplicate fragment name", "Two fragments of a project have the same name.",
      example: .graphql(
        """
        fragment Details on Human { name }
        fragment Details on Droid { name }
        """),
      fixed: """
        fragment HumanDetails on Human { name }
        fragment DroidDetails on Droid { name }
        """,
      solution: "Rename one of them. All operation files of a project share their fragments."),
  ]

  /// Pages on limits of the validation.
  private static let limitPages: [Explanation] = [
    Explanation(
      .tooManyErrors, "Too many errors", "A definition has more diagnostics than mockd reports.",
      details: """
        mockd reports at most 100 errors and 100 warnings per operation or fragment, as the reference implementation of \
        GraphQL does. The same limit holds for each of the rules about duplicate names, anonymous operations, labels and \
        fragment cycles.
        """,
      example: .graphql("query Hero { hero { id(a: 0, b: 1, c: 2) } } # and 98 more unknown arguments"),
      solution: "Correct the reported errors. mockd then reports the remaining ones.",
      severity: "the severity of the omitted diagnostics."),
    Explanation(
      .tooManyFragments, "Too many fragments", "A definition depends on too many fragments.",
      details: """
        mockd checks each definition with all fragments that it spreads, directly or indirectly. It doesn't check a \
        definition with more than 1,000 such fragments, or with more than 10,000 spreads in them. It doesn't check the \
        definitions that spread this one either, and generates nothing.
        """,
      example: .graphql(
        """
        fragment F0 on Human { ...F1 }
        fragment F1 on Human { ...F2 } # and so on, up to F1001
        """),
      solution: "Spread fewer fragments. For example, copy the selections of some fragments, or split the operation."),
  ]
}
