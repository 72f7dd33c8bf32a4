import BuildGraph
import Configuration
import FileAccess
import Source
import TestSupport
import Testing

@testable import Daemon
@testable import FileWatching

/// Inputs that symbolic links lead to.
@Suite struct LinkedInputsTests {
  private let directory: TestDirectory

  init() throws {
    directory = try TestDirectory()
    try directory.makeDirectory("w/.git")
    try directory.write("w/schema.graphqls", "type Query { a: Int }")
    try directory.write("w/real/q.graphql", "query Q { a }")
  }

  private func workspace(_ operations: [String]) throws -> Workspace {
    let patterns = operations.map { "\"\($0)\"" }.joined(separator: ", ")
    try directory.write(
      "w/.mockgen.json",
      """
      { "version": 1, "schema": ["*.graphqls"], "operations": [\(patterns)], "namespace": "API",
        "outputs": { "testMocks": { "path": "Mocks" } } }
      """)
    return try Workspace.find(configuration: directory.absolute("w/.mockgen.json"))
  }

  private func listing(_ workspace: Workspace) throws -> InputListing {
    let projects = Session.readConfiguration(workspace).configuration.settings.projects
    return InputListing(workspace, .success(try ConfinedRoot(workspace.access)), projects, kinds: [.operations])
  }

  private func operations(_ listing: InputListing) -> [String] {
    listing.files(.operations, ofProject: 0).sorted()
  }

  @Test(arguments: [
    (["**/*.graphql"], ["deep/other.graphql", "real/q.graphql"]), (["real/**/*.graphql"], ["real/q.graphql"]),
    (["linked/**/*.graphql"], ["linked/q.graphql"]), (["linked/*.graphql"], ["linked/q.graphql"]),
    (["deep/*/q.graphql"], ["deep/linked/q.graphql"]), (["deep/**/*.graphql"], ["deep/other.graphql"]),
    // One file under several names.
    (["*/*.graphql"], ["deep/other.graphql", "real/q.graphql"]),
    (["linked/*.graphql", "**/q.graphql"], ["real/q.graphql"]),
    (["linked/*.graphql", "deep/linked/*.graphql"], ["deep/linked/q.graphql"]),
  ])
  func onlyNamedLinksAreEntered(patterns: [String], found: [String]) throws {
    try directory.link("w/linked", to: "real")
    try directory.makeDirectory("w/deep")
    try directory.link("w/deep/linked", to: "../real")
    try directory.write("w/deep/other.graphql", "query Other { a }")
    var listing = try listing(try workspace(patterns))
    listing.findAll()
    #expect(operations(listing) == found)
    #expect(listing.problems.isEmpty)
  }

  /// Bazel's `bazel-out`, and packages that pnpm links, lead out of the workspace or have further copies.
  @Test(arguments: [["**/*.graphql"], ["./**/*.graphql", "!Pods/**"]])
  func linkedFoldersOfToolsCauseNoDiagnostics(patterns: [String]) throws {
    try directory.write("outside/x.graphql", "query X { a }")
    try directory.link("w/bazel-out", to: "../outside")
    try directory.write("w/packages/api/q.graphql", "query P { a }")
    try directory.makeDirectory("w/app/node_modules/@scope")
    try directory.link("w/app/node_modules/@scope/api", to: "../../../packages/api")
    let build = Session.build(try workspace(patterns))
    #expect(build.diagnostics.isEmpty, "\(build.diagnostics.map(\.message))")
    #expect(build.sources.keys.contains("packages/api/q.graphql"))
  }

  /// Without consent, a link out of the workspace is reported if a pattern names it.
  @Test func namedLinksOutOfTheWorkspaceAreReported() throws {
    try directory.write("outside/x.graphql", "query X { a }")
    try directory.link("w/bazel-out", to: "../outside")
    try directory.link("w/x.graphql", to: "../outside/x.graphql")
    for pattern in ["*/*.graphql", "bazel-out/**", "*.graphql"] {
      var listing = try listing(try workspace([pattern]))
      listing.findAll()
      #expect(listing.problems.map(\.reason) == [.outsideBoundary], "\(pattern)")
    }
  }

  /// Each change of a link gives the files that a new search finds.
  @Test func changesOfLinksGiveTheFilesOfANewSearch() throws {
    let workspace = try workspace(["**/*.graphql", "linked/*.graphql"])
    var listing = try listing(workspace)
    listing.findAll()
    func expectFilesOfANewSearch(after change: String, _ paths: String...) throws {
      var named: Set<String> = []
      listing.access = .success(try ConfinedRoot(workspace.access))
      for path in paths { _ = listing.note(directory.absolute("w/" + path), isOpen: false, &named) }
      var fresh = try self.listing(workspace)
      fresh.findAll()
      #expect(operations(listing) == operations(fresh), "\(change)")
    }
    try directory.link("w/alias.graphql", to: "real/q.graphql")
    try expectFilesOfANewSearch(after: "a link to an input", "alias.graphql")
    #expect(operations(listing) == ["real/q.graphql"])
    try directory.write("w/real/text", "query T { a }")
    try directory.remove("w/alias.graphql")
    try directory.link("w/alias.graphql", to: "real/text")
    try expectFilesOfANewSearch(after: "a link to another file", "alias.graphql")
    #expect(operations(listing) == ["alias.graphql", "real/q.graphql"])
    try directory.link("w/linked", to: "real")
    try expectFilesOfANewSearch(after: "a linked folder", "linked/q.graphql")
    try directory.remove("w/real/q.graphql")
    try expectFilesOfANewSearch(after: "removed", "linked/q.graphql", "real/q.graphql")
    #expect(operations(listing) == ["alias.graphql"])
    try directory.remove("w/linked")
    try directory.write("w/linked/q.graphql", "query L { a }")
    try expectFilesOfANewSearch(after: "a folder in place of the link", "linked/q.graphql")
    #expect(operations(listing) == ["alias.graphql", "linked/q.graphql"])
  }

  /// The watcher enters the same folders as the search.
  @Test func onlyNamedLinksAreWatched() throws {
    try directory.link("w/linked", to: "real")
    for (pattern, isWatched) in [("**/*.graphql", false), ("*/*.graphql", true), ("{linked,x}/**/*.graphql", true)] {
      let roots = WorkspaceHost(try workspace([pattern])).watchPlan.roots
      let root = try #require(roots.first { $0.path == directory.absolute("w") })
      #expect(root.includes(directory: directory.absolute("w/linked")) == isWatched, "\(pattern)")
      #expect(root.includes(directory: directory.absolute("w/real")) || pattern.hasPrefix("{"), "\(pattern)")
    }
  }
}
