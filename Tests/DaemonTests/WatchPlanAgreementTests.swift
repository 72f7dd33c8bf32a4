import Configuration
import FileAccess
import Source
import TestSupport
import Testing

@testable import Daemon
@testable import FileWatching

/// The watch reports changes of exactly the files that the search finds.
@Suite struct WatchPlanAgreementTests {
  static let folders = [
    "", "a", "a/deep", "a/excluded/deep", "excluded", "node_modules/p", "a/node_modules/p", ".github", "a/.github",
    ".build/x", "a/.build/x", ".swiftpm", "a/.Pods/x", ".git/x", "a/.git", ".mockd", "a/.mockd",
  ]

  @Test(arguments: [
    ["**/*.graphql"], ["a/**/*.graphql"], ["*.graphql", "a/*.graphql"], ["**/*.graphql", "!**/node_modules/**"],
    ["./**/*.graphql", "!a/excluded/**", "!excluded/*"], ["node_modules/p/*.graphql"], ["**"],
    [".build/x/*.graphql", "a/.git/*.graphql"], ["**/*.graphql", "a/.build/**", "!a/**"],
    ["../shared/**/*.graphql"], ["a/{deep,node_modules}/**/*.graphql"],
  ])
  func theWatchPlanMatchesTheInputFinder(operations: [String]) throws {
    let directory = try TestDirectory()
    let folders = Self.folders + ["../shared", "../shared/node_modules"]
    try directory.makeDirectory(".git")
    for folder in folders { try directory.write("w/" + (folder.isEmpty ? "" : folder + "/") + "x.graphql", "") }
    let globs = operations.map { "\"\($0)\"" }.joined(separator: ", ")
    try directory.write(
      "w/.mockgen.json", "{ \"version\": 1, \"schema\": [\"s\"], \"operations\": [\(globs)], \"namespace\": \"A\" }")
    var workspace = try Workspace.find(configuration: directory.absolute("w/.mockgen.json"))
    // The folder has a repository of its own, so one pattern leads outside.
    workspace.access.allowsOutside = true
    var finder = InputFinder(workspace, .success(try ConfinedRoot(workspace.access)))
    let settings = Session.readConfiguration(workspace).configuration.settings
    let patterns = try #require(settings.projects.first?.operations)
    let found = finder.find([GlobSet(patterns)])[0].map { Path.normalized(workspace.absolute($0)) }
    let roots = WorkspaceHost(workspace).watchPlan.roots
    let files = folders.map { Path.normalized(workspace.absolute($0.isEmpty ? "x.graphql" : $0 + "/x.graphql")) }
    #expect(Set(found) == Set(files.filter { isWatched($0, roots) }))
    #expect(!found.isEmpty, "\(finder.problems) \(workspace.access)")
  }

  /// Whether the watcher goes down to a file from one of the roots.
  private func isWatched(_ file: String, _ roots: [WatchRoot]) -> Bool {
    roots.contains { root in
      guard root.includes(file: file) else { return false }
      var folder = Path.parent(file)
      while folder != root.path {
        guard root.includes(directory: folder) else { return false }
        folder = Path.parent(folder)
      }
      return true
    }
  }
}
