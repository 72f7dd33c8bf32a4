import FileAccess
import FileWatching
import Source
import TestSupport
import Testing

@testable import Daemon

@Suite struct WatchPlanTests {
  static let configuration = """
    {
      "version": 1, "schema": ["*.graphqls"], "operations": ["a/**/*.graphql", "../shared/*.graphql"],
      "namespace": "API", "outputs": { "testMocks": { "path": "Mocks" } }
    }
    """

  static func plan(in directory: TestDirectory, _ text: String = configuration) throws -> WatchPlan {
    try directory.write(".mockgen.json", text)
    return WorkspaceHost(try workspace(directory)).watchPlan
  }

  /// A workspace that may read the sibling folder.
  private static func workspace(_ directory: TestDirectory) throws -> Workspace {
    try Workspace.find(
      configuration: directory.absolute(".mockgen.json"), consent: Consent(allowsOutside: true))
  }

  @Test func rootsCoverInputsConfigurationAndOutputs() throws {
    let directory = try TestDirectory()
    let plan = try Self.plan(in: directory)
    let expected = ["", "../shared", "Mocks", "Sources", "Tests", "a"].map { Path.normalized(directory.absolute($0)) }
    #expect(Set(plan.roots.map(\.path)) == Set(expected))
    #expect(plan.roots.count == expected.count)
  }

  @Test(arguments: [
    (".mockgen.json", true), ("Package.resolved", true), ("schema.graphqls", true), ("a/b.graphql", true),
    ("a/b/c.graphql", true), ("../shared/s.graphql", true), ("Mocks/A+Mock.graphql.swift", true),
    ("Tests/UnitTests/ATests.swift", true), ("Tests/A.graphql.swift", false),
    ("other.json", false), ("b.graphql", false), ("a/.build/c.graphql", false), ("Mocks/A.swift", false),
    ("Mocks/deep/A+Mock.graphql.swift", false), ("../shared/deep/s.graphql", false), (".mockd/manifest", false),
  ])
  func relevantPathsAreWatched(_ path: String, _ matters: Bool) throws {
    let directory = try TestDirectory()
    let plan = try Self.plan(in: directory)
    let absolute = Path.normalized(directory.absolute(path))
    let isWatched = plan.roots.contains { root in
      guard Path.isInside(absolute, root.path), root.matches(absolute) else { return false }
      var folder = Path.parent(absolute)
      while folder != root.path {
        guard root.mayContain(folder) else { return false }
        folder = Path.parent(folder)
      }
      return true
    }
    #expect(isWatched == matters)
    #expect(plan.isOutput(absolute) == (path == "Mocks/A+Mock.graphql.swift"))
  }

  @Test func aBrokenConfigurationKeepsItsWatchRoots() async throws {
    let directory = try TestDirectory()
    try directory.write(".mockgen.json", Self.configuration)
    let host = WorkspaceHost(try Self.workspace(directory))
    let before = host.watchPlan.roots.map(\.path)
    try directory.write(".mockgen.json", "{")
    _ = host.update([.everything])
    #expect(host.watchPlan.roots.map(\.path) == before)
    try directory.write(".mockgen.json", Self.configuration.replacing("a/**", with: "b/**"))
    _ = host.update([.everything])
    #expect(host.watchPlan.roots.map(\.path).contains(directory.absolute("b")))
  }
}
