import Foundation
import TestSupport
import Testing

extension WatchingTests {
  /// Faults of directories that appear, vanish and move, of odd names, and of unreadable directories.
  @Suite struct DirectoryFaultTests {
    @Test("fault 1: mkdir -p and a file at once", arguments: Backend.built)
    func fileInNewDirectories(backend: Backend) throws {
      let mirror = try Mirror(backend)
      for index in 0..<300 { try mirror.write("a\(index)/b/c/x.graphql", "x") }
      try mirror.expectAgreementWithDisk()
    }

    @Test("fault 2: a populated tree moved in", arguments: Backend.built)
    func populatedTreeMovedIn(backend: Backend) throws {
      let mirror = try Mirror(backend)
      for index in 0..<50 { try mirror.write(mirror.base + "/outside/d\(index)/x.graphql", "x") }
      try mirror.move(mirror.base + "/outside", "inside")
      try mirror.expectAgreementWithDisk()
    }

    @Test("fault 3: a directory renamed twice, then written", arguments: Backend.built)
    func renamedTwiceThenWritten(backend: Backend) throws {
      let mirror = try Mirror(backend, ["a/deep/x.graphql"])
      try mirror.move("a", "b")
      try mirror.move("b", "c")
      try mirror.write("c/deep/x.graphql", "changed")
      try mirror.write("c/deep/y.graphql", "new")
      try mirror.expectAgreementWithDisk()
    }

    @Test("fault 3: a directory disappears and returns during a scan", arguments: Backend.built)
    func directoryComesBackDuringTheScan(backend: Backend) throws {
      let mirror = try Mirror(backend, ["a/x/y.graphql"])
      try mirror.takeAwayAndBack("a", whileWritingIn: "a/x", rounds: 2000)
    }

    @Test("fault 4: a directory moved out, then written", arguments: Backend.built)
    func movedOutThenWritten(backend: Backend) throws {
      let mirror = try Mirror(backend, ["a/x.graphql"])
      try mirror.move("a", mirror.base + "/away")
      try mirror.expectAgreementWithDisk()
      mirror.probe.forget()
      try mirror.write(mirror.base + "/away/x.graphql", "not ours")
      #expect(try mirror.sync())
      let isReported = mirror.reportedChanges.contains { message in
        guard case .changed(let paths, contents: _) = message else { return true }
        return paths.contains { $0.contains("/a/") || $0.contains("/away/") }
      }
      #expect(!isReported)
      try mirror.expectAgreementWithDisk()
    }

    @Test("fault 4: moved out, written and moved back", arguments: Backend.built)
    func movedOutAndBack(backend: Backend) throws {
      let mirror = try Mirror(backend, ["a/x.graphql"])
      try mirror.move("a", mirror.base + "/away")
      try mirror.write(mirror.base + "/away/x.graphql", "changed outside")
      try mirror.move(mirror.base + "/away", "a")
      try mirror.expectAgreementWithDisk()
    }

    @Test("fault 5: a directory deleted and made again", arguments: Backend.built)
    func deletedAndMadeAgain(backend: Backend) throws {
      let mirror = try Mirror(backend, ["a/x.graphql"])
      for index in 0..<200 {
        try mirror.remove("a")
        try mirror.write("a/x.graphql", "\(index)")
      }
      try mirror.expectAgreementWithDisk()
    }

    @Test("fault 20: newlines, bytes that are not UTF-8, the longest names", arguments: Backend.built)
    func oddNames(backend: Backend) throws {
      let mirror = try Mirror(backend)
      try mirror.write("new\nline/ä \"x\".graphql", "x")
      try mirror.write(String(repeating: "n", count: 255) + "/" + String(repeating: "n", count: 247) + ".graphql", "x")
      let raw: [CChar] = Array(mirror.root.utf8CString.dropLast()) + [47, -1, -2, 0]
      #expect(mkdir(raw, 0o755) == 0)
      #expect(try mirror.sync())
      // Only a rescan can report such a name.
      #expect(mirror.reported.contains(.rescan(mirror.root)))
      try mirror.write("y.graphql", "y")
      #expect(try mirror.sync())
      #expect(rename(raw, mirror.absolute("readable")) == 0)
      try mirror.write("readable/x.graphql", "x")
      try mirror.expectAgreementWithDisk()
    }

    @Test(
      "fault 21: an unreadable directory, later readable",
      .enabled(if: Ability.canBeAnotherUser, Comment(rawValue: Ability.anotherUser)),
      arguments: Backend.built)
    func unreadableThenReadable(backend: Backend) throws {
      // The first is unreadable from the start, the second later.
      let mirror = try Mirror(backend, ["a/x.graphql", "b/x.graphql"]) { setting in
        setting.launcher = Ability.asAnotherUser
        setting.meanwhile = { chmod($0 + "/a", 0) }
      }
      chmod(mirror.absolute("b"), 0)
      try mirror.write("c/x.graphql", "c")
      #expect(try mirror.sync())
      for name in ["a", "b"] { chmod(mirror.absolute(name), 0o755) }
      try mirror.expectAgreementWithDisk()
    }

    /// A short-lived directory may have moved a file to another name before the watcher listed its contents. A reader
    /// of all files may have missed that file. So the watcher requests a rescan, but only while a reader may be active.
    @Test(
      "fault 22: a directory that is created and deleted repeatedly",
      .enabled(if: Platform.hasEvents, Comment(rawValue: Platform.events)), arguments: Backend.withEvents,
      [true, false])
    func comesAndGoes(backend: Backend, isReading: Bool) throws {
      let mirror = try Mirror(backend, ["x.graphql"]) { $0.readingTime = isReading ? 600_000_000_000 : 0 }
      #expect(try mirror.sync())
      mirror.probe.forget()
      for index in 0..<300 {
        let path = mirror.absolute("d\(index)")
        #expect(mkdir(path, 0o755) == 0)
        #expect(rmdir(path) == 0)
      }
      #expect(try mirror.sync())
      #expect(mirror.reported.contains(.rescan(mirror.root)) == isReading)
      try mirror.expectAgreementWithDisk()
    }

    @Test("fault 22: directories that vanish during the first crawl", arguments: Backend.built)
    func vanishingDuringTheFirstCrawl(backend: Backend) throws {
      let mirror = try Mirror(backend, (0..<300).map { "d\($0)/x.graphql" }) { setting in
        setting.readingTime = 60_000_000_000
        setting.meanwhile = { root in
          for index in 0..<300 {
            rename(root + "/d\(index)", root + "/moved")
            try? Mirror.write(root + "/moved/x.graphql", "\(index)")
            rename(root + "/moved", root + "/d\((index + 1) % 300)")
            try? FileManager.default.removeItem(atPath: root + "/d\((index + 2) % 300)")
          }
        }
      }
      try mirror.expectAgreementWithDisk()
    }

    @Test("directories that the root does not want are not watched", arguments: Backend.built)
    func prunedDirectoriesAreNotWatched(backend: Backend) throws {
      let mirror = try Mirror(backend)
      try mirror.write("pruned/x.graphql", "x")
      #expect(try mirror.sync())
      #expect(mirror.reportedChanges.isEmpty)
    }
  }
}
