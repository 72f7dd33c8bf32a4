import Foundation
import TestSupport
import Testing

/// Diagnostics of tests on the command line.
@Suite struct CrashDiagnosticsTests {
  static let test = """
    import Testing

    @Test func heroHasAName() {
      let query = Mock<Query>()
      query.hero = makeHero()
      let data = HeroQuery.Data.from(query)
      #expect(data.hero?.name == "Luke")
    }

    """

  static let helpers = """
    func makeHero() -> Mock<Human> {
      let hero = Mock<Human>()
      hero.id = "1"
      return hero
    }

    """

  static func workspace(_ changes: [String: String?] = [:]) throws -> TemporaryWorkspace {
    var files: [String: String?] = ["Tests/HeroTests.swift": test, "Tests/Helpers.swift": helpers]
    for (path, text) in changes { files[path] = text }
    let workspace = try StarWars.workspace(files)
    _ = try MockdProcess.run(["generate"], in: workspace.root)
    return workspace
  }

  private static let message =
    "error[unset-required-field]: 'name' of HeroQuery.Data.Hero is read, but never set on the Mock<Human>; "
    + "this crashes the test"

  @Test func checkReportsTestsThatCrash() throws {
    let workspace = try Self.workspace()
    let run = try MockdProcess.run(["check"], in: workspace.root)
    #expect(run.status == 1)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "Tests/HeroTests.swift:7:11: \(Self.message)")
    #expect(lines.contains("  7 | #expect(data.hero?.name == \"Luke\")") || run.output.contains("7 |"))
    #expect(
      run.output.contains(
        "Tests/Helpers.swift:2:14: note: the Mock<Human> is created here, with 'id' set"), "\(run.output)")
    #expect(run.output.contains("graphql/Details.graphql:1:36: note: "), "\(run.output)")
  }

  /// Another generator may write the outputs.
  @Test func testsAreCheckedWithoutOutputs() throws {
    let settings = """
      { "version": 1, "schema": ["graphql/*.graphqls"], "operations": ["graphql/*.graphql"], "namespace": "StarWarsAPI" }
      """
    let workspace = try StarWars.workspace([
      ".mockgen.json": settings, "Tests/HeroTests.swift": Self.test, "Tests/Helpers.swift": Self.helpers,
    ])
    let run = try MockdProcess.run(["check"], in: workspace.root)
    #expect(run.status == 1)
    #expect(run.output.contains(Self.message), "\(run.output)")
    try workspace.write("Tests/Helpers.swift", Self.helpers.replacing("hero.id", with: "hero.name"))
    let repaired = try MockdProcess.run(["check"], in: workspace.root)
    #expect(repaired.status == 0, "\(repaired.output)")
    #expect(repaired.errors.contains("and 2 test files; no errors"), "\(repaired.errors)")
  }

  @Test func theSummaryCountsCheckedTests() throws {
    let settings = """
      { "version": 1, "schema": [], "operations": [],
        "outputs": { "protocolMocks": [{ "sources": ["Sources/*.swift"], "path": "Mocks", "module": "App" }] } }
      """
    let workspace = try StarWars.workspace([
      ".mockgen.json": settings, "Sources/App.swift": "/// @mockable\nprotocol App {}",
      "Tests/HeroTests.swift": Self.test,
    ])
    _ = try MockdProcess.run(["generate"], in: workspace.root)
    let run = try MockdProcess.run(["check"], in: workspace.root)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(!run.errors.contains("test file"), "\(run.errors)")
  }

  /// A helper that names no mock, private aliases of one name in two files, and an alias in the code under test.
  @Test func namesAreResolvedOverFiles() throws {
    let workspace = try Self.workspace([
      "Tests/Show.swift": "func show(_ hero: HeroQuery.Data.Hero) -> String { hero.name }",
      "Tests/First.swift": """
      private typealias Animal = HeroQuery.Data
      @Test func first() { _ = Animal.from(Mock<Query>(hero: makeHero())).hero.map { show($0) } }
      @Test func read() { _ = Animal.from(Mock<Query>(hero: makeHero())).hero?.name }
      """,
      "Tests/Second.swift": """
      private typealias Animal = HeroQuery.Data.Hero
      @Test func second() { _ = show(Animal.from(makeHero())) }
      @Test func aliased() { _ = AppHero.from(makeHero()).name }
      """,
      "Sources/App.swift": "typealias AppHero = HeroQuery.Data.Hero",
    ])
    let run = try MockdProcess.run(["check"], in: workspace.root)
    for place in ["First.swift:3", "Second.swift:3", "Show.swift:1"] {
      #expect(run.output.contains("Tests/\(place):"), "\(place) in \(run.output)")
    }
  }

  @Test func generateDoesNotCheckTests() throws {
    let workspace = try Self.workspace()
    let run = try MockdProcess.run(["generate"], in: workspace.root)
    #expect(run.status == 0)
    #expect(!run.output.contains("Tests/"))
    #expect(!run.errors.contains("Tests/"))
  }

  @Test func commentsSettingsAndBaselinesSuppressDiagnostics() throws {
    let silenced = Self.test.replacing("  #expect", with: "  // mockd:ignore unset-required-field\n  #expect")
    var workspace = try Self.workspace(["Tests/HeroTests.swift": silenced])
    #expect(try MockdProcess.run(["check"], in: workspace.root).status == 0)

    let settings = StarWars.configuration.replacing(
      "\"version\": 1,", with: "\"version\": 1, \"diagnostics\": { \"unset-required-field\": \"warning\" },")
    workspace = try Self.workspace([".mockgen.json": settings])
    let run = try MockdProcess.run(["check"], in: workspace.root)
    #expect(run.status == 0)
    #expect(run.output.contains("warning[unset-required-field]"))

    workspace = try Self.workspace()
    _ = try MockdProcess.run(["check", "--write-baseline", "known.json"], in: workspace.root)
    #expect(try MockdProcess.run(["check", "--baseline", "known.json"], in: workspace.root).status == 0)
    try workspace.write("Tests/More.swift", Self.test.replacing("heroHasAName", with: "again"))
    #expect(try MockdProcess.run(["check", "--baseline", "known.json"], in: workspace.root).status == 1)
  }

  @Test func hintsAreShownOnRequest() throws {
    let maybe = Self.test.replacing("makeHero()", with: "makeHero()\n  if Bool.random() { query.hero = nil }")
    let workspace = try Self.workspace(["Tests/HeroTests.swift": maybe])
    let plain = try MockdProcess.run(["check"], in: workspace.root)
    #expect(plain.status == 0, "\(plain.output)")
    #expect(plain.output.isEmpty)
    let hints = try MockdProcess.run(["check", "--hints"], in: workspace.root)
    #expect(hints.status == 0)
    #expect(hints.output.contains("hint[unset-required-field]"), "\(hints.output)")
  }

  @Test func warningsDependOnTheCodeUnderTest() throws {
    let handed = Self.test.replacing("#expect(data.hero?.name == \"Luke\")", with: "_ = Screen(data)")
    let screen = "struct Screen { let data: HeroQuery.Data; var title: String? { data.hero?.TITLE } }\n"
    let workspace = try Self.workspace(["Tests/HeroTests.swift": handed, "Sources/Screen.swift": screen])
    #expect(try MockdProcess.run(["check", "--strict"], in: workspace.root).status == 0)
    try workspace.write("Sources/Screen.swift", screen.replacing("TITLE", with: "name"))
    let run = try MockdProcess.run(["check"], in: workspace.root)
    #expect(run.status == 0)
    #expect(run.output.contains("warning[unset-required-field]"), "\(run.output)")
    #expect(try MockdProcess.run(["check", "--strict"], in: workspace.root).status == 1)
  }

  @Test func fixesAreInTheReport() throws {
    let workspace = try Self.workspace()
    let run = try MockdProcess.run(["check", "--format", "json"], in: workspace.root)
    let diagnostic = try #require(JSON.parse(Data(run.output.utf8))["diagnostics"].array.first)
    #expect(diagnostic["code"].string == "unset-required-field")
    let edits = diagnostic["fixes"].array.first?["edits"].array ?? []
    #expect(edits.first?["file"].string == "Tests/Helpers.swift", "\(run.output)")
  }

  /// The code under test reads a field of a hero, in the tests of three files.
  static func workspaceWithAppCode() throws -> TemporaryWorkspace {
    var files: [String: String?] = [
      "Tests/HeroTests.swift": nil,
      "Sources/Title.swift": """
      struct Title {
        let text: String
        init(_ hero: HeroQuery.Data.Hero) { text = hero.name }
      }
      """,
    ]
    for name in ["A", "B", "C"] {
      files["Tests/\(name)Tests.swift"] =
        "@Test func test\(name)() { _ = Title(HeroQuery.Data.Hero.from(Mock<Human>())) }"
    }
    return try workspace(files)
  }

  @Test func anErrorInAppCodeNamesEachTest() throws {
    let workspace = try Self.workspaceWithAppCode()
    let run = try MockdProcess.run(["check", "--format", "json"], in: workspace.root)
    #expect(run.status == 1)
    let found = try JSON.parse(Data(run.output.utf8))["diagnostics"].array
    #expect(found.map { $0["file"].string } == ["Sources/Title.swift"], "\(run.output)")
    let calls = found.first?["related"].array.filter { $0["message"].string == "the code under test is called here" }
    #expect(calls?.map { $0["file"].string } == ["A", "B", "C"].map { "Tests/\($0)Tests.swift" })
    for name in ["A", "C"] {
      let some = try MockdProcess.run(["check", "Tests/\(name)Tests.swift"], in: workspace.root)
      #expect(some.output.contains("Sources/Title.swift:3:46: \(Self.message)"), "\(some.output)")
    }
    let fixed = try MockdProcess.run(["check", "--fix"], in: workspace.root)
    #expect(fixed.status == 0, "\(fixed.output)")
    #expect(try workspace.text("Tests/CTests.swift").contains("Mock<Human>(name: "))
  }

  @Test func otherDocumentErrorsHideNoTest() throws {
    let workspace = try Self.workspace(["graphql/More.graphql": "query More { hero { nme } }"])
    let run = try MockdProcess.run(["check"], in: workspace.root)
    #expect(run.output.contains("graphql/FieldsOnCorrectType"))
    #expect(run.output.contains(Self.message))
    #expect(!run.output.contains("not examined"))
  }

  /// Each format names the test that uses a broken operation.
  @Test func testsThatAreNotExaminedAreNamed() throws {
    let workspace = try Self.workspace(["graphql/Hero.graphql": "query Hero { hero { name nme } }"])
    func check(_ arguments: String...) throws -> String {
      let run = try MockdProcess.run(["check"] + arguments, in: workspace.root)
      #expect(run.status == 1)
      return run.output
    }
    let line =
      "1 test not examined: heroHasAName (Tests/HeroTests.swift:3), because of errors in graphql/Hero.graphql"
    #expect(try check().contains("\n\(line)\n1 error in 1 file\n"))
    #expect(try check("--summary").contains("\n  tests: 0 in 2 files\n    not examined: 1\n"))
    let json = try JSON.parse(Data(try check("--format", "json").utf8))
    #expect(json["diagnostics"].array.map { $0["code"].string } == ["graphql/FieldsOnCorrectType"])
    let unexamined = json["notExamined"].array
    #expect(unexamined.map { $0["file"].string } == ["Tests/HeroTests.swift"])
    #expect(unexamined.first?["related"].array.map { $0["file"].string } == ["graphql/Hero.graphql"])
    let sarif = try JSON.parse(Data(try check("--format", "sarif").utf8))["runs"].array.first
    let notifications = sarif?["invocations"].array.first?["toolExecutionNotifications"].array
    #expect(notifications?.map { $0["associatedRule"]["id"].string } == ["tests-not-examined"])
    #expect(try check("--format", "junit").contains("<skipped message=\"Crash analysis skips this test"))
    #expect(try check("--format", "github").contains("::notice title=tests-not-examined::\(line)\n"))
    try workspace.write("graphql/Hero.graphql", StarWars.hero)
    #expect(try check().contains(Self.message))
  }

  /// Files without mocks, invalid Swift, and missing files are harmless.
  @Test func anySwiftTextIsAccepted() throws {
    let workspace = try Self.workspace([
      "Tests/Half.swift": String(Self.test.prefix(150)), "Tests/Empty.swift": "",
      "Tests/Deep.swift": "Mock" + String(repeating: "(", count: 100_000),
      "Tests/Other.swift": "func f() { }}}}} \u{0}",
    ])
    let run = try MockdProcess.run(["check"], in: workspace.root)
    #expect(run.status == 1)
    #expect(run.output.contains("Tests/HeroTests.swift:7:11: \(Self.message)"))
  }

  /// The operation was never valid, so there is no last good result.
  @Test func watchNamesTestsThatAreNotExamined() throws {
    let workspace = try Self.workspace(["graphql/Hero.graphql": "query Hero { hero { name nme } }"])
    let watching = try Watching(workspace)
    let line =
      "1 test not examined: heroHasAName (Tests/HeroTests.swift:3), because of errors in graphql/Hero.graphql"
    #expect(watching.mockd.wait(for: line), "\(watching.mockd.printed)")
    try workspace.write("graphql/Hero.graphql", StarWars.hero)
    #expect(watching.mockd.wait(for: "all tests are examined again"), "\(watching.mockd.printed)")
    #expect(watching.mockd.printed.contains(Self.message))
  }

  @Test func watchReportsAndResolvesDiagnostics() throws {
    let watching = try Watching(try Self.workspace())
    #expect(watching.mockd.printed.contains(Self.message))
    // A helper in another file.
    try watching.workspace.write(
      "Tests/Helpers.swift", Self.helpers.replacing("return", with: "hero.name = \"Luke\"\n  return"))
    try watching.sync()
    #expect(watching.lines.last == "resolved: Tests/HeroTests.swift: \(Self.message)", "\(watching.lines)")
    #expect(watching.changes == ["Tests/Helpers.swift changed: nothing to write"])
    // A schema with more required fields makes an unchanged test crash.
    try watching.workspace.write(
      "Tests/HeroTests.swift", Self.test.replacing("?.name == \"Luke\"", with: "?.friends?.count != 1"))
    try watching.sync()
    #expect(watching.changes.last == "Tests/HeroTests.swift changed: nothing to write", "\(watching.lines)")
    #expect(watching.lines.last?.hasPrefix("Tests/HeroTests.swift changed") == true, "\(watching.lines)")
    try watching.workspace.write(
      "graphql/schema.graphqls",
      StarWars.schema.replacing("friends: [Character]", with: "friends: [Character]!"))
    try watching.sync()
    #expect(
      watching.lines.contains {
        $0.hasPrefix("Tests/HeroTests.swift:7:") && $0.contains("'friends' of HeroQuery.Data.Hero is read")
      }, "\(watching.lines)")
  }
}
