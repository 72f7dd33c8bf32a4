import Configuration
import FileAccess
import Foundation
import Source
import TestSupport
import Testing

@testable import Daemon

/// Which part of the disk a workspace may use.
@Suite struct WorkspaceAccessTests {
  private let directory: TestDirectory

  init() throws {
    directory = try TestDirectory()
    try directory.makeDirectory("repository/app/deep")
  }

  private func boundary(
    of path: String, owners: TrustedOwners = TrustedOwners(), _ consent: Consent = Consent()
  ) -> String {
    AccessPolicy(workspace: directory.absolute(path), owners: owners, consent: consent).boundary
  }

  private func trusting(_ paths: String...) -> Consent {
    let list = paths.map { "\"\(directory.absolute($0))\"" }.joined(separator: ", ")
    let file = SourceFile(path: "c", text: "{ \"trustedRepositories\": [\(list)] }")
    return Consent(settings: UserSettings.read(file, home: nil).settings)
  }

  // MARK: Boundaries

  @Test func theNearestRepositoryIsTheBoundary() throws {
    #expect(boundary(of: "repository/app") == directory.absolute("repository/app"))
    try directory.makeDirectory("repository/.git")
    #expect(boundary(of: "repository/app/deep") == directory.absolute("repository"))
    #expect(boundary(of: "repository") == directory.absolute("repository"))
    // Of a submodule or a worktree.
    try directory.write("repository/app/.git", "gitdir: elsewhere\n")
    #expect(boundary(of: "repository/app/deep") == directory.absolute("repository/app"))
  }

  @Test func repositoriesOfOtherUsersAreIgnored() throws {
    try directory.makeDirectory("repository/.git")
    #expect(boundary(of: "repository/app", owners: TrustedOwners(users: [])) == directory.absolute("repository/app"))
    let named = TrustedOwners(users: []).adding(ownerOf: directory.absolute("repository/app"))
    #expect(boundary(of: "repository/app", owners: named) == directory.absolute("repository"))
  }

  /// Runs as root, since only root can give a file to another user.
  @Test(.enabled(if: Ability.isRoot, "only root can give files away"))
  func gitFoldersOfOtherUsersAreIgnored() throws {
    try directory.makeDirectory("repository/.git")
    #expect(chown(directory.absolute("repository/.git"), 12345, 12345) == 0)
    #expect(boundary(of: "repository/app") == directory.absolute("repository/app"))
    #expect(chown(directory.absolute("repository/.git"), 0, 0) == 0)
    #expect(chown(directory.absolute("repository"), 12345, 12345) == 0)
    #expect(boundary(of: "repository/app") == directory.absolute("repository/app"))
  }

  @Test func theHomeFolderIsNoRepository() throws {
    try directory.makeDirectory("repository/.git")
    for home in ["repository", "repository/other"] {
      try directory.makeDirectory(home)
      let consent = Consent(home: directory.absolute(home))
      #expect(boundary(of: "repository/app", consent) == directory.absolute("repository/app"), "\(home)")
    }
    #expect(boundary(of: "repository/app", Consent(home: directory.path)) == directory.absolute("repository"))
  }

  // MARK: Consent

  @Test func trustedRepositoriesMayLeadOutside() throws {
    try directory.makeDirectory("repository/.git")
    let root = directory.absolute("repository/app")
    #expect(!AccessPolicy(workspace: root, consent: trusting("elsewhere")).allowsOutside)
    #expect(AccessPolicy(workspace: root, consent: trusting("repository")).allowsOutside)
    #expect(AccessPolicy(workspace: root, consent: trusting("repository/app")).allowsOutside)
    #expect(AccessPolicy(workspace: root, consent: Consent(allowsOutside: true)).allowsOutside)
  }

  /// `sudo` leaves the user that started it in its environment; other users can set the variable to anything.
  @Test func rootTrustsTheUserOfSudo() {
    let user: UInt32 = 54_321
    let owners = TrustedOwners { $0 == "SUDO_UID" ? "\(user)" : nil }
    #expect(owners == TrustedOwners(users: Ability.isRoot ? [0, user] : [0, geteuid()]))
    #expect(TrustedOwners { _ in "root" } == TrustedOwners(users: [0, geteuid()]))
  }

  @Test func configurationsOfOtherUsersAreRejected() throws {
    try directory.write("repository/.mockgen.json", "{}")
    let folder = directory.absolute("repository/app")
    #expect(try Workspace.nearest(to: folder)?.workspace.root == directory.absolute("repository"))
    let nobody = TrustedOwners(users: [])
    #expect(throws: Workspace.NotFound.self) { try Workspace.nearest(to: folder, owners: nobody) }
    let trusted = try Workspace.nearest(to: folder, consent: trusting("repository"), owners: nobody)
    #expect(trusted?.workspace.root == directory.absolute("repository"))
    // One that is named is taken.
    #expect(
      try Workspace.find(configuration: folder + "/../.mockgen.json", owners: nobody).configuration == ".mockgen.json")
  }

  /// An editor can replace the configuration while it is looked for.
  @Test func replacedConfigurationsAreNotRejected() throws {
    try directory.write("repository/.mockgen.json", "{}")
    let folder = directory.absolute("repository")
    DispatchQueue.concurrentPerform(iterations: 2) { thread in
      for _ in 0..<3000 {
        if thread == 0 {
          rename(folder + "/.mockgen.json", folder + "/.mockgen.json~")
          rename(folder + "/.mockgen.json~", folder + "/.mockgen.json")
        } else {
          #expect(throws: Never.self) { _ = try Workspace.nearest(to: folder) }
        }
      }
    }
  }

  /// A link to a configuration of another user counts as that user's, and so does a link that another user made.
  @Test(.enabled(if: Ability.isRoot, "only root can give files away"))
  func ownersOfLinksAndTargetsAreChecked() throws {
    try directory.write("theirs.json", "{}")
    try directory.link("repository/.mockgen.json", to: "../theirs.json")
    let folder = directory.absolute("repository")
    #expect(try Workspace.nearest(to: folder) != nil)
    #expect(chown(directory.absolute("theirs.json"), 12345, 12345) == 0)
    #expect(throws: Workspace.NotFound.self) { try Workspace.nearest(to: folder) }
    #expect(chown(directory.absolute("theirs.json"), 0, 0) == 0)
    #expect(lchown(directory.absolute("repository/.mockgen.json"), 12345, 12345) == 0)
    #expect(throws: Workspace.NotFound.self) { try Workspace.nearest(to: folder) }
  }

  // MARK: Folders of editors

  @Test func outputsStayInOpenFolders() throws {
    let policy = AccessPolicy(boundary: directory.absolute("repository"))
    let root = directory.absolute("repository/app")
    let open = { (paths: [String]) in
      policy.restricted(around: root, to: paths.map { directory.absolute($0) })?.boundary
    }
    #expect(open(["repository"]) == directory.absolute("repository"))
    #expect(open(["repository/app"]) == root)
    #expect(open([""]) == directory.absolute("repository"))
    #expect(open(["repository/app", "repository"]) == directory.absolute("repository"))
    #expect(open(["repository/app/deep"]) == nil)
    #expect(open(["elsewhere"]) == nil)
    #expect(open([]) == nil)
    let consenting = AccessPolicy(boundary: "/a", allowsOutside: true)
    #expect(consenting.restricted(around: root, to: []) == consenting)
  }

  // MARK: Quoting

  @Test(arguments: [
    ("a.graphql", true), ("b/c.graphqls", true), ("a.swift", true), ("a.json", true), ("x/Package.resolved", true),
    (".env", false), ("id_rsa", false), ("a.graphql.txt", false), (".swift", false), ("secrets.yml", false),
    ("PackageXresolved", false), ("x/Podfile.lock", true),
  ])
  func onlySourceFilesAreQuoted(path: String, isQuotable: Bool) {
    #expect(Quotability.isQuotable(path) == isQuotable)
  }

  @Test func linkTargetsLimitQuoting() throws {
    try directory.write(".env", "")
    try directory.write("real.graphql", "")
    try directory.link("a.graphql", to: ".env")
    try directory.link("b.graphql", to: "real.graphql")
    let access = try ConfinedRoot(AccessPolicy(boundary: directory.path))
    #expect(!Quotability.isQuotable(directory.absolute("a.graphql"), in: access))
    #expect(Quotability.isQuotable(directory.absolute("b.graphql"), in: access))
  }

  @Test func messagesAreRedacted() {
    let place = Location(".env", TextRange(0, 3))
    let other = Location("a.graphql", TextRange(0, 3))
    let found = Diagnostic(
      .graphqlSyntax, "Unexpected Name \"secret\".", at: place, fixes: [Diagnostic.Fix("secret", [])])
    let related = Diagnostic(
      .graphqlSyntax, "here", at: other, related: [Diagnostic.Related("secret", at: place)])
    let shown = Quotability.redact([found, related], [".env"])
    #expect(!"\(shown)".contains("secret"))
    #expect(shown.map(\.location) == [place, other] && shown[1].message == "here")
    #expect(Quotability.redact([found], ["b"]) == [found])
    // A message that quotes nothing but a version is shown.
    let version = Diagnostic(
      .configUnknownApolloVersion, "Apollo 1.3", at: Location("project.yml", TextRange(0, 3)))
    #expect(Quotability.redact([version], ["project.yml"]) == [version])
  }

  // MARK: Named files

  @Test func namedFilesBehindLinksAreRejected() throws {
    try directory.write("outside", "before")
    try directory.makeDirectory("folder")
    try directory.link("repository/link", to: "../outside")
    try directory.link("repository/dangling", to: "../made")
    try directory.link("repository/way", to: "../folder")
    let policy = AccessPolicy(boundary: directory.absolute("repository"))
    for name in ["link", "dangling", "way/file"] {
      let file = try NamedFile(directory.absolute("repository/" + name), policy)
      #expect(throws: FileError.self, "\(name)") { try file.write([1]) }
      #expect(throws: FileError.self, "\(name)") { try file.read() }
    }
    #expect(directory.text("outside") == "before" && directory.text("made") == nil)
    #expect(directory.text("folder/file") == nil)
    #expect(try NamedFile(directory.absolute("repository/dangling"), policy).exists)
  }

  @Test func namedFilesAreReplaced() throws {
    let policy = AccessPolicy(boundary: directory.absolute("repository"))
    for path in ["repository/a.json", "repository/app/a.json", "elsewhere.json"] {
      let file = try NamedFile(directory.absolute(path), policy)
      for text in ["1", "22"] {
        try file.write(Array(text.utf8))
        #expect(try file.read() == Array(text.utf8))
        #expect(directory.text(path) == text)
      }
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: directory.absolute("repository")).sorted() == [
        "a.json", "app",
      ])
  }
}
