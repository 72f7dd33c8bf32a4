import FileWatching
import Foundation
import Synchronization
import TestSupport
import Testing

/// The source of changes.
enum Backend: String, CaseIterable, CustomTestStringConvertible {
  /// Events from libinotifytools, and from the kernel without it.
  case library, kernel
  case polling

  /// The backends of this build.
  static let built = withEvents + [.polling]
  /// The backends that use events.
  static let withEvents: [Backend] = !Platform.hasEvents ? [] : Platform.hasLibrary ? [.library, .kernel] : [.kernel]

  var hasEvents: Bool { self != .polling }
  var testDescription: String { rawValue }
}

/// A watched folder, and a probe that knows its `.graphql` files only from watch events.
final class Mirror: Sendable {
  let base: String
  let root: String
  let backend: Backend
  let probe: Probe

  /// The configuration of a mirror and its probe.
  struct Setting {
    /// The number of folders between `parent` and the root.
    var depth = 0
    var makesRoot = true
    /// The number of watches after which the limit counts as reached.
    var watchLimit: Int?
    /// In nanoseconds. By default, the interval is so long that only a marker triggers a poll.
    var pollInterval: UInt64?
    var retryInterval: UInt64?
    var readingTime: UInt64?
    /// A command that runs the probe. `BASE` in it stands for the base.
    var launcher: [String] = []
    var environment: [String: String] = [:]
    /// Runs in the root repeatedly while the probe starts.
    var meanwhile: (@Sendable (String) -> Void)?
  }

  /// Creates the folder `root` with some files and starts watching. Paths are relative to the root.
  init(_ backend: Backend, _ files: [String] = [], _ configure: (inout Setting) -> Void = { _ in }) throws {
    self.backend = backend
    var setting = Setting()
    configure(&setting)
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    let base = folder + "/mockd-watch-\(UUID().uuidString)"
    let root = base + "/parent" + String(repeating: "/d", count: setting.depth) + "/root"
    self.base = base
    self.root = root
    for path in [setting.makesRoot ? root : base, base + "/markers"] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      // Some probes run as another user.
      chmod(path, 0o777)
    }
    for file in files { try Self.write(root + "/" + file, file) }
    var settings = ProbeSettings(root: root, markers: base + "/markers")
    settings.backend = backend.rawValue
    settings.watchLimit = setting.watchLimit
    if let interval = setting.pollInterval { settings.pollInterval = interval }
    if let interval = setting.retryInterval { settings.retryInterval = interval }
    if let time = setting.readingTime { settings.readingTime = time }
    let (isReady, isDone) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    DispatchQueue.global().async { [meanwhile = setting.meanwhile] in
      repeat { meanwhile?(root) } while isReady.wait(timeout: .now()) == .timedOut
      isDone.signal()
    }
    defer {
      isReady.signal()
      isDone.wait()
    }
    probe = try Probe(
      settings, launcher: setting.launcher.map { $0.replacing("BASE", with: base) }, environment: setting.environment)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: base)
  }

  /// All messages so far.
  var reported: [ProbeMessage] { probe.messages }

  /// The messages about changes and rescans.
  var reportedChanges: [ProbeMessage] {
    reported.filter { message in
      switch message {
      case .changed, .rescan: true
      default: false
      }
    }
  }

  /// Whether the last report for the root says that the probe polls it.
  var isPolling: Bool {
    reported.reduce(false) { before, message in
      switch message {
      case .polling(root, _): true
      case .watching(root): false
      default: before
      }
    }
  }

  /// Returns the number of reports of a path.
  func count(_ path: String) -> Int {
    reported.filter { if case .changed(let paths, _) = $0 { paths.contains(absolute(path)) } else { false } }.count
  }

  /// Returns the contents of a file in each of its reports.
  func contents(_ path: String) -> [String?] {
    reported.compactMap { message in
      guard case .changed(let paths, let contents) = message else { return nil }
      return paths.firstIndex(of: absolute(path)).map { contents[$0] }
    }
  }

  func wait(seconds: Double = 60, for matches: (ProbeMessage) -> Bool) -> Bool {
    probe.wait(seconds: seconds, for: matches)
  }

  /// Waits for a report of a path, with the given contents if any.
  func waitForChange(_ path: String, _ text: String? = nil) -> Bool {
    wait { message in
      guard case .changed(let paths, let contents) = message else { return false }
      return paths.firstIndex(of: absolute(path)).map { text == nil || contents[$0] == text } ?? false
    }
  }

  /// Waits until all earlier changes have been reported.
  func sync(seconds: Double = 60) throws -> Bool { try probe.ask(.sync(seconds: seconds))?.isDone == true }

  /// Expects that the probe knows the current state after all reports. Then writes a file into each directory and
  /// expects its report, so that no directory is unwatched.
  func expectAgreementWithDisk(_ location: SourceLocation = #_sourceLocation) throws {
    try compare(location)
    let folders = FileTree.folders(below: root)
    audit(folders, location)
    for folder in folders { try Self.write(folder + "/probe.graphql", UUID().uuidString) }
    try compare(location)
  }

  private func compare(_ location: SourceLocation) throws {
    let answer = try probe.ask(.compare)
    #expect(answer?.isDone == true, "no answer", sourceLocation: location)
    #expect(answer?.wrong == [], "not known as they are", sourceLocation: location)
  }

  /// Expects a rescan of the root.
  func expectLost() throws {
    #expect(try sync())
    #expect(reported.contains(.rescan(root)))
  }
}

/// All tests that watch. They run serially, so they don't slow each other down.
///
/// Test names begin with the number of a known fault of watchers:
///
/// | fault | suite |
/// |---|---|
/// | 1 `mkdir -p` and a file at once, 2 a populated tree moved in, 3 a directory renamed twice, 4 moved out | `DirectoryFaultTests` |
/// | 5 a path deleted and made again 20,000 times | `FileFaultTests` |
/// | 6 the root deleted and made again, 7 renamed and replaced | `RootFaultTests` |
/// | 8 overflow of the queue, 9 no watches left, 10 no instances left | `LimitFaultTests` |
/// | 11 vim's ways to save, 12 atomic ways to save, 13 pieces, 14 mapped and never closed files | `EditorFaultTests` |
/// | 15 hard links, 16 nothing new, 17 same size and times | `FileFaultTests` |
/// | 18 git | `GitFaultTests` |
/// | 19 symbolic links | `LinkFaultTests` |
/// | 20 odd names, 21 unreadable directories, 22 files that vanish during the first crawl | `DirectoryFaultTests` |
/// | 30 signals and clock steps | `SignalFaultTests` |
/// | 31 writes below an overlay | `OverlayFaultTests` |
/// | 32 a storm, audited | `StormTests` |
///
/// `ResourceUsageTests` expects that an idle watcher does nothing and leaves nothing behind.
@Suite(.serialized, .timeLimit(.minutes(20))) struct WatchingTests {}
