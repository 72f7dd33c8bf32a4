import Foundation

/// The contents of a folder, with which the events of watchers are compared. It follows at most two symbolic links on
/// the way to a file, and none to an enclosing directory.
package enum FileTree {
  /// Returns the contents of all files with a suffix, by absolute path.
  package static func contents(below root: String, suffix: String) -> [String: String] {
    var result: [String: String] = [:]
    for path in walk(root) where path.hasSuffix(suffix) { result[path] = text(path) }
    return result
  }

  /// Returns the contents of a regular file, or of a link to one.
  package static func text(_ path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the directories below a folder, and the folder itself if it exists.
  package static func folders(below root: String) -> [String] {
    ([root] + walk(root)).filter { path in
      var status = stat()
      return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
  }

  private static func walk(_ root: String) -> [String] {
    var result: [String] = []
    var queue = [(path: root, links: 0, above: Set<UInt>())]
    while let entry = queue.popLast() {
      var (own, status) = (stat(), stat())
      guard stat(entry.path, &status) == 0, lstat(entry.path, &own) == 0 else { continue }
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      let isLink = isFolder && own.st_mode & S_IFMT == S_IFLNK && entry.path != root
      if isLink, 2 <= entry.links || entry.above.contains(UInt(status.st_ino)) { continue }
      if entry.path != root { result.append(entry.path) }
      guard isFolder else { continue }
      let above = entry.above.union([UInt(status.st_ino)])
      for name in (try? FileManager.default.contentsOfDirectory(atPath: entry.path)) ?? [] {
        queue.append((entry.path + "/" + name, entry.links + (isLink ? 1 : 0), above))
      }
    }
    return result
  }
}
