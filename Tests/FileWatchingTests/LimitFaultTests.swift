import FileWatching
import Foundation
import TestSupport
import Testing

extension WatchingTests {
  /// Faults of lost events and system limits. The watcher reports them, loses nothing, and returns to events when a
  /// limit is raised.
  @Suite(.enabled(if: Platform.hasEvents, Comment(rawValue: Platform.events))) struct LimitFaultTests {
    @Test("fault 8: the queue overflows while the process is stopped") func overflow() throws {
      let mirror = try Mirror(.events, ["x.graphql"])
      let limit = try String(contentsOfFile: "/proc/sys/fs/inotify/max_queued_events", encoding: .utf8)
      let count = try #require(Int(limit.trimmingCharacters(in: .whitespacesAndNewlines)))
      mirror.probe.send(SIGSTOP)
      // Each save causes at least two events.
      for index in 0..<max(6000, count / 2 + 100) {
        let file = try #require(fopen(mirror.absolute("f\(index % 50).graphql"), "w"))
        fputs("\(index)", file)
        fclose(file)
      }
      try mirror.write("late/x.graphql", "in a directory without events")
      mirror.probe.send(SIGCONT)
      try mirror.expectAgreementWithDisk()
      #expect(mirror.reported.contains(.rescan(mirror.root)))
    }

    @Test("fault 9: no watches left at the start", arguments: [0, 1, 3, 10, 15])
    func tooManyWatches(limit: Int) throws {
      let mirror = try Mirror(.events, (0..<20).map { "d\($0)/x.graphql" }) { $0.watchLimit = limit }
      #expect(waitForPolling(mirror, "sysctl fs.inotify.max_user_watches"))
      try mirror.write("d7/x.graphql", "changed")
      try mirror.expectAgreementWithDisk()
    }

    @Test("fault 9: no watches left later") func limitIsReachedLater() throws {
      let mirror = try Mirror(.events, ["a/x.graphql"]) { $0.watchLimit = 20 }
      for index in 0..<20 { try mirror.write("d\(index)/x.graphql", "x") }
      try mirror.expectAgreementWithDisk()
      #expect(mirror.reported.contains(.rescan(mirror.root)))
      #expect(mirror.isPolling)
    }

    @Test(
      "fault 9: the kernel's own limit of watches, raised again",
      .enabled(if: Ability.canLimit, Comment(rawValue: Ability.limit)),
      arguments: [5, 15])
    func watchesOfTheKernel(limit: Int) throws {
      let mirror = try Mirror(.events, (0..<20).map { "d\($0)/x.graphql" }) { setting in
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
      .enabled(if: Ability.canLimit, Comment(rawValue: Ability.limit)))
    func instancesOfTheKernel() throws {
      let mirror = try Mirror(.events, ["a/x.graphql"]) { setting in
        setting.launcher = Ability.limited("max_inotify_instances", to: 0)
        setting.retryInterval = 20_000_000
      }
      #expect(waitForPolling(mirror, "sysctl fs.inotify.max_user_instances"))
      try mirror.write("a/x.graphql", "changed")
      try mirror.expectAgreementWithDisk()
      try raise("max_inotify_instances", mirror)
    }

    @Test("a second watcher of a process polls until the first one stops") func secondWatcher() throws {
      let mirror = try Mirror(.events, ["a/x.graphql"]) { $0.retryInterval = 20_000_000 }
      #expect(try mirror.probe.ask(.replace)?.isDone == true)
      #expect(waitForPolling(mirror, "this process already watches"))
      #expect(mirror.wait { $0 == .watching(mirror.root) })
      try mirror.expectAgreementWithDisk()
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
