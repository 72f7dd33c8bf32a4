import BuildGraph
import Source
import Testing

/// A broken definition hides only the diagnostics of tests that use it.
struct BrokenDefinitionsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var files: [String: String]
    var failing: [String]
    var unexamined: [String]

    init(_ description: String, _ files: [String: String], failing: [String] = [], unexamined: [String] = []) {
      testDescription = description
      self.files = files
      self.failing = failing
      self.unexamined = unexamined
    }

    /// Replaces the schema.
    init(
      _ description: String, schema old: String, _ new: String, failing: [String] = [], unexamined: [String] = []
    ) {
      let schema = HeroProject().files["schema.graphqls"] ?? ""
      self.init(
        description, ["schema.graphqls": schema.replacing(old, with: new)], failing: failing, unexamined: unexamined)
    }
  }

  private static let all = ["Hero", "Villain"]

  static let rows = [
    Row("no error", [:], failing: all),
    Row("an unused variable", ["ops/New.graphql": "query New($id: ID!) { hero { name } }"], failing: all),
    Row("a stray sign", ["ops/New.graphql": "%"], failing: all),
    Row("a half typed operation", ["ops/New.graphql": "query New($id: ID!) { he"], failing: all),
    Row(
      "a half typed operation above others",
      ["ops/Villain.graphql": "query New { hero {\n\nquery Villain { villain { name } }"], failing: all),
    Row(
      "an unused variable in a tested operation",
      ["ops/Villain.graphql": "query Villain($id: ID!) { villain { name } }"], failing: ["Hero"],
      unexamined: ["Villain"]),
    Row(
      "a syntax error in a tested operation", ["ops/Villain.graphql": "query Villain { villain { name "],
      failing: ["Hero"], unexamined: ["Villain"]),
    Row(
      "an unclosed string in a tested operation", ["ops/Villain.graphql": "query \"\"\" Villain { villain { name } }"],
      failing: ["Hero"], unexamined: ["Villain"]),
    Row(
      "a comment over a tested operation", ["ops/Villain.graphql": "query # Villain { villain { name } }"],
      failing: ["Hero"], unexamined: ["Villain"]),
    Row(
      "a misspelled keyword", ["ops/Villain.graphql": "quer Villain { villain { name } }"], failing: ["Hero"],
      unexamined: ["Villain"]),
    Row(
      "an unknown field in a fragment", ["ops/HeroParts.graphql": "fragment HeroParts on Hero { name nopename }"],
      failing: ["Villain"], unexamined: ["Hero"]),
    Row(
      "a syntax error in a fragment", ["ops/HeroParts.graphql": "fragment HeroParts on Hero { name"],
      failing: ["Villain"], unexamined: ["Hero"]),
    Row("a fragment that is gone", ["ops/HeroParts.graphql": ""], failing: ["Villain"], unexamined: ["Hero"]),
    Row(
      "fragments that spread each other",
      ["ops/HeroParts.graphql": "fragment HeroParts on Hero { name ...More } fragment More on Hero { ...HeroParts }"],
      failing: ["Villain"], unexamined: ["Hero"]),
    Row(
      "a fragment that spreads itself beside others",
      [
        "ops/HeroParts.graphql": """
        fragment HeroParts on Hero { name }
        fragment Loop on Hero { age ...Loop }
        fragment More on Hero { age }
        """
      ], failing: all),
    Row(
      "two operations with a name", ["ops/New.graphql": "query Villain { villain { age } }"], failing: ["Hero"],
      unexamined: ["Villain"]),
    Row("an unknown type in an unused type", schema: "Unused { age: Int", "Unused { age: Missing", failing: all),
    Row("a half typed type", schema: "type Unused {", "type Unused { {", failing: all),
    Row("a half typed type at the end", schema: "type Unused", "type New {\ntype Unused", failing: all),
    Row(
      "an unknown type of a field that no operation selects", schema: "Query {", "Query { other: Missing", failing: all
    ),
    Row(
      "an unknown type of a selected field", schema: "villain: Villain!", "villain: Missing!", failing: ["Hero"],
      unexamined: ["Villain"]),
    Row(
      "a syntax error in a selected type", schema: "type Villain { name: String!", "type Villain { name: String!!",
      failing: ["Hero"], unexamined: ["Villain"]),
    Row("a syntax error in the root type", schema: "type Query {", "type Query { (", unexamined: all),
    Row(
      "a field that an operation still selects", schema: "type Villain { name", "type Villain { title",
      failing: ["Hero"], unexamined: ["Villain"]),
  ]

  @Test(arguments: rows) func onlyTestsThatUseABrokenDefinitionAreHidden(row: Row) {
    var project = HeroProject()
    project.files.merge(row.files) { $1 }
    let diagnostics = project.freshDiagnostics
    #expect(diagnostics.failingTests == row.failing, "\(diagnostics)")
    #expect(diagnostics.unexaminedTests == row.unexamined, "\(diagnostics)")
    #expect(diagnostics == project.diagnostics(of: ProjectGraph(isIncremental: false)))
    // The same after an edit.
    let graph = ProjectGraph()
    _ = HeroProject().diagnostics(of: graph)
    #expect(diagnostics == project.diagnostics(of: graph))
    #expect(HeroProject().diagnostics(of: graph).failingTests == Self.all)
  }

  @Test func theHintNamesTheDefinition() throws {
    var project = HeroProject()
    project.files["ops/Villain.graphql"] = "query Villain { villain { name nopename } }"
    let hint = try #require(project.freshDiagnostics.first { $0.code == .testsNotExamined })
    #expect(hint.severity == .hint)
    #expect(
      hint.message
        == "Crash analysis skips this test until errors in GraphQL are fixed, because it uses 'Villain'")
    #expect(hint.related.map(\.location.file) == ["ops/Villain.graphql"])
    let text = project.files[hint.location.file] ?? ""
    #expect(Array(text.utf8)[hint.location.range.indices].elementsEqual("testVillain".utf8))
  }

  /// Tests of each library have a hint. Helpers have none, since the tests that call them have one.
  @Test(arguments: [
    "@Test func a() { _ = makeHero().name }",
    "@Suite struct A { @Test func a() { _ = makeHero().name } }",
    "class A: XCTestCase { func testA() { _ = makeHero().name } }",
    "class A: XCTestCase { lazy var hero = makeHero(); func testA() { _ = hero.name } }",
    "class A: QuickSpec { override class func spec() { it(\"a\") { _ = makeHero().name } } }",
  ])
  func onlyTestsHaveAHint(test: String) {
    var project = HeroProject()
    project.files["Tests/HeroTests.swift"] = test
    project.files["Tests/HeroHelpers.swift"] = """
      func makeHero() -> HeroQuery.Data.Hero { HeroQuery.Data.Hero.from(Mock<Hero>()) }
      func testMakeHero() { _ = makeHero().name }
      """
    project.files["ops/Hero.graphql"] = "query Hero { hero { ...HeroParts nopename } }"
    #expect(project.freshDiagnostics.unexaminedTests == ["Hero"])
    #expect(project.freshDiagnostics.failingTests == ["Villain"])
  }

  /// A mock with a field that only an unreadable operation selects.
  @Test func fieldsOfUnreadableOperationsHideTheirTests() {
    var project = HeroProject()
    project.files["ops/Age.graphql"] = "query Age { villain { years: age } }"
    project.files["Tests/VillainTests.swift"] =
      "@Test func testVillain() { _ = VillainQuery.Data.Villain.from(Mock<Villain>(years: 3)).name }"
    #expect(project.freshDiagnostics.failingTests == Self.all)
    project.files["ops/Age.graphql"] = "query Age { villain { years: age }"
    #expect(project.freshDiagnostics.failingTests == ["Hero"])
    #expect(project.freshDiagnostics.unexaminedTests == ["Villain"])
  }

  /// Mocks of a type that only a broken operation names.
  @Test func mocksOfUnreadableOperationsHideTheirTests() {
    var project = HeroProject()
    project.files["schema.graphqls"]? += "\nextend type Query { other: Unused }"
    project.files["ops/Other.graphql"] = "query Other { other { age } }"
    project.files["Tests/OtherTests.swift"] = "@Test func testOther() { print(Mock<Unused>()) }"
    #expect(project.freshDiagnostics.unexaminedTests == [])
    project.files["ops/Other.graphql"] = "query Other { other { age }"
    #expect(project.freshDiagnostics.unexaminedTests == ["Other"])
    #expect(project.freshDiagnostics.failingTests == Self.all)
  }

  /// Errors of outputs and settings concern no test.
  @Test func errorsOfOutputsHideNoTest() {
    let project = HeroProject()
    let graph = ProjectGraph()
    project.load(into: graph)
    var plan = graph.update().plan
    plan.isComplete = false
    #expect(graph.testDiagnostics(after: plan).failingTests == Self.all)
  }
}
