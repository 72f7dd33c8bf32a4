#if os(Linux) && !MOCKD_POLLING
  import CInotifyTools
  import Glibc

  /// The directories that are watched, kept equal to what is on the disk.
  ///
  /// An event only says where to look: each entry that one names is compared with the disk, so events that come late, twice
  /// or for what has gone meanwhile do no harm. A directory is watched first and listed then, so nothing that appears in
  /// it is missed. Looks go by paths, and so are wrong while a directory on the way is away. That it came back is an event
  /// which is handled after such a look; all below it is looked at again then, even if it is the same as before.
  struct WatchedTree {
    let inotify: Inotify
    let roots: [WatchRoot]
    /// The roots that are watched, by index.
    let active: [Int]
    var findings = Findings()

    /// How many of the watched directories were reached through symbolic links.
    var linkedDirectories = 0
    /// Watched directories by path; one that links lead to has several.
    var nodes: [String: Node] = [:]
    /// Which of them each watch is for.
    var paths: [Int32: [String]] = [:]
    /// By watch and name, what depends on a name in a watched directory, and for which events.
    var sentinels: [Int32: [String: [Dependent: Int32]]] = [:]
    /// Where the sentinels of each dependent are.
    var placed: [Dependent: Trail] = [:]
    /// Directories that paths lead through, by their paths, and the other way round.
    var stations: [String: Station] = [:]
    var stationPaths: [Int32: String] = [:]
    /// Whether there may be stations that nothing depends on.
    var hasStrayStations = false
    /// Entries that had gone when they were said to have come, and may have been links to directories, by paths.
    private var vanished: [Spot: String] = [:]
    /// Whether a watch was changed that is needed as it was, so that events may have been lost.
    var hasLostTrack = false

    struct Node {
      var watch: Int32
      var identity: FileStamp.Identity
      var access: FileStamp.Access
      /// How many symbolic links lead here.
      var links: Int
      /// Entries that matter.
      var files: Set<String> = []
      var folders: Set<String> = []
      var symbolicLinks: Set<String> = []
    }

    /// What is looked at again when something on its way changes.
    enum Dependent: Hashable {
      case root(Int)
      /// A symbolic link in a watched directory.
      case link(directory: String, name: String)
      /// The locks of the git directories that roots lie in.
      case lock
    }

    /// Watches all roots but those in `polled`. What is there already is no finding.
    init(_ inotify: Inotify, _ roots: [WatchRoot], polled: Set<Int>) {
      self.inotify = inotify
      self.roots = roots
      active = roots.indices.filter { !polled.contains($0) }
      for index in active { check(root: index, after: nil) }
      findings.rescans = []
    }

    func wants(directory: String) -> Bool { active.contains { roots[$0].wants(directory: directory) } }
    func wants(file: String) -> Bool { active.contains { roots[$0].wants(file: file) } }

    // MARK: Events

    mutating func handle(_ event: InotifyEvent) {
      // An overflow is the caller's. Of watches that were removed, events may still wait.
      guard paths[event.watch] != nil || sentinels[event.watch] != nil else { return }
      if event.isOwn { return handleOwn(event) }
      // Nobody writes to a link.
      if !event.isOfNames, !vanished.isEmpty { vanished[Spot(watch: event.watch, name: event.name ?? "")] = nil }
      // That attributes of a directory have changed is also told of its entry in the one above.
      guard let name = event.name else { return noteOddName(event) }
      guard !name.isEmpty else { return }
      for path in paths[event.watch] ?? [] { reconcile(path, name, event) }
      for dependent in (sentinels[event.watch]?[name] ?? [:]).keys { check(dependent, event) }
    }

    private mutating func handleOwn(_ event: InotifyEvent) {
      let directories = paths[event.watch] ?? []
      let dependents = (sentinels[event.watch] ?? [:]).values.reduce(into: Set()) { $0.formUnion($1.keys) }
      if event.isEnd {
        paths[event.watch] = nil
        sentinels[event.watch] = nil
        forgetStation(event.watch)
        for dependent in dependents { placed[dependent] = placed[dependent]?.filter { $0.key.watch != event.watch } }
      }
      for path in directories where event.isEnd || active.contains(where: { roots[$0].path == path }) {
        if let index = active.first(where: { roots[$0].path == path }) {
          if event.isEnd { remove(path) }
          check(root: index, after: event)
        } else {
          // Its number may be in use again for another directory at the same path.
          let links = nodes[path]?.links ?? 0
          remove(path)
          add(path, links: links, reporting: true)
        }
      }
      for dependent in dependents { check(dependent, event) }
    }

    private mutating func check(_ dependent: Dependent, _ event: InotifyEvent) {
      switch dependent {
      case .root(let index): check(root: index, after: event)
      case .link(let directory, let name):
        // Since it was known to depend on this, another look may have found something else in its place.
        if nodes[directory]?.symbolicLinks.contains(name) == true { reconcileLink(directory, name, event) }
      case .lock: findings.lockMayHaveChanged = true
      }
    }

    /// Compares an entry of a watched directory with the disk.
    private mutating func reconcile(_ directory: String, _ name: String, _ event: InotifyEvent) {
      let path = Path.join(directory, name)
      if let index = active.first(where: { roots[$0].path == path }) { check(root: index, after: event) }
      guard let node = nodes[directory] else { return }
      let isFile = wants(file: path)
      if !event.isOfNames {
        // The contents of what is there already.
        if isFile, !event.isDirectory, node.files.contains(name) { return findings.note(path, event.hint) }
        if !isFile { return }
      }
      let isKnown = node.symbolicLinks.contains(name) || nodes[path] != nil
      // To ask for what has gone takes the lock of a directory in which somebody is at work.
      if !isFile, !isKnown, !event.isDirectory, !event.has(IN_CREATE, IN_MOVED_TO, IN_ATTRIB) { return }
      let isWay = event.isDirectory || node.symbolicLinks.contains(name)
      if isWay, event.isMove, wants(directory: path) { findings.directories.insert(path) }
      let stamp = FileStamp(path, followingLinks: false)
      if event.leavesUnseen(behind: stamp?.kind), wants(directory: path) {
        if stamp == nil, !event.isDirectory {
          vanished[Spot(watch: event.watch, name: name)] = path
        } else {
          noteTransient(path)
        }
      }
      if stamp?.kind != .symbolicLink, node.symbolicLinks.contains(name) { forgetLink(directory, name) }
      switch stamp?.kind {
      case .directory:
        if node.files.contains(name) { loseFile(directory, name) }
        guard wants(directory: path) else { return }
        if let old = nodes[path] {
          let isSame = old.identity == stamp?.identity && old.access == stamp?.access
          // A directory comes back only if it is moved.
          if isSame, !event.has(IN_MOVED_TO) { return }
          remove(path)
        }
        add(path, links: node.links, reporting: true)
      case .symbolicLink:
        reconcileLink(directory, name, event)
      case .regular, .other:
        remove(path)
        guard isFile else { return }
        nodes[directory]?.files.insert(name)
        // A hard link is whole when it appears; nobody opens it.
        let isLink = event.has(IN_CREATE) && (stamp?.linkCount ?? 1) > 1
        findings.note(path, isLink ? .whole : event.hint)
      case nil:
        remove(path)
        if node.files.contains(name) || isFile { loseFile(directory, name) }
      }
    }

    /// A directory may have come and gone before anybody could look into it.
    mutating func noteTransient(_ path: String) {
      for index in active where roots[index].contains(path) { findings.transients.insert(roots[index].path) }
    }

    /// Nobody can be told of a name that is not UTF-8, but who looks for all files can say that there is one.
    private mutating func noteOddName(_ event: InotifyEvent) {
      guard event.isMove else { return }
      for path in paths[event.watch] ?? [] {
        for index in active where roots[index].path == path || roots[index].contains(path) {
          findings.rescans.insert(roots[index].path)
        }
      }
    }

    /// To be called when no event waits. What was written to was a file, which editors make for a moment all the time.
    mutating func noteVanishedLinks() {
      for path in vanished.values { noteTransient(path) }
      vanished = [:]
    }

    mutating func loseFile(_ directory: String, _ name: String) {
      nodes[directory]?.files.remove(name)
      findings.note(Path.join(directory, name), .other)
    }
  }
#endif
