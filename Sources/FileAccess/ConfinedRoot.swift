import Source
import Synchronization

/// The directory that all access of a run is confined to.
///
/// It is opened once. Every path is resolved below it, one component after the other, on descriptors of directories. A
/// symbolic link is read and resolved by the same steps, so that none leads outside, even if another process replaces
/// directories by links meanwhile. The rules of `RESOLVE_BENEATH` of Linux apply, except that an absolute link whose
/// target is inside is followed.
///
/// Directories that were opened stay open for a while. A value is meant for one run, since it doesn't notice that a
/// directory was replaced; a process that lives long makes a new one for each run.
package final class ConfinedRoot: Sendable {
  package let policy: AccessPolicy
  /// The absolute path of the directory without symbolic links.
  package let path: String
  /// The paths by which the directory is known: with and without symbolic links.
  private let spellings: [String]
  /// The real path of the directory in which no symbolic link is followed at all.
  private let unlinked: String?
  private let top: DirectoryHandle
  private let cache = Mutex<[PathKey: DirectoryHandle]>([:])

  /// How many links one path may lead through.
  private static let linkLimit = 40
  /// How many directories stay open. Processes may often have no more than 256 files open.
  private static let cacheLimit = 96

  /// - Parameter unlinked: the absolute path of a directory in which no symbolic link is followed, the directory itself
  ///   included: mockd's own files.
  package init(_ policy: AccessPolicy, unlinked: String? = nil) throws(FileError) {
    self.policy = policy
    let spelled = Path.normalized(policy.reach)
    path = try FileSystem.realPath(spelled)
    spellings = spelled == path ? [path] : [path, spelled]
    top = try DirectoryHandle(outermost: path)
    self.unlinked = unlinked
  }

  /// Confines access to an open directory.
  ///
  /// - Parameter spelling: another absolute path of the directory, which may have symbolic links.
  package init(_ directory: DirectoryHandle, knownAs spelling: String) throws(FileError) {
    policy = AccessPolicy(boundary: directory.path)
    path = directory.path
    spellings = spelling == path ? [path] : [path, spelling]
    top = try DirectoryHandle(outermost: directory)
    unlinked = nil
  }

  /// Forgets the directories that were opened, so that they are looked up again.
  package func forgetDirectories() { cache.withLock { $0 = [:] } }

  /// Calls `body`. If no descriptor is left, closes the directories that are open for later, and calls it again.
  private func releasing<Value>(_ body: () throws(FileError) -> Value) throws(FileError) -> Value {
    do throws(FileError) {
      return try body()
    } catch {
      guard error.reason.isExhaustion, !cache.withLock(\.isEmpty) else { throw error }
      forgetDirectories()
      return try body()
    }
  }

  /// A place for a file in an open directory. The name is `.` for the directory itself.
  package struct Place: Sendable {
    package var directory: DirectoryHandle
    package var name: String
    package var path: String { directory.path(of: name) }
  }

  // MARK: Lookup

  /// Opens a directory. Symbolic links that stay inside are followed.
  ///
  /// - Parameter path: absolute, or relative to this directory.
  package func directory(_ path: String) throws(FileError) -> DirectoryHandle {
    try releasing { () throws(FileError) in try find(path) }
  }

  private func find(_ path: String) throws(FileError) -> DirectoryHandle {
    if let known = cached(path) { return known }
    let base = try base(of: path)
    var current = top
    var pending: [Substring] = []
    var prefix = path[...]
    while base < prefix.utf8.count {
      if let known = cached(String(prefix)) {
        current = known
        break
      }
      let slash = prefix.utf8.lastIndex(of: UInt8(ascii: "/"))
      pending.append(slash.map { prefix[prefix.utf8.index(after: $0)...] } ?? prefix)
      prefix = slash.map { prefix[..<$0] } ?? ""
    }
    var links = 0
    for component in pending.reversed() {
      current = try step(component, from: current, asked: path, &links)
      prefix = path[..<component.endIndex]
      remember(current, String(prefix))
    }
    return current
  }

  /// Finds the place of a file. Symbolic links on the way are followed if they stay inside; the last component is not.
  package func place(_ path: String) throws(FileError) -> Place {
    let name = Path.name(path)
    guard !name.isEmpty, name != ".", !isParent(name), try base(of: path) < path.utf8.count else {
      return Place(directory: try directory(path), name: ".")
    }
    return Place(directory: try directory(Path.parent(path)), name: name)
  }

  /// Reads `path`, follows symbolic links that stay inside, and calls `body` with places until one is no link.
  private func following<Value>(
    _ path: String, _ isFollowing: Bool, _ body: (Place) throws(FileError) -> Value?
  ) throws(FileError) -> Value {
    do throws(FileError) {
      return try releasing { () throws(FileError) -> Value in
        var place = try place(path)
        var links = 0
        while true {
          if let value = try body(place) { return value }
          guard isFollowing, let target = try place.directory.target(of: place.name) else {
            throw FileError(path, .isSymbolicLink)
          }
          place = try self.place(of: target, at: place, &links)
        }
      }
    } catch {
      // Callers know the path that they have asked for. A link is named by its own path.
      throw error.reason == .outsideBoundary ? error : FileError(path, error.reason)
    }
  }

  /// Finds the place that a symbolic link leads to.
  private func place(of target: String, at link: Place, _ links: inout Int) throws(FileError) -> Place {
    let (directory, components) = try start(of: target, link.directory, link.name, &links)
    var current = directory
    guard let name = components.last, name != ".", !isParent(name), target.utf8.last != UInt8(ascii: "/") else {
      for component in components { current = try step(component, from: current, asked: link.path, &links) }
      return Place(directory: current, name: ".")
    }
    for component in components.dropLast() { current = try step(component, from: current, asked: link.path, &links) }
    return Place(directory: current, name: String(name))
  }

  /// Goes from a directory to an entry of it.
  private func step(
    _ component: Substring, from directory: DirectoryHandle, asked path: String, _ links: inout Int
  ) throws(FileError) -> DirectoryHandle {
    if component.isEmpty || component == "." { return directory }
    if isParent(component) {
      if let parent = directory.parent { return parent }
      // As everywhere, the parent of the file system's root is the root.
      if directory.path == "/" { return directory }
      throw FileError(path, .outsideBoundary)
    }
    let name = String(component)
    switch try directory.lookUp(name) {
    case .directory(let child): return child
    case .link(let target):
      var (current, components) = try start(of: target, directory, name, &links)
      for component in components {
        current = try step(component, from: current, asked: directory.path(of: name), &links)
      }
      return current
    }
  }

  /// The directory that the target of a link is relative to, and the components of the target below it.
  private func start(
    of target: String, _ directory: DirectoryHandle, _ name: String, _ links: inout Int
  ) throws(FileError) -> (DirectoryHandle, [Substring]) {
    let link = directory.path(of: name)
    if let unlinked, Path.isInside(link, unlinked) { throw FileError(link, .isSymbolicLink) }
    links += 1
    // The depth of the recursion is bounded by this, too.
    if Self.linkLimit < links { throw FileError(link, .tooManyLinks) }
    guard target.utf8.first == UInt8(ascii: "/") else { return (directory, target.split(separator: "/")) }
    guard let base = try? base(of: target) else { throw FileError(link, .outsideBoundary) }
    let rest = target[target.utf8.index(target.startIndex, offsetBy: base)...]
    return (top, rest.split(separator: "/"))
  }

  /// How many bytes of a path name this directory.
  private func base(of path: String) throws(FileError) -> Int {
    // The system would take such a path for a shorter one.
    if path.withBytes({ $0.contains(0) }) { throw FileError(path, .notFound) }
    guard path.utf8.first == UInt8(ascii: "/") else { return 0 }
    guard let spelling = spellings.first(where: { Path.isInside(path, $0) }) else {
      throw FileError(path, .outsideBoundary)
    }
    return spelling == "/" ? min(1, path.utf8.count) : spelling.utf8.count
  }

  private func cached(_ path: String) -> DirectoryHandle? { cache.withLock { $0[PathKey(path)] } }

  private func remember(_ directory: DirectoryHandle, _ path: String) {
    cache.withLock { known in
      if Self.cacheLimit <= known.count { known = [:] }
      known[PathKey(path)] = directory
    }
  }

  // MARK: Reading

  /// Reads the bytes of a regular file.
  ///
  /// - Parameter limit: the largest size in bytes.
  package func read(
    _ path: String, followingLinks: Bool = true, limit: Int = FileSystem.largestFile
  ) throws(FileError) -> [UInt8] {
    try reading(path, followingLinks) { file throws(FileError) in try file.readAll(limit: limit) }
  }

  /// Reads the bytes of a regular file, and its status before reading. That takes less time than asking for both.
  ///
  /// - Parameter limit: the largest size in bytes.
  /// - Returns: also whether the path is a symbolic link to the file.
  package func readWithStatus(
    _ path: String, followingLinks: Bool = true, limit: Int = FileSystem.largestFile
  ) throws(FileError) -> (bytes: [UInt8], status: FileStatus, isLink: Bool) {
    var places = 0
    let result = try following(path, followingLinks) { place throws(FileError) -> ([UInt8], FileStatus)? in
      places += 1
      let file: OpenFile
      do throws(FileError) {
        file = try place.directory.open(place.name, .read)
      } catch {
        if error.reason == .isSymbolicLink { return nil }
        throw error
      }
      return try file.readAllWithStatus(limit: limit)
    }
    return (result.0, result.1, 1 < places)
  }

  /// Reads at most the first `count` bytes of a regular file.
  package func readPrefix(_ path: String, _ count: Int, followingLinks: Bool = true) throws(FileError) -> [UInt8] {
    try reading(path, followingLinks) { file throws(FileError) in try file.readPrefix(count) }
  }

  private func reading<Value>(
    _ path: String, _ followingLinks: Bool, _ body: (borrowing OpenFile) throws(FileError) -> Value
  ) throws(FileError) -> Value {
    try following(path, followingLinks) { place throws(FileError) in
      let file: OpenFile
      do throws(FileError) {
        file = try place.directory.open(place.name, .read)
      } catch {
        if error.reason == .isSymbolicLink { return nil }
        throw error
      }
      return try body(file)
    }
  }

  /// Returns the status of a path. With `followingLinks` false, a symbolic link is reported as such.
  package func status(_ path: String, followingLinks: Bool = true) throws(FileError) -> FileStatus {
    try following(path, followingLinks) { place throws(FileError) in
      let status = try place.directory.status(place.name)
      return followingLinks && status.kind == .symbolicLink ? nil : status
    }
  }

  /// Returns the absolute path without symbolic links of an existing entry.
  package func realPath(_ path: String) throws(FileError) -> String {
    try following(path, true) { place throws(FileError) in
      try place.directory.status(place.name).kind == .symbolicLink ? nil : place.path
    }
  }
}
