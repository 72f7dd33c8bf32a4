#if os(Linux) && !MOCKD_POLLING
  import CLibrary
  import Source

  /// The watched directories, kept equal to the disk.
  ///
  /// An event only names an entry, which is then compared with the disk. So late, repeated and outdated events do no
  /// harm. A directory is watched before it is listed, so no new entry is missed. Comparisons use paths, and are wrong
  /// while an ancestor is moved away. The event of its return follows, and then everything below it is compared again.
  struct WatchedTree {
    let inotify: any Inotify
    let roots: [WatchRoot]
    /// The roots that are watched, by index.
    let active: [Int]
    var diagnostics = ObservedChanges()

    /// The number of watched directories that were reached through symbolic links.
    var linkedDirectories = 0
    /// The watched directories by path. A target of links has several paths.
    var nodes: [String: Node] = [:]
    /// The paths of each watch.
    var paths: [Int32: [String]] = [:]
    /// The dependents of a name in a watched directory, by watch and name, with the relevant events.
    var dependents: [Int32: [String: [Dependent: Int32]]] = [:]
    /// The watched names that each dependent depends on.
    var dependencies: [Dependent: PathDependency] = [:]
    /// The watches of ancestors by path, and the paths by watch.
    var ancestors: [String: AncestorWatch] = [:]
    var ancestorPaths: [Int32: String] = [:]
    /// Whether there may be watches of ancestors without dependents.
    var hasUnusedAncestors = false
    /// The paths of entries that were gone when the event of their creation came, and may have been links to
    /// directories.
    private var vanished: [WatchedName: String] = [:]
    /// Whether the events of a needed watch were changed by mistake, so events may have been lost.
    var hasLostTrack = false

    /// A watched directory.
    struct Node {
      var watch: Int32
      var identity: FileStamp.Identity
      var access: FileStamp.Access
      /// The number of symbolic links on the path from the root.
      var links: Int
      /// The relevant entries.
      var files: Set<String> = []
      var folders: Set<String> = []
      var symbolicLinks: Set<String> = []
    }

    /// A root, a link or git's locks, which the tree checks when a watched name changes.
    enum Dependent: Hashable {
      case root(Int)
      /// A symbolic link in a watched directory.
      case link(directory: String, name: String)
      /// The locks of the git directories around the roots.
      case lock
    }

    /// Watches all roots except `polled`. Existing files are not reported.
    init(_ inotify: any Inotify, _ roots: [WatchRoot], polled: Set<Int>) {
      self.inotify = inotify
      self.roots = roots
      active = roots.indices.filter { !polled.contains($0) }
      for index in active { check(root: index, after: nil) }
      diagnostics.rescans = []
    }

    func includes(directory: String) -> Bool { active.contains { roots[$0].includes(directory: directory) } }
    func includes(file: String) -> Bool { active.contains { roots[$0].includes(file: file) } }

    // MARK: Events

    mutating func handle(_ event: InotifyEvent) {
      // The caller handles overflows. Events of removed watches may still arrive.
      guard paths[event.watch] != nil || dependents[event.watch] != nil else { return }
      if event.isOwn { return handleOwn(event) }
      // Writes are to files, never to links.
      if !event.isOfNames, !vanished.isEmpty { vanished[WatchedName(watch: event.watch, name: event.name ?? "")] = nil }
      // The parent reports changes of a directory's attributes, too.
      guard let name = event.name else { return noteOddName(event) }
      guard !name.isEmpty else { return }
      for path in paths[event.watch] ?? [] { reconcile(path, name, event) }
      for dependent in (dependents[event.watch]?[name] ?? [:]).keys { check(dependent, event) }
    }

    private mutating func handleOwn(_ event: InotifyEvent) {
      let directories = paths[event.watch] ?? []
      let affected = (dependents[event.watch] ?? [:]).values.reduce(into: Set()) { $0.formUnion($1.keys) }
      if event.isEnd {
        paths[event.watch] = nil
        dependents[event.watch] = nil
        forgetAncestor(event.watch)
        for dependent in affected {
          dependencies[dependent] = dependencies[dependent]?.filter { $0.key.watch != event.watch }
        }
      }
      for path in directories where event.isEnd || active.contains(where: { roots[$0].path == path }) {
        if let index = active.first(where: { roots[$0].path == path }) {
          if event.isEnd { remove(path) }
          check(root: index, after: event)
        } else {
          // Another directory at the same path may have its number now.
          let links = nodes[path]?.links ?? 0
          remove(path)
          add(path, links: links, reporting: true)
        }
      }
      for dependent in affected { check(dependent, event) }
    }

    private mutating func check(_ dependent: Dependent, _ event: InotifyEvent) {
      switch dependent {
      case .root(let index): check(root: index, after: event)
      case .link(let directory, let name):
        // An earlier comparison may have replaced the link.
        if nodes[directory]?.symbolicLinks.contains(name) == true { reconcileLink(directory, name, event) }
      case .lock: diagnostics.lockMayHaveChanged = true
      }
    }

    /// Compares an entry of a watched directory with the disk.
    private mutating func reconcile(_ directory: String, _ name: String, _ event: InotifyEvent) {
      let path = Path.join(directory, name)
      if let index = active.first(where: { roots[$0].path == path }) { check(root: index, after: event) }
      guard let node = nodes[directory] else { return }
      let isFile = includes(file: path)
      if !event.isOfNames {
        // The contents of a known entry.
        if isFile, !event.isDirectory, node.files.contains(name) { return diagnostics.note(path, event.hint) }
        if !isFile { return }
      }
      let isKnown = node.symbolicLinks.contains(name) || nodes[path] != nil
      // Querying a removed entry would lock a directory that another process is changing.
      if !isFile, !isKnown, !event.isDirectory, !event.has(IN_CREATE, IN_MOVED_TO, IN_ATTRIB) { return }
      let isWay = event.isDirectory || node.symbolicLinks.contains(name)
      if isWay, event.isMove, includes(directory: path) { diagnostics.directories.insert(path) }
      let stamp = FileStamp(path, followingLinks: false)
      if event.leavesUnseen(behind: stamp?.kind), includes(directory: path) {
        if stamp == nil, !event.isDirectory {
          vanished[WatchedName(watch: event.watch, name: name)] = path
        } else {
          noteTransient(path)
        }
      }
      if stamp?.kind != .symbolicLink, node.symbolicLinks.contains(name) { forgetLink(directory, name) }
      switch stamp?.kind {
      case .directory:
        if node.files.contains(name) { loseFile(directory, name) }
        guard includes(directory: path) else { return }
        if let old = nodes[path] {
          let isSame = old.identity == stamp?.identity && old.access == stamp?.access
          // A known directory returns only by a move.
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
        // A hard link is complete when it appears.
        let isLink = event.has(IN_CREATE) && (stamp?.linkCount ?? 1) > 1
        diagnostics.note(path, isLink ? .whole : event.hint)
      case nil:
        remove(path)
        if node.files.contains(name) || isFile { loseFile(directory, name) }
      }
    }

    /// Notes that a directory may have appeared and disappeared before it was listed.
    mutating func noteTransient(_ path: String) {
      for index in active where roots[index].contains(path) { diagnostics.transients.insert(roots[index].path) }
    }

    /// Requests a rescan because of a name that is not UTF-8, since events can't carry it.
    private mutating func noteOddName(_ event: InotifyEvent) {
      guard event.isMove else { return }
      for path in paths[event.watch] ?? [] {
        for index in active where roots[index].path == path || roots[index].contains(path) {
          diagnostics.rescans.insert(roots[index].path)
        }
      }
    }

    /// Notes entries that may have been links to directories. Call it when no event waits, since a write shows that an
    /// entry was a file.
    mutating func noteVanishedLinks() {
      for path in vanished.values { noteTransient(path) }
      vanished = [:]
    }

    mutating func loseFile(_ directory: String, _ name: String) {
      nodes[directory]?.files.remove(name)
      diagnostics.note(Path.join(directory, name), .other)
    }
  }
#endif
