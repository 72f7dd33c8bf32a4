#if os(Linux) && !MOCKD_POLLING
  import CLibrary
  import Source

  extension WatchedTree {
    /// Watches a directory and the relevant directories below it.
    ///
    /// - Parameters:
    ///   - links: the number of symbolic links on the path from the root.
    ///   - reporting: whether the files in it are reported as changes.
    mutating func add(_ path: String, links: Int, reporting: Bool) {
      if path != "/" { nodes[Path.parent(path)]?.folders.insert(Path.name(path)) }
      var queue = [Visit(path: path, links: links, device: nodes[Path.parent(path)]?.identity.device)]
      // After a limit was reached, the tree is no longer used.
      while diagnostics.limits.isEmpty, let visit = queue.popLast() {
        guard nodes[visit.path] == nil, let (opened, entries) = open(visit) else { continue }
        var node = opened
        var links: [String] = []
        for entry in entries {
          switch entry.kind(in: visit.path) {
          case .directory:
            let child = Path.join(visit.path, entry.name)
            guard includes(directory: child) else { continue }
            node.folders.insert(entry.name)
            queue.append(Visit(path: child, links: visit.links, device: node.identity.device))
          case .symbolicLink: links.append(entry.name)
          case .regular:
            let child = Path.join(visit.path, entry.name)
            guard includes(file: child) else { continue }
            node.files.insert(entry.name)
            if reporting { diagnostics.note(child, .other) }
          default: break
          }
        }
        nodes[visit.path] = node
        if 0 < node.links { linkedDirectories += 1 }
        for name in links { add(link: name, of: visit, reporting, &queue) }
      }
    }

    /// A directory that will be watched.
    private struct Visit {
      var path: String
      var links: Int
      /// The device of the parent directory, if that is watched.
      var device: UInt64?
    }

    private mutating func add(link name: String, of visit: Visit, _ reporting: Bool, _ queue: inout [Visit]) {
      let path = Path.join(visit.path, name)
      switch follow(visit.path, name) {
      case .directory:
        nodes[visit.path]?.folders.insert(name)
        queue.append(Visit(path: path, links: visit.links + 1, device: nodes[visit.path]?.identity.device))
      case .file: if reporting { diagnostics.note(path, .other) }
      case .refused, .nothing: break
      }
    }

    /// Watches one directory, then lists it, so no new entry is missed.
    private mutating func open(_ visit: Visit) -> (Node, [DirectoryListing.Entry])? {
      let isRoot = active.contains { roots[$0].path == visit.path }
      let descriptor = SystemCalls.openDirectory(visit.path, followingLinks: isRoot || visit.links > 0)
      guard 0 <= descriptor else {
        // The parent reports later changes of a missing or unreadable directory.
        if WatchLimit.isLimit(errno) { exhaust(visit.path, .system(errno)) }
        return nil
      }
      guard let stamp = FileStamp(descriptor: descriptor) else {
        close(descriptor)
        return nil
      }
      if visit.device != stamp.identity.device, let name = SilentFileSystem.name(descriptor) {
        exhaust(visit.path, .fileSystem(name))
      }
      switch inotify.watch(descriptor, InotifyEvent.directoryMask) {
      case .success(let watch):
        paths[watch, default: []].append(visit.path)
        let node = Node(watch: watch, identity: stamp.identity, access: stamp.access, links: visit.links)
        return (node, DirectoryListing(consuming: descriptor).entries)
      case .failure(let error):
        close(descriptor)
        exhaust(visit.path, .system(error.code))
        return nil
      }
    }

    /// Stops watching the roots that contain a directory, or all roots if only links lead to it.
    mutating func exhaust(_ path: String, _ limit: WatchLimit) {
      let concerned = active.filter {
        roots[$0].path == path || roots[$0].contains(path) || Path.isBelow(roots[$0].path, path)
      }
      for index in concerned.isEmpty ? active : concerned where diagnostics.limits[index] == nil {
        diagnostics.limits[index] = limit
      }
    }

    /// Stops watching a directory and everything below it. The known files are reported as changes.
    mutating func remove(_ path: String) {
      guard nodes[path] != nil else { return }
      nodes[Path.parent(path)]?.folders.remove(Path.name(path))
      var queue = [path]
      while let path = queue.popLast() {
        guard let node = nodes[path] else { continue }
        queue += node.folders.map { Path.join(path, $0) }
        for name in node.files { diagnostics.note(Path.join(path, name), .other) }
        for name in node.symbolicLinks { withdraw(.link(directory: path, name: name)) }
        nodes[path] = nil
        if 0 < node.links { linkedDirectories -= 1 }
        paths[node.watch]?.removeAll { $0 == path }
        dropIfUnused(node.watch)
      }
    }
  }
#endif
