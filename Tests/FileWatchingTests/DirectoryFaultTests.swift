import Dispatch
import FileWatching
import Foundation
import Testing

extension WatchingTests {
  /// Directories that come, go and move (faults 1 to 4, 20, 22).
  @Suite struct DirectoryFaultTests {
    @Test(arguments: Backend.built) func fileInNewDirectories(backend: Backend) throws {
      let mirror = try Mirror(backend)
      for index in 0..<300 { try mirror.write("a\(index)/b/c/x.graphql", "x") }
      try mirror.expectTruth()
    }

    @Test(arguments: Backend.built) func populatedTreeMovedIn(backend: Backend) throws {
      let mirror = try Mirror(backend)
      for index in 0..<50 { try mirror.write(mirror.base + "/outside/d\(index)/x.graphql", "x") }
      try mirror.move(mirror.base + "/outside", "inside")
      try mirror.expectTruth()
    }

    @Test(arguments: Backend.built) func renamedTwiceThenWritten(backend: Backend) throws {
      let mirror = try Mirror(backend, ["a/deep/x.graphql"])
      try mirror.move("a", "b")
      try mirror.move("b", "c")
      try mirror.write("c/deep/x.graphql", "changed")
      try mirror.write("c/deep/y.graphql", "new")
      try mirror.expectTruth()
    }

    @Test(arguments: Backend.built) func movedOutThenWritten(backend: Backend) throws {
      let mirror = try Mirror(backend, ["a/x.graphql"])
      try mirror.move("a", mirror.base + "/away")
      try mirror.expectTruth()
      mirror.forgetEvents()
      try mirror.write(mirror.base + "/away/x.graphql", "not ours")
      #expect(mirror.watcher?.sync(timeout: 60) == true)
      let isTold = mirror.toldChanges.contains { event in
        if case .changed(let paths) = event {
          paths.contains { $0.contains("/a/") || $0.contains("/away/") }
        } else {
          true
        }
      }
      #expect(!isTold)
    }

    @Test(arguments: Backend.built) func movedOutAndBack(backend: Backend) throws {
      let mirror = try Mirror(backend, ["a/x.graphql"])
      try mirror.move("a", mirror.base + "/away")
      try mirror.write(mirror.base + "/away/x.graphql", "changed outside")
      try mirror.move(mirror.base + "/away", "a")
      try mirror.expectTruth()
    }

    @Test(arguments: Backend.built) func deletedAndMadeAgain(backend: Backend) throws {
      let mirror = try Mirror(backend, ["a/x.graphql"])
      for index in 0..<200 {
        try mirror.remove("a")
        try mirror.write("a/x.graphql", "\(index)")
      }
      try mirror.expectTruth()
    }

    @Test(arguments: Backend.built) func oddNames(backend: Backend) throws {
      let mirror = try Mirror(backend)
      try mirror.write("new\nline/ä \"x\".graphql", "x")
      try mirror.write(String(repeating: "n", count: 247) + ".graphql", "x")
      let raw: [CChar] = Array(mirror.root.utf8CString.dropLast()) + [47, -1, -2, 0]
      #expect(mkdir(raw, 0o755) == 0)
      try mirror.write("y.graphql", "y")
      #expect(mirror.watcher?.sync(timeout: 60) == true)
      rmdir(raw)
      try mirror.expectTruth()
    }

    @Test(arguments: Backend.built) func vanishingDuringTheFirstCrawl(backend: Backend) throws {
      let mirror = try Mirror(backend, (0..<300).map { "d\($0)/x.graphql" })
      let isDone = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        for index in 0..<300 { try? mirror.remove("d\(index)") }
        isDone.signal()
      }
      let watcher = FileWatcher([WatchRoot(mirror.root) { _ in true }]) { _ in }
      watcher.start()
      watcher.stop()
      isDone.wait()
      try mirror.expectTruth()
    }

    @Test(arguments: Backend.built) func prunedDirectoriesAreNotWatched(backend: Backend) throws {
      let mirror = try Mirror(backend)
      for name in WatchRoot.usuallyPruned { try mirror.write("\(name)/x.graphql", "x") }
      #expect(mirror.watcher?.sync(timeout: 60) == true)
      #expect(mirror.toldChanges.isEmpty)
    }

    @Test(.enabled(if: getuid() != 0, "root may read every directory"), arguments: Backend.built)
    func unreadableThenReadable(backend: Backend) throws {
      let mirror = try Mirror(backend, ["a/x.graphql"])
      chmod(mirror.absolute("a"), 0)
      #expect(mirror.watcher?.sync(timeout: 60) == true)
      chmod(mirror.absolute("a"), 0o755)
      try mirror.expectTruth()
    }
  }
}
