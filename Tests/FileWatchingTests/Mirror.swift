import FileWatching
import Foundation
import Synchronization
import TestSupport
import Testing

/// Where changes come from.
enum Backend: String, CaseIterable, CustomTestStringConvertible {
  case events, polling

  /// Those that this build has.
  static let built: [Backend] = Platform.hasEvents ? [.events, .polling] : [.polling]

  var testDescription: String { rawValue }
}

/// A watched folder, and a probe that knows its `.graphql` files only by what its watcher tells it.
final class Mirror: Sendable {
  let base: String
  let root: String
  let backend: Backend
  let probe: Probe

  struct Setting {
    /// How many folders lie between the base and the root, but for one.
    var depth = 0
    var makesRoot = true
    /// After how many watches the limit counts as reached.
    var watchLimit: Int?
    /// In nanoseconds; by default so long that only a marker lets the probe look.
    var pollInterval: UInt64?
    var retryInterval: UInt64?
    var readingTime: UInt64?
    /// What runs the probe; the base stands for `BASE` in it.
    var launcher: [String] = []
    var environment: [String: String] = [:]
    /// Done in the root again and again while the probe begins.
    var meanwhile: (@Sendable (String) -> Void)?
  }

  /// Makes the folder `root` with some files, whose paths are relative to it, and begins to watch.
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
    settings.alwaysPolls = backend == .polling
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

  /// Everything that was told so far.
  var told: [ProbeMessage] { probe.messages }

  /// The paths and roots that were told, of files that are there or have gone.
  var toldChanges: [ProbeMessage] {
    told.filter { message in
      switch message {
      case .changed, .rescan: true
      default: false
      }
    }
  }

  /// Whether the probe said that it looks in intervals, and not that it needs to no more.
  var isPolling: Bool {
    told.reduce(false) { before, message in
      switch message {
      case .polling(root, _): true
      case .watching(root): false
      default: before
      }
    }
  }

  /// How often a path was told.
  func count(_ path: String) -> Int {
    told.filter { if case .changed(let paths, _) = $0 { paths.contains(absolute(path)) } else { false } }.count
  }

  /// What a file contained each time that it was told.
  func contents(_ path: String) -> [String?] {
    told.compactMap { message in
      guard case .changed(let paths, let contents) = message else { return nil }
      return paths.firstIndex(of: absolute(path)).map { contents[$0] }
    }
  }

  func wait(seconds: Double = 60, for matches: (ProbeMessage) -> Bool) -> Bool {
    probe.wait(seconds: seconds, for: matches)
  }

  /// Waits until a path is told as changed, if given with these contents.
  func waitForChange(_ path: String, _ text: String? = nil) -> Bool {
    wait { message in
      guard case .changed(let paths, let contents) = message else { return false }
      return paths.firstIndex(of: absolute(path)).map { text == nil || contents[$0] == text } ?? false
    }
  }

  /// Waits until everything that has happened has been told.
  func sync(seconds: Double = 60) throws -> Bool { try probe.ask(.sync(seconds: seconds))?.isDone == true }

  /// Nothing is lost and nothing stale: after all is told, what is known is what is there. No directory is unwatched:
  /// what is then written in any of them is told too.
  func expectTruth(_ location: SourceLocation = #_sourceLocation) throws {
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

  /// Everything that was known is known to be gone.
  func expectLost() throws {
    #expect(try sync())
    #expect(told.contains(.rescan(root)))
  }
}

/// All tests that watch, one after the other, so that they do not slow each other down.
///
/// The faults, by the numbers that the tests' names begin with, are those that watchers are known for:
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
/// `CostTests` hold that an idle watcher does nothing and leaves nothing behind.
@Suite(.serialized, .timeLimit(.minutes(20))) struct WatchingTests {}
