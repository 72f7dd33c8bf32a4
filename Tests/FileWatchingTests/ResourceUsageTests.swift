import FileWatching
import Foundation
import TestSupport
import Testing

extension WatchingTests {
  /// The cost of an idle watcher, and leaks of watches and descriptors.
  @Suite(.enabled(if: Platform.hasEvents, Comment(rawValue: Platform.events))) struct ResourceUsageTests {
    @Test("an idle watcher does not wake up", arguments: Backend.withEvents) func idle(backend: Backend) throws {
      let mirror = try Mirror(backend, (0..<100).map { "d\($0)/x.graphql" })
      try mirror.expectAgreementWithDisk()
      // Pending events can still arrive.
      var before = -1
      for _ in 0..<30 {
        let now = try switches(mirror)
        if now == before { break }
        before = now
        #expect(!mirror.wait(seconds: 1) { _ in false })
      }
      #expect(!mirror.wait(seconds: 3) { _ in false })
      #expect(try switches(mirror) == before)
    }

    @Test("created and deleted directories leave no watch and no descriptor", arguments: Backend.withEvents)
    func leaks(backend: Backend) throws {
      let mirror = try Mirror(backend, ["a/x.graphql"])
      try mirror.expectAgreementWithDisk()
      let (watches, descriptors) = (try #require(mirror.watches()), try mirror.descriptorCount())
      for index in 0..<500 {
        try mirror.write("new\(index)/deep/x.graphql", "x")
        try mirror.link("link\(index)", to: mirror.base)
        if index % 2 == 0 { try mirror.move("new\(index)", mirror.base + "/away\(index)") }
      }
      try mirror.run("rm -r new* link*")
      try mirror.expectAgreementWithDisk()
      #expect(mirror.watches() == watches)
      #expect(try mirror.descriptorCount() <= descriptors)
    }

    @Test("the library is restarted before it uses too much memory", arguments: Backend.withEvents)
    func manyDirectories(backend: Backend) throws {
      let mirror = try Mirror(backend)
      for round in 0..<20 {
        for index in 0..<1000 { mkdir(mirror.absolute("d\(index)"), 0o755) }
        // The directories exist when the watcher reads them.
        if round % 5 == 0 { #expect(try mirror.sync()) }
        for index in 0..<1000 { rmdir(mirror.absolute("d\(index)")) }
      }
      try mirror.expectAgreementWithDisk()
      #expect(try mirror.descriptorCount() < 20)
    }

    @Test("stopping leaves no descriptor", arguments: Backend.withEvents) func stopping(backend: Backend) throws {
      let mirror = try Mirror(backend, ["a/x.graphql"])
      #expect(mirror.watches() != nil)
      try mirror.write("a/x.graphql", "unread")
      _ = try mirror.probe.ask(.stop)
      #expect(mirror.watches() == nil)
    }

    @Test("stopped watchers leave no descriptor", arguments: Backend.withEvents)
    func manyWatchers(backend: Backend) throws {
      let mirror = try Mirror(backend, ["a/x.graphql"])
      for _ in 0..<3 {
        #expect(try mirror.probe.ask(.replace)?.isDone == true)
      }
      let descriptors = try mirror.descriptorCount()
      for index in 0..<20 {
        try mirror.write("a/x.graphql", "\(index)")
        #expect(try mirror.probe.ask(.replace)?.isDone == true)
      }
      #expect(try mirror.descriptorCount() <= descriptors)
      try mirror.expectAgreementWithDisk()
    }

    /// Returns the number of context switches of the probe's threads, voluntary or not.
    private func switches(_ mirror: Mirror) throws -> Int {
      let tasks = "/proc/\(mirror.probe.id)/task"
      return try FileManager.default.contentsOfDirectory(atPath: tasks).reduce(0) { sum, task in
        let status = try String(contentsOfFile: "\(tasks)/\(task)/status", encoding: .utf8)
        let counts = status.split(separator: "\n").filter { $0.contains("ctxt_switches") }
        return sum + counts.reduce(0) { $0 + (Int($1.split(separator: "\t").last ?? "") ?? 0) }
      }
    }
  }
}
