import Source

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The files below a directory.
///
/// Symbolic links are followed, so a file may be found under several paths. A link to a directory that the walk is
/// inside of is not entered, and neither is a ninth link on the way to a file, so that links can neither form a circle
/// nor multiply without end. Links that lead nowhere and what is neither file nor directory are passed over.
package struct DirectoryWalk: Sendable, Equatable {
  /// The paths of regular files relative to the root of the walk, ordered by bytes.
  package var files: [String] = []
  /// Directories that could not be read, and names that are not UTF-8.
  package var problems: [FileError] = []

  /// Walks `root`.
  ///
  /// - Parameters:
  ///   - followsLinks: whether symbolic links count as what they point to, or are passed over.
  ///   - descend: whether a directory, given by its path relative to the root, is entered.
  ///   - include: whether a file, given by its path relative to the root, is listed.
  package init(
    _ root: String, followsLinks: Bool = true, descend: (String) -> Bool = { _ in true },
    include: (String) -> Bool = { _ in true }
  ) {
    var walker = Walker(root: root, followsLinks: followsLinks)
    walker.directories.append(Walker.Directory(path: "", parent: -1, links: 0))
    var next = 0
    while next < walker.directories.count {
      walker.list(next, descend, include)
      next += 1
    }
    files = walker.files.sorted(by: precedesByBytes)
    problems = walker.problems.sorted { precedesByBytes($0.path, $1.path) }
  }
}

private struct Walker {
  struct Directory {
    /// Relative to the root; empty for the root itself.
    var path: String
    /// The index of the directory that this one was found in; -1 for the root.
    var parent: Int
    /// How many symbolic links lead here from the root.
    var links: Int
    var device: UInt64 = 0
    var inode: UInt64 = 0
  }

  let root: String
  let followsLinks: Bool
  /// All directories met so far; those that are not listed yet stand at the end.
  var directories: [Directory] = []
  var files: [String] = []
  var problems: [FileError] = []

  private static let linkLimit = 8

  mutating func list(_ index: Int, _ descend: (String) -> Bool, _ include: (String) -> Bool) {
    let path = directories[index].path
    guard let handle = opendir(absolute(path)) else {
      // A directory that has vanished since it was listed is as if it had never been.
      if errno != ENOENT || path.isEmpty { problems.append(FileError(absolute(path), errno: errno)) }
      return
    }
    defer { closedir(handle) }
    if followsLinks {
      var raw = stat()
      if fstat(dirfd(handle), &raw) == 0 {
        let status = FileStatus(raw)
        directories[index].device = status.device
        directories[index].inode = status.inode
      }
    }
    while let entry = readdir(handle) {
      guard let name = name(of: entry, in: path) else { continue }
      let child = path.isEmpty ? name : path + "/" + name
      switch Int(entry.pointee.d_type) {
      case Int(DT_DIR): enter(child, from: index, links: 0, descend)
      case Int(DT_REG): if include(child) { files.append(child) }
      case Int(DT_LNK), Int(DT_UNKNOWN): resolve(child, from: index, descend, include)
      default: continue
      }
    }
  }

  private func absolute(_ path: String) -> String { path.isEmpty ? root : root + "/" + path }

  /// The name of an entry, or nil for `.`, `..` and names that are not UTF-8.
  private mutating func name(of entry: UnsafeMutablePointer<dirent>, in path: String) -> String? {
    withUnsafePointer(to: &entry.pointee.d_name) { tuple in
      let bytes = UnsafeRawPointer(tuple).assumingMemoryBound(to: UInt8.self)
      if bytes[0] == UInt8(ascii: "."), bytes[1] == 0 || (bytes[1] == UInt8(ascii: ".") && bytes[2] == 0) { return nil }
      let buffer = UnsafeBufferPointer(start: bytes, count: strlen(UnsafePointer<CChar>(OpaquePointer(bytes))))
      if let name = String(validating: buffer, as: UTF8.self) { return name }
      let shown = String(decoding: buffer, as: UTF8.self)
      problems.append(FileError(absolute(path.isEmpty ? shown : path + "/" + shown), .nameNotUTF8))
      return nil
    }
  }

  private mutating func enter(_ child: String, from parent: Int, links: Int, _ descend: (String) -> Bool) {
    guard descend(child) else { return }
    directories.append(Directory(path: child, parent: parent, links: directories[parent].links + links))
  }

  /// What a link points to, or what the file system did not say at once.
  private mutating func resolve(
    _ child: String, from parent: Int, _ descend: (String) -> Bool, _ include: (String) -> Bool
  ) {
    guard let own = try? FileSystem.status(absolute(child), followingLinks: false) else { return }
    let isLink = own.kind == .symbolicLink
    guard !isLink || followsLinks, let status = isLink ? try? FileSystem.status(absolute(child)) : own else { return }
    switch status.kind {
    case .regular: if include(child) { files.append(child) }
    case .directory:
      if isLink, isInside(status, parent) || Self.linkLimit <= directories[parent].links { return }
      enter(child, from: parent, links: isLink ? 1 : 0, descend)
    default: return
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
