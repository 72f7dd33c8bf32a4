import FileWatching
import Foundation
import TestSupport
import Testing

extension WatchingTests {
  /// Faults of git's changes to a work tree, and of its lock.
  @Suite(.enabled(if: Ability.hasGit, "git is not installed")) struct GitFaultTests {
    /// Creates a repository with the branches `one` and `two`, which differ in many files.
    private static func makeRepository(_ mirror: Mirror, files: Int) throws {
      func commit(_ branch: String, _ texts: [(path: String, text: String)], after: String?) -> String {
        let from = after.map { "from refs/heads/\($0)\ndeleteall\n" } ?? ""
        let head = "commit refs/heads/\(branch)\ncommitter t <t@example.com> 0 +0000\ndata 0\n\(from)"
        return texts.reduce(into: head) { $0 += "M 100644 inline \($1.path)\ndata \($1.text.utf8.count)\n\($1.text)\n" }
      }
      let one = (0..<files).map { ("d\($0 % 50)/\($0).graphql", "\($0)") }
      let two = one.filter { !$0.0.hasPrefix("d1/") }.map { ($0.0, $0.1 + " of two") } + [("new/x.graphql", "new")]
      try mirror.write(mirror.base + "/import", commit("one", one, after: nil) + commit("two", two, after: "one"))
      try mirror.run(
        """
        git init -q -b one .; git config user.name t; git config user.email t@example.com; git config gc.auto 0
        git fast-import --quiet < "$1"; git reset -q --hard one
        """, mirror.base + "/import")
    }

    @Test("fault 18: checkouts of 2,000 files under load", arguments: Backend.built)
    func checkoutUnderLoad(backend: Backend) throws {
      let mirror = try Mirror(backend)
      try Self.makeRepository(mirror, files: 2000)
      try mirror.expectAgreementWithDisk()
      try mirror.run("find . -name probe.graphql -delete")
      let isOver = Flag()
      // Saves a file while git is at work.
      let hasEnded = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        while !isOver.isSet {
          try? mirror.write("own/x.graphql", UUID().uuidString)
          _ = hasEnded.wait(timeout: .now() + .milliseconds(1))
        }
        hasEnded.signal()
      }
      for branch in ["two", "one", "two"] { try mirror.run("git checkout -qf $1", branch) }
      isOver.set()
      hasEnded.wait()
      try mirror.expectAgreementWithDisk()
    }

    @Test(
      "fault 18: a checkout is reported as one change",
      .enabled(if: Platform.hasEvents, Comment(rawValue: Platform.events)), arguments: Backend.withEvents)
    func checkoutIsReportedAsOneChange(backend: Backend) throws {
      let mirror = try Mirror(backend)
      try Self.makeRepository(mirror, files: 2000)
      #expect(try mirror.sync())
      mirror.probe.forget()
      try mirror.run("git checkout -q two")
      #expect(mirror.waitForChange("new/x.graphql", "new"))
      // While git holds its lock, changes are held. Afterwards, they are debounced.
      #expect(mirror.reportedChanges.count <= 2)
      try mirror.expectAgreementWithDisk()
    }

    @Test("fault 18: a rebase", arguments: Backend.built) func rebase(backend: Backend) throws {
      let mirror = try Mirror(backend)
      try Self.makeRepository(mirror, files: 200)
      try mirror.run(
        """
        mkdir common; for i in $(seq 10); do echo "$i" > "common/$i.graphql"; git add .; git commit -qm "$i"; done
        git rebase -q two
        """)
      try mirror.expectAgreementWithDisk()
    }

    @Test("fault 18: a stash, a reset and a clean", arguments: Backend.built) func stash(backend: Backend) throws {
      let mirror = try Mirror(backend)
      try Self.makeRepository(mirror, files: 200)
      #expect(try mirror.sync())
      try mirror.run("echo x > d2/2.graphql; git stash -q; git stash pop -q; git reset -q --hard two")
      try mirror.run("mkdir more; echo x > more/x.graphql; git clean -qfd")
      try mirror.expectAgreementWithDisk()
    }

    @Test(
      "fault 18: a linked work tree, whose .git is a file",
      .enabled(if: Platform.hasEvents, Comment(rawValue: Platform.events)), arguments: Backend.withEvents)
    func linkedWorkTree(backend: Backend) throws {
      let mirror = try Mirror(backend) { $0.makesRoot = false }
      try mirror.run(
        """
        git init -q . && git config user.name t && git config user.email t@example.com
        echo x > x.graphql; git add .; git commit -qm x; git worktree add -q "$1"
        """, in: mirror.base + "/main", mirror.root)
      try mirror.expectAgreementWithDisk()
      let folder = try #require(
        FileTree.folders(below: mirror.base + "/main/.git/worktrees").last { $0.hasSuffix("root") })
      try expectHold(mirror, folder + "/index.lock")
      try mirror.expectAgreementWithDisk()
    }

    @Test(
      "fault 18: a repository that is made later, removed and made again",
      .enabled(if: Platform.hasEvents, Comment(rawValue: Platform.events)), arguments: Backend.withEvents)
    func repositoryComesAndGoes(backend: Backend) throws {
      let mirror = try Mirror(backend, ["x.graphql"]) { $0.depth = 2 }
      for _ in 0..<3 {
        try mirror.run("git init -q ../../..")
        try expectHold(mirror, mirror.base + "/parent/.git/index.lock")
        try mirror.run("rm -rf ../../../.git")
      }
      // The nearest repository decides.
      try mirror.run("git init -q ../../..; git init -q .")
      try expectHold(mirror, ".git/index.lock")
      try mirror.expectAgreementWithDisk()
    }

    /// Expects no reports while the lock exists, and then the last contents.
    private func expectHold(_ mirror: Mirror, _ lock: String, _ location: SourceLocation = #_sourceLocation) throws {
      #expect(try mirror.sync())
      mirror.probe.forget()
      try mirror.write(lock, "")
      let text = UUID().uuidString
      try mirror.write("x.graphql", "half of it")
      #expect(!mirror.wait(seconds: 0.7) { _ in false })
      #expect(mirror.reportedChanges.isEmpty, sourceLocation: location)
      try mirror.write("x.graphql", text)
      try mirror.remove(lock)
      #expect(mirror.waitForChange("x.graphql", text), sourceLocation: location)
      #expect(mirror.contents("x.graphql") == [text], sourceLocation: location)
    }
  }
}
