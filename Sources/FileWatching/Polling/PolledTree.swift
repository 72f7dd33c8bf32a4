/// A root that is looked at in intervals: which files there were, and what the file system said of them.
struct PolledTree {
  let root: WatchRoot
  private var stamps: [String: FileStamp] = [:]
  /// Files that had changed so recently that another change could not be seen by their times.
  private var recent: Set<String> = []
  private var identity: FileStamp.Identity?

  /// Times of file systems may be as coarse as this, in nanoseconds.
  private static let fineGrain: UInt64 = 50_000_000
  /// The same where times are in whole seconds.
  private static let coarseGrain: UInt64 = 2_000_000_000
  private static let linkLimit = 8

  /// Takes what is there as known.
  init(_ root: WatchRoot) {
    self.root = root
    scan()
  }

  /// Looks at all files again. Costs one `stat` per file that matters.
  mutating func poll() -> Findings {
    let (old, oldRecent, oldIdentity) = (stamps, recent, identity)
    scan()
    var findings = Findings()
    if identity != oldIdentity { findings.rescans.insert(root.path) }
    for (path, stamp) in stamps where old[path] != stamp || oldRecent.contains(path) { findings.note(path, .other) }
    for path in old.keys where stamps[path] == nil { findings.note(path, .other) }
    return findings
  }

  private mutating func scan() {
    let now = SystemCalls.calendarTime()
    stamps.removeAll(keepingCapacity: true)
    recent = []
    identity = nil
    if let stamp = FileStamp(root.path, followingLinks: true), stamp.kind == .directory { identity = stamp.identity }
    var queue = [Folder(path: root.path, links: 0, above: [])]
    while let folder = queue.popLast() {
      let descriptor = SystemCalls.openDirectory(folder.path, followingLinks: true)
      guard 0 <= descriptor, let own = FileStamp(descriptor: descriptor) else { continue }
      for entry in DirectoryListing(consuming: descriptor).entries {
        visit(entry, folder, own.identity, now, &queue)
      }
    }
  }

  private struct Folder {
    var path: String
    var links: Int
    /// The directories that a link below may not lead to again.
    var above: Set<FileStamp.Identity>
  }

  private mutating func visit(
    _ entry: DirectoryListing.Entry, _ folder: Folder, _ own: FileStamp.Identity, _ now: UInt64, _ queue: inout [Folder]
  ) {
    let path = Path.join(folder.path, entry.name)
    var above = folder.above
    above.insert(own)
    switch entry.kind(in: folder.path) {
    case .directory where root.wants(directory: path):
      queue.append(Folder(path: path, links: folder.links, above: above))
    case .symbolicLink:
      guard let stamp = FileStamp(path, followingLinks: true) else { return }
      if stamp.kind == .directory, root.wants(directory: path), folder.links < Self.linkLimit,
        !above.contains(stamp.identity)
      {
        queue.append(Folder(path: path, links: folder.links + 1, above: above))
      }
      if stamp.kind == .regular, root.wants(file: path) { record(path, stamp, now) }
    case .regular where root.wants(file: path):
      if let stamp = FileStamp(path, followingLinks: false) { record(path, stamp, now) }
    default: break
    }
  }

  private mutating func record(_ path: String, _ stamp: FileStamp, _ now: UInt64) {
    stamps[path] = stamp
    let grain = stamp.changed % 1_000_000_000 == 0 ? Self.coarseGrain : Self.fineGrain
    if stamp.changed + grain > now { recent.insert(path) }
  }
}
