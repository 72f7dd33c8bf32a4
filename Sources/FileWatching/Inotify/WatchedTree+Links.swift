#if os(Linux) && !MOCKD_POLLING
  import CLibrary
  import Source

  /// Symbolic links: roots and links in watched directories.
  extension WatchedTree {
    /// The target of a symbolic link.
    enum Destination: Equatable {
      /// A directory that is watched at the link's path.
      case directory(FileStamp.Identity)
      /// A relevant file.
      case file
      /// A directory that is skipped, since the path forms a cycle or crosses too many links.
      case refused
      case nothing
    }

    /// Compares a root with the disk: it may have appeared, disappeared, or been replaced.
    ///
    /// - Parameter event: the event of an ancestor; nil at the beginning.
    mutating func check(root index: Int, after event: InotifyEvent?) {
      let path = roots[index].path
      move(.root(index), to: dependency(onPath: path, mask: InotifyEvent.namesMask | IN_ATTRIB))
      let stamp = FileStamp(path, followingLinks: true)
      let directory = stamp?.kind == .directory ? stamp : nil
      let isSame = nodes[path]?.identity == directory?.identity && nodes[path]?.access == directory?.access
      let mayBeBack = directory != nil && event?.isOfWays == true
      guard !isSame || mayBeBack || nodes[path] == nil && event == nil else {
        // The file that prevented the directory from being created may be gone.
        if directory == nil { diagnostics.rescans.insert(path) }
        return
      }
      remove(path)
      if directory != nil { add(path, links: 0, reporting: false) }
      if event != nil { diagnostics.rescans.insert(path) }
    }

    /// Compares a symbolic link with its target.
    ///
    /// - Parameter event: the event of the link or of an ancestor of its target.
    mutating func reconcileLink(_ directory: String, _ name: String, _ event: InotifyEvent) {
      guard let node = nodes[directory] else { return }
      let path = Path.join(directory, name)
      if !event.isOfNames, !event.isOwn, node.files.contains(name) { return diagnostics.note(path, event.hint) }
      guard FileStamp(path, followingLinks: false)?.kind == .symbolicLink else { return forgetLink(directory, name) }
      if event.isOfWays, includes(directory: path) {
        diagnostics.directories.insert(path)
        noteTransient(path)
      }
      let before = nodes[path]?.identity
      let destination = follow(directory, name)
      if case .directory(let identity) = destination, before == identity, !event.isOfWays { return }
      remove(path)
      switch destination {
      case .directory:
        if node.files.contains(name) { loseFile(directory, name) }
        add(path, links: node.links + 1, reporting: true)
      case .file: diagnostics.note(path, event.hint)
      case .refused, .nothing: if node.files.contains(name) { loseFile(directory, name) }
      }
    }

    /// Watches the path of a link, if its target may be relevant.
    mutating func follow(_ directory: String, _ name: String) -> Destination {
      let path = Path.join(directory, name)
      let (mayBeFile, mayBeFolder) = (includes(file: path), includes(directory: path))
      guard mayBeFile || mayBeFolder else { return .nothing }
      nodes[directory]?.symbolicLinks.insert(name)
      move(.link(directory: directory, name: name), to: dependency(onPath: path, mask: InotifyEvent.directoryMask))
      guard let stamp = FileStamp(path, followingLinks: true) else { return .nothing }
      switch stamp.kind {
      case .directory where mayBeFolder:
        let isTaken =
          (nodes[directory]?.links ?? 0) < UnreachablePaths.linkLimit
          && linkedDirectories < UnreachablePaths.linkedDirectoryLimit
          && !isInside(directory, stamp.identity)
        if isTaken { return .directory(stamp.identity) }
        // The known files at these paths can still be read.
        for index in active where roots[index].contains(path) { diagnostics.rescans.insert(roots[index].path) }
        return .refused
      case .regular where mayBeFile:
        nodes[directory]?.files.insert(name)
        return .file
      default: return .nothing
      }
    }

    mutating func forgetLink(_ directory: String, _ name: String) {
      nodes[directory]?.symbolicLinks.remove(name)
      remove(Path.join(directory, name))
      withdraw(.link(directory: directory, name: name))
    }

    /// Returns whether a directory has `identity`, or is below one that has it.
    private func isInside(_ directory: String, _ identity: FileStamp.Identity) -> Bool {
      var path = directory
      while let node = nodes[path] {
        if node.identity == identity { return true }
        if path == "/" { break }
        path = Path.parent(path)
      }
      return false
    }

    // MARK: Git

    /// Reports changes of git's locks in these directories only.
    mutating func watchLocks(in directories: Set<String>) {
      var dependency: PathDependency = [:]
      for folder in directories {
        guard let identity = FileStamp(folder, followingLinks: true)?.identity,
          case .success(let watch) = watchAncestor(folder, identity, InotifyEvent.namesMask, followingLinks: true)
        else { continue }
        dependency[WatchedName(watch: watch, name: GitDirectory.lockName)] = InotifyEvent.namesMask
      }
      move(.lock, to: dependency)
    }
  }
#endif
