import BuildGraph
import Incremental
import Source
import Testing

/// While a definition has errors, a session keeps the results of the tests that use it.
struct LastValidTests {
  /// The queries that examine tests or make models.
  private static let expensive = ["ExaminedDeclaration", "FactsOfDeclaration"]

  /// Loads a project into a graph. Returns the diagnostics of tests and the declarations that were examined.
  private static func update(_ graph: ProjectGraph, _ project: HeroProject) -> (found: [Diagnostic], runs: [String]) {
    var runs: [String] = []
    graph.observe { event in
      if event.outcome != .verified, expensive.contains(event.query) { runs.append("\(event.query) \(event.key)") }
    }
    defer { graph.observe(nil) }
    return (project.diagnostics(of: graph), runs.sorted())
  }

  private static func session() -> (graph: ProjectGraph, diagnostics: [Diagnostic]) {
    let graph = ProjectGraph(isSession: true)
    return (graph, HeroProject().diagnostics(of: graph))
  }

  static let edits: [(path: String, old: String, new: String)] = [
    ("ops/Hero.graphql", "{ hero", "($id: ID!) { hero"), ("ops/Hero.graphql", "{ hero {", "{ hero { %"),
    ("ops/Hero.graphql", "{ hero {", "{ hero { nopename"),
    ("ops/Hero.graphql", "query Hero { hero {", "query Hero { her"),
    ("ops/Hero.graphql", "query Hero", "quer Hero"), ("ops/HeroParts.graphql", "{ name }", "{ name"),
    ("ops/HeroParts.graphql", "name", "nam"), ("ops/HeroParts.graphql", "on Hero", "on Her"),
    ("ops/Villain.graphql", "query", "query Hero { hero { name } } query"),
    ("schema.graphqls", "type Hero {", "type Hero { x: "), ("schema.graphqls", "type Hero {", "type Hero {{"),
    ("schema.graphqls", "hero: Hero!", "hero: Her!"), ("schema.graphqls", "type Query {", "type Query { ("),
  ]

  /// The last valid definition stands in for a broken one, so no test is examined again.
  @Test(arguments: edits.indices) func brokenDefinitionsChangeNothing(index: Int) throws {
    let (path, old, new) = Self.edits[index]
    let (graph, before) = Self.session()
    #expect(before.failingTests == ["Hero", "Villain"])
    var project = HeroProject()
    project.files[path] = project.files[path]?.replacing(old, with: new)
    try #require(project.files != HeroProject().files)
    let broken = Self.update(graph, project)
    #expect(graph.update().diagnostics.contains { $0.severity == .error })
    #expect(broken.found.map(\.withoutRelated) == before.map(\.withoutRelated))
    #expect(broken.runs == [])
    let repaired = Self.update(graph, HeroProject())
    #expect(repaired.found == before)
    #expect(repaired.runs == [])
  }

  /// A change of the schema that breaks operations. Their tests have results of the former schema.
  @Test(arguments: [("type Hero { name", "type Hero { nam"), ("type Hero", "type Her"), ("hero: Hero", "her: Hero")])
  func changesOfTheSchemaKeepResults(old: String, new: String) {
    let (graph, before) = Self.session()
    var project = HeroProject()
    project.files["schema.graphqls"] = project.files["schema.graphqls"]?.replacing(old, with: new)
    for _ in 0..<2 {
      let found = project.diagnostics(of: graph)
      #expect(found.map(\.withoutRelated) == before.map(\.withoutRelated))
      // Another edit of the schema.
      project.files["schema.graphqls"]? += "\ntype More { age: Int }"
    }
    #expect(project.freshDiagnostics.unexaminedTests == ["Hero"])
    #expect(HeroProject().diagnostics(of: graph) == before)
  }

  /// A test that changes has no last good result.
  @Test func editedTestsHaveAHintAfterChangesOfTheSchema() {
    let (graph, _) = Self.session()
    var project = HeroProject()
    project.files["schema.graphqls"] = project.files["schema.graphqls"]?.replacing("Hero { name", with: "Hero { nam")
    _ = project.diagnostics(of: graph)
    project.files["Tests/HeroTests.swift"] =
      "@Test func testHero() { print(HeroQuery.Data.Hero.from(Mock<Hero>()).name) }"
    let found = project.diagnostics(of: graph)
    #expect(found.failingTests == ["Villain"])
    #expect(found.unexaminedTests == ["Hero"])
  }

  /// A last good result has places in helpers, so it doesn't outlive their edits.
  @Test func editedHelpersEndResultsAfterChangesOfTheSchema() {
    var project = HeroProject()
    project.files["Tests/HeroTests.swift"] = "@Test func testHero() { _ = HeroQuery.Data.Hero.from(makeHero()).name }"
    project.files["Tests/Helpers.swift"] = "func makeHero() -> Mock<Hero> { return Mock<Hero>() }"
    let graph = ProjectGraph(isSession: true)
    #expect(project.diagnostics(of: graph).failingTests == ["Hero", "Villain"])
    project.files["schema.graphqls"] = project.files["schema.graphqls"]?.replacing("Hero { name", with: "Hero { nam")
    #expect(project.diagnostics(of: graph).failingTests == ["Hero", "Villain"])
    project.files["Tests/Helpers.swift"] = "func makeHero() -> Mock<Hero> { let hero = Mock<Hero>(); return hero }"
    let found = project.diagnostics(of: graph)
    #expect(found.failingTests == ["Villain"])
    #expect(found.unexaminedTests == ["Hero"])
  }

  /// A test that changes while its operation is broken is examined with the last valid operation.
  @Test func editedTestsAreExaminedWithTheLastValidOperation() {
    let (graph, _) = Self.session()
    var project = HeroProject()
    project.files["ops/Hero.graphql"] = "query Hero { hero { ...HeroParts "
    _ = project.diagnostics(of: graph)
    project.files["Tests/HeroTests.swift"] =
      "@Test func testHero() { _ = HeroQuery.Data.Hero.from(Mock<Hero>(name: \"Leia\")).name }"
    #expect(project.diagnostics(of: graph).failingTests == ["Villain"])
    project.files["Tests/HeroTests.swift"] = HeroProject().files["Tests/HeroTests.swift"]
    #expect(project.diagnostics(of: graph).failingTests == ["Hero", "Villain"])
  }

  /// Several versions of an operation, broken and valid ones in turn.
  @Test func theLastValidVersionCounts() {
    let (graph, _) = Self.session()
    var project = HeroProject()
    func failing(_ operation: String) -> [String] {
      project.files["ops/Hero.graphql"] = operation
      return project.diagnostics(of: graph).failingTests
    }
    // Without the name, the read of the test is unknown.
    #expect(failing("query Hero { hero { age } }") == ["Villain"])
    #expect(failing("query Hero { hero { age ") == ["Villain"])
    #expect(failing("query Hero { hero { age ...HeroPart } }") == ["Villain"])
    #expect(failing("query Hero { hero { age ...HeroParts } }") == ["Hero", "Villain"])
    #expect(failing("query Hero { hero { age ...HeroParts } } query") == ["Hero", "Villain"])
    #expect(failing("query Hero { hero { age ...HeroParts }  query") == ["Hero", "Villain"])
    // A deleted operation is not broken.
    #expect(failing("query Other { hero { name } }") == ["Villain"])
    #expect(failing("query Other { hero { name }") == ["Villain"])
  }

  /// An operation that was never valid is not kept.
  @Test func operationsThatWereNeverValidAreNotKept() {
    let graph = ProjectGraph(isSession: true)
    var project = HeroProject()
    project.files["ops/Hero.graphql"] = "query Hero { hero { ...HeroParts }"
    for _ in 0..<2 {
      let found = project.diagnostics(of: graph)
      #expect(found.failingTests == ["Villain"])
      #expect(found.unexaminedTests == ["Hero"])
      project.files["ops/Hero.graphql"]? += " nopename"
    }
    #expect(HeroProject().diagnostics(of: graph).failingTests == ["Hero", "Villain"])
  }

  /// Without a session, results never depend on former inputs.
  @Test func graphsWithoutASessionHaveNoHistory() {
    let graph = ProjectGraph()
    _ = HeroProject().diagnostics(of: graph)
    var project = HeroProject()
    project.files["ops/Hero.graphql"] = "query Hero { hero { ...HeroParts }"
    #expect(project.diagnostics(of: graph) == project.freshDiagnostics)
    #expect(project.freshDiagnostics.unexaminedTests == ["Hero"])
  }

  /// Outputs are made from the present documents only.
  @Test func keptDefinitionsReachNoOutput() {
    let (graph, _) = Self.session()
    var project = HeroProject()
    project.files["ops/Hero.graphql"] = "query Hero { hero { age ...HeroParts }"
    _ = project.diagnostics(of: graph)
    project.files["ops/Hero.graphql"] = "query Hero { hero { name } }"
    project.load(into: graph)
    let build = graph.update()
    let fresh = ProjectGraph()
    project.load(into: fresh)
    let expected = fresh.update()
    #expect(build.plan == expected.plan && build.plan.isComplete)
    #expect(build.diagnostics == expected.diagnostics)
  }
}

extension Diagnostic {
  /// Without the places of selections, which unreadable documents lack.
  fileprivate var withoutRelated: Diagnostic {
    var result = self
    result.related.removeAll { !$0.location.file.hasSuffix(".swift") }
    return result
  }
}
