import BuildGraph
import Configuration
import Source

/// A project with two operations, a fragment, and a test of each operation that reads an unset field.
struct HeroProject {
  var files = [
    "schema.graphqls": """
    type Query { hero: Hero! villain: Villain! }
    type Hero { name: String! age: Int }
    type Villain { name: String! age: Int }
    type Unused { age: Int }
    """,
    "ops/Hero.graphql": "query Hero { hero { ...HeroParts } }",
    "ops/HeroParts.graphql": "fragment HeroParts on Hero { name }",
    "ops/Villain.graphql": "query Villain { villain { name } }",
    "Tests/HeroTests.swift": "@Test func testHero() { _ = HeroQuery.Data.Hero.from(Mock<Hero>()).name }",
    "Tests/VillainTests.swift": "@Test func testVillain() { _ = VillainQuery.Data.Villain.from(Mock<Villain>()).name }",
  ]

  func load(into graph: ProjectGraph) {
    var project = Project()
    project.namespace = "API"
    project.outputs.testMocks = TestMocksOutput()
    project.options.requireNonOptionalMockFields = false
    let paths = { (ending: String) in files.keys.filter { $0.hasSuffix(ending) } }
    graph.set(settings: project)
    graph.set(schemaFiles: paths(".graphqls"), operationFiles: paths(".graphql"), testFiles: paths(".swift"))
    for (path, text) in files { graph.set(path, to: SourceFile(path: path, text: text)) }
  }

  /// Loads the files and returns the diagnostics of tests.
  func diagnostics(of graph: ProjectGraph) -> [Diagnostic] {
    load(into: graph)
    return graph.testDiagnostics(after: graph.update().plan)
  }

  /// The diagnostics of a new build, which has no history.
  var freshDiagnostics: [Diagnostic] { diagnostics(of: ProjectGraph()) }
}

extension [Diagnostic] {
  /// The names of the test files with an error, such as `Hero`.
  var failingTests: [String] { tests { $0.severity == .error } }

  /// The names of the test files with a test that was not examined.
  var unexaminedTests: [String] { tests { $0.code == .testsNotExamined } }

  private func tests(_ isWanted: (Diagnostic) -> Bool) -> [String] {
    filter(isWanted).map { $0.location.file.replacing("Tests/", with: "").replacing("Tests.swift", with: "") }
  }
}
