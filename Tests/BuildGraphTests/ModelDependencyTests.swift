import BuildGraph
import Configuration
import Source
import Testing

/// Models change with every schema element that they show.
@Suite struct ModelDependencyTests {
  private static let schema = """
    schema { query: Query }
    type Query { hero: Character! other: Other }
    interface Character { id: ID! name(a: Int b: Int): String }
    type Human implements Character { id: ID! name(a: Int b: Int): String }
    type Other { id: ID! human: Human }
    directive @typePolicy(keyFields: String!) on OBJECT | INTERFACE
    directive @fieldPolicy(forField: String!, keyArgs: String!) repeatable on OBJECT | INTERFACE
    """

  private static let operations = """
    query Q {
      hero { id name(a: 1) ... on Human { id } }
      other { id human { ... on Character { id } } }
    }
    fragment F on Other { id }
    """

  private static let project: Project = {
    let text = """
      {
        "version": 1, "schema": ["*.graphqls"], "operations": ["*.graphql"], "namespace": "API",
        "outputs": { "models": { "path": "Models" } }
      }
      """
    return ConfigurationLoader.load(SourceFile(path: ".mockgen.json", text: text)) { _ in nil }.settings.projects[0]
  }()

  /// Each argument is an edit of the schema and whether it affects models.
  @Test(arguments: [
    ("query: Query }", "query: Query mutation: Other }", true),
    ("interface Character {", "interface Character @typePolicy(keyFields: \"id\") {", true),
    ("interface Character {", "interface Character @fieldPolicy(forField: \"name\", keyArgs: \"a\") {", true),
    ("name(a: Int b: Int): String", "name(a: Int b: Int): String @deprecated", true),
    ("name(a: Int b: Int): String", "name(a: Int @deprecated b: Int): String", true),
    ("name(a: Int b: Int): String", "\"Its name.\" name(a: Int b: Int): String", true),
    ("name(a: Int b: Int): String", "name(a: Int b: Int): String!", true),
    ("human: Human }", "human: Character }", true),
    ("type Other {", "\"Another.\" type Other {", false),
  ])
  func schemaEditsRenderDependentModels(old: String, new: String, changes: Bool) {
    let graph = ProjectGraph()
    graph.set(settings: Self.project)
    graph.set(schemaFiles: ["a.graphqls"], operationFiles: ["q.graphql"])
    _ = graph.set("q.graphql", to: SourceFile(path: "q.graphql", text: Self.operations))
    func update(_ schema: String) -> [Artifact] {
      _ = graph.set("a.graphqls", to: SourceFile(path: "a.graphqls", text: schema))
      return graph.update().plan.artifacts.filter { !$0.path.contains("/Schema/") }
    }
    func fresh(_ schema: String) -> [Artifact] {
      ProjectBuilder.build(
        Self.project,
        sources: ProjectSources(
          schema: [SourceFile(path: "a.graphqls", text: schema)],
          operations: [SourceFile(path: "q.graphql", text: Self.operations)])
      ).plan.artifacts.filter { !$0.path.contains("/Schema/") }
    }
    let edited = Self.schema.replacing(old, with: new)
    #expect(edited != Self.schema)
    let before = update(Self.schema)
    let after = update(edited)
    #expect(after.count == 2)
    #expect(after == fresh(edited))
    #expect((after != before) == changes)
  }
}
