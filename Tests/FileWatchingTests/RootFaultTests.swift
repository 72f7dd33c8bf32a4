import FileWatching
import Foundation
import Testing

extension WatchingTests {
  /// Roots that are not there yet, go, or are replaced (faults 6 and 7).
  @Suite struct RootFaultTests {
    @Test(arguments: Backend.built) func waitedFor(backend: Backend) throws {
      let mirror = try Mirror(backend, makesRoot: false)
      try mirror.write("x.graphql", "x")
      try mirror.expectTruth()
      #expect(mirror.told.contains(.rescan(root: mirror.root)))
    }

    @Test(arguments: Backend.built) func deletedAndMadeAgain(backend: Backend) throws {
      let mirror = try Mirror(backend, ["a/x.graphql"])
      for index in 0..<20 {
        try mirror.remove(mirror.root)
        try mirror.write("b/x.graphql", "\(index)")
      }
      try mirror.expectTruth()
    }

    @Test(arguments: Backend.built) func deleted(backend: Backend) throws {
      let mirror = try Mirror(backend, ["a/x.graphql"])
      try mirror.remove(mirror.root)
      #expect(mirror.watcher?.sync(timeout: 60) == true)
      #expect(mirror.told.contains(.rescan(root: mirror.root)))
      try mirror.makeDirectory("")
      try mirror.expectTruth()
    }

    @Test(arguments: Backend.built) func renamedAndReplaced(backend: Backend) throws {
      let mirror = try Mirror(backend, ["a/x.graphql"])
      try mirror.move(mirror.root, mirror.base + "/parent/old")
      try mirror.write("a/x.graphql", "new")
      try mirror.expectTruth()
      try mirror.write(mirror.base + "/parent/old/a/x.graphql", "not ours")
      try mirror.expectTruth()
    }

    @Test(arguments: Backend.built) func parentRenamedAndReplaced(backend: Backend) throws {
      let mirror = try Mirror(backend, ["a/x.graphql"])
      try mirror.move(mirror.base + "/parent", mirror.base + "/old")
      try mirror.expectLost()
      try mirror.write("a/y.graphql", "new")
      try mirror.expectTruth()
    }

    @Test(arguments: Backend.built) func cookieDirectoryReplaced(backend: Backend) throws {
      let mirror = try Mirror(backend, ["x.graphql"])
      try mirror.remove(mirror.base + "/cookies")
      #expect(mirror.watcher?.sync(timeout: 1) == false)
      try mirror.makeDirectory(mirror.base + "/cookies")
      try mirror.expectTruth()
    }
  }
}

extension Mirror {
  /// Everything that was known is known to be gone.
  func expectLost() throws {
    #expect(watcher?.sync(timeout: 60) == true)
    #expect(told.contains(.rescan(root: root)))
  }
}
