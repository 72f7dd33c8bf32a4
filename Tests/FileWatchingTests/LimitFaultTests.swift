import FileWatching
import Foundation
import TestSupport
import Testing

extension WatchingTests {
  /// Faults of lost events and system limits. The watcher reports them, loses nothing, and returns to events when a
  /// limit is raised.
  @Suite(.enabled(if: Platform.hasEvents, Comment(rawValue: Platform.events))) struct LimitFaultTests {
    @Test("fault 8: the queue overflows while the process is stopped", arguments: Backend.withEvents)
    func overflow(backend: Backend) throws {
      let mirror = try Mirror(backend, ["x.graphql"])
      let limit = try String(contentsOfFile: "/proc/sys/fs/inotify/max_queued_events", encoding: .utf8)
      let count = try #require(Int(limit.trimmingCharacters(in: .whitespacesAndNewlines)))
      mirror.probe.send(SIGSTOP)
      // Each save causes two events. The process may read some before it stops.
      for index in 0..<max(6000, count) {
        let file = try #require(fopen(mirror.absolute("f\(index % 50).graphql"), "w"))
        fputs("\(index)", file)
        fclose(file)
      }
      try mirror.write("late/x.graphql", "in a directory without events")
      mirror.probe.send(SIGCONT)
      try mirror.expectAgreementWithDisk()
      #expect(mirror.reported.contains(.rescan(mirror.root)))
    }

    @Test("fault 9: no watches left at the start", arguments: Backend.withEvents, [0, 1, 3, 10, 15])
    func tooManyWatches(backend: Backend, limit: Int) throws {
      let mirror = try Mirror(backend, (0..<20).map { "d\($0)/x.graphql" }) { $0.watchLimit = limit }
      #expect(waitForPolling(mirror, "sysctl fs.inotify.max_user_watches"))
      try mirror.write("d7/x.graphql", "changed")
      try mirror.expectAgreementWithDisk()
    }

    @Test("fault 9: no watches left later", arguments: Backend.withEvents)
    func limitIsReachedLater(backend: Backend) throws {
      let mirror = try Mirror(backend, ["a/x.graphql"]) { $0.watchLimit = 20 }
      for index in 0..<20 { try mirror.write("d\(index)/x.graphql", "x") }
      try mirror.expectAgreementWithDisk()
      #expect(mirror.reported.contains(.rescan(mirror.root)))
      #expect(mirror.isPolling)
    }

    @Test(
      "fault 9: the kernel's own limit of watches, raised again",
      .enabled(if: Ability.canLimit, Comment(rawValue: Ability.limit)),
      arguments: Backend.withEvents, [5, 15])
    func watchesOfTheKernel(backend: Backend, limit: Int) throws {
      let mirror = try Mirror(backend, (0..<20).map { "d\($0)/x.graphql" }) { setting in
        setting.launcher = Ability.limited("max_inotify_watches", to: limit)
        setting.retryInterval = 20_000_000
      }
      #expect(waitForPolling(mirror, "sysctl fs.inotify.max_user_watches"))
      try mirror.write("d7/x.graphql", "changed")
      try mirror.expectAgreementWithDisk()
      try raise("max_inotify_watches", mirror)
      // Reach the limit again.
      _ = try mirror.probe.ask(.write(path: "/proc/sys/user/max_inotify_watches", text: "40"))
      for index in 0..<30 { try mirror.write("e\(index)/x.graphql", "x") }
      try mirror.expectAgreementWithDisk()
      #expect(mirror.isPolling)
      try raise("max_inotify_watches", mirror)
    }

    @Test(
      "fault 10: the kernel's own limit of instances, raised again",
      .enabled(if: Ability.canLimit, Comment(rawValue: Ability.limit)), arguments: Backend.withEvents)
    func instancesOfTheKernel(backend: Backend) throws {
      let mirror = try Mirror(backend, ["a/x.graphql"]) { setting in
        setting.launcher = Ability.limited("max_inotify_instances", to: 0)
        setting.retryInterval = 20_000_000
      }
      #expect(waitForPolling(mirror, "sysctl fs.inotify.max_user_instances"))
      try mirror.write("a/x.graphql", "changed")
      try mirror.expectAgreementWithDisk()
      try raise("max_inotify_instances", mirror)
    }

    @Test(
      "a second watcher of a process polls until the first one stops",
      .enabled(if: Platform.hasLibrary, Comment(rawValue: Platform.library)))
    func secondWatcherOfTheLibrary() throws {
      let mirror = try Mirror(.library, ["a/x.graphql"]) { $0.retryInterval = 20_000_000 }
      #expect(try mirror.probe.ask(.replace)?.isDone == true)
      #expect(waitForPolling(mirror, "this process already watches"))
      #expect(mirror.wait { $0 == .watching(mirror.root) })
      try mirror.expectAgreementWithDisk()
    }

    @Test("a second watcher of a process uses events without the library") func secondWatcherOfTheKernel() throws {
      let mirror = try Mirror(.kernel, ["a/x.graphql"])
      #expect(try mirror.probe.ask(.replace)?.isDone == true)
      try mirror.expectAgreementWithDisk()
      #expect(!mirror.reported.contains { if case .polling = $0 { true } else { false } })
    }

    @Test("a process with more than 1,000 open files polls only with the library", arguments: Backend.withEvents)
    func manyOpenFiles(backend: Backend) throws {
      let mirror = try Mirror(backend, ["a/x.graphql"]) { setting in
        let open = "ulimit -n 2048; for ((i = 3; i < 1100; i++)); do eval \"exec $i</dev/null\"; done; exec \"$@\""
        setting.launcher = ["bash", "-c", open, "bash"]
      }
      if backend == .library { #expect(waitForPolling(mirror, "more than 1,000 open files")) }
      try mirror.write("a/x.graphql", "changed")
      try mirror.expectAgreementWithDisk()
      #expect(mirror.isPolling == (backend == .library))
    }

    private func waitForPolling(_ mirror: Mirror, _ solution: String) -> Bool {
      mirror.wait { if case .polling(mirror.root, let reason) = $0 { reason.contains(solution) } else { false } }
    }

    /// Raises a limit, and expects events again without lost changes.
    private func raise(_ limit: String, _ mirror: Mirror) throws {
      mirror.probe.forget()
      _ = try mirror.probe.ask(.write(path: "/proc/sys/user/\(limit)", text: "10000"))
      for index in 0..<20 { try mirror.write("while/\(index)/x.graphql", "x") }
      #expect(mirror.wait { $0 == .watching(mirror.root) })
      #expect(!mirror.isPolling)
      try mirror.expectAgreementWithDisk()
    }
  }
}
