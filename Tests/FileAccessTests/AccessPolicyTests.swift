import FileAccess
import Foundation
import Testing

@Suite struct AccessPolicyTests {
  private let directory: TestDirectory

  init() throws {
    directory = try TestDirectory()
    try directory.makeDirectory("repository/app/deep")
  }

  private func boundary(of path: String) -> String {
    AccessPolicy(workspace: directory.absolute(path)).boundary
  }

  @Test func isTheNearestRepository() throws {
    try directory.makeDirectory("repository/.git")
    #expect(boundary(of: "repository/app/deep") == directory.absolute("repository"))
    #expect(boundary(of: "repository") == directory.absolute("repository"))
    // Of a submodule or a worktree.
    try directory.write("repository/app/.git", "gitdir: elsewhere\n")
    #expect(boundary(of: "repository/app/deep") == directory.absolute("repository/app"))
  }

  @Test func isTheFolderWithoutARepository() throws {
    #expect(boundary(of: "repository/app") == directory.absolute("repository/app"))
    try directory.link("repository/.git", to: ".")
    #expect(boundary(of: "repository/app") == directory.absolute("repository/app"))
  }

  /// Another user can't widen the boundary by an entry in a folder that all may write to.
  @Test(.enabled(if: geteuid() == 0, "only root gives files away"))
  func ignoresTheEntryOfAnotherUser() throws {
    try directory.makeDirectory("repository/.git")
    #expect(chown(directory.absolute("repository/.git"), 12345, 12345) == 0)
    #expect(boundary(of: "repository/app") == directory.absolute("repository/app"))
    #expect(chown(directory.absolute("repository/app"), 12345, 12345) == 0)
    #expect(boundary(of: "repository/app") == directory.absolute("repository"))
  }

  @Test func consentReachesEverything() {
    let policy = AccessPolicy(boundary: "/a", allowsOutside: true)
    #expect(policy.reach == "/")
    #expect(policy.contains("/a/b") && !policy.contains("/ab"))
    #expect(AccessPolicy(boundary: "/a").reach == "/a")
  }
}
