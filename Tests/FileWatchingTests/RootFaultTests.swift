import Foundation
import TestSupport
import Testing

extension WatchingTests {
  /// Faults of missing, deleted and replaced roots, and of the directories above them.
  @Suite struct RootFaultTests {
    @Test("a root that does not exist yet, two folders deep", arguments: Backend.built)
    func missingRootIsCreatedLater(backend: Backend) throws {
      let mirror = try Mirror(backend) { $0.makesRoot = false }
      try mirror.write("x.graphql", "x")
      try mirror.expectAgreementWithDisk()
      #expect(mirror.reported.contains(.rescan(mirror.root)))
    }

    @Test("fault 6: the root deleted and made again", arguments: Backend.built)
    func deletedAndMadeAgain(backend: Backend) throws {
      let mirror = try Mirror(backend, ["a/x.graphql"])
      for index in 0..<20 {
        try mirror.remove(mirror.root)
        try mirror.write("b/x.graphql", "\(index)")
      }
      try mirror.expectAgreementWithDisk()
    }

    @Test("fault 6: the root deleted, and much later made again", arguments: Backend.built)
    func deleted(backend: Backend) throws {
      let mirror = try Mirror(backend, ["a/x.graphql"])
      try mirror.remove(mirror.root)
      try mirror.expectLost()
      try mirror.makeDirectory("")
      try mirror.expectAgreementWithDisk()
    }

    @Test("fault 6: all directories above the root deleted while one is a working directory", arguments: Backend.built)
    func deletedWhileItIsAWorkingDirectory(backend: Backend) throws {
      // The kernel doesn't report the deletion of a directory in use.
      let mirror = try Mirror(backend, ["x.graphql"]) { $0.depth = 3 }
      let folders = ["/parent", "/parent/d", "/parent/d/d", "/parent/d/d/d", "/parent/d/d/d/root"]
      let open = folders.map { Foundation.open(mirror.base + $0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
      defer { for descriptor in open { close(descriptor) } }
      try mirror.remove(mirror.base + "/parent")
      try mirror.expectLost()
      try mirror.write("y.graphql", "y")
      try mirror.expectAgreementWithDisk()
    }

    @Test("fault 7: the root renamed, and a new one in its place", arguments: Backend.built)
    func renamedAndReplaced(backend: Backend) throws {
      let mirror = try Mirror(backend, ["a/x.graphql"])
      try mirror.move(mirror.root, mirror.base + "/parent/old")
      try mirror.write("a/x.graphql", "new")
      try mirror.expectAgreementWithDisk()
      try mirror.write(mirror.base + "/parent/old/a/x.graphql", "not ours")
      try mirror.expectAgreementWithDisk()
    }

    @Test("fault 7: the root disappears and returns during a scan", arguments: Backend.built)
    func rootComesBackDuringTheScan(backend: Backend) throws {
      let mirror = try Mirror(backend, ["a/x.graphql"]) { $0.readingTime = 10_000_000_000 }
      try mirror.takeAwayAndBack(mirror.root, whileWritingIn: "a", rounds: 2000)
    }

    @Test(
      "fault 7: a directory above the root renamed, and a new one in its place", arguments: Backend.built, [0, 1, 4])
    func parentRenamedAndReplaced(backend: Backend, depth: Int) throws {
      let mirror = try Mirror(backend, ["a/x.graphql"]) { $0.depth = depth }
      try mirror.move(mirror.base + "/parent", mirror.base + "/old")
      try mirror.expectLost()
      try mirror.write("a/y.graphql", "new")
      try mirror.expectAgreementWithDisk()
      // Restore the old directory.
      try mirror.remove(mirror.base + "/parent")
      try mirror.move(mirror.base + "/old", mirror.base + "/parent")
      try mirror.expectAgreementWithDisk()
    }

    @Test("fault 7: a link above the root gets another target", arguments: Backend.built)
    func linkAboveTheRootIsRetargeted(backend: Backend) throws {
      let mirror = try Mirror(backend) { setting in
        setting.depth = 1
        setting.makesRoot = false
      }
      for name in ["one", "two"] { try mirror.write(mirror.base + "/\(name)/d/root/x.graphql", name) }
      try mirror.link(mirror.base + "/parent", to: "one")
      try mirror.expectAgreementWithDisk()
      try mirror.link(mirror.base + "/new", to: "../" + (mirror.base as NSString).lastPathComponent + "/two")
      try mirror.move(mirror.base + "/new", mirror.base + "/parent")
      try mirror.expectAgreementWithDisk()
      try mirror.move(mirror.base + "/two", mirror.base + "/three")
      try mirror.expectLost()
      try mirror.move(mirror.base + "/one", mirror.base + "/two")
      try mirror.expectAgreementWithDisk()
    }

    @Test("the directory of markers deleted and made again", arguments: Backend.built)
    func markerDirectoryReplaced(backend: Backend) throws {
      let mirror = try Mirror(backend, ["x.graphql"])
      try mirror.remove(mirror.base + "/markers")
      #expect(try mirror.sync(seconds: 1) == false)
      try mirror.makeDirectory(mirror.base + "/markers")
      try mirror.expectAgreementWithDisk()
    }

    @Test("a marker of another process is answered after all before it", arguments: Backend.built)
    func markerOfAnotherProcess(backend: Backend) throws {
      let mirror = try Mirror(backend, ["x.graphql"]) { $0.pollInterval = 5_000_000 }
      let marker = mirror.base + "/markers/cookie-other"
      try mirror.write("x.graphql", "before")
      try mirror.write(marker, "")
      #expect(mirror.wait { $0 == .marker(marker) })
      let change = try #require(
        mirror.reported.firstIndex(of: .changed([mirror.absolute("x.graphql")], contents: ["before"])))
      #expect(change < (try #require(mirror.reported.firstIndex(of: .marker(marker)))))
    }
  }
}
