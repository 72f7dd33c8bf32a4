import Dispatch
import FileWatching
import Foundation
import Synchronization
import TestSupport
import Testing

/// Tests one watcher with several observers.
@Suite struct SharedWatcherTests {
  /// The events for one observer.
  private final class Listener: Sendable {
    private let events = Mutex<[WatchEvent]>([])
    private let bell = DispatchSemaphore(value: 0)

    func receive(_ event: WatchEvent) {
      events.withLock { $0.append(event) }
      bell.signal()
    }

    /// Waits for a matching event.
    func receives(_ isWanted: (WatchEvent) -> Bool) -> Bool {
      let deadline = DispatchTime.now() + 30
      while true {
        if events.withLock({ $0.contains(where: isWanted) }) { return true }
        if bell.wait(timeout: deadline) == .timedOut { return false }
      }
    }

    var all: [WatchEvent] { events.withLock { $0 } }
  }

  private func root(_ workspace: TemporaryWorkspace) -> WatchRoot {
    WatchRoot(workspace.root.path, matches: { $0.hasSuffix(".graphql") })
  }

  @Test func eachWatchGetsItsOwnEvents() throws {
    let (first, second) = (try TemporaryWorkspace(), try TemporaryWorkspace())
    let (one, other) = (Listener(), Listener())
    let watcher = SharedWatcher()
    let watch = watcher.watch([root(first)]) { one.receive($0) }
    let state = second.root.appending(path: ".mockd").path
    try second.write(".mockd/lock", "")
    let both = watcher.watch([root(second)], markerDirectory: state) { other.receive($0) }
    // No event covers the changes during the restart of the watcher.
    #expect(one.receives { $0 == .rescan(root: first.root.path) })
    try first.write("a.graphql", "")
    try second.write("b.graphql", "")
    try second.write(".mockd/cookie-1", "")
    #expect(one.receives { $0 == .changed([first.root.path + "/a.graphql"]) })
    #expect(other.receives { $0 == .changed([second.root.path + "/b.graphql"]) })
    #expect(other.receives { $0 == .marker(path: state + "/cookie-1") })
    watch.stop()
    try second.write("c.graphql", "")
    #expect(other.receives { $0 == .changed([second.root.path + "/c.graphql"]) })
    both.stop()
    #expect(!one.all.contains { if case .marker = $0 { true } else { false } })
    #expect(
      other.all.allSatisfy {
        if case .changed(let paths) = $0 { paths.allSatisfy { $0.hasPrefix(second.root.path) } } else { true }
      })
  }

  @Test func aDirectoryMayHaveTwoWatches() throws {
    let workspace = try TemporaryWorkspace()
    let (one, other) = (Listener(), Listener())
    let watcher = SharedWatcher()
    let first = watcher.watch([root(workspace)]) { one.receive($0) }
    let second = watcher.watch([WatchRoot(workspace.root.path, matches: { $0.hasSuffix(".json") })]) {
      other.receive($0)
    }
    try workspace.write("a.graphql", "")
    try workspace.write("b.json", "")
    #expect(one.receives { $0 == .changed([workspace.root.path + "/a.graphql"]) })
    #expect(other.receives { $0 == .changed([workspace.root.path + "/b.json"]) })
    first.stop()
    second.stop()
  }
}
