import Source

/// The files below a directory, the problems of the walk, and the links that lead outside.
///
/// Symbolic links are followed, so a file may be found under several paths. The walk enters neither a link to a
/// directory that contains it nor a third link on the way to a file, so links can't form a circle. In folders that all
/// link to each other, each further link would multiply the number of ways. After
/// `linkedDirectoryLimit` directories, no more links to directories are followed, which is a problem. Dangling links
/// and entries that are neither files nor directories are skipped.
package struct DirectoryWalk: Sendable, Equatable {
  /// The paths of regular files relative to the root of the walk, ordered by bytes.
  package var files: [String] = []
  /// Directories that could not be read, and names that are not UTF-8.
  package var problems: [FileError] = []
  /// The symbolic links that lead out of the directory that access is confined to, ordered by bytes. They are not
  /// followed.
  package var linksOutside: [WalkedPath] = []

  /// Walks `root`.
  ///
  /// - Parameters:
  ///   - access: the directory that the walk is confined to; nil for the whole file system.
  ///   - followsLinks: whether symbolic links are followed, or skipped.
  ///   - descend: whether a directory is entered.
  ///   - include: whether a file is listed.
  package init(
    _ root: String, in access: ConfinedRoot? = nil, followsLinks: Bool = true,
    descend: (WalkedPath) -> Bool = { _ in true }, include: (WalkedPath) -> Bool = { _ in true }
  ) {
    do throws(FileError) {
      let absolute = root.hasPrefix("/") ? root : Path.join(try FileSystem.workingDirectory(), root)
      let access = if let access { access } else { try ConfinedRoot(AccessPolicy(boundary: "/")) }
      var walker = Walker(root: absolute, access: access, followsLinks: followsLinks)
      walker.directories.append(Walker.Directory(walked: WalkedPath(path: ""), parent: -1))
      var next = 0
      while next < walker.directories.count {
        walker.list(next, descend, include)
        next += 1
      }
      files = walker.files.sorted(by: precedesByBytes)
      problems = walker.problems.sorted { precedesByBytes($0.path, $1.path) }
      linksOutside = walker.linksOutside.sorted { precedesByBytes($0.path, $1.path) }
    } catch {
      problems = [error]
    }
  }
}

/// Walks the directories below a root.
private struct Walker {
  /// A directory that the walk has found.
  struct Directory {
    /// The path is empty for the root itself.
    var walked: WalkedPath
    /// The index of the directory that this one was found in; -1 for the root.
    var parent: Int
    var device: UInt64 = 0
    var inode: UInt64 = 0
  }

  let root: String
  let access: ConfinedRoot
  let followsLinks: Bool
  /// All directories found so far. Directories that are not listed yet are at the end.
  var directories: [Directory] = []
  var files: [String] = []
  var problems: [FileError] = []
  var linksOutside: [WalkedPath] = []

  /// How many symbolic links there may be on the way to a file. `FileWatching` has the same limit.
  private static let linkLimit = 2
  /// How many directories are entered through symbolic links.
  private static let linkedDirectoryLimit = 20_000
  var linkedDirectories = 0

  mutating func list(_ index: Int, _ descend: (WalkedPath) -> Bool, _ include: (WalkedPath) -> Bool) {
    let (path, links) = (directories[index].walked.path, directories[index].walked.links)
    do throws(FileError) {
      let handle = try access.directory(absolute(path))
      if followsLinks {
        let status = try handle.status(".")
        directories[index].device = status.device
        directories[index].inode = status.inode
      }
      let (entries, malformed) = try handle.entries()
      for name in malformed { problems.append(FileError(Path.join(absolute(path), name), .nameNotUTF8)) }
      for entry in entries {
        var child = WalkedPath(path: path.isEmpty ? entry.name : path + "/" + entry.name, links: links)
        switch entry.kind ?? (try? handle.status(entry.name))?.kind {
        case .directory: enter(child, from: index, descend)
        case .regular: if include(child) { files.append(child.path) }
        case .symbolicLink:
          child.links.append(child.path.utf8.count)
          if followsLinks { follow(child, from: index, descend, include) }
        case .other, nil: continue
        }
      }
    } catch {
      // A directory that has vanished since it was listed is skipped.
      if error.reason != .notFound || path.isEmpty { problems.append(FileError(absolute(path), error.reason)) }
    }
  }

  private func absolute(_ path: String) -> String { path.isEmpty ? root : Path.join(root, path) }

  private mutating func enter(_ child: WalkedPath, from parent: Int, _ descend: (WalkedPath) -> Bool) {
    guard descend(child) else { return }
    if !child.links.isEmpty {
      linkedDirectories += 1
      if Self.linkedDirectoryLimit < linkedDirectories {
        if linkedDirectories == Self.linkedDirectoryLimit + 1 { problems.append(FileError(root, .tooManyLinks)) }
        return
      }
    }
    directories.append(Directory(walked: child, parent: parent))
  }

  private mutating func follow(
    _ child: WalkedPath, from parent: Int, _ descend: (WalkedPath) -> Bool, _ include: (WalkedPath) -> Bool
  ) {
    do throws(FileError) {
      let status = try access.status(absolute(child.path))
      switch status.kind {
      case .regular: if include(child) { files.append(child.path) }
      case .directory:
        if isInside(status, parent) || Self.linkLimit < child.links.count { return }
        enter(child, from: parent, descend)
      case .symbolicLink, .other: return
      }
    } catch {
      if error.reason == .outsideBoundary { linksOutside.append(child) }
      if error.reason.isExhaustion { problems.append(FileError(absolute(child.path), error.reason)) }
    }
  }

  /// Whether the directory with `status` is the one at `index` or one on the way to it.
  private func isInside(_ status: FileStatus, _ index: Int) -> Bool {
    var index = index
    while 0 <= index {
      let directory = directories[index]
      if directory.inode == status.inode, directory.device == status.device { return true }
      index = directory.parent
    }
    return false
  }
}
