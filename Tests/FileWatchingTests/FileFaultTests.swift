import FileWatching
import Foundation
import Testing

extension WatchingTests {
  /// How editors and other programs write files (faults 5, 11 to 16).
  @Suite struct FileFaultTests {
    @Test(arguments: Backend.built) func savedFileIsTold(backend: Backend) throws {
      let mirror = try Mirror(backend, ["x.graphql"], pollInterval: 5_000_000)
      try mirror.write("x.graphql", "changed")
      #expect(mirror.waitForChange("x.graphql"))
      try mirror.expectTruth()
    }

    @Test(arguments: Backend.built) func deletedAndMadeAgainManyTimes(backend: Backend) throws {
      let mirror = try Mirror(backend, ["x.graphql"])
      for index in 0..<20_000 {
        unlink(mirror.absolute("x.graphql"))
        let file = try #require(fopen(mirror.absolute("x.graphql"), "w"))
        fputs("\(index)", file)
        fclose(file)
      }
      try mirror.expectTruth()
    }

    @Test(arguments: Backend.built) func vimRenamesTheOldFile(backend: Backend) throws {
      let mirror = try Mirror(backend, ["x.graphql"], pollInterval: 5_000_000)
      try mirror.write("4913", "")
      try mirror.remove("4913")
      try mirror.move("x.graphql", "x.graphql~")
      try mirror.write("x.graphql", "saved")
      try mirror.remove("x.graphql~")
      #expect(mirror.waitForChange("x.graphql"))
      try mirror.expectTruth()
    }

    @Test(arguments: Backend.built) func vimCopiesTheOldFile(backend: Backend) throws {
      let mirror = try Mirror(backend, ["x.graphql"])
      try mirror.write("x.graphql~", "x.graphql")
      try mirror.write("x.graphql", "saved")
      try mirror.remove("x.graphql~")
      try mirror.expectTruth()
    }

    @Test(arguments: Backend.built) func atomicRename(backend: Backend) throws {
      let mirror = try Mirror(backend, ["x.graphql", "y.graphql"], pollInterval: 5_000_000)
      try mirror.write("x.graphql.tmp", "saved")
      try mirror.move("x.graphql.tmp", "x.graphql")
      #expect(mirror.waitForChange("x.graphql"))
      try mirror.write("y.graphql___jb_tmp___", "saved")
      try mirror.move("y.graphql", "y.graphql___jb_old___")
      try mirror.move("y.graphql___jb_tmp___", "y.graphql")
      try mirror.remove("y.graphql___jb_old___")
      try mirror.expectTruth()
    }

    @Test(arguments: Backend.built) func writtenInPieces(backend: Backend) throws {
      let mirror = try Mirror(backend, ["x.graphql"])
      let file = try #require(fopen(mirror.absolute("x.graphql"), "w"))
      for _ in 0..<5 {
        fputs("piece", file)
        fflush(file)
      }
      #expect(mirror.watcher?.sync(timeout: 60) == true)
      fputs("end", file)
      fclose(file)
      try mirror.expectTruth()
    }

    @Test func writerThatNeverCloses() throws {
      guard FileWatcher.canUseEvents else { return }
      let mirror = try Mirror(.events, ["x.graphql"])
      let file = try #require(fopen(mirror.absolute("x.graphql"), "w"))
      defer { fclose(file) }
      fputs("open", file)
      fflush(file)
      #expect(mirror.waitForChange("x.graphql"))
    }

    @Test(arguments: Backend.built) func hardLink(backend: Backend) throws {
      let mirror = try Mirror(backend, ["x.graphql"], pollInterval: 5_000_000)
      #expect(Foundation.link(mirror.absolute("x.graphql"), mirror.absolute("y.graphql")) == 0)
      #expect(mirror.waitForChange("y.graphql"))
      try mirror.expectTruth()
    }

    @Test(arguments: Backend.built) func otherFilesAreNotTold(backend: Backend) throws {
      let mirror = try Mirror(backend)
      try mirror.write("x.txt", "x")
      try mirror.write("d/x.swift", "x")
      #expect(mirror.watcher?.sync(timeout: 60) == true)
      #expect(mirror.toldChanges.isEmpty)
    }

    @Test(arguments: Backend.built) func sameSizeAndTimes(backend: Backend) throws {
      let mirror = try Mirror(backend, ["x.graphql"])
      let old = try FileManager.default.attributesOfItem(atPath: mirror.absolute("x.graphql"))[.modificationDate]
      try mirror.write("x.graphql", "y.graphql")
      try FileManager.default.setAttributes(
        [.modificationDate: try #require(old as? Date)], ofItemAtPath: mirror.absolute("x.graphql"))
      try mirror.expectTruth()
    }

    @Test(arguments: Backend.built) func fileBecomesDirectoryAndBack(backend: Backend) throws {
      let mirror = try Mirror(backend, ["x.graphql"])
      try mirror.remove("x.graphql")
      try mirror.write("x.graphql/y.graphql", "y")
      try mirror.expectTruth()
      try mirror.remove("x.graphql")
      try mirror.write("x.graphql", "x")
      try mirror.expectTruth()
    }
  }
}
