#if os(Linux) && !MOCKD_POLLING
  import CInotifyTools
  import Glibc

  /// Watching for what is outside the tree: roots that come and go, and the targets of symbolic links.
  extension WatchedTree {
    private static let linkLimit = 8

    /// Compares a root with the disk: it may have appeared, gone, or been replaced.
    mutating func check(root index: Int, isFirst: Bool = false) {
      let path = roots[index].path
      move(.root(index), to: awaited(path, mask: InotifyEvent.namesMask))
      let stamp = FileStamp(path, followingLinks: true)
      let identity = stamp?.kind == .directory ? stamp?.identity : nil
      guard nodes[path]?.identity != identity || nodes[path] == nil && isFirst else { return }
      remove(path)
      if identity != nil { add(path, links: 0, reporting: false) }
      if !isFirst { findings.rescans.insert(path) }
    }

    // MARK: Symbolic links

    /// Compares a symbolic link with what it points to.
    mutating func reconcileLink(_ directory: String, _ name: String, _ hint: Settling.Hint) {
      guard let node = nodes[directory] else { return }
      let path = Path.join(directory, name)
      guard FileStamp(path, followingLinks: false)?.kind == .symbolicLink else { return forgetLink(directory, name) }
      let before = nodes[path]?.identity
      let target = FileStamp(path, followingLinks: true)
      if before != nil, before == target?.identity { return }
      remove(path)
      if let folder = addLink(directory, name, reporting: false) {
        if node.files.contains(name) { loseFile(directory, name) }
        add(folder, links: node.links + 1, reporting: true)
      } else if target?.kind == .regular, wants(file: path) {
        findings.note(path, hint)
      } else if node.files.contains(name) {
        loseFile(directory, name)
      }
    }

    /// Watches what a link points to, if it can matter.
    ///
    /// - Returns: the link's path where it leads to a directory that is to be watched.
    mutating func addLink(_ directory: String, _ name: String, reporting: Bool) -> String? {
      let path = Path.join(directory, name)
      let (mayBeFile, mayBeFolder) = (wants(file: path), wants(directory: path))
      guard mayBeFile || mayBeFolder else { return nil }
      nodes[directory]?.symbolicLinks.insert(name)
      move(.link(directory: directory, name: name), to: awaitedTargets(of: path))
      guard let stamp = FileStamp(path, followingLinks: true) else { return nil }
      switch stamp.kind {
      case .directory where mayBeFolder:
        return (nodes[directory]?.links ?? 0) < Self.linkLimit && !isInside(directory, stamp.identity) ? path : nil
      case .regular where mayBeFile:
        nodes[directory]?.files.insert(name)
        if reporting { findings.note(path, .other) }
        return nil
      default: return nil
      }
    }

    mutating func forgetLink(_ directory: String, _ name: String) {
      nodes[directory]?.symbolicLinks.remove(name)
      remove(Path.join(directory, name))
      withdraw(.link(directory: directory, name: name))
    }

    /// Whether a directory is the one with `identity`, or below it.
    private func isInside(_ directory: String, _ identity: FileStamp.Identity) -> Bool {
      var path = directory
      while let node = nodes[path] {
        if node.identity == identity { return true }
        if path == "/" { break }
        path = Path.parent(path)
      }
      return false
    }

    // MARK: Sentinels

    mutating func place(_ dependent: Dependent, _ sentinel: Sentinel) {
      sentinels[sentinel.watch, default: [:]][sentinel.name, default: []].insert(dependent)
      placed[dependent, default: []].insert(sentinel)
    }

    mutating func withdraw(_ dependent: Dependent) { move(dependent, to: []) }

    private mutating func move(_ dependent: Dependent, to new: Set<Sentinel>) {
      let old = placed[dependent] ?? []
      for sentinel in new.subtracting(old) { place(dependent, sentinel) }
      for sentinel in old.subtracting(new) {
        sentinels[sentinel.watch]?[sentinel.name]?.remove(dependent)
        if sentinels[sentinel.watch]?[sentinel.name]?.isEmpty == true {
          sentinels[sentinel.watch]?[sentinel.name] = nil
        }
        dropIfUnused(sentinel.watch)
      }
      placed[dependent] = new.isEmpty ? nil : new
    }

    /// The sentinel for a path: in its directory, or in the nearest one above that exists.
    private mutating func awaited(_ path: String, mask: Int32) -> Set<Sentinel> {
      var name = Path.name(path)
      var directory = Path.parent(path)
      guard path != "/" else { return [] }
      // What appears while the watches are made is looked for again, from the top.
      for _ in 0..<64 {
        if case .success(let watch) = watch(directory, mask) {
          let missing = Path.join(directory, name)
          guard missing != path, SystemCalls.isDirectory(missing) else { return [Sentinel(watch: watch, name: name)] }
          name = Path.name(path)
          directory = Path.parent(path)
        } else if directory == "/" {
          return []
        } else {
          name = Path.name(directory)
          directory = Path.parent(directory)
        }
      }
      return []
    }

    /// The sentinels for all that a link leads over.
    private mutating func awaitedTargets(of link: String) -> Set<Sentinel> {
      var result: Set<Sentinel> = []
      var path = link
      for _ in 0..<Self.linkLimit {
        guard let text = SystemCalls.linkTarget(path) else { break }
        path = Path.resolve(text, from: path)
        result.formUnion(awaited(path, mask: InotifyEvent.directoryMask))
      }
      return result
    }
  }
#endif
