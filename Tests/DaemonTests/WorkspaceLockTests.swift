import FileAccess
import Foundation
import Source
import TestSupport
import Testing

@testable import Daemon

@Suite struct WorkspaceLockTests {
  @Test func onlyOneProcessHoldsTheLock() throws {
    let directory = try TestDirectory()
    let lock = try WorkspaceLock.take(root: directory.path, for: .once)
    let outcome = OutputStore(root: directory.path).apply(plan(["a.graphql.swift": "1"]), prune: false)
    #expect(outcome.diagnostics.map(\.code) == [.outputLocked])
    #expect(outcome.diagnostics.first?.message.contains("process \(getpid())") == true)
    #expect(directory.outputs == [:])
    _ = consume lock
    let next = OutputStore(root: directory.path).apply(plan(["a.graphql.swift": "1"]), prune: false)
    #expect(next.written == ["Out/a.graphql.swift"])
    #expect(directory.text(".mockd/lock") == "\(getpid())\n")
  }

  @Test func childProcessesDoNotInheritTheLock() throws {
    let directory = try TestDirectory()
    let lock = try WorkspaceLock.take(root: directory.path, for: .once)
    #expect(fcntl(lock.descriptor, F_GETFD) & FD_CLOEXEC != 0)
    _ = consume lock
  }

  private func permissions(_ directory: TestDirectory) throws -> UInt32 {
    try FileSystem.status(directory.absolute(".mockd/lock")).permissions
  }

  @Test func theLockFileIsPrivate() throws {
    let directory = try TestDirectory()
    _ = try WorkspaceLock.take(root: directory.path, for: .once)
    #expect(try permissions(directory) == 0o600)
    // As an earlier version made it.
    #expect(chmod(directory.absolute(".mockd/lock"), 0o666) == 0)
    _ = try WorkspaceLock.take(root: directory.path, for: .once)
    #expect(try permissions(directory) == 0o600)
  }

  /// Another user can't open the file, so can't hold up this one.
  @Test(.enabled(if: Ability.isRoot, "only root can become another user"))
  func otherUsersCannotBlockTheLock() throws {
    let directory = try TestDirectory()
    #expect(chmod(directory.path, 0o755) == 0)
    _ = try WorkspaceLock.take(root: directory.path, for: .once)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "setpriv", "--reuid", "65534", "--clear-groups", "flock", "--nonblock", "-x",
      directory.absolute(".mockd/lock"), "true",
    ]
    process.standardError = FileHandle.nullDevice
    try process.start()
    process.waitUntilExit()
    // `flock` can't open the file.
    #expect(process.terminationStatus == 66)
    _ = try WorkspaceLock.take(root: directory.path, for: .once)
  }

  /// A process that only asks for the holder doesn't count as one.
  @Test func queryingTheHolderLeavesTheLock() throws {
    let directory = try TestDirectory()
    let lock = try WorkspaceLock.take(root: directory.path, for: .watch, configuration: "a.json")
    #expect(LockHolder.current(root: directory.path)?.configuration == "a.json")
    _ = consume lock
    #expect(LockHolder.current(root: directory.path) == nil)
  }

  @Test func invalidLockFilesAreRejected() throws {
    for kind in ["link", "second name", "pipe", "directory"] {
      let directory = try TestDirectory()
      try directory.write("precious", "mine")
      try directory.makeDirectory(".mockd")
      let path = directory.absolute(".mockd/lock")
      switch kind {
      case "link": try directory.link(".mockd/lock", to: "../precious")
      case "second name": #expect(link(directory.absolute("precious"), path) == 0)
      case "pipe": #expect(mkfifo(path, 0o600) == 0)
      default: try directory.makeDirectory(".mockd/lock")
      }
      let outcome = OutputStore(root: directory.path).apply(plan(["a.graphql.swift": "1"]), prune: false)
      #expect(outcome.diagnostics.map(\.code) == [.outputUnwritable], "\(kind)")
      #expect(outcome.written == [], "\(kind)")
      #expect(directory.text("precious") == "mine", "\(kind)")
    }
  }
}
