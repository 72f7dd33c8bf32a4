import Source

extension Explanation {
  /// Pages on projects that build on each other: `project/…` codes.
  static let projectPages: [Explanation] = [
    Explanation(
      .fragmentNotVisible, "Fragment of a project that is no dependency",
      "An operation or fragment spreads a fragment of a project that its own project doesn't depend on.",
      details: """
        The models of a fragment are in the Swift module of its project. A project can import only the modules of its \
        dependencies, direct and indirect.
        """,
      example: .graphql(
        """
        # Home/FilmCard.graphql
        fragment FilmCard on Film { title }
        # Search/Results.graphql, of a project that doesn't depend on Home
        query Results { films { ...FilmCard } }
        """),
      solution: """
        Add the project of the fragment to `dependsOn` of the other project, if that makes no cycle. Otherwise, move the \
        fragment to a project that both depend on.
        """),
    Explanation(
      .mockWithoutModule, "Mock without a module",
      "The operations of several projects use a type, but no project that all of them depend on has test mocks.",
      details: """
        A type has one mock. It belongs to the nearest project with `outputs.testMocks` that all users of the type depend \
        on.
        """,
      example: .json(
        """
        {
          "projects": [
            { "name": "API", "schema": ["schema.graphqls"], "operations": [], "namespace": "API" },
            { "name": "Home", "dependsOn": ["API"], "outputs": { "testMocks": { "path": "Home/Mocks" } } },
            { "name": "Search", "dependsOn": ["API"], "outputs": { "testMocks": { "path": "Search/Mocks" } } }
          ]
        }
        """),
      solution: "Set `outputs.testMocks` of the project with the schema, or of another common dependency."),
  ]
}
