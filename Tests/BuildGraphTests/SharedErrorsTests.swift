import BuildGraph
import Source
import Testing

/// One error that the tests of several files have.
struct SharedErrorsTests {
  private static func project() -> HeroProject {
    var project = HeroProject()
    project.files["Tests/HeroTests.swift"] = nil
    project.files["Tests/VillainTests.swift"] = nil
    project.files["Tests/Show.swift"] = "func show(_ hero: HeroQuery.Data.Hero) { _ = hero.name }"
    for name in ["A", "B", "C"] {
      project.files["Tests/\(name).swift"] = "func test\(name)() { show(HeroQuery.Data.Hero.from(Mock<Hero>())) }"
    }
    return project
  }

  @Test func theErrorNamesEachTest() {
    var project = Self.project()
    let graph = ProjectGraph(isSession: true)
    var found = project.diagnostics(of: graph)
    let tests = ["Tests/A.swift", "Tests/B.swift", "Tests/C.swift"]
    #expect(found.map(\.location.file) == ["Tests/Show.swift"])
    #expect(found.callers == tests)
    #expect(found.first?.fixes.first?.edits.map(\.location.file) == tests)

    project.files["Tests/A.swift"] = "func testA() { show(HeroQuery.Data.Hero.from(Mock<Hero>(name: \"\"))) }"
    found = project.diagnostics(of: graph)
    #expect(found.callers == ["Tests/B.swift", "Tests/C.swift"])
    #expect(found == project.freshDiagnostics)
    #expect(graph.testDiagnostics(after: graph.update().plan, in: ["Tests/C.swift"]).callers == ["Tests/C.swift"])

    for name in ["B", "C"] { project.files["Tests/\(name).swift"] = "func test\(name)() {}" }
    #expect(project.diagnostics(of: graph).isEmpty)
  }
}

extension [Diagnostic] {
  /// The files of all callers.
  fileprivate var callers: [String] {
    flatMap { $0.related.filter { $0.role == .caller }.map(\.location.file) }
  }
}
