#if os(Linux) && !MOCKD_POLLING
  import CInotifyTools
  import Glibc

  /// Watching for what is outside the tree: everything that decides what a path leads to.
  ///
  /// A path leads through directories and over symbolic links. While all of them exist, a directory on the way can only be
  /// moved, which it says itself; a link can be replaced, and so can the last component, which their directories say.
  /// Where something is missing, each directory on the way is watched for the name that leads on: a directory that some
  /// process stands in does not say that it was deleted, but the one above does.
  extension WatchedTree {
    /// A directory that is watched because paths lead through it.
    struct Station {
      var watch: Int32
      var identity: FileStamp.Identity
      /// What it is watched for.
      var mask: Int32
    }

    /// A name in a watched directory, or the directory itself if it is empty, that something depends on.
    struct Spot: Hashable {
      var watch: Int32
      var name: String
    }

    /// Where to look, and what for.
    typealias Trail = [Spot: Int32]

    private static let linkLimit = 40
    private static let attempts = 64

    /// Watches the way to a path.
    ///
    /// - Parameter mask: what matters of the last component.
    mutating func trail(to path: String, mask: Int32) -> Trail {
      var trail: Trail = [:]
      // What changes while the watches are made is looked for again from the start.
      for attempt in 0..<Self.attempts {
        trail = [:]
        // Where that does not come to rest, more is watched, so that whatever goes on is told.
        let passing = attempt < Self.attempts / 2 ? InotifyEvent.selfMask : InotifyEvent.namesMask
        if walk(path, mask, passing, &trail) { break }
        hasStrayStations = true
      }
      return trail
    }

    /// - Returns: false if something changed meanwhile.
    private mutating func walk(_ path: String, _ mask: Int32, _ passing: Int32, _ trail: inout Trail) -> Bool {
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
        guard watch(folder, isForName ? name : "", isLast ? mask : passing, &trail) else { return false }
        let next = Path.join(folder, name)
        switch FileStamp(next, followingLinks: false)?.kind {
        case .directory: folder = next
        case .symbolicLink:
          guard watch(folder, name, InotifyEvent.namesMask, &trail) else { return false }
          guard let target = SystemCalls.linkTarget(next) else { return false }
          links += 1
          if Self.linkLimit < links { return true }
          if target.hasPrefix("/") { folder = "/" }
          ahead += Self.components(target[...])
        case .regular, .other:
          return isLast ? true : awaits(passed, &trail)
        case nil:
          return awaits(passed, &trail)
        }
      }
      return true
    }

    /// The components of a path, the first one at the end.
    private static func components(_ path: Substring) -> [String] {
      path.split(separator: "/").reversed().filter { $0 != "." }.map(String.init)
    }

    /// Watches for all names that led to one that does not exist, and for who may make it.
    private mutating func awaits(_ passed: [(folder: String, name: String)], _ trail: inout Trail) -> Bool {
      for (folder, name) in passed {
        guard watch(folder, name, InotifyEvent.namesMask | IN_ATTRIB, &trail) else { return false }
      }
      guard let last = passed.last else { return true }
      let kind = FileStamp(Path.join(last.folder, last.name), followingLinks: false)?.kind
      return kind != .directory && kind != .symbolicLink
    }

    /// Watches a directory on the way; one that may not be read is passed over.
    ///
    /// - Returns: false if it is not what it was.
    private mutating func watch(_ folder: String, _ name: String, _ mask: Int32, _ trail: inout Trail) -> Bool {
      guard let identity = FileStamp(folder, followingLinks: false)?.identity else { return false }
      switch station(folder, identity, mask) {
      case .success(let watch):
        trail[Spot(watch: watch, name: name), default: 0] |= mask
        return true
      case .failure(let error): return ![ENOENT, ENOTDIR, ELOOP, ESTALE].contains(error.code)
      }
    }

    /// The watch of a directory which is at least for `mask`.
    mutating func station(
      _ folder: String, _ identity: FileStamp.Identity, _ mask: Int32, followingLinks: Bool = false
    ) -> Result<Int32, Inotify.WatchError> {
      if let node = nodes[folder], node.identity == identity { return .success(node.watch) }
      let old = stations[folder].flatMap { $0.identity == identity ? $0 : nil }
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
          return .failure(Inotify.WatchError(code: ESTALE))
        }
        // Where it was before it moved, it is a station no more.
        let before = stationPaths[watch].flatMap { stations[$0] }
        forgetStation(watch)
        let known = before.map { $0.watch == watch ? $0.mask : 0 } ?? 0
        stations[folder] = Station(watch: watch, identity: identity, mask: mask | known)
        stationPaths[watch] = folder
        return .success(watch)
      case .failure(let error): return .failure(failed(folder, error.code))
      }
    }

    private mutating func failed(_ folder: String, _ code: Int32) -> Inotify.WatchError {
      if WatchLimit.isLimit(code) { exhaust(folder, .system(code)) }
      return Inotify.WatchError(code: code)
    }

    // MARK: Dependents

    mutating func withdraw(_ dependent: Dependent) { move(dependent, to: [:]) }

    /// Lets something depend on these names and no others.
    mutating func move(_ dependent: Dependent, to new: Trail) {
      let old = placed[dependent] ?? [:]
      if old == new, !hasStrayStations { return }
      placed[dependent] = new.isEmpty ? nil : new
      for (spot, mask) in new { sentinels[spot.watch, default: [:]][spot.name, default: [:]][dependent] = mask }
      for spot in old.keys where new[spot] == nil {
        sentinels[spot.watch]?[spot.name]?[dependent] = nil
        if sentinels[spot.watch]?[spot.name]?.isEmpty == true { sentinels[spot.watch]?[spot.name] = nil }
        dropIfUnused(spot.watch)
      }
      for watch in Set(old.keys.map(\.watch)) { lower(watch) }
      if hasStrayStations { for watch in Array(stationPaths.keys) { dropIfUnused(watch) } }
      hasStrayStations = false
    }

    /// Watches a station for no more than is needed, so that nothing else wakes the watcher.
    private mutating func lower(_ watch: Int32) {
      guard let folder = stationPaths[watch], let station = stations[folder], station.watch == watch,
        paths[watch] == nil
      else { return }
      let needed = (sentinels[watch] ?? [:]).values.reduce(0) { $0 | $1.values.reduce(0, |) }
      guard needed != 0, needed != station.mask else { return }
      let descriptor = SystemCalls.openDirectory(folder, followingLinks: true)
      guard 0 <= descriptor else { return }
      defer { close(descriptor) }
      guard FileStamp(descriptor: descriptor)?.identity == station.identity,
        case .success(let again) = inotify.watch(descriptor, needed, adding: false)
      else { return }
      if again == watch {
        stations[folder]?.mask = needed
      } else if paths[again] != nil || sentinels[again] != nil {
        // Another directory has got its path and its number.
        hasLostTrack = true
      } else {
        dropIfUnused(again)
      }
    }

    /// Ends a watch that nothing needs any more.
    mutating func dropIfUnused(_ watch: Int32) {
      if paths[watch]?.isEmpty == true { paths[watch] = nil }
      if sentinels[watch]?.isEmpty == true { sentinels[watch] = nil }
      guard paths[watch] == nil, sentinels[watch] == nil else { return }
      forgetStation(watch)
      inotify.remove(watch)
    }

    mutating func forgetStation(_ watch: Int32) {
      guard let folder = stationPaths.removeValue(forKey: watch) else { return }
      if stations[folder]?.watch == watch { stations[folder] = nil }
    }
  }
#endif
