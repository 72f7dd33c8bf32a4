import Configuration
import FileWatching
import Source
import TestSupport
import Testing

@testable import Daemon

/// The version of Apollo that the repository of a workspace names.
@Suite struct ApolloVersionSearchTests {
  private let directory: TestDirectory

  init() throws {
    directory = try TestDirectory()
    try directory.write("repository/ios/API/apollo-codegen-config.json", "{ \"schemaNamespace\": \"API\" }")
    try directory.write("Package.resolved", Self.resolved("1.15.0"))
  }

  private static func resolved(_ version: String) -> String {
    #"{"pins": [{"identity": "apollo-ios", "state": {"version": "\#(version)"}}], "version": 2}"#
  }

  private func version() throws -> String? {
    let workspace = try Workspace.find(configuration: directory.absolute("repository/ios/API"))
    let loaded = Session.readConfiguration(workspace).configuration
    return loaded.settings.projects.first?.apolloVersion.version.description
  }

  /// Neither a folder above the repository nor one above a workspace without a repository counts.
  @Test func theRepositoryIsSearchedUpToItsTop() throws {
    try directory.write("repository/Package.resolved", Self.resolved("1.16.3"))
    #expect(try version() == "2.4")
    try directory.makeDirectory("repository/.git")
    #expect(try version() == "1.16.3")
    try directory.write("repository/ios/App.xcworkspace/xcshareddata/swiftpm/Package.resolved", Self.resolved("1.17.0"))
    #expect(try version() == "1.17.0")
    try directory.remove("repository/ios/App.xcworkspace")
    try directory.remove("repository/Package.resolved")
    #expect(try version() == "2.4")
  }

  /// A proposed configuration states the version that the configuration will have.
  @Test func proposalsNameTheVersionOfTheRepository() throws {
    try directory.makeDirectory("repository/.git")
    try directory.write("repository/Package.resolved", Self.resolved("1.16.3"))
    let proposal = ConfigurationStart.proposal(for: directory.absolute("repository/ios/API"))
    #expect(proposal.notes.last == "The output follows Apollo 1.16.3: ../../Package.resolved pins it")
  }

  /// An edit of a file above the workspace reaches the settings.
  @Test func filesAboveTheWorkspaceAreWatched() throws {
    try directory.makeDirectory("repository/.git")
    try directory.write("repository/Package.resolved", Self.resolved("1.16.3"))
    let workspace = try Workspace.find(configuration: directory.absolute("repository/ios/API"))
    let plan = WorkspaceHost(workspace).watchPlan
    let path = directory.absolute("repository/Package.resolved")
    #expect(plan.isInput(path))
    #expect(plan.roots.contains { $0.path == directory.absolute("repository") && $0.matches(path) })
  }
}
