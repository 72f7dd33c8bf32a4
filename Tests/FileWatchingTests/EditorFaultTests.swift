import Foundation
import TestSupport
import Testing

extension WatchingTests {
  /// Faults of the ways in which editors and other programs save files.
  @Suite struct EditorFaultTests {
    @Test(
      "fault 11: vim itself", .enabled(if: Ability.hasVim, "vim is not installed"), arguments: Backend.built,
      ["no", "yes", "auto"])
    func vim(backend: Backend, backupCopy: String) throws {
      let mirror = try Mirror(backend, ["x.graphql"]) { $0.pollInterval = 50_000_000 }
      let commands = ["set backup writebackup backupcopy=\(backupCopy)", "%s/$/ saved/", "wq"]
      try mirror.run(
        "vim -N -u NONE -i NONE -es -c \"$1\" -c \"$2\" -c \"$3\" x.graphql", commands[0], commands[1], commands[2])
      #expect(mirror.waitForChange("x.graphql", "x.graphql saved\n"))
      try mirror.expectAgreementWithDisk()
    }

    @Test("fault 11: the old file renamed, a new one written", arguments: Backend.built)
    func vimRenamesTheOldFile(backend: Backend) throws {
      let mirror = try Mirror(backend, ["x.graphql"]) { $0.pollInterval = 50_000_000 }
      try mirror.write("4913", "")
      try mirror.remove("4913")
      try mirror.move("x.graphql", "x.graphql~")
      try mirror.write("x.graphql", "saved")
      try mirror.remove("x.graphql~")
      #expect(mirror.waitForChange("x.graphql", "saved"))
      try mirror.expectAgreementWithDisk()
    }

    @Test("fault 11: the old file copied, then overwritten", arguments: Backend.built)
    func vimCopiesTheOldFile(backend: Backend) throws {
      let mirror = try Mirror(backend, ["x.graphql"])
      try mirror.write("x.graphql~", "x.graphql")
      try mirror.write("x.graphql", "saved")
      try mirror.remove("x.graphql~")
      try mirror.expectAgreementWithDisk()
    }

    @Test("fault 12: an atomic rename", arguments: Backend.built)
    func atomicRename(backend: Backend) throws {
      let mirror = try Mirror(backend, ["x.graphql"]) { $0.pollInterval = 50_000_000 }
      try mirror.write("x.graphql.tmp", "saved")
      try mirror.move("x.graphql.tmp", "x.graphql")
      #expect(mirror.waitForChange("x.graphql", "saved"))
      try mirror.expectAgreementWithDisk()
    }

    /// A temporary file is no reason for a rescan, even while a reader of all files is active.
    @Test("fault 12: an atomic rename from a name without an extension, as of sed -i", arguments: Backend.built)
    func atomicRenameOfAnyName(backend: Backend) throws {
      let mirror = try Mirror(backend, ["x.graphql"]) { $0.readingTime = 600_000_000_000 }
      for index in 0..<200 {
        try mirror.write("sed\(index)", "\(index)")
        try mirror.move("sed\(index)", "x.graphql")
      }
      try mirror.expectAgreementWithDisk()
      if backend.hasEvents { #expect(!mirror.reported.contains(.rescan(mirror.root))) }
    }

    @Test(
      "fault 12: two files exchanged", .enabled(if: Ability.canExchange, Comment(rawValue: Ability.exchange)),
      arguments: Backend.built)
    func exchange(backend: Backend) throws {
      let mirror = try Mirror(backend, ["x.graphql", "a/x.graphql", "b/y.graphql"]) { $0.pollInterval = 50_000_000 }
      try mirror.write("x.graphql.tmp", "saved")
      #expect(Ability.exchange(mirror.absolute("x.graphql.tmp"), mirror.absolute("x.graphql")))
      #expect(mirror.waitForChange("x.graphql", "saved"))
      #expect(Ability.exchange(mirror.absolute("a"), mirror.absolute("b")))
      try mirror.expectAgreementWithDisk()
      #expect(Ability.exchange(mirror.absolute("a"), mirror.absolute("x.graphql")))
      try mirror.expectAgreementWithDisk()
    }

    @Test("fault 12: a safe write as JetBrains' editors do it", arguments: Backend.built)
    func safeWrite(backend: Backend) throws {
      let mirror = try Mirror(backend, ["y.graphql"]) { $0.pollInterval = 50_000_000 }
      try mirror.write("y.graphql___jb_tmp___", "saved")
      try mirror.move("y.graphql", "y.graphql___jb_old___")
      try mirror.move("y.graphql___jb_tmp___", "y.graphql")
      try mirror.remove("y.graphql___jb_old___")
      #expect(mirror.waitForChange("y.graphql", "saved"))
      try mirror.expectAgreementWithDisk()
    }

    @Test("fault 12: sed -i", arguments: Backend.built) func sed(backend: Backend) throws {
      let mirror = try Mirror(backend, ["x.graphql"]) { $0.pollInterval = 50_000_000 }
      try mirror.run("sed -i s/x/saved/ x.graphql")
      #expect(mirror.waitForChange("x.graphql", "saved.graphql"))
      try mirror.expectAgreementWithDisk()
    }

    @Test("fault 13: truncated, and written in pieces 100 ms apart", arguments: Backend.built)
    func writtenInPieces(backend: Backend) throws {
      let mirror = try Mirror(backend, ["x.graphql"]) { $0.pollInterval = 50_000_000 }
      let begin = DispatchTime.now()
      let file = try mirror.open("x.graphql")
      for piece in 1...5 {
        try file.write(contentsOf: Data("\(piece)".utf8))
        // No event arrives, so this waits for the whole time.
        #expect(!mirror.wait(seconds: 0.1) { _ in false })
      }
      try file.close()
      let time = Double(DispatchTime.now().uptimeNanoseconds - begin.uptimeNanoseconds) / 1e9
      #expect(mirror.waitForChange("x.graphql", "12345"))
      // With events for writing and closing, the watcher waits for the latter.
      if backend.hasEvents, time < 1.5 { #expect(mirror.contents("x.graphql") == ["12345"]) }
      try mirror.expectAgreementWithDisk()
    }

    @Test("fault 13: writes before a barrier are reported, closed or not", arguments: Backend.built)
    func barrierWhileOpen(backend: Backend) throws {
      let mirror = try Mirror(backend, ["x.graphql"])
      let file = try mirror.open("x.graphql")
      try file.write(contentsOf: Data("one".utf8))
      #expect(try mirror.sync())
      #expect(mirror.contents("x.graphql").last == "one")
      try file.write(contentsOf: Data("two".utf8))
      try file.close()
      try mirror.expectAgreementWithDisk()
    }

    @Test("fault 14: a writer that never closes", arguments: Backend.built)
    func writerThatNeverCloses(backend: Backend) throws {
      let mirror = try Mirror(backend, ["x.graphql"]) { $0.pollInterval = 50_000_000 }
      let file = try mirror.open("x.graphql")
      try file.write(contentsOf: Data("one".utf8))
      #expect(mirror.waitForChange("x.graphql", "one"))
      try file.write(contentsOf: Data("two".utf8))
      #expect(mirror.waitForChange("x.graphql", "onetwo"))
      try mirror.expectAgreementWithDisk()
      try file.close()
    }

    @Test("fault 14: a mapped file, written after it was closed", arguments: Backend.built)
    func mappedFile(backend: Backend) throws {
      let mirror = try Mirror(backend, ["x.graphql"])
      let file = try mirror.open("x.graphql")
      try file.write(contentsOf: Data("before".utf8))
      let memory = try #require(mmap(nil, 6, PROT_READ | PROT_WRITE, MAP_SHARED, file.fileDescriptor, 0))
      try #require(memory != MAP_FAILED)
      try file.close()
      #expect(try mirror.sync())
      #expect(mirror.contents("x.graphql").last == "before")
      memory.copyMemory(from: "behind", byteCount: 6)
      msync(memory, 6, MS_SYNC)
      munmap(memory, 6)
      try mirror.expectAgreementWithDisk()
    }
  }
}
