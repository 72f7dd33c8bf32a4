import FileWatching
import Foundation
import Synchronization
import TestSupport

/// Measures the speed of watching: `swift run -c release watch-probe measure [latency
/// start]`.
enum Measurement {
  static func run(_ subjects: [String]) throws {
    let folder = try TemporaryWorkspace()
    if subjects.isEmpty || subjects.contains("latency") {
      for backend in EventBackend.available { try latency(folder.root.path + "/latency", backend) }
    }
    if subjects.isEmpty || subjects.contains("start") { try manyDirectories(folder.root.path + "/many") }
  }

  /// Measures the time from the return of a rename to the call of the handler, 1,000 times.
  private static func latency(_ folder: String, _ backend: EventBackend) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let reported = DispatchSemaphore(value: 0)
    let end = Atomic<UInt64>(0)
    var options = FileWatcher.Options()
    options.eventBackend = backend
    let watcher = FileWatcher([WatchRoot(folder) { $0.hasSuffix(".graphql") }], options: options) { _ in
      end.store(DispatchTime.now().uptimeNanoseconds, ordering: .releasing)
      reported.signal()
    }
    watcher.start()
    var times: [UInt64] = []
    for index in 0..<1000 {
      try Data("\(index)".utf8).write(to: URL(filePath: folder + "/new"))
      let begin = DispatchTime.now().uptimeNanoseconds
      rename(folder + "/new", folder + "/x.graphql")
      reported.wait()
      let last = end.load(ordering: .acquiring)
      times.append(last - min(begin, last))
      // Let the watcher fall asleep, as it does between the saves of a user.
      _ = DispatchSemaphore(value: 0).wait(timeout: .now() + .milliseconds(2))
    }
    watcher.stop()
    times.sort()
    print("rename to event, \(backend): p50 \(times[500] / 1000) µs, p99 \(times[990] / 1000) µs")
  }

  private static func manyDirectories(_ folder: String) throws {
    for index in 0..<10_000 {
      try FileManager.default.createDirectory(
        atPath: folder + "/\(index / 100)/\(index % 100)", withIntermediateDirectories: true)
    }
    for backend in EventBackend.available.map(\.rawValue) + ["polling"] {
      var best = UInt64.max
      for _ in 0..<5 {
        var options = FileWatcher.Options()
        if let backend = EventBackend(rawValue: backend) { options.eventBackend = backend }
        options.alwaysPolls = backend == "polling"
        let watcher = FileWatcher([WatchRoot(folder) { $0.hasSuffix(".graphql") }], options: options) { _ in }
        let begin = DispatchTime.now().uptimeNanoseconds
        watcher.start()
        best = min(best, DispatchTime.now().uptimeNanoseconds - begin)
        watcher.stop()
      }
      print("start with 10,101 directories, \(backend): \(best / 1_000_000) ms; \(memory())")
    }
  }

  private static func memory() -> String {
    let lines = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8))?.split(separator: "\n") ?? []
    return lines.filter { $0.hasPrefix("VmRSS") || $0.hasPrefix("VmHWM") }.joined(separator: ", ")
  }
}
