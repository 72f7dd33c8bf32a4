import Dispatch
import FileWatching
import Foundation
import Synchronization
import Testing

/// Where changes come from.
enum Backend: String, CaseIterable, CustomTestStringConvertible {
  case events, polling

  /// Those that this build has.
  static let built: [Backend] = FileWatcher.canUseEvents ? [.events, .polling] : [.polling]

  var testDescription: String { rawValue }
}

/// A watched folder, and what someone knows of its `.graphql` files who only looks where the watcher tells them to.
final class Mirror: Sendable {
  let base: String
  let root: String
  private let known = Mutex<[String: Data]>([:])
  private let events = Mutex<[WatchEvent]>([])
  private let arrived = DispatchSemaphore(value: 0)
  private let watcherBox = Mutex<FileWatcher?>(nil)

  /// Makes the folder `root` with some files, whose paths are relative to it, and begins to watch.
  init(
    _ backend: Backend, _ files: [String] = [], makesRoot: Bool = true, limit: Int = .max,
    pollInterval: UInt64 = 3_600_000_000_000, blocking gate: DispatchSemaphore? = nil
  ) throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    base = folder + "/mockd-watch-\(UUID().uuidString)"
    root = base + "/parent/root"
    try FileManager.default.createDirectory(
      atPath: makesRoot ? root : base, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(atPath: base + "/cookies", withIntermediateDirectories: true)
    for file in files { try write(file, file) }
    var options = FileWatcher.Options(cookieDirectory: base + "/cookies")
    options.alwaysPolls = backend == .polling
    options.watchLimit = limit
    options.pollInterval = pollInterval
    let watched = WatchRoot(root) { $0.hasSuffix(".graphql") }
    let watcher = FileWatcher([watched], options: options) { [weak self] event in
      self?.receive(event)
      gate?.wait()
    }
    watcher.start()
    watcherBox.withLock { $0 = watcher }
    known.withLock { $0 = Self.scan(self.root) }
  }

  deinit {
    watcherBox.withLock { $0 }?.stop()
    try? FileManager.default.removeItem(atPath: base)
  }

  var watcher: FileWatcher? { watcherBox.withLock { $0 } }

  /// Everything that was told so far.
  var told: [WatchEvent] { events.withLock { $0 } }

  /// The paths and roots that were told, of files that are there or have gone.
  var toldChanges: [WatchEvent] {
    told.filter { if case .polling = $0 { false } else { true } }
  }

  func forgetEvents() { events.withLock { $0 = [] } }

  private func receive(_ event: WatchEvent) {
    known.withLock { known in
      switch event {
      case .changed(let paths): for path in paths { known[path] = Self.read(path) }
      case .rescan: known = Self.scan(root)
      case .polling, .cookie: break
      }
    }
    events.withLock { $0.append(event) }
    arrived.signal()
  }

  /// Waits until an event as described has been told.
  func wait(seconds: Double = 30, for matches: (WatchEvent) -> Bool) -> Bool {
    let deadline = DispatchTime.now() + seconds
    while !told.contains(where: matches) {
      if arrived.wait(timeout: deadline) == .timedOut { return told.contains(where: matches) }
    }
    return true
  }

  /// Waits until a path is told as changed.
  func waitForChange(_ path: String) -> Bool {
    wait { if case .changed(let paths) = $0 { paths.contains(absolute(path)) } else { false } }
  }

  /// After all is told, what is known is what is there; and what is then written in any directory is told too.
  func expectTruth(_ location: SourceLocation = #_sourceLocation) throws {
    compare(location)
    for folder in [""] + Self.folders(root) where FileManager.default.fileExists(atPath: absolute(folder)) {
      try write((folder.isEmpty ? "" : folder + "/") + "probe.graphql", UUID().uuidString)
    }
    compare(location)
  }

  private func compare(_ location: SourceLocation) {
    #expect(watcher?.sync(timeout: 60) == true, "no answer", sourceLocation: location)
    let (known, real) = (known.withLock { $0 }, Self.scan(root))
    let wrong = Set(known.keys).union(real.keys).filter { known[$0] != real[$0] }
    #expect(wrong.isEmpty, "not known as they are", sourceLocation: location)
  }

  // MARK: The file system

  func absolute(_ path: String) -> String { path.isEmpty ? root : path.hasPrefix("/") ? path : root + "/" + path }

  func write(_ path: String, _ text: String) throws {
    let path = absolute(path)
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: path))
  }

  func makeDirectory(_ path: String) throws {
    try FileManager.default.createDirectory(atPath: absolute(path), withIntermediateDirectories: true)
  }

  /// Renames, replacing what is there.
  func move(_ path: String, _ target: String) throws {
    try #require(rename(absolute(path), absolute(target)) == 0)
  }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: absolute(path), withDestinationPath: target)
  }

  func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: absolute(path)) }

  private static func read(_ path: String) -> Data? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return FileManager.default.contents(atPath: path)
  }

  /// The files that matter, by a walk that follows links but not in circles.
  private static func scan(_ folder: String) -> [String: Data] {
    var result: [String: Data] = [:]
    for path in walk(folder) where path.hasSuffix(".graphql") { result[path] = read(path) }
    return result
  }

  private static func folders(_ root: String) -> [String] {
    walk(root).filter { path in
      var status = stat()
      return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
  }

  private static func walk(_ root: String) -> [String] {
    var result: [String] = []
    var queue = [(root, Set<UInt>())]
    while let (folder, above) = queue.popLast() {
      var status = stat()
      guard stat(folder, &status) == 0, !above.contains(UInt(status.st_ino)) else { continue }
      if folder != root { result.append(folder) }
      guard status.st_mode & S_IFMT == S_IFDIR else { continue }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      queue += names.map { (folder + "/" + $0, above.union([UInt(status.st_ino)])) }
    }
    return result
  }
}

/// All tests that watch, one after the other: the library is one per process.
@Suite(.serialized, .timeLimit(.minutes(5))) struct WatchingTests {}
