#if os(Linux) && !MOCKD_POLLING
  import CInotifyTools
  import Glibc

  /// The directories that are watched, kept equal to what is on the disk.
  ///
  /// An event only says where to look: each entry that one names is compared with the disk, so events that come late, twice
  /// or for what has gone meanwhile do no harm. A directory is watched first and listed then, so nothing that appears in
  /// it is missed.
  struct WatchedTree {
    let inotify: Inotify
    let roots: [WatchRoot]
    /// The roots that are watched, by index.
    let active: [Int]
    var findings = Findings()

    /// Watched directories by path; one that links lead to has several.
    var nodes: [String: Node] = [:]
    /// Which of them each watch is for.
    var paths: [Int32: Set<String>] = [:]
    /// Names in watched directories that something else depends on.
    var sentinels: [Int32: [String: Set<Dependent>]] = [:]
    /// Where the sentinels of each dependent are.
    var placed: [Dependent: Set<Sentinel>] = [:]

    struct Node {
      var watch: Int32
      var identity: FileStamp.Identity
      /// How many symbolic links lead here.
      var links: Int
      /// Entries that matter.
      var files: Set<String> = []
      var folders: Set<String> = []
      var symbolicLinks: Set<String> = []
    }

    /// What is looked at again when the entry that a sentinel stands for changes.
    enum Dependent: Hashable {
      case root(Int)
      /// A symbolic link in a watched directory.
      case link(directory: String, name: String)
      /// The lock of the git directory that a root lies in.
      case lock
    }

    struct Sentinel: Hashable {
      var watch: Int32
      var name: String
    }

    /// Watches all roots but those in `polled`. What is there already is no finding.
    init(_ inotify: Inotify, _ roots: [WatchRoot], polled: Set<Int>) {
      self.inotify = inotify
      self.roots = roots
      active = roots.indices.filter { !polled.contains($0) }
      for index in active { check(root: index, isFirst: true) }
      for path in Set(active.compactMap { GitDirectory.find(from: roots[$0].path) }) {
        if case .success(let watch) = self.watch(path, InotifyEvent.namesMask) {
          place(.lock, Sentinel(watch: watch, name: GitDirectory.lockName))
        }
      }
    }

    func wants(directory: String) -> Bool { active.contains { roots[$0].wants(directory: directory) } }
    func wants(file: String) -> Bool { active.contains { roots[$0].wants(file: file) } }

    // MARK: Events

    mutating func handle(_ event: InotifyEvent) {
      // An overflow is the caller's. Of watches that were removed, events may still wait.
      guard paths[event.watch] != nil || sentinels[event.watch] != nil else { return }
      if event.isOwn { return handleOwn(event) }
      guard let name = event.name else { return }
      for path in paths[event.watch] ?? [] { reconcile(path, name, event) }
      for dependent in sentinels[event.watch]?[name] ?? [] { check(dependent, event) }
    }

    private mutating func handleOwn(_ event: InotifyEvent) {
      let directories = paths[event.watch] ?? []
      let dependents = (sentinels[event.watch] ?? [:]).values.reduce(into: Set()) { $0.formUnion($1) }
      if event.isEnd {
        paths[event.watch] = nil
        sentinels[event.watch] = nil
        for dependent in dependents { placed[dependent] = placed[dependent]?.filter { $0.watch != event.watch } }
      }
      for path in directories where event.isEnd || active.contains(where: { roots[$0].path == path }) {
        if let index = active.first(where: { roots[$0].path == path }) {
          if event.isEnd { remove(path) }
          check(root: index)
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
      case .root(let index): check(root: index)
      case .link(let directory, let name): reconcileLink(directory, name, event.hint)
      case .lock: findings.lockMayHaveChanged = true
      }
    }

    /// Compares an entry of a watched directory with the disk.
    private mutating func reconcile(_ directory: String, _ name: String, _ event: InotifyEvent) {
      let path = Path.join(directory, name)
      if let index = active.first(where: { roots[$0].path == path }) { check(root: index) }
      guard let node = nodes[directory] else { return }
      let isFile = wants(file: path)
      if !event.has(IN_CREATE, IN_DELETE, IN_MOVED_FROM, IN_MOVED_TO, IN_ATTRIB) {
        // The contents of what is there already.
        if isFile, !event.isDirectory, node.files.contains(name) { return findings.note(path, event.hint) }
        if !isFile { return }
      }
      let stamp = FileStamp(path, followingLinks: false)
      if stamp?.kind != .symbolicLink, node.symbolicLinks.contains(name) { forgetLink(directory, name) }
      switch stamp?.kind {
      case .directory:
        if node.files.contains(name) { loseFile(directory, name) }
        guard wants(directory: path) else { return }
        if let old = nodes[path] {
          if old.identity == stamp?.identity { return }
          remove(path)
        }
        add(path, links: node.links, reporting: true)
      case .symbolicLink:
        reconcileLink(directory, name, .whole)
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

    mutating func loseFile(_ directory: String, _ name: String) {
      nodes[directory]?.files.remove(name)
      findings.note(Path.join(directory, name), .other)
    }
  }
#endif
