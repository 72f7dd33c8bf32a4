import Source

/// A polled root: the files of the last scan with their status.
struct PolledTree {
  let root: WatchRoot
  private var stamps: [String: FileStamp] = [:]
  /// The files whose last change is so recent that another one may leave the same times.
  private var recent: [String: Doubt] = [:]
  private var identity: FileStamp.Identity?
  /// The file in the place of the root while the root is missing.
  private var obstacle: Obstacle?
  /// The directories that were listed.
  private var directories: [String: FileStamp] = [:]
  /// The number of directories that were reached through symbolic links.
  private var linkedDirectories = 0
  /// The skipped links, which form a cycle or cross too many links.
  private var refused: Set<String> = []
  /// The number of names that are not UTF-8.
  private var oddNames = 0

  /// The times at which the watcher reports a changed file again, since it may change twice in one clock tick.
  ///
  /// The times are of a monotonic clock, since the file system's clock may be that of another machine. A tick takes
  /// some milliseconds, and two seconds on some file systems.
  private struct Doubt {
    private let since: UInt64
    private var round = 0
    private static let rounds: [UInt64] = [50_000_000, 2_000_000_000]

    init(since: UInt64) { self.since = since }

    /// Returns whether to report the file again now.
    mutating func isDue(_ now: UInt64) -> Bool {
      guard !isOver, since + Self.rounds[round] <= now else { return false }
      while !isOver, since + Self.rounds[round] <= now { round += 1 }
      return true
    }

    var isOver: Bool { round == Self.rounds.count }
    static let longest: UInt64 = 2_000_000_000
  }

  /// Takes the present files as known.
  init(_ root: WatchRoot) {
    self.root = root
    scan()
    let (now, calendar) = (SystemCalls.now(), SystemCalls.calendarTime())
    for (path, stamp) in stamps where calendar < stamp.changed &+ Doubt.longest { recent[path] = Doubt(since: now) }
  }

  /// Scans all files again.
  ///
  /// - Complexity: one `stat` per relevant file.
  mutating func poll() -> ObservedChanges {
    let (old, oldDirectories, oldRefused) = (stamps, directories, refused)
    let (oldIdentity, oldObstacle, oldOddNames) = (identity, obstacle, oddNames)
    let now = SystemCalls.now()
    scan(keeping: old)
    var diagnostics = ObservedChanges()
    // Files that were known behind a link can still be read there when it is passed over.
    if identity != oldIdentity || obstacle != oldObstacle || refused != oldRefused || oddNames != oldOddNames {
      diagnostics.rescans.insert(root.path)
    }
    if directories != oldDirectories { diagnostics.transients.insert(root.path) }
    for path in recent.keys where old[path] == stamps[path] {
      if recent[path]?.isDue(now) == true { diagnostics.note(path, .other) }
      if recent[path]?.isOver == true { recent[path] = nil }
    }
    for (path, stamp) in stamps where old[path] != stamp {
      diagnostics.note(path, .other)
      recent[path] = Doubt(since: now)
    }
    for path in old.keys where stamps[path] == nil {
      diagnostics.note(path, .other)
      recent[path] = Doubt(since: now)
    }
    return diagnostics
  }

  var folders: some Collection<String> { directories.keys }

  /// Scans for the last time, since events report later changes.
  consuming func last() -> ObservedChanges { poll() }

  private mutating func scan(keeping old: [String: FileStamp] = [:]) {
    stamps.removeAll(keepingCapacity: true)
    directories.removeAll(keepingCapacity: true)
    refused = []
    linkedDirectories = 0
    oddNames = 0
    identity = nil
    if let stamp = FileStamp(root.path, followingLinks: true), stamp.kind == .directory { identity = stamp.identity }
    obstacle = identity == nil ? Obstacle(on: root.path) : nil
    var queue = [Folder(path: root.path, links: 0, above: [])]
    while let folder = queue.popLast() {
      let descriptor = SystemCalls.openDirectory(folder.path, followingLinks: true)
      guard 0 <= descriptor else {
        // The directory may still have files, although it can't be opened now.
        if WatchLimit.isLimit(SystemCalls.lastError) {
          for (path, stamp) in old where Path.isBelow(path, folder.path) { stamps[path] = stamp }
        }
        continue
      }
      let own = FileStamp(descriptor: descriptor)
      let listing = DirectoryListing(consuming: descriptor)
      guard let own else { continue }
      directories[folder.path] = own
      oddNames += listing.oddNames
      for entry in listing.entries { visit(entry, folder, own.identity, &queue) }
    }
  }

  /// The last existing file on the path to a missing directory. It may prevent the directory from being created.
  private struct Obstacle: Equatable {
    private var path: String
    private var kind: FileStamp.Kind?
    private var identity: FileStamp.Identity?
    private var access: FileStamp.Access?

    init(on way: String) {
      path = way
      var stamp = FileStamp(path, followingLinks: false)
      while stamp == nil, path != "/" {
        path = Path.parent(path)
        stamp = FileStamp(path, followingLinks: false)
      }
      (kind, identity, access) = (stamp?.kind, stamp?.identity, stamp?.access)
    }
  }

  /// A directory that the scan will list.
  private struct Folder {
    var path: String
    var links: Int
    /// The directories that links below must not lead to.
    var above: Set<FileStamp.Identity>
  }

  private mutating func visit(
    _ entry: DirectoryListing.Entry, _ folder: Folder, _ own: FileStamp.Identity, _ queue: inout [Folder]
  ) {
    let path = Path.join(folder.path, entry.name)
    switch entry.kind(in: folder.path) {
    case .directory where root.includes(directory: path):
      if 0 < folder.links { linkedDirectories += 1 }
      queue.append(Folder(path: path, links: folder.links, above: folder.above.union([own])))
    case .symbolicLink:
      guard let stamp = FileStamp(path, followingLinks: true) else { return }
      let above = folder.above.union([own])
      if stamp.kind == .directory, root.includes(directory: path) {
        if folder.links < UnreachablePaths.linkLimit, linkedDirectories < UnreachablePaths.linkedDirectoryLimit,
          !above.contains(stamp.identity)
        {
          linkedDirectories += 1
          queue.append(Folder(path: path, links: folder.links + 1, above: above))
        } else {
          refused.insert(path)
        }
      }
      if stamp.kind == .regular, root.includes(file: path) { stamps[path] = stamp }
    case .regular where root.includes(file: path):
      if let stamp = FileStamp(path, followingLinks: false) { stamps[path] = stamp }
    default: break
    }
  }
}
