import Foundation
import TestSupport
import Testing

extension WatchingTests {
  /// Faults of missing, deleted and replaced roots, and of the directories above them.
  @Suite struct RootFaultTests {
    @Test("a root that does not exist yet, two folders deep", arguments: Backend.built)
    func waitedFor(backend: Backend) throws {
      let mirror = try Mirror(backend) { $0.makesRoot = false }
      try mirror.write("x.graphql", "x")
      try mirror.expectTruth()
      #expect(mirror.told.contains(.rescan(mirror.root)))
    }

    @Test("fault 6: the root deleted and made again", arguments: Backend.built)
    func deletedAndMadeAgain(backend: Backend) throws {
      let mirror = try Mirror(backend, ["a/x.graphql"])
      for index in 0..<20 {
        try mirror.remove(mirror.root)
        try mirror.write("b/x.graphql", "\(index)")
      }
      try mirror.expectTruth()
    }

    @Test("fault 6: the root deleted, and much later made again", arguments: Backend.built)
    func deleted(backend: Backend) throws {
      let mirror = try Mirror(backend, ["a/x.graphql"])
      try mirror.remove(mirror.root)
      try mirror.expectLost()
      try mirror.makeDirectory("")
      try mirror.expectTruth()
    }

    @Test("fault 6: all above the root deleted while somebody stands there", arguments: Backend.built)
    func deletedWhileSomebodyStandsThere(backend: Backend) throws {
      // The kernel doesn't report the deletion of a directory in use.
      let mirror = try Mirror(backend, ["x.graphql"]) { $0.depth = 3 }
      let folders = ["/parent", "/parent/d", "/parent/d/d", "/parent/d/d/d", "/parent/d/d/d/root"]
      let open = folders.map { Foundation.open(mirror.base + $0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
      defer { for descriptor in open { close(descriptor) } }
      try mirror.remove(mirror.base + "/parent")
      try mirror.expectLost()
      try mirror.write("y.graphql", "y")
      try mirror.expectTruth()
    }

    @Test("fault 7: the root renamed, and a new one in its place", arguments: Backend.built)
    func renamedAndReplaced(backend: Backend) throws {
      let mirror = try Mirror(backend, ["a/x.graphql"])
      try mirror.move(mirror.root, mirror.base + "/parent/old")
      try mirror.write("a/x.graphql", "new")
      try mirror.expectTruth()
      try mirror.write(mirror.base + "/parent/old/a/x.graphql", "not ours")
      try mirror.expectTruth()
    }

    @Test("fault 7: the root goes and comes back while somebody looks into it", arguments: Backend.built)
    func comesBackWhileLookedInto(backend: Backend) throws {
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
      try mirror.expectTruth()
      // Restore the old directory.
      try mirror.remove(mirror.base + "/parent")
      try mirror.move(mirror.base + "/old", mirror.base + "/parent")
      try mirror.expectTruth()
    }

    @Test("fault 7: a link on the way to the root leads elsewhere", arguments: Backend.built)
    func linkOnTheWayIsRetargeted(backend: Backend) throws {
      let mirror = try Mirror(backend) { setting in
        setting.depth = 1
        setting.makesRoot = false
      }
      for name in ["one", "two"] { try mirror.write(mirror.base + "/\(name)/d/root/x.graphql", name) }
      try mirror.link(mirror.base + "/parent", to: "one")
      try mirror.expectTruth()
      try mirror.link(mirror.base + "/new", to: "../" + (mirror.base as NSString).lastPathComponent + "/two")
      try mirror.move(mirror.base + "/new", mirror.base + "/parent")
      try mirror.expectTruth()
      try mirror.move(mirror.base + "/two", mirror.base + "/three")
      try mirror.expectLost()
      try mirror.move(mirror.base + "/one", mirror.base + "/two")
      try mirror.expectTruth()
    }

    @Test("the directory of markers deleted and made again", arguments: Backend.built)
    func markerDirectoryReplaced(backend: Backend) throws {
      let mirror = try Mirror(backend, ["x.graphql"])
      try mirror.remove(mirror.base + "/markers")
      #expect(try mirror.sync(seconds: 1) == false)
      try mirror.makeDirectory(mirror.base + "/markers")
      try mirror.expectTruth()
    }

    @Test("a marker of another process is answered after all before it", arguments: Backend.built)
    func markerOfAnotherProcess(backend: Backend) throws {
      let mirror = try Mirror(backend, ["x.graphql"]) { $0.pollInterval = 5_000_000 }
      let marker = mirror.base + "/markers/cookie-other"
      try mirror.write("x.graphql", "before")
      try mirror.write(marker, "")
      #expect(mirror.wait { $0 == .marker(marker) })
      let change = try #require(
        mirror.told.firstIndex(of: .changed([mirror.absolute("x.graphql")], contents: ["before"])))
      #expect(change < (try #require(mirror.told.firstIndex(of: .marker(marker)))))
    }
  }
}
