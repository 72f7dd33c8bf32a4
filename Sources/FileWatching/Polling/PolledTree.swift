/// A root that is looked at in intervals: which files there were, and what the file system said of them.
struct PolledTree {
  let root: WatchRoot
  private var stamps: [String: FileStamp] = [:]
  /// Files that had changed so recently when they were looked at that another change may not be seen by their times.
  private var recent: [String: Doubt] = [:]
  private var identity: FileStamp.Identity?
  /// What is in the place of the root while it does not exist.
  private var obstacle: Obstacle?
  /// The directories that were looked into.
  private var directories: [String: FileStamp] = [:]
  /// How many directories were reached through symbolic links.
  private var linkedDirectories = 0
  /// Links that were passed over, since they lead in a circle or over too many links.
  private var refused: Set<String> = []
  /// How many names of entries are not UTF-8.
  private var oddNames = 0

  /// When a file that changed is told again, in case it changed once more in the same tick of the file system's clock.
  ///
  /// The times are of a clock that nobody sets; one of the calendar says nothing of the file system's, which may be
  /// another machine's. Ticks take some milliseconds, but on some file systems two seconds.
  private struct Doubt {
    private let since: UInt64
    private var round = 0
    private static let rounds: [UInt64] = [50_000_000, 2_000_000_000]

    init(since: UInt64) { self.since = since }

    /// Whether to tell the file again now.
    mutating func isDue(_ now: UInt64) -> Bool {
      guard !isOver, since + Self.rounds[round] <= now else { return false }
      while !isOver, since + Self.rounds[round] <= now { round += 1 }
      return true
    }

    var isOver: Bool { round == Self.rounds.count }
    static let longest: UInt64 = 2_000_000_000
  }

  /// Takes what is there as known.
  init(_ root: WatchRoot) {
    self.root = root
    scan()
    let (now, calendar) = (SystemCalls.now(), SystemCalls.calendarTime())
    for (path, stamp) in stamps where calendar < stamp.changed &+ Doubt.longest { recent[path] = Doubt(since: now) }
  }

  /// Looks at all files again. Costs one `stat` per file that matters.
  mutating func poll() -> Findings {
    let (old, oldDirectories, oldRefused) = (stamps, directories, refused)
    let (oldIdentity, oldObstacle, oldOddNames) = (identity, obstacle, oddNames)
    let now = SystemCalls.now()
    scan(keeping: old)
    var findings = Findings()
    // Files that were known behind a link can still be read there when it is passed over.
    if identity != oldIdentity || obstacle != oldObstacle || refused != oldRefused || oddNames != oldOddNames {
      findings.rescans.insert(root.path)
    }
    if directories != oldDirectories { findings.transients.insert(root.path) }
    for path in recent.keys where old[path] == stamps[path] {
      if recent[path]?.isDue(now) == true { findings.note(path, .other) }
      if recent[path]?.isOver == true { recent[path] = nil }
    }
    for (path, stamp) in stamps where old[path] != stamp {
      findings.note(path, .other)
      recent[path] = Doubt(since: now)
    }
    for path in old.keys where stamps[path] == nil {
      findings.note(path, .other)
      recent[path] = Doubt(since: now)
    }
    return findings
  }

  var folders: some Collection<String> { directories.keys }

  /// Looks for the last time, when the system tells of what comes.
  consuming func last() -> Findings { poll() }

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
        // That no file can be opened just now does not mean that there is none.
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

  /// The last thing that there is on the way to a directory that does not exist: what keeps it from being made, if
  /// anything does.
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

  private struct Folder {
    var path: String
    var links: Int
    /// The directories that a link below may not lead to again.
    var above: Set<FileStamp.Identity>
  }

  private mutating func visit(
    _ entry: DirectoryListing.Entry, _ folder: Folder, _ own: FileStamp.Identity, _ queue: inout [Folder]
  ) {
    let path = Path.join(folder.path, entry.name)
    switch entry.kind(in: folder.path) {
    case .directory where root.wants(directory: path):
      if 0 < folder.links { linkedDirectories += 1 }
      queue.append(Folder(path: path, links: folder.links, above: folder.above.union([own])))
    case .symbolicLink:
      guard let stamp = FileStamp(path, followingLinks: true) else { return }
      let above = folder.above.union([own])
      if stamp.kind == .directory, root.wants(directory: path) {
        if folder.links < Detours.linkLimit, linkedDirectories < Detours.linkedDirectoryLimit,
          !above.contains(stamp.identity)
        {
          linkedDirectories += 1
          queue.append(Folder(path: path, links: folder.links + 1, above: above))
        } else {
          refused.insert(path)
        }
      }
      if stamp.kind == .regular, root.wants(file: path) { stamps[path] = stamp }
    case .regular where root.wants(file: path):
      if let stamp = FileStamp(path, followingLinks: false) { stamps[path] = stamp }
    default: break
    }
  }
}
