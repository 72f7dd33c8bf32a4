import FileAccess
import FileWatching
import Foundation
import Source
import Synchronization
import TestSupport
import Testing

@testable import Daemon

/// The loop with events that the tests send. The time limit is for a loop that hangs: on a busy machine, a test may
/// wait some minutes for a thread.
@Suite(.timeLimit(.minutes(20))) struct WatchSessionTests {
  private let directory: TestDirectory

  init() throws {
    directory = try TestDirectory()
    try directory.write(".mockgen.json", Self.configuration)
    try directory.write("schema.graphqls", "type Query { a: A, b: Int } type A { x: Int, y: Int }")
    try directory.write("q.graphql", "query Q { a { x } }")
  }

  static let configuration = """
    { "version": 1, "schema": ["*.graphqls"], "operations": ["*.graphql"], "namespace": "API",
      "outputs": { "testMocks": { "path": "Mocks" } } }
    """

  @Test func eachChangeGivesARound() async throws {
    let watch = try FakeWatch(directory)
    let first = try await watch.next()
    #expect(first.isFirst)
    #expect(first.outcome.written == ["Mocks/A+Mock.graphql.swift", "Mocks/Query+Mock.graphql.swift"])
    try directory.write("q.graphql", "query Q { a { x y } }")
    watch.post(.changed([directory.absolute("q.graphql")]))
    let second = try await watch.next()
    #expect(!second.isFirst)
    #expect(second.changed == ["q.graphql"])
    #expect(second.outcome.written == ["Mocks/A+Mock.graphql.swift"])
    await watch.stop()
  }

  /// The events of the session's own writes lead to no round.
  @Test func ownWritesStartNoRound() async throws {
    let watch = try FakeWatch(directory)
    _ = try await watch.next()
    watch.post(.rescan(root: directory.absolute("Mocks")))
    watch.post(.changed(["A", "Query"].map { directory.absolute("Mocks/\($0)+Mock.graphql.swift") }))
    try directory.remove("Mocks/A+Mock.graphql.swift")
    watch.post(.changed([directory.absolute("Mocks/A+Mock.graphql.swift")]))
    let round = try await watch.next()
    #expect(round.repaired == ["Mocks/A+Mock.graphql.swift"])
    #expect(round.outcome.written == round.repaired)
    #expect(round.changed == [])
    await watch.stop()
  }

  /// A rescan finds orphans as well as missing outputs.
  @Test func rescansFindOrphans() async throws {
    let orphan = "Mocks/Gone+Mock.graphql.swift"
    let watch = try FakeWatch(directory)
    #expect(try await watch.next().outputDiagnostics.isEmpty)
    try directory.write(orphan, "// @generated\n")
    watch.post(.rescan(root: directory.absolute("Mocks")))
    let come = try await watch.next()
    #expect(come.outputDiagnostics.map(\.code) == [.outputOrphaned] && come.repaired == [orphan])
    try directory.remove(orphan)
    // The same round reports the path itself.
    watch.post(.rescan(root: directory.absolute("Mocks")))
    watch.post(.changed([directory.absolute(orphan)]))
    let gone = try await watch.next()
    #expect(gone.outputDiagnostics.isEmpty && gone.removed == [orphan])
    // Another look finds nothing new.
    watch.post(.rescan(root: directory.absolute("Mocks")))
    try directory.write("q.graphql", "query Q { a { x y } }")
    watch.post(.changed([directory.absolute("q.graphql")]))
    #expect(try await watch.next().changed == ["q.graphql"])
    await watch.stop()
  }

  /// Fault 29: a file changes after it was read and before anything is written, without an event. The outputs of its
  /// last state are written once.
  @Test func filesThatChangeDuringARoundAreReadAgain() async throws {
    let watch = try FakeWatch(directory) { [directory] step, _ in
      // The configuration has been read by then, and is said to give other outputs.
      guard step == 2 else { return }
      try? directory.write(".mockgen.json", Self.configuration.replacing("Mocks", with: "Other"))
    }
    let round = try await watch.next()
    #expect(round.outcome.written.allSatisfy { $0.hasPrefix("Other/") })
    #expect(directory.outputs.keys.filter { $0.hasSuffix(".swift") }.allSatisfy { $0.hasPrefix("Other/") })
    await watch.stop()
  }

  /// The same with an event while the round runs.
  @Test func eventsDuringARoundBelongToIt() async throws {
    let hook = Mutex<(@Sendable () -> Void)?>(nil)
    let watch = try FakeWatch(directory) { _, _ in
      let action = hook.withLock { hook in
        defer { hook = nil }
        return hook
      }
      action?()
    }
    _ = try await watch.next()
    hook.withLock { hook in
      hook = { [directory, watch] in
        try? directory.write("q.graphql", "query Q { b }")
        watch.post(.changed([directory.absolute("q.graphql")]))
        watch.post(.changed([directory.absolute("other.graphql")]))
      }
    }
    try directory.write("q.graphql", "query Q { a { y } }")
    watch.post(.changed([directory.absolute("q.graphql")]))
    let round = try await watch.next()
    #expect(round.changed == ["other.graphql", "q.graphql"])
    #expect(round.removed == ["other.graphql"])
    #expect(round.outcome.deleted == ["Mocks/A+Mock.graphql.swift"])
    #expect(round.outcome.written == ["Mocks/Query+Mock.graphql.swift"])
    await watch.stop()
  }

  /// No event tells when the manifest can be written again.
  @Test func failedWritesAreRetried() async throws {
    try directory.write(".mockd", "in the way")
    let watch = try FakeWatch(directory)
    let first = try await watch.next()
    #expect(first.outcome.written == [])
    #expect(first.outputDiagnostics.map(\.code) == [.outputUnwritable])
    try FileManager.default.removeItem(atPath: directory.absolute(".mockd"))
    var round = try await watch.next()
    while !round.outputDiagnostics.isEmpty { round = try await watch.next() }
    #expect(round.outcome.written.contains("Mocks/Query+Mock.graphql.swift"))
    await watch.stop()
  }

  /// A lock that others would not find is made anew, although nothing else has happened.
  @Test func aRemovedStateFolderIsRecreated() async throws {
    let watch = try FakeWatch(directory)
    _ = try await watch.next()
    for _ in 0..<2 {
      while (try? FileManager.default.removeItem(atPath: directory.absolute(".mockd"))) == nil {}
      watch.post(.rescan(root: directory.absolute(".mockd")))
      _ = try await watch.next()
      #expect(LockHolder.current(root: directory.path)?.use == .watch)
    }
    await watch.stop()
  }

  /// An idle session fills the pool with a file for each output.
  @Test(.enabled(if: Platform.detectsReaders, Comment(rawValue: Platform.readers)))
  func anIdleSessionFillsTheFilePool() async throws {
    let watch = try FakeWatch(directory)
    _ = try await watch.next()
    let deadline = ContinuousClock.now + .seconds(60)
    while directory.files(FilePool.folder).count < 2, ContinuousClock.now < deadline { await Task.yield() }
    await watch.stop()
    #expect(directory.files(FilePool.folder).count == 2)
  }

  @Test func markersAreAnsweredAfterWriting() async throws {
    let watch = try FakeWatch(directory)
    _ = try await watch.next()
    let marker = directory.absolute(".mockd/cookie-1")
    try directory.write(".mockd/cookie-1", "")
    try directory.write("q.graphql", "query Q { b }")
    watch.post(.marker(path: marker))
    watch.post(.changed([directory.absolute("q.graphql")]))
    let round = try await watch.next()
    #expect(round.outcome.deleted == ["Mocks/A+Mock.graphql.swift"])
    await watch.stop()
    #expect(directory.text(".mockd/cookie-1") == nil)
    #expect(directory.text(".mockd/standing") == "errors 1\nwarnings 2\nkept 0\nheld 0\nfailures 0\n")
  }

  @Test func newRootsAreWatchedAndScanned() async throws {
    let watch = try FakeWatch(directory)
    _ = try await watch.next()
    #expect(watch.watched.count == 1)
    try directory.write("deep/down/r.graphql", "query R { b }")
    try directory.write(".mockgen.json", Self.configuration.replacing("*.graphql\"", with: "**/*.graphql\""))
    watch.post(.changed([directory.absolute(".mockgen.json")]))
    let round = try await watch.next()
    #expect(round.changed == [".mockgen.json"])
    #expect(round.outcome.written == ["Mocks/Query+Mock.graphql.swift"])
    #expect(watch.watched.count == 2)
    #expect(watch.watched.last?.contains { $0.mayContain(directory.absolute("deep")) } == true)
    await watch.stop()
  }

  @Test func noOutputsAreWrittenWithoutTheLock() async throws {
    let lock = try WorkspaceLock.take(root: directory.path, for: .watch)
    let watch = try FakeWatch(directory)
    let first = try await watch.next()
    #expect(first.role == .reader(LockHolder(process: Int(getpid()), use: .watch)))
    #expect(directory.text("Mocks/A+Mock.graphql.swift") == nil)
    _ = consume lock
    let second = try await watch.next()
    #expect(second.role == .writer)
    #expect(second.outcome.written.count == 2)
    await watch.stop()
  }

  @Test func anUnwritableStateFolderIsReported() async throws {
    try directory.write(".mockd", "a file")
    let watch = try FakeWatch(directory)
    let first = try await watch.next()
    #expect(first.outputDiagnostics.map(\.code) == [.outputUnwritable])
    #expect(directory.text("Mocks/A+Mock.graphql.swift") == nil)
    try directory.remove(".mockd")
    watch.post(.changed([directory.absolute("q.graphql")]))
    // That it is tried again may have been due before.
    while try await !watch.next().outputDiagnostics.isEmpty {}
    #expect(directory.text("Mocks/A+Mock.graphql.swift") != nil)
    await watch.stop()
  }
}
