import Foundation
import Source
import Testing

@testable import Daemon

@Suite struct WorkspaceLockTests {
  @Test func oneWritesAtATime() throws {
    let directory = try TestDirectory()
    let lock = try WorkspaceLock.take(root: directory.path, for: .once)
    let outcome = ArtifactWriter(root: directory.path).apply(plan(["a.graphql.swift": "1"]), prune: false)
    #expect(outcome.diagnostics.map(\.code) == [.outputLocked])
    #expect(outcome.diagnostics.first?.message.contains("process \(getpid())") == true)
    #expect(directory.outputs == [:])
    _ = consume lock
    let next = ArtifactWriter(root: directory.path).apply(plan(["a.graphql.swift": "1"]), prune: false)
    #expect(next.written == ["Out/a.graphql.swift"])
    #expect(directory.text(".mockd/lock") == "\(getpid())\n")
  }

  @Test func childrenDoNotHoldIt() throws {
    let directory = try TestDirectory()
    let lock = try WorkspaceLock.take(root: directory.path, for: .once)
    #expect(fcntl(lock.descriptor, F_GETFD) & FD_CLOEXEC != 0)
    _ = consume lock
  }
}
