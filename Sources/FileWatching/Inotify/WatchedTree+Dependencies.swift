#if os(Linux) && !MOCKD_POLLING
  import CLibrary
  import Source

  /// Watches outside of the tree: the directories and symbolic links that decide what a path means.
  ///
  /// While all ancestors of a path exist, a directory among them can only be moved, which its own watch reports. A link
  /// or the last component can be replaced, which the watch of its directory reports. If a component is missing, each
  /// ancestor is watched for the next name. A deleted directory reports nothing while a process uses it as its working
  /// directory, but its parent does.
  extension WatchedTree {
    /// The watch of a directory on the path to a root or link target, or of a git directory.
    struct AncestorWatch {
      var watch: Int32
      var identity: FileStamp.Identity
      /// The events that it is watched for.
      var mask: Int32
    }

    /// A name in a watched directory; an empty one stands for the directory itself.
    struct WatchedName: Hashable {
      var watch: Int32
      var name: String
    }

    /// The watched names that decide about a path, with the relevant events of each.
    typealias PathDependency = [WatchedName: Int32]

    private static let linkLimit = 40
    private static let attempts = 64

    /// Watches all ancestors of a path.
    ///
    /// - Parameter mask: the relevant events of the last component.
    mutating func dependency(onPath path: String, mask: Int32) -> PathDependency {
      var dependency: PathDependency = [:]
      // If a component changes while the watches are created, the walk starts again.
      for attempt in 0..<Self.attempts {
        dependency = [:]
        // After many attempts, more events are watched, so that further changes are reported.
        let passing = attempt < Self.attempts / 2 ? InotifyEvent.selfMask : InotifyEvent.namesMask
        if walk(path, mask, passing, &dependency) { break }
        hasUnusedAncestors = true
      }
      return dependency
    }

    /// - Returns: false if something changed meanwhile.
    private mutating func walk(_ path: String, _ mask: Int32, _ passing: Int32, _ dependency: inout PathDependency)
      -> Bool
    {
      var ahead = Self.components(path[...])
      var folder = "/"
      var passed: [(folder: String, name: String)] = []
      var links = 0
      while let name = ahead.popLast() {
        if name == ".." {
          folder = Path.parent(folder)
          continue
        }
        let isLast = ahead.isEmpty
        passed.append((folder, name))
        let isForName = isLast || passing != InotifyEvent.selfMask
        guard watch(folder, isForName ? name : "", isLast ? mask : passing, &dependency) else { return false }
        let next = Path.join(folder, name)
        switch FileStamp(next, followingLinks: false)?.kind {
        case .directory: folder = next
        case .symbolicLink:
          guard watch(folder, name, InotifyEvent.namesMask, &dependency) else { return false }
          guard let target = SystemCalls.linkTarget(next) else { return false }
          links += 1
          if Self.linkLimit < links { return true }
          if target.hasPrefix("/") { folder = "/" }
          ahead += Self.components(target[...])
        case .regular, .other:
          return isLast ? true : awaits(passed, &dependency)
        case nil:
          return awaits(passed, &dependency)
        }
      }
      return true
    }

    /// The components of a path, the first one at the end.
    private static func components(_ path: Substring) -> [String] {
      path.split(separator: "/").reversed().filter { $0 != "." }.map(String.init)
    }

    /// Watches all names on the path to a missing one, and the permissions of their directories.
    private mutating func awaits(_ passed: [(folder: String, name: String)], _ dependency: inout PathDependency) -> Bool
    {
      for (folder, name) in passed {
        guard watch(folder, name, InotifyEvent.namesMask | IN_ATTRIB, &dependency) else { return false }
      }
      guard let last = passed.last else { return true }
      let kind = FileStamp(Path.join(last.folder, last.name), followingLinks: false)?.kind
      return kind != .directory && kind != .symbolicLink
    }

    /// Watches an ancestor. An unreadable one is skipped.
    ///
    /// - Returns: false if it was replaced meanwhile.
    private mutating func watch(_ folder: String, _ name: String, _ mask: Int32, _ dependency: inout PathDependency)
      -> Bool
    {
      guard let identity = FileStamp(folder, followingLinks: false)?.identity else { return false }
      switch watchAncestor(folder, identity, mask) {
      case .success(let watch):
        dependency[WatchedName(watch: watch, name: name), default: 0] |= mask
        return true
      case .failure(let error): return ![ENOENT, ENOTDIR, ELOOP, ESTALE].contains(error.code)
      }
    }

    /// Returns the watch of a directory, which covers at least the events of `mask`.
    mutating func watchAncestor(
      _ folder: String, _ identity: FileStamp.Identity, _ mask: Int32, followingLinks: Bool = false
    ) -> Result<Int32, WatchError> {
      if let node = nodes[folder], node.identity == identity { return .success(node.watch) }
      let old = ancestors[folder].flatMap { $0.identity == identity ? $0 : nil }
      if let old, old.mask & mask == mask { return .success(old.watch) }
      let descriptor = SystemCalls.openDirectory(folder, followingLinks: followingLinks)
      guard 0 <= descriptor else { return .failure(failed(folder, errno)) }
      defer { close(descriptor) }
      switch inotify.watch(descriptor, mask) {
      case .success(let watch):
        // After the watch was made it must still be the one at the path.
        guard FileStamp(descriptor: descriptor)?.identity == identity,
          FileStamp(folder, followingLinks: followingLinks)?.identity == identity
        else {
          dropIfUnused(watch)
          return .failure(WatchError(code: ESTALE))
        }
        // Where it was before it moved, it is a ancestor no more.
        let before = ancestorPaths[watch].flatMap { ancestors[$0] }
        forgetAncestor(watch)
        let known = before.map { $0.watch == watch ? $0.mask : 0 } ?? 0
        ancestors[folder] = AncestorWatch(watch: watch, identity: identity, mask: mask | known)
        ancestorPaths[watch] = folder
        return .success(watch)
      case .failure(let error): return .failure(failed(folder, error.code))
      }
    }

    private mutating func failed(_ folder: String, _ code: Int32) -> WatchError {
      if WatchLimit.isLimit(code) { exhaust(folder, .system(code)) }
      return WatchError(code: code)
    }

    // MARK: Dependents

    mutating func withdraw(_ dependent: Dependent) { move(dependent, to: [:]) }

    /// Replaces the dependencies of a root, link or lock.
    mutating func move(_ dependent: Dependent, to new: PathDependency) {
      let old = dependencies[dependent] ?? [:]
      if old == new, !hasUnusedAncestors { return }
      dependencies[dependent] = new.isEmpty ? nil : new
      for (entry, mask) in new { dependents[entry.watch, default: [:]][entry.name, default: [:]][dependent] = mask }
      for entry in old.keys where new[entry] == nil {
        dependents[entry.watch]?[entry.name]?[dependent] = nil
        if dependents[entry.watch]?[entry.name]?.isEmpty == true { dependents[entry.watch]?[entry.name] = nil }
        dropIfUnused(entry.watch)
      }
      for watch in Set(old.keys.map(\.watch)) { lower(watch) }
      if hasUnusedAncestors { for watch in Array(ancestorPaths.keys) { dropIfUnused(watch) } }
      hasUnusedAncestors = false
    }

    /// Reduces the watch of an ancestor to the needed events, so that others don't wake the watcher.
    private mutating func lower(_ watch: Int32) {
      guard let folder = ancestorPaths[watch], let ancestor = ancestors[folder], ancestor.watch == watch,
        paths[watch] == nil
      else { return }
      let needed = (dependents[watch] ?? [:]).values.reduce(0) { $0 | $1.values.reduce(0, |) }
      guard needed != 0, needed != ancestor.mask else { return }
      let descriptor = SystemCalls.openDirectory(folder, followingLinks: true)
      guard 0 <= descriptor else { return }
      defer { close(descriptor) }
      guard FileStamp(descriptor: descriptor)?.identity == ancestor.identity,
        case .success(let again) = inotify.watch(descriptor, needed, adding: false)
      else { return }
      if again == watch {
        ancestors[folder]?.mask = needed
      } else if paths[again] != nil || dependents[again] != nil {
        // Another directory has its path and its number now.
        hasLostTrack = true
      } else {
        dropIfUnused(again)
      }
    }

    /// Removes a watch that is no longer needed.
    mutating func dropIfUnused(_ watch: Int32) {
      if paths[watch]?.isEmpty == true { paths[watch] = nil }
      if dependents[watch]?.isEmpty == true { dependents[watch] = nil }
      guard paths[watch] == nil, dependents[watch] == nil else { return }
      forgetAncestor(watch)
      inotify.remove(watch)
    }

    mutating func forgetAncestor(_ watch: Int32) {
      guard let folder = ancestorPaths.removeValue(forKey: watch) else { return }
      if ancestors[folder]?.watch == watch { ancestors[folder] = nil }
    }
  }
#endif
