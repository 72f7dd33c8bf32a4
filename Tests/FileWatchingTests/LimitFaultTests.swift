import Dispatch
import FileWatching
import Foundation
import Testing

extension WatchingTests {
  /// Overflow and limits (faults 8 to 10), descriptors, stopping, barriers.
  @Suite(.enabled(if: FileWatcher.canUseEvents, "this build does not use events")) struct LimitFaultTests {
    @Test func overflow() throws {
      let gate = DispatchSemaphore(value: 0)
      let mirror = try Mirror(.events, ["x.graphql"], blocking: gate)
      // The reader stands in the handler of this event while more events come than the kernel keeps.
      try mirror.write("x.graphql", "first")
      #expect(mirror.waitForChange("x.graphql"))
      let limit = try String(contentsOfFile: "/proc/sys/fs/inotify/max_queued_events", encoding: .utf8)
      let count = try #require(Int(limit.trimmingCharacters(in: .whitespacesAndNewlines)))
      for index in 0...(count / 2) {
        let file = try #require(fopen(mirror.absolute("f\(index % 50).graphql"), "w"))
        fputs("\(index)", file)
        fclose(file)
      }
      try mirror.write("late/x.graphql", "in a directory that no event tells of")
      for _ in 0..<1000 { gate.signal() }
      try mirror.expectTruth()
      #expect(mirror.told.contains(.rescan(root: mirror.root)))
    }

    @Test(arguments: [0, 1, 3, 10]) func tooManyWatches(limit: Int) throws {
      let mirror = try Mirror(.events, (0..<20).map { "d\($0)/x.graphql" }, limit: limit)
      let isTold = mirror.wait { event in
        if case .polling(mirror.root, let reason) = event {
          reason.contains("sysctl fs.inotify.max_user_watches")
        } else {
          false
        }
      }
      #expect(isTold)
      try mirror.write("d7/x.graphql", "changed")
      try mirror.expectTruth()
    }

    @Test func limitIsReachedLater() throws {
      let mirror = try Mirror(.events, ["a/x.graphql"], limit: 12)
      for index in 0..<20 { try mirror.write("d\(index)/x.graphql", "x") }
      try mirror.expectTruth()
      #expect(mirror.told.contains(.rescan(root: mirror.root)))
      let isTold = mirror.told.contains { if case .polling(mirror.root, _) = $0 { true } else { false } }
      #expect(isTold)
    }

    @Test func secondWatcherPolls() throws {
      let (first, second) = (try Mirror(.events, ["x.graphql"]), try Mirror(.events, ["x.graphql"]))
      #expect(second.wait { if case .polling(second.root, _) = $0 { true } else { false } })
      try first.write("x.graphql", "changed")
      try second.write("x.graphql", "changed")
      try first.expectTruth()
      try second.expectTruth()
      #expect(!first.told.contains { if case .polling = $0 { true } else { false } })
    }

    @Test func stoppingLeavesNoDescriptors() throws {
      func descriptors() throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
          .compactMap { try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/" + $0) }
          .filter { $0 == "anon_inode:inotify" }.count
      }
      let before = try descriptors()
      for _ in 0..<20 {
        let mirror = try Mirror(.events, ["a/x.graphql"])
        try mirror.write("a/x.graphql", "unread")
        #expect(try descriptors() == before + 1)
        mirror.watcher?.stop()
        #expect(try descriptors() == before)
      }
    }

    @Test(arguments: Backend.built) func cookieOfAnotherProcess(backend: Backend) throws {
      let mirror = try Mirror(backend, ["x.graphql"], pollInterval: 5_000_000)
      let cookie = mirror.base + "/cookies/cookie-other"
      try mirror.write("x.graphql", "before")
      try mirror.write(cookie, "")
      #expect(mirror.wait { $0 == .cookie(path: cookie) })
      let events = mirror.told
      let change = try #require(events.firstIndex(of: .changed([mirror.absolute("x.graphql")])))
      #expect(change < (try #require(events.firstIndex(of: .cookie(path: cookie)))))
    }

    @Test func gitLockHolds() throws {
      let mirror = try Mirror(.polling, [".git/HEAD", "x.graphql"])
      mirror.watcher?.stop()
      let watched = try Mirror(.events, [".git/HEAD", "x.graphql", "y.graphql"])
      try watched.write(".git/index.lock", "")
      try watched.write("x.graphql", "one")
      try watched.write("y.graphql", "two")
      try watched.remove(".git/index.lock")
      #expect(watched.waitForChange("y.graphql"))
    }
  }
}
