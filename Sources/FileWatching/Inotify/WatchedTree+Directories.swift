#if os(Linux) && !MOCKD_POLLING
  import CInotifyTools
  import Glibc

  extension WatchedTree {
    /// Watches a directory and what matters below it.
    ///
    /// - Parameters:
    ///   - links: how many symbolic links lead to it.
    ///   - reporting: whether the files in it are findings.
    mutating func add(_ path: String, links: Int, reporting: Bool) {
      var queue = [(path, links)]
      while let (path, links) = queue.popLast() {
        guard nodes[path] == nil, let listing = open(path, links) else { continue }
        if path != "/" { nodes[Path.parent(path)]?.folders.insert(Path.name(path)) }
        for entry in listing.entries {
          let child = Path.join(path, entry.name)
          switch entry.kind(in: path) {
          case .directory: if wants(directory: child) { queue.append((child, links)) }
          case .symbolicLink:
            switch follow(path, entry.name) {
            case .directory: queue.append((child, links + 1))
            case .file: if reporting { findings.note(child, .other) }
            case .refused, .nothing: break
            }
          case .regular where wants(file: child):
            nodes[path]?.files.insert(entry.name)
            if reporting { findings.note(child, .other) }
          default: break
          }
        }
      }
    }

    /// Watches one directory, makes its node and lists it.
    private mutating func open(_ path: String, _ links: Int) -> DirectoryListing? {
      let isRoot = active.contains { roots[$0].path == path }
      let descriptor = SystemCalls.openDirectory(path, followingLinks: isRoot || links > 0)
      guard 0 <= descriptor else {
        // What has gone, or may not be read, is told of by its parent when that changes.
        if WatchLimit.isLimit(errno) { exhaust(path, .system(errno)) }
        return nil
      }
      guard let stamp = FileStamp(descriptor: descriptor) else {
        close(descriptor)
        return nil
      }
      if nodes[Path.parent(path)]?.identity.device != stamp.identity.device,
        let name = SilentFileSystem.name(descriptor)
      {
        exhaust(path, .fileSystem(name))
      }
      switch inotify.watch(descriptor, InotifyEvent.directoryMask) {
      case .success(let watch):
        paths[watch, default: []].insert(path)
        nodes[path] = Node(watch: watch, identity: stamp.identity, access: stamp.access, links: links)
        return DirectoryListing(consuming: descriptor)
      case .failure(let error):
        close(descriptor)
        exhaust(path, .system(error.code))
        return nil
      }
    }

    /// Gives up to watch the roots that a directory belongs to; all, where only links lead to it.
    mutating func exhaust(_ path: String, _ limit: WatchLimit) {
      let concerned = active.filter {
        roots[$0].path == path || roots[$0].contains(path) || Path.isBelow(roots[$0].path, path)
      }
      for index in concerned.isEmpty ? active : concerned where findings.limits[index] == nil {
        findings.limits[index] = limit
      }
    }

    /// Stops watching a directory and all below it. The files that were known are findings.
    mutating func remove(_ path: String) {
      guard nodes[path] != nil else { return }
      nodes[Path.parent(path)]?.folders.remove(Path.name(path))
      var queue = [path]
      while let path = queue.popLast() {
        guard let node = nodes[path] else { continue }
        queue += node.folders.map { Path.join(path, $0) }
        for name in node.files { findings.note(Path.join(path, name), .other) }
        for name in node.symbolicLinks { withdraw(.link(directory: path, name: name)) }
        nodes[path] = nil
        paths[node.watch]?.remove(path)
        dropIfUnused(node.watch)
      }
    }
  }
#endif
