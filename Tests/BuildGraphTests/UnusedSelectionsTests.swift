import BuildGraph
import Configuration
import Source
import Testing

/// The optional rule about fields that no Swift code reads.
@Suite struct UnusedSelectionsTests {
  private static let schema = """
    type Query { hero: Hero }
    type Hero @typePolicy(keyFields: "code") { id: ID! code: String! name: String! age: Int friends: [Hero!]! }
    """
  private static let operation = """
    query Hero {
      hero {
        id
        code
        name
        years: age
        friends { name age }
        ...Details
      }
    }
    fragment Details on Hero { name friends { age } }
    """

  /// Returns the names of unused selections with their lines, and the operation after all fixes.
  private static func check(
    app: String, tests: String = "", operation: String = operation, severity: SeverityOverride = .warning
  ) -> (found: [String], fixed: String) {
    var settings = Project()
    settings.diagnostics[DiagnosticCode.unusedSelection.rawValue] = severity
    let graph = ProjectGraph()
    graph.set(settings: settings)
    graph.set(
      schemaFiles: ["schema.graphqls"], operationFiles: ["hero.graphql"], testFiles: ["Tests/T.swift"],
      codeFiles: ["Sources/A.swift"])
    graph.set("schema.graphqls", to: SourceFile(path: "schema.graphqls", text: schema))
    graph.set("hero.graphql", to: SourceFile(path: "hero.graphql", text: operation))
    graph.set("Tests/T.swift", to: SourceFile(path: "Tests/T.swift", text: tests))
    graph.set("Sources/A.swift", to: SourceFile(path: "Sources/A.swift", text: app))
    let found = graph.update().diagnostics.filter { $0.code == .unusedSelection }
    var text = Array(operation.utf8)
    for edit in found.flatMap(\.fixes).flatMap(\.edits).sorted(by: { $0.location > $1.location }) {
      text.replaceSubrange(edit.location.range.indices, with: edit.replacement.utf8)
    }
    let lines = Array(operation.utf8)
    let names = found.map { diagnostic in
      let line = lines[..<Int(diagnostic.location.range.lower)].count { $0 == UInt8(ascii: "\n") } + 1
      return "\(line) " + String(decoding: lines[diagnostic.location.range.indices], as: UTF8.self)
    }
    return (names, String(decoding: text, as: UTF8.self))
  }

  @Test func fieldsWithoutReadsAreFound() {
    let result = Self.check(
      app: "func show(_ data: HeroQuery.Data) { print(data.hero?.name ?? \"\", data.hero?.friends.count) }")
    // The set `{ age }` of the fragment would be empty without its field.
    #expect(result.found == ["6 years", "7 age"])
    #expect(
      result.fixed == """
        query Hero {
          hero {
            id
            code
            name
            friends { name }
            ...Details
          }
        }
        fragment Details on Hero { name friends { age } }
        """)
  }

  @Test(arguments: [
    ("func show(_ data: HeroQuery.Data) { _ = [data.hero].map(\\.?.name) }", ["6 years", "7 friends"]),
    (
      """
      func show(_ data: HeroQuery.Data) { print(data.hero) }
      extension HeroQuery.Data.Hero { var title: String { name + "\\(years ?? 0)" } }
      """, ["7 friends"]
    ),
    // Removing all fields would leave empty selections.
    ("func show(_ data: HeroQuery.Data) {}", []),
    // The code under test doesn't name the operation.
    ("struct Unrelated { let name = \"\" }", []),
    // Reflection and data give all fields.
    ("func show(_ data: HeroQuery.Data) { _ = Mirror(reflecting: data); print(data.hero?.name) }", []),
    ("func show(_ data: HeroQuery.Data) { _ = data.hero?.__data; print(data.hero?.name) }", []),
  ])
  func otherCodeUnderTest(app: String, found: [String]) {
    #expect(Self.check(app: app).found.filter { !$0.hasPrefix("11") } == found)
  }

  /// Reads in tests count. Labels and assignments are no reads.
  @Test func readsInTestsCount() {
    let app = "func show(_ data: HeroQuery.Data) { print(data.hero?.name, data.hero?.friends) }"
    let tests = "func a() { let hero = Mock<Hero>(years: 2); hero.years = 3 }"
    #expect(Self.check(app: app, tests: tests).found == ["6 years", "7 age"])
    #expect(Self.check(app: app, tests: tests + "; func b() { #expect(data.hero?.years == 2) }").found == ["7 age"])
  }

  @Test func theRuleIsOffByDefault() {
    let app = "func show(_ data: HeroQuery.Data) { print(data.hero?.name) }"
    #expect(Self.check(app: app, severity: .off).found == [])
    #expect(Self.check(app: app).found != [])
  }
}
